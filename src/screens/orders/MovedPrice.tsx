import { priceText } from '../../../i18n/fr/article-facts'
import { cartTexts } from '../../../i18n/fr/carts'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import { compareDecimals } from '../../../resources/schema/decimal-text'

/**
 * Says of a line of a cart what its price was when it was added, where it has moved since (domain §10.1), or which one its sending
 * takes; of one that waits for a decision, that it keeps the price of its submission (5-doors §1, 14).
 */
export function MovedPrice({
  line: { price_added_ht: added, price_ht: price, price_now },
  isFrozen,
}: {
  isFrozen: boolean
  line: Pick<OrderLineAnswer, 'price_added_ht' | 'price_ht' | 'price_now'>
}) {
  if (price_now)
    return (
      <div className="moved-price">
        {cartTexts[isFrozen ? 'priceFrozen' : 'priceAtSending']({
          from: priceText(price),
          to: priceText(price_now),
        })}
      </div>
    )
  if (!added || compareDecimals(added, price) === 0) return null
  return (
    <div className="moved-price">
      {cartTexts.movedPrice({ from: priceText(added), to: priceText(price) })}
    </div>
  )
}
