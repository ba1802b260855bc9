import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { outsideTexts as texts } from '../../../../i18n/fr/outside'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { useListAct } from '../../../admin/form/use-list-act'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'

/** Deletes what nothing uses; what is used is refused by the server, in words. */
export function RemoveOutside({
  name,
  record,
  onRemoved,
}: {
  name: string
  record: ReadRow
  onRemoved: () => void
}) {
  const dataProvider = useDataProvider()
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useListAct(name)

  const remove = () => {
    const id = Number(record.id)
    const close = () => setAsking(false)
    return run(() => dataProvider.delete(name, { id, previousData: { ...record, id } }), texts.removed, {
      after: () => {
        close()
        onRemoved()
      },
      refused: close,
    })
  }
  return (
    <>
      <Button color="error" sx={{ mr: 'auto' }} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        dangerous
        title={texts.removeTitle({ label: String(record.label) })}
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
