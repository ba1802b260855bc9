import Delete from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formTexts } from '../../../../i18n/fr/form'
import { userTexts as texts } from '../../../../i18n/fr/people'
import { HttpError } from '../../../../providers/http-error'
import type { Row } from '../../../admin/form/form-scope'
import { useEngine } from '../../../fields/engine'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { Modal } from '../../../widgets/Modal'
import { toast } from '../../../widgets/toast-store'
import { useBusy } from '../shared/use-busy'
import { DependentsList } from './DependentsList'
import { type Dependent, dependentsIn } from './user-row'

type Props = { record: Row; name: string; onRemoved: () => void }
type Refusal = { display: string; people: readonly Dependent[] }

/** « Supprimer »: asks, then deletes, or says why not and who depends on the account. */
export function DeleteUserButton({ record, name, onRemoved }: Props) {
  const { http } = useEngine()
  const queries = useQueryClient()
  const { run, isPending } = useBusy()
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function remove() {
    try {
      await http.delete(`/users/delete/${String(record.id)}`, { quiet: true })
      toast.success(formTexts.removed)
      void queries.invalidateQueries({ queryKey: ['user'] })
      onRemoved()
    } catch (error) {
      const display = error instanceof HttpError ? error.display : texts.removeFailed
      const body = error instanceof HttpError ? error.body : undefined
      setRefusal({ display, people: dependentsIn(body, 'users') })
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
        {formTexts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.removeTitle(name)}
        confirmLabel={formTexts.remove}
        dangerous
        pending={isPending}
        onConfirm={() => void run(remove)}
        onClose={() => setAsking(false)}
      >
        {texts.removeText}
      </ConfirmDialog>
      {refusal && (
        <Modal
          open
          size="xs"
          title={texts.removeRefused}
          onClose={() => setRefusal(undefined)}
          actions={<Button onClick={() => setRefusal(undefined)}>{formTexts.close}</Button>}
        >
          <Alert severity="error">{refusal.display}</Alert>
          <DependentsList people={refusal.people} onFollow={() => setRefusal(undefined)} />
        </Modal>
      )}
    </>
  )
}
