import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { outsideTexts as texts } from '../../../../i18n/fr/outside'
import { forgetLists } from '../../../admin/form/forget-lists'
import type { Row } from '../../../admin/form/form-scope'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { toast } from '../../../widgets/toast-store'

/** Deletes what nothing uses; what is used is refused by the server, in words. */
export function RemoveOutside({
  name,
  record,
  onRemoved,
}: {
  name: string
  record: Row
  onRemoved: () => void
}) {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)

  async function remove() {
    setPending(true)
    try {
      const id = Number(record.id)
      await dataProvider.delete(name, { id, previousData: { ...record, id } })
      toast.success(texts.removed)
      await forgetLists(queryClient, name)
      onRemoved()
    } finally {
      setPending(false)
      setAsking(false)
    }
  }
  return (
    <>
      <Button color="error" sx={{ mr: 'auto' }} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        dangerous
        title={texts.removeTitle(String(record.label))}
        confirmLabel={texts.remove}
        pending={isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  )
}
