import { compareDecimals } from '../schema/decimal-text'
import { compared, divided, exact, minus, times } from '../schema/exact'
import type { ComparisonAnswer, OfferAnswer } from './comparison-answers'
import { type PriceCell, priceCell } from './price-cell'

/** A price of the matrix, as it is shown. */
export interface MatrixCell {
  quotation: string | null
  /** What the supplier asked at the last period. */
  former: string | null
  isBest: boolean
  look: PriceCell
}
/** The prices of a lot as they are shown; a row is worked out when it is first looked at. */
export interface Matrix {
  /** What is asked now and was asked before, without colours. */
  prices: (product: Product, offer: OfferAnswer) => Pick<MatrixCell, 'quotation' | 'former'>
  get: (productId: number, offerId: number) => MatrixCell | undefined
}
type Compared = Pick<ComparisonAnswer, 'products' | 'offers' | 'lines' | 'last'>
type Product = ComparisonAnswer['products'][number]

const cellKey = (productId: number, offerId: number): string => `${productId} ${offerId}`

/**
 * The prices of a lot by product and offer, with the best of each product and the colours of §10.2. Exact decimals of 36,000 prices
 * take more than a second: only the rows that are asked for are reckoned, each once.
 */
export function matrixOf({ products, offers, lines, last }: Compared): Matrix {
  const asked = new Map(lines.map((line) => [cellKey(line.tender_product_id, line.offer_id), line]))
  const before = new Map(last.map((one) => [cellKey(one.product_id, one.supplier_id), one.quotation]))
  const byId = new Map(products.map((product) => [product.id, product]))
  const rows = new Map<number, ReadonlyMap<number, MatrixCell>>()

  const prices: Matrix['prices'] = (product, offer) => ({
    quotation: asked.get(cellKey(product.id, offer.id))?.quotation ?? null,
    former: before.get(cellKey(product.product_id, offer.supplier_id)) ?? null,
  })
  function rowOf(product: Product): ReadonlyMap<number, MatrixCell> {
    const found = offers.map(({ id }) => asked.get(cellKey(product.id, id))?.comparable ?? null)
    const best = found.filter((price) => price !== null).sort(compareDecimals)[0]
    return new Map(
      offers.map((offer, at) => {
        const { quotation, former } = prices(product, offer)
        const look = priceCell({
          answeredNow: quotation !== null,
          answeredBefore: former !== null,
          entry: quotation,
          last: former,
          currentQuotation: quotation,
          lastQuotation: former,
        })
        const isBest = found[at] !== null && found[at] === best
        return [offer.id, { quotation, former, look, isBest }] as const
      }),
    )
  }
  return {
    prices,
    get: (productId, offerId) => {
      const product = byId.get(productId)
      if (!product) return undefined
      const row = rows.get(productId) ?? rowOf(product)
      rows.set(productId, row)
      return row.get(offerId)
    },
  }
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
  if (!gap && !missing && !disputed) return products
  const comparable = new Map(
    lines.map((line) => [cellKey(line.tender_product_id, line.offer_id), line.comparable]),
  )
  return products.filter((product) => {
    const cells = offers.map((offer) => matrix.prices(product, offer))
    if (gap && !cells.some(({ quotation, former }) => movedBy(gap, quotation, former))) return false
    if (missing && !cells.some(({ quotation }) => quotation === null)) return false
    return !disputed || isDisputed(offers.map(({ id }) => comparable.get(cellKey(product.id, id)) ?? null))
  })
}
