import type { Answer } from '../schema/infer'
import { told } from '../schema/told'
import { type AnswerLot, isAnswered } from './answer'

/** How far a lot of an answer has come. */
export const progress = {
  answered: told.int('Prix donnés'),
  total: told.int('Produits'),
  /** Ids of the products that must have a price and have none. */
  missing: told.ids('Produits obligatoires sans prix'),
}
export type Progress = Answer<typeof progress>

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
