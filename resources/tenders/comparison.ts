import { compareDecimals } from '../schema/decimal-text'
import { compared, divided, exact, minus, times } from '../schema/exact'
import type { ComparisonAnswer } from './answers'
import { type PriceCell, priceCell } from './price-cell'

/** A price of the matrix, as it is shown. */
export interface MatrixCell {
  quotation: string | null
  /** What the supplier asked at the last period. */
  former: string | null
  isBest: boolean
  look: PriceCell
}
export type Matrix = ReadonlyMap<string, MatrixCell>
type Compared = Pick<ComparisonAnswer, 'products' | 'offers' | 'lines' | 'last'>

/** Where the price of an offer for a product stands in the matrix. */
export const cellKey = (productId: number, offerId: number): string => `${productId} ${offerId}`

/** The prices of a lot by product and offer, with the best of each product and the colours of §10.2. */
export function matrixOf({ products, offers, lines, last }: Compared): Matrix {
  const asked = new Map(lines.map((line) => [cellKey(line.tender_product_id, line.offer_id), line]))
  const before = new Map(last.map((one) => [`${one.product_id} ${one.supplier_id}`, one.quotation]))
  const cells = new Map<string, MatrixCell>()
  for (const product of products) {
    const found = offers.map((offer) => asked.get(cellKey(product.id, offer.id))?.comparable ?? null)
    const best = found.filter((price) => price !== null).sort(compareDecimals)[0]
    for (const [at, offer] of offers.entries()) {
      const quotation = asked.get(cellKey(product.id, offer.id))?.quotation ?? null
      const former = before.get(`${product.product_id} ${offer.supplier_id}`) ?? null
      const look = priceCell({
        answeredNow: quotation !== null,
        answeredBefore: former !== null,
        entry: quotation,
        last: former,
        currentQuotation: quotation,
        lastQuotation: former,
      })
      const isBest = found[at] !== null && found[at] === best
      cells.set(cellKey(product.id, offer.id), { quotation, former, look, isBest })
    }
  }
  return cells
}

/** Which products of a comparison are looked at. */
export interface ComparisonFilter {
  /** Percent, a decimal text: a price moved by more than this since the last period. */
  gap?: string
  /** Somebody left it out. */
  missing?: boolean
  /** Its two best prices are nearly the same. */
  disputed?: boolean
}

/** Percent within which two best prices are disputed. */
export const disputedWithin = '2'

/** Whether `now` lies more than `percent` away from `before`. */
function movedBy(percent: string, now: string | null, before: string | null): boolean {
  if (now === null || before === null || compared(exact(before), exact(0)) === 0) return false
  const gap = minus(exact(now), exact(before))
  const size = gap.over < 0n ? { ...gap, over: -gap.over } : gap
  return compared(divided(times(size, exact(100)), exact(before)), exact(percent)) > 0
}

const isDisputed = (prices: (string | null)[]): boolean => {
  const [best, next] = prices.filter((price) => price !== null).sort(compareDecimals)
  return best !== undefined && next !== undefined && !movedBy(disputedWithin, next, best)
}

/** The products that pass every condition of a filter, in their order. */
export function filteredProducts(
  { products, offers, lines }: Compared,
  matrix: Matrix,
  { gap, missing, disputed }: ComparisonFilter,
): ComparisonAnswer['products'] {
  const comparable = new Map(
    lines.map((line) => [cellKey(line.tender_product_id, line.offer_id), line.comparable]),
  )
  return products.filter((product) => {
    const cells = offers.map(({ id }) => matrix.get(cellKey(product.id, id)))
    if (gap && !cells.some((cell) => cell && movedBy(gap, cell.quotation, cell.former))) return false
    if (missing && !cells.some((cell) => cell?.quotation === null)) return false
    return !disputed || isDisputed(offers.map(({ id }) => comparable.get(cellKey(product.id, id)) ?? null))
  })
}
