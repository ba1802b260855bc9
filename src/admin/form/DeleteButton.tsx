import Delete from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { formTexts } from '../../../i18n/fr/form'
import { canStrike } from '../../../resources/schema/out-of-service'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { Modal } from '../../widgets/Modal'
import { useRemove } from './use-remove'

const StruckNotice = lazy(async () => ({ default: (await import('../struck/StruckNotice')).StruckNotice }))

type Props = { resource: AnyResource; record: ReadRow; title: string; onRemoved: () => void }

/** « Supprimer »: asks, then deletes, or says who uses the record. */
export function DeleteButton({ resource, record, title, onRemoved }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { remove, isPending, refusal, forget } = useRemove(resource)
  async function confirm() {
    const isGone = await remove(record)
    setAsking(false)
    if (isGone) onRemoved()
  }
  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
        {formTexts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={formTexts.removeTitle({ title })}
        confirmLabel={formTexts.remove}
        dangerous
        pending={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {formTexts.removeText}
        {isAsking && canStrike(resource) && (
          <Suspense fallback={null}>
            <StruckNotice model={resource.name} ids={[Number(record.id)]} />
          </Suspense>
        )}
      </ConfirmDialog>
      {refusal && (
        <Modal
          open
          size="xs"
          title={formTexts.usedTitle}
          onClose={forget}
          actions={<Button onClick={forget}>{formTexts.close}</Button>}
        >
          {refusal.display}
          <ul>
            {refusal.uses.map(({ label, count }) => (
              <li key={label}>{formTexts.usedBy(count, label)}</li>
            ))}
          </ul>
          {resource.fields.active && formTexts.usedHint}
        </Modal>
      )}
    </>
  )
}
