import { useState } from 'react'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import { f } from '../../../resources/schema/f'
import { LooseFields, type LooseValues } from '../../admin/form/LooseFields'
import { Modal } from '../../widgets/Modal'
import { ModalActions } from '../../widgets/ModalActions'
import { useRevenueAct, useRevenueCalls } from './use-revenues'

const fields = { comment: f.longText({ label: texts.comment, required: true, max: 2000 }) } as const

/** Sends a declaration back to its supplier, who reads why. */
export function ReturnRevenue({
  id,
  onClose,
  onDone,
}: {
  id: number
  onClose: () => void
  onDone: () => void
}) {
  const calls = useRevenueCalls()
  const { run, isPending, errors } = useRevenueAct({ atFields: true })
  const [values, setValues] = useState<LooseValues>({})
  const comment = String(values.comment ?? '')
  const send = () =>
    run(() => calls.return(id, comment), texts.sentBack, {
      after: () => {
        onDone()
        onClose()
      },
    })
  return (
    <Modal
      open
      size="sm"
      title={texts.returnTitle}
      onClose={onClose}
      actions={
        <ModalActions
          confirm={texts.return}
          onCancel={onClose}
          loading={isPending}
          disabled={!comment.trim()}
          onConfirm={() => void send()}
        />
      }
    >
      <LooseFields fields={fields} values={values} errors={errors} onChange={setValues} />
    </Modal>
  )
}
