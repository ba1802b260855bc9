import { type AnswerLot, isAnswered } from './answer'

/** How far a lot of an answer has come. */
export interface Progress {
  answered: number
  total: number
  /** Ids of the products that must have a price and have none. */
  missing: number[]
}

/** What a supplier is told while it types: how many prices there are, and what would make the offer irregular. */
export function lacksPrices(
  lot: Pick<AnswerLot, 'lines'>,
  products: readonly { id: number; mandatory?: unknown }[],
): Progress {
  const answered = new Set((lot.lines ?? []).filter(isAnswered).map((line) => line.tender_product_id))
  return {
    answered: products.filter(({ id }) => answered.has(id)).length,
    total: products.length,
    missing: products
      .filter(({ id, mandatory }) => mandatory === true && !answered.has(id))
      .map(({ id }) => id),
  }
}
