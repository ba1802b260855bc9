import { f } from '../schema/f'
import type { Values } from '../schema/field'
import type { Answer } from '../schema/infer'
import { lowPrice, saysWhy } from '../trade/low-price'
import { priceUpdateLine } from './price-update-response'

const { quotation, packaging, comment } = priceUpdateLine.fields

/** What a supplier answers of an article. */
export const entryFields = {
  id: f.int({ label: 'Ligne', required: true, min: 1 }),
  quotation,
  available: f.bool({ label: 'Disponible', required: true }),
  packaging,
  comment,
} as const
export type PriceEntry = Values<typeof entryFields>
/** The same as a sheet says it. */
export type ReadPriceEntry = Answer<typeof entryFields>

/** Whether a line says something: a price, or that the article is not to be had. */
export const isPriced = ({ quotation, available }: Pick<PriceEntry, 'quotation' | 'available'>): boolean =>
  available === false || (quotation !== null && quotation !== undefined && quotation !== '')

type Said = Pick<ReadPriceEntry, 'quotation' | 'comment'> & { last_quotation: string | null }

/** Whether a price is 0, or a steep fall from the last one, and its comment does not say why (5-doors §1.3). */
export const lacksWhy = ({ quotation, comment, last_quotation }: Said, fallPct: string): boolean =>
  lowPrice(quotation, last_quotation, fallPct) !== undefined && !saysWhy(comment)
