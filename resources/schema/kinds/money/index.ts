import type { Kind } from '../../kind'
import { decimalCheck } from '../decimal/check'
import { decimalColumn } from '../decimal/column'

/** An amount in euros, two decimals (domain §1.1). */
export const money: Kind<string, 'min' | 'max' | 'unit'> = {
  like: 'decimal',
  ...decimalColumn([12, 2]),
  ...decimalCheck([12, 2], 'price'),
}
