import { compareDecimals } from '../schema/decimal-text'
import { divided, exact, rounded, times } from '../schema/exact'
import { f } from '../schema/f'
import type { Values } from '../schema/field'
import type { Answer } from '../schema/infer'
import { volumeLine } from './volume-response'

/** What a member answers of a product: the quantity is in its own unit. */
export const volumeEntryFields = {
  id: f.int({ label: 'Ligne', required: true, min: 1 }),
  quantity: f.quantity({ label: 'Volume', min: 0 }),
  comment: volumeLine.fields.comment,
} as const
export type VolumeEntry = Values<typeof volumeEntryFields>
/** The same as a sheet says it. */
export type ReadVolumeEntry = Answer<typeof volumeEntryFields>

/** A volume in base units as the member counts it, three decimals; `coef` is base units per own unit. */
export const inOwnUnit = (volume: string | null, coef: string): string | null =>
  volume === null ? null : rounded(divided(exact(volume), exact(coef)), 3)

/** The other way: what is kept, in base units, three decimals. */
export const inBaseUnit = (quantity: string | null | undefined, coef: string): string | null =>
  quantity === null || quantity === undefined || quantity === ''
    ? null
    : rounded(times(exact(quantity), exact(coef)), 3)

/** How far from one's history a volume is pointed out: three times, or a third (issue of the trade, domain §11.1). */
const far = exact(3)

/** « high » from three times what was received, « low » down to a third; null between, or without a history or an answer. */
export function outlierOf(
  quantity: string | null | undefined,
  prefilled: string | null,
): 'high' | 'low' | null {
  if (!quantity || !prefilled || exact(prefilled).over === 0n) return null
  if (compareDecimals(quantity, rounded(times(exact(prefilled), far), 3)) >= 0) return 'high'
  return compareDecimals(rounded(times(exact(quantity), far), 3), prefilled) <= 0 ? 'low' : null
}
