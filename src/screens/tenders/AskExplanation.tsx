import { lowScreenTexts as texts } from '../../../i18n/fr/low-offer-screens'
import type { OfferAnswer } from '../../../resources/tenders/comparison-answers'
import { lowOfferEndpoints } from '../../../resources/tenders/explanation-endpoints'
import { askedFields } from '../../../resources/tenders/explanations'
import { AskDialog } from '../../admin/form/AskDialog'
import type { LooseValues } from '../../admin/form/LooseFields'
import { useEndpoints } from '../../fields/endpoints'
import { useTenderAct } from './use-tenders'

interface Props {
  lotId: number
  offer: OfferAnswer
  onClose: () => void
}

/** Asks a supplier to explain its prices, until a moment; the message begins with the usual one. */
export function AskExplanation({ lotId, offer, onClose }: Props) {
  const calls = useEndpoints(lowOfferEndpoints)
  const { run, isPending, errors } = useTenderAct({ atFields: true })
  const products = (offer.low?.lines ?? []).map(({ product }) => product)
  const question = [
    texts.usual,
    ...(products.length ? [texts.usualLines({ products: products.join(', ') })] : []),
  ]
  const ask = (values: LooseValues) => {
    const told = { deadline: String(values.deadline), question: String(values.question).trim() }
    return run(() => calls.ask({ id: lotId, offer_id: offer.id, ...told }), texts.asked, { after: onClose })
  }
  return (
    <AskDialog
      title={texts.askOf(offer.supplier)}
      confirm={texts.ask}
      fields={askedFields}
      start={{ question: question.join('\n\n') }}
      errors={errors}
      help={texts.askHelp}
      isPending={isPending}
      onClose={onClose}
      onConfirm={(values) => void ask(values)}
    />
  )
}
