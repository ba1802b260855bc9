import { decimalText, withScale } from '../../decimal-text'
import type { Kind } from '../../kind'
import { decimalCheck } from '../decimal/check'
import { decimalColumn } from '../decimal/column'

/** A quantity, three decimals (domain §1.1); shown without those that say nothing: « 80 », « 2,5 ». */
export const quantity: Kind<string, 'min' | 'max' | 'unit'> = {
  like: 'decimal',
  ...decimalColumn([12, 3]),
  ...decimalCheck([12, 3], 'quantity'),
  format: (value) => decimalText(withScale(value, 0)),
}
