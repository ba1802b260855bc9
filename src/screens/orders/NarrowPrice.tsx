import type { ReactNode } from 'react'
import { unitText } from '../../../i18n/fr/line-units'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import { priceText } from '../../trade/article-facts'

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
