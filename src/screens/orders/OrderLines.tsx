import type { ReactNode } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import { orderedText, packOf, unitText } from '../../../i18n/fr/line-units'
import { orderPageTexts } from '../../../i18n/fr/order-pages'
import { euros, frenchQuantity } from '../../../i18n/fr/orders'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import { confirmedStates } from '../../../resources/orders/order-line'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { sayWord } from '../../../resources/schema/say'
import { CartRoot } from '../../trade/cart-style'
import { PriceHistory } from '../../trade/price-history/PriceHistory'
import type { ForMember } from '../../trade/use-member'
import { NarrowPrice } from './NarrowPrice'
import { UnitPrice } from './UnitPrice'

/** What the supplier answered otherwise than asked. */
function answerOf({
  confirmed_state: state,
  confirmed_quantity,
  quantity,
  substitute_label,
}: OrderLineAnswer) {
  if (!state || state === 'ok') return undefined
  const said = sayWord(confirmedStates[state].label)
  if (state === 'short' && confirmed_quantity)
    return `${said} : ${frenchQuantity(confirmed_quantity)} ${orderPageTexts.ordered({ quantity: frenchQuantity(quantity) })}`
  return substitute_label ? `${said} : ${substitute_label}` : said
}

/** What was received of a line, where it is not what was asked. */
function receivedOf(line: OrderLineAnswer) {
  const quantity = line.accepted_quantity ?? '0'
  if (line.added_at_reception || compareDecimals(quantity, line.quantity) === 0) return undefined
  return orderPageTexts.receivedQuantity({ quantity: orderedText({ ...line, quantity }) })
}

interface Props {
  lines: readonly OrderLineAnswer[]
  /** In whose name the history of a price is read; a supplier reads its own general ones. */
  member?: ForMember | undefined
  /** What may be done about a line that is brought in part or not at all. */
  actsOf?: ((line: OrderLineAnswer) => ReactNode) | undefined
  /** Whether something was received of the order, and may be seen. */
  isReceived: boolean
}

/** The lines of an order as they were asked, with the supplier's answer and what was received otherwise. */
export function OrderLines({ lines, member, actsOf, isReceived }: Props) {
  const historyOf = ({ article_id, label }: OrderLineAnswer) =>
    article_id !== null && <PriceHistory article={{ id: article_id, label }} member={member} />
  return (
    <CartRoot>
      <table aria-label={orderPageTexts.lines}>
        <thead>
          <tr>
            <th scope="col">{cartTexts.article}</th>
            <th scope="col" className="number">
              {cartTexts.price}
            </th>
            <th scope="col" className="number">
              {cartTexts.quantity}
            </th>
            <th scope="col" className="number">
              {cartTexts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className="what">
                <div className="label">{line.label}</div>
                <div className="quiet">{[line.ref_supplier, packOf(line)].filter(Boolean).join(' · ')}</div>
                <NarrowPrice line={line}>{historyOf(line)}</NarrowPrice>
                {line.comment && <div className="quiet">{line.comment}</div>}
                {answerOf(line) && <div className="warning">{answerOf(line)}</div>}
                {actsOf?.(line)}
                {line.added_at_reception && <div className="quiet">{orderPageTexts.addedAtReception}</div>}
              </td>
              <td className="number unit">
                <UnitPrice price={line.price_ht} unit={unitText(line.BillingUnit)}>
                  {historyOf(line)}
                </UnitPrice>
              </td>
              <td className="number">
                {orderedText(line)}
                {isReceived && <div className="warning">{receivedOf(line)}</div>}
              </td>
              <td className="number amount">{euros(line.line_ht)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </CartRoot>
  )
}
