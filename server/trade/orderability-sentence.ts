import { orderabilityReasons } from '../../i18n/fr/trade'
import type { OrderabilityFacts, OrderabilityReason } from '../../resources/catalogue/orderability'
import { frenchDay } from '../../resources/schema/date-text'
import type { PhraseValues } from '../../resources/schema/marks'
import { fill } from '../../resources/schema/phrase'

const day = (text: string | null) => (text ? frenchDay(text) : '')

/** Why an article cannot be ordered, its names filled in. */
export function orderabilitySentence(
  code: OrderabilityReason,
  { article, product }: Pick<OrderabilityFacts, 'article' | 'product'>,
  names: PhraseValues,
): string {
  const dated = code.startsWith('product') ? product : article
  return fill(orderabilityReasons[code], {
    ...names,
    from: day(dated.date_active),
    to: day(dated.deactivation_date),
  })
}
