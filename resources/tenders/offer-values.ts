import { compared, divided, type Exact, exact, plus, times } from '../schema/exact'
import type { RowOf } from '../schema/infer'
import type { CriterionName } from './criteria'
import type { tenderProduct } from './tender-lot'
import type { tenderResponseFamily, tenderResponseLine } from './tender-response'

/** A product of a lot, and what is expected of it: a volume in base units. */
export type NeededProduct = RowOf<typeof tenderProduct, 'id' | 'volume' | 'mandatory'>

/** What an offer says of a product; no price stands for « sans réponse ». */
export interface OfferLine
  extends RowOf<typeof tenderResponseLine, 'tender_product_id' | 'quotation' | 'coef_negotiation' | 'coef'> {
  /** It carries a label that EGAlim counts. */
  labelled: boolean
}

export interface Offer
  extends RowOf<typeof tenderResponseFamily, 'id' | 'frequency_per_week' | 'delay_code'> {
  /** Milliseconds of its receipt: who came first stands first among equals. */
  submitted: number
  lines: readonly OfferLine[]
  /** A reference that stands for two products of the lot; absent where there is none. */
  doubled?: string
  /** Notes of evaluators by criterion. */
  entered: Readonly<Partial<Record<CriterionName, readonly string[]>>>
}

export const zero = exact(0)

/** An exact sum of many: those of one denominator first, so that thousands of them stay small. */
export function sumOf(values: readonly Exact[]): Exact {
  const known = new Map<bigint, bigint>()
  for (const { over, under } of values) known.set(under, (known.get(under) ?? 0n) + over)
  return [...known].map(([under, over]) => ({ over, under })).reduce(plus, zero)
}

/** Price of a base unit, not rounded; none where the product is left out. */
export const priceOfLine = (
  line: Pick<OfferLine, 'quotation' | 'coef' | 'coef_negotiation'> | undefined,
): Exact | undefined =>
  line?.quotation
    ? divided(times(exact(line.quotation), exact(line.coef)), exact(line.coef_negotiation))
    : undefined

const linesOf = (offer: Offer) => new Map(offer.lines.map((line) => [line.tender_product_id, line]))

/** An offer that leaves out a product that must be answered. */
export const lacksMandatory = (products: readonly NeededProduct[], offer: Offer): boolean => {
  const lines = linesOf(offer)
  return products.some(({ id, mandatory }) => mandatory && priceOfLine(lines.get(id)) === undefined)
}

/** The highest price offered for each product: what a missing one is worth. */
export function worstPrices(offers: readonly Offer[]): Map<number, Exact> {
  const worst = new Map<number, Exact>()
  for (const { lines } of offers)
    for (const line of lines) {
      const price = priceOfLine(line)
      const known = worst.get(line.tender_product_id)
      if (price && (!known || compared(price, known) > 0)) worst.set(line.tender_product_id, price)
    }
  return worst
}

/** An offer with its worth: volumes × comparable prices. */
export interface Valued {
  offer: Offer
  total: Exact
  labelled: Exact
  incomplete: boolean
}

export function valuedOf(
  products: readonly NeededProduct[],
  offer: Offer,
  worst: Map<number, Exact>,
): Valued {
  const lines = linesOf(offer)
  const parts = products.map(({ id, volume }) => {
    const line = lines.get(id)
    const own = priceOfLine(line)
    const value = times(exact(volume), own ?? worst.get(id) ?? zero)
    return { value, isOwn: own !== undefined, labelled: own && line?.labelled ? value : zero }
  })
  return {
    offer,
    total: sumOf(parts.map(({ value }) => value)),
    labelled: sumOf(parts.map(({ labelled }) => labelled)),
    incomplete: parts.some(({ isOwn }) => !isOwn),
  }
}
