import { memo } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import { euros, frenchQuantity } from '../../../i18n/fr/orders'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { priceText } from '../shop/article-facts'
import { QuantityStepper } from '../shop/QuantityStepper'
import { unitText } from './line-units'

interface Props {
  line: OrderLineAnswer
  isEditable: boolean
  onChange: (line: number, quantity: string) => void
  onMove: (line: number, direction: 1 | -1) => void
}

const bin = 'M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6v12zM8 9h8v10H8V9zm7.5-5-1-1h-5l-1 1H5v2h14V4z'

/** « carton de 5 kg » where the order unit is not the billing one. */
function packOf({
  OrderUnit,
  BillingUnit,
  coef_order_management: order,
  coef_billing: billing,
}: OrderLineAnswer) {
  const isPack = compareDecimals(order, billing) !== 0 && compareDecimals(billing, '1') === 0
  return isPack
    ? `${unitText(OrderUnit)} de ${frenchQuantity(order)} ${unitText(BillingUnit)}`
    : unitText(OrderUnit)
}

/** One line of a cart; only the one that changes is drawn again. */
export const CartLine = memo(function CartLine({ line, isEditable, onChange, onMove }: Props) {
  const unit = unitText(line.OrderUnit)
  return (
    <tr data-line={line.id}>
      <td className="what">
        <div className="label">{line.label}</div>
        <div className="quiet">{[line.ref_supplier, packOf(line)].filter(Boolean).join(' · ')}</div>
        {line.unorderable_reason && <div className="warning">{line.unorderable_reason}</div>}
      </td>
      <td className="number unit">
        {priceText(line.price_ht)}
        <div className="quiet">/ {unitText(line.BillingUnit)}</div>
      </td>
      <td>
        {isEditable ? (
          <div className="order">
            <QuantityStepper
              label={line.label}
              unit={unit}
              quantity={line.quantity}
              rule={line}
              onChange={(quantity) => onChange(line.id, quantity)}
              onMove={(direction) => onMove(line.id, direction)}
            />
          </div>
        ) : (
          `${frenchQuantity(line.quantity)} ${unit}`
        )}
      </td>
      <td className="number amount">{euros(line.line_ht)}</td>
      {isEditable && (
        <td>
          <button
            type="button"
            className="remove"
            aria-label={cartTexts.removeLine(line.label)}
            onClick={() => onChange(line.id, '0')}
          >
            <svg aria-hidden width={20} height={20} viewBox="0 0 24 24" fill="currentColor">
              <path d={bin} />
            </svg>
          </button>
        </td>
      )}
    </tr>
  )
})
