import type { Kind } from '../../kind'
import { decimalCheck } from '../decimal/check'
import { decimalColumn } from '../decimal/column'

/** A rate in percent, two decimals (domain §1.1). */
export const rate: Kind<string, 'min' | 'max' | 'unit' | 'digits'> = {
  like: 'decimal',
  ...decimalColumn([5, 2]),
  percent: true,
  ...decimalCheck([5, 2], 'percent'),
}
