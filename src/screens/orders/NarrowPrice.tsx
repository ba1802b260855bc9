import type { ReactNode } from 'react'
import { priceText } from '../../../i18n/fr/article-facts'
import { unitText } from '../../../i18n/fr/line-units'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'

interface Props {
  line: OrderLineAnswer
  children?: ReactNode
}

/** The unit price under the label, where its column has no room. */
export const NarrowPrice = ({ line, children }: Props) => (
  <div className="quiet narrow">
    {priceText(line.price_ht)} / {unitText(line.BillingUnit)} {children}
  </div>
)
