import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import type { PriceUpdatePageAnswer } from '../../../resources/pricing/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { f } from '../../../resources/schema/f'
import { AskDialog } from '../../admin/form/AskDialog'
import { usePriceUpdateCalls, usePricingAct } from './use-pricing'

const fields = { appliance_date: f.date({ label: "Date d'application", required: true }) } as const

interface Props {
  campaign: PriceUpdatePageAnswer['campaign']
  /** Prices of 0 that go with it. */
  free: number
  onClose: () => void
  onDone: () => void
}

/** Validates what was decided, for the day of the campaign or for a later one. */
export function ValidateDialog({ campaign: { id, appliance_date }, free, onClose, onDone }: Props) {
  const calls = usePriceUpdateCalls()
  const { run, isPending, errors } = usePricingAct({ atFields: true })
  const validate = async (day: unknown) => {
    const done = await run(
      () => calls.validate({ id, appliance_date: String(day) }),
      ({ campaign }) => texts.validated({ day: frenchDay(campaign.appliance_date) }),
    )
    if (!done) return
    onDone()
    onClose()
  }
  return (
    <AskDialog
      size="xs"
      title={texts.verbs.validate}
      confirm={texts.verbs.validate}
      fields={fields}
      start={{ appliance_date }}
      errors={errors}
      warnings={free ? [texts.freeTaken({ smart_count: free })] : []}
      help={texts.validateHelp}
      isPending={isPending}
      onClose={onClose}
      onConfirm={(values) => void validate(values.appliance_date)}
    />
  )
}
