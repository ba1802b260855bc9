import { memo, useCallback, useRef } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import { CartRoot } from '../../trade/cart-style'
import type { QuantityRest } from '../../trade/quantity-rest'
import { CartLine } from './CartLine'
import type { OthersLines } from './line-authors'

interface Props {
  order: number
  lines: readonly OrderLineAnswer[]
  /** What others changed while the cart is open. */
  others: OthersLines
  /** What the device keeps until the network is back. */
  waiting: ReadonlyMap<number, string>
  label: string
  isEditable: boolean
  /** It waits for a decision: its prices stay as they are. */
  isFrozen: boolean
  onChange: (line: number, quantity: string, rest: QuantityRest) => void
  onConfirm: (line: OrderLineAnswer) => void
}

/** The lines of a cart: Enter goes from quantity to quantity. */
export const CartLines = memo(function CartLines({
  order,
  lines,
  others,
  waiting,
  label,
  isEditable,
  isFrozen,
  onChange,
  onConfirm,
}: Props) {
  const frame = useRef<HTMLTableSectionElement>(null)
  const onMove = useCallback((line: number, direction: 1 | -1) => {
    const row = frame.current?.querySelector(`[data-line="${line}"]`)
    const next = direction === 1 ? row?.nextElementSibling : row?.previousElementSibling
    const input = next?.querySelector<HTMLInputElement>('.stepper input')
    input?.focus()
    input?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <CartRoot className={isEditable ? 'long editable' : 'long'}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{cartTexts.article}</th>
            <th scope="col" className="number">
              {cartTexts.price}
            </th>
            <th scope="col">{cartTexts.quantity}</th>
            <th scope="col" className="number">
              {cartTexts.amount}
            </th>
            {isEditable && <td className="end" />}
          </tr>
        </thead>
        <tbody ref={frame}>
          {lines.map((line) => (
            <CartLine
              key={line.id}
              order={order}
              line={line}
              author={others.byLabel.get(line.label)}
              isWaiting={waiting.has(line.id)}
              isEditable={isEditable}
              isFrozen={isFrozen}
              onChange={onChange}
              onMove={onMove}
              onConfirm={onConfirm}
            />
          ))}
        </tbody>
      </table>
    </CartRoot>
  )
})
