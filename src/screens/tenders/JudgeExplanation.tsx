import { lowScreenTexts as texts } from '../../../i18n/fr/low-offer-screens'
import type { OfferAnswer } from '../../../resources/tenders/comparison-answers'
import { lowOfferEndpoints } from '../../../resources/tenders/explanation-endpoints'
import { decidedFields } from '../../../resources/tenders/explanations'
import { AskDialog } from '../../admin/form/AskDialog'
import { useEndpoints } from '../../fields/endpoints'
import { useTenderAct } from './use-tenders'

interface Props {
  lotId: number
  offer: OfferAnswer
  decision: 'admitted' | 'rejected'
  onClose: () => void
}

const fields = { reason: { ...decidedFields.reason, min: 3 } }

/** Admits an offer after its exchange, or rejects it as abnormally low, with a reason. */
export function JudgeExplanation({ lotId, offer: { id, supplier }, decision, onClose }: Props) {
  const calls = useEndpoints(lowOfferEndpoints)
  const { run, isPending, errors } = useTenderAct({ atFields: true })
  const isOut = decision === 'rejected'
  const judge = (reason: string) =>
    run(
      () => calls.judge({ id: lotId, offer_id: id, decision, reason }),
      isOut ? texts.rejected : texts.admitted,
      { after: onClose },
    )
  return (
    <AskDialog
      title={(isOut ? texts.rejectOf : texts.admitOf)(supplier)}
      confirm={isOut ? texts.reject : texts.admit}
      fields={fields}
      errors={errors}
      help={isOut ? texts.rejectHelp : texts.admitHelp}
      size="xs"
      isGrave={isOut}
      isPending={isPending}
      onClose={onClose}
      onConfirm={({ reason }) => void judge(String(reason).trim())}
    />
  )
}
