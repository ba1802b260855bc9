import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import type { AskedAnswer } from '../../../resources/pricing/answers'
import { f } from '../../../resources/schema/f'
import { AskDialog } from '../../admin/form/AskDialog'
import { usePriceUpdateCalls, usePricingAct } from './use-pricing'

const fields = { until: f.dateTime({ label: "Jusqu'au", required: true }) } as const

interface Props {
  campaignId: number
  asked: AskedAnswer
  onClose: () => void
}

/** Lets one late supplier answer until a moment. */
export function ReopenDialog({ campaignId, asked, onClose }: Props) {
  const calls = usePriceUpdateCalls()
  const { run, isPending, errors } = usePricingAct({ atFields: true })
  const reopen = (until: unknown) =>
    run(() => calls.reopen({ id: campaignId, response_id: asked.id, until: String(until) }), texts.reopened, {
      after: onClose,
    })
  return (
    <AskDialog
      size="xs"
      title={texts.reopenFor({ name: asked.name })}
      confirm={texts.reopen}
      fields={fields}
      errors={errors}
      help={texts.reopenText}
      isPending={isPending}
      onClose={onClose}
      onConfirm={({ until }) => void reopen(until)}
    />
  )
}
