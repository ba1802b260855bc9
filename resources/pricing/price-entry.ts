import { f } from '../schema/f'
import type { Values } from '../schema/field'
import type { Answer } from '../schema/infer'
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
