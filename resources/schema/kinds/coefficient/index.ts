import type { Kind } from '../../kind'
import { decimalCheck } from '../decimal/check'
import { decimalColumn } from '../decimal/column'

/** A coefficient, six decimals (domain §1.1). */
export const coefficient: Kind<string, 'min' | 'max' | 'unit'> = {
  like: 'decimal',
  ...decimalColumn([12, 6]),
  ...decimalCheck([12, 6]),
}
