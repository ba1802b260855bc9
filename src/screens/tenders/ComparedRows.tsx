import { memo } from 'react'
import { frenchQuantity } from '../../../i18n/fr/orders'
import type { Matrix } from '../../../resources/tenders/comparison'
import type { ComparisonAnswer } from '../../../resources/tenders/comparison-answers'
import { ComparedPrice } from './ComparedPrice'

/** A product with how far down its row stands. */
export interface Placed {
  product: ComparisonAnswer['products'][number]
  index: number
  start: number
}

export interface RowProps {
  product: Placed['product']
  offers: ComparisonAnswer['offers']
  cells: Matrix
  index: number
  /** The offers that are drawn: from this one to before that one. */
  from: number
  to: number
}

/** As much of a label as the lines of a row hold. */
const most = 60
const cut = (label: string) => (label.length > most ? `${label.slice(0, most - 1).trimEnd()}…` : label)

/** A product and what the suppliers in view ask for it: drawn once, however far one scrolls. */
export const Row = memo(function Row({ product, offers, cells, index, from, to }: RowProps) {
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row">{cut(product.label)}</th>
      <td className="number">
        {frenchQuantity(product.volume)} {product.unit}
      </td>
      {from > 0 && <td colSpan={from} />}
      {offers.slice(from, to).map(({ id }) => (
        <ComparedPrice key={id} cell={cells.get(product.id, id)} />
      ))}
      {to < offers.length && <td colSpan={offers.length - to} />}
    </tr>
  )
})

/**
 * The frozen column, over the row heads that it repeats for the eye: one thing that stays while rows pass, for each cell that
 * stays by itself is a layer of its own to paint.
 */
export const Frozen = memo(function Frozen({ shown }: { shown: readonly Placed[] }) {
  return (
    <tr aria-hidden className="frozen">
      <td>
        <div style={{ top: shown[0]?.start ?? 0 }}>
          {shown.map(({ product }) => (
            <div key={product.id} title={product.label}>
              {cut(product.label)}
              <small>{product.code}</small>
            </div>
          ))}
        </div>
      </td>
    </tr>
  )
})
