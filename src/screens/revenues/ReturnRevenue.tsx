import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import { f } from '../../../resources/schema/f'
import { AskDialog } from '../../admin/form/AskDialog'
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
  const send = (comment: string) =>
    run(() => calls.return({ id, comment }), texts.sentBack, {
      after: () => {
        onDone()
        onClose()
      },
    })
  return (
    <AskDialog
      title={texts.returnTitle}
      confirm={texts.return}
      fields={fields}
      errors={errors}
      isPending={isPending}
      onClose={onClose}
      onConfirm={(values) => void send(String(values.comment))}
    />
  )
}
