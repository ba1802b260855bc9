import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A number under a barcode (EAN, UPC, GTIN): 8, 12, 13 or 14 digits, the last one checked; kept without the zeros that pad it. */
export const gtin: Kind<string, 'max'> = { ...column, ...check }
