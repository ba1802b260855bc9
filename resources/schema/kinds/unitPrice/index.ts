import type { Kind } from '../../kind'
import { decimalCheck } from '../decimal/check'
import { decimalColumn } from '../decimal/column'

/** A unit price in euros, four decimals (domain §1.1). */
export const unitPrice: Kind<string, 'min' | 'max' | 'unit'> = {
  like: 'decimal',
  ...decimalColumn([12, 4]),
  ...decimalCheck([12, 4], 'price'),
}
