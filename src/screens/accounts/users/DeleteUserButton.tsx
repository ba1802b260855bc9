import Delete from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { formTexts } from '../../../../i18n/fr/form'
import { userTexts as texts } from '../../../../i18n/fr/people'
import { isAway } from '../../../../providers/http-error'
import { userEndpoints } from '../../../../resources/accounts/user-endpoints'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { useListAct } from '../../../admin/form/use-list-act'
import { StruckNotice } from '../../../admin/struck/StruckNotice'
import { useEndpoints } from '../../../fields/endpoints'
import { ConfirmDialog } from '../../../widgets/ConfirmDialog'
import { Modal } from '../../../widgets/Modal'
import { DependentsList } from './DependentsList'
import { type Dependent, dependentsIn } from './user-row'

type Props = { record: ReadRow; name: string; onRemoved: () => void }
type Refusal = { display: string; people: readonly Dependent[] }

/** « Supprimer »: asks, then deletes, or says why not and who depends on the account. */
export function DeleteUserButton({ record, name, onRemoved }: Props) {
  const calls = useEndpoints(userEndpoints)
  const { run, isPending } = useListAct('user', { atFields: true })
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const remove = () =>
    run(() => calls.remove({ id: Number(record.id) }, { quiet: true }), formTexts.removed, {
      after: onRemoved,
      refused: (error) => {
        setAsking(false)
        const display = isAway(error) ? texts.removeFailed : error.display
        setRefusal({ display, people: dependentsIn(error.body, 'users') })
      },
    })

  return (
    <>
      <Button color="error" startIcon={<Delete />} onClick={() => setAsking(true)}>
        {formTexts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.removeTitle({ name })}
        confirmLabel={formTexts.remove}
        dangerous
        pending={isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        {texts.removeText}
        {isAsking && <StruckNotice model="user" ids={[Number(record.id)]} />}
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
