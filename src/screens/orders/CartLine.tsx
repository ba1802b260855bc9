import { memo } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import { orderedText, packOf, unitText } from '../../../i18n/fr/line-units'
import { liveTexts } from '../../../i18n/fr/live'
import { euros, quantityWords } from '../../../i18n/fr/orders'
import { pressTexts } from '../../../i18n/fr/presses'
import { refusedTexts } from '../../../i18n/fr/refused-orders'
import { fileUrl } from '../../../providers/files'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import { quantityIssue, roundedUp } from '../../../resources/orders/cart-quantity'
import { OwnPriceHistory } from '../../trade/price-history/OwnPriceHistory'
import { QuantityStepper } from '../../trade/QuantityStepper'
import type { QuantityRest } from '../../trade/quantity-rest'
import { RemoveLine } from '../../trade/RemoveLine'
import type { LineAuthor } from './line-authors'
import { MovedPrice } from './MovedPrice'
import { NarrowPrice } from './NarrowPrice'
import { ReplaceLine } from './ReplaceLine'
import { UnitPrice } from './UnitPrice'

interface Props {
  order: number
  line: OrderLineAnswer
  /** Who else changed it while the cart is open. */
  author?: LineAuthor
  /** Its quantity is kept on the device until the network is back. */
  isWaiting: boolean
  isEditable: boolean
  isFrozen: boolean
  onChange: (line: number, quantity: string, rest: QuantityRest) => void
  onMove: (line: number, direction: 1 | -1) => void
  /** The quantity, far from habit, is meant. */
  onConfirm: (line: OrderLineAnswer) => void
}

/** One line of a cart; only the one that changes is drawn again. */
export const CartLine = memo(function CartLine({
  order,
  line,
  author,
  isWaiting,
  isEditable,
  isFrozen,
  onChange,
  onMove,
  onConfirm,
}: Props) {
  const unit = unitText(line.OrderUnit)
  const isWrong = isEditable && line.unorderable_reason !== null
  const sold = isWrong && quantityIssue(line.quantity, line) ? roundedUp(line.quantity, line) : undefined
  const photo = fileUrl(line.image)
  const history = line.article_id !== null && (
    <OwnPriceHistory article={{ id: line.article_id, label: line.label }} />
  )
  return (
    <tr data-line={line.id}>
      <td className={photo ? 'what with-photo' : 'what'}>
        {photo && <img className="photo" src={photo} alt="" loading="lazy" width={36} height={36} />}
        <div className="label">{line.label}</div>
        <div className="quiet">{[line.ref_supplier, packOf(line)].filter(Boolean).join(' · ')}</div>
        <NarrowPrice line={line}>{history}</NarrowPrice>
        <MovedPrice line={line} isFrozen={isFrozen} />
        {isWaiting && <div className="quiet">{pressTexts.waits}</div>}
        {author && <div className="quiet">{liveTexts.lineBy({ ...author })}</div>}
        {line.unorderable_reason && (
          <div className="warning">
            {line.unorderable_reason}{' '}
            {sold && (
              <button type="button" className="link" onClick={() => onChange(line.id, sold, 'done')}>
                {refusedTexts.put({ quantity: quantityWords(sold, unit) })}
              </button>
            )}
          </div>
        )}
        {isWrong && !sold && <ReplaceLine order={order} line={line} />}
        {line.unusual && (
          <div className="warning">
            {line.unusual}{' '}
            {isEditable && (
              <button type="button" className="link" onClick={() => onConfirm(line)}>
                {cartTexts.confirmQuantity({ quantity: quantityWords(line.quantity, unit) })}
              </button>
            )}
          </div>
        )}
      </td>
      <td className="number unit">
        <UnitPrice price={line.price_ht} unit={unitText(line.BillingUnit)}>
          {history}
        </UnitPrice>
      </td>
      <td>
        {isEditable ? (
          <div className="order">
            <QuantityStepper
              label={line.label}
              unit={unit}
              quantity={line.quantity}
              rule={line}
              onChange={(quantity, rest) => onChange(line.id, quantity, rest)}
              onMove={(direction) => onMove(line.id, direction)}
            />
          </div>
        ) : (
          orderedText(line)
        )}
      </td>
      <td className="number amount">{euros(line.line_ht)}</td>
      {isEditable && (
        <td>
          <RemoveLine
            label={cartTexts.removeLine({ label: line.label })}
            onRemove={() => onChange(line.id, '0', 'done')}
          />
        </td>
      )}
    </tr>
  )
})
