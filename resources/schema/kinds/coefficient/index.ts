import { decimalText, withScale } from '../../decimal-text'
import type { Kind } from '../../kind'
import { decimalCheck } from '../decimal/check'
import { decimalColumn } from '../decimal/column'

/** A coefficient, six decimals (domain §1.1); shown without those that say nothing: « 10 », « 0,375 ». */
export const coefficient: Kind<string, 'min' | 'max' | 'unit'> = {
  like: 'decimal',
  ...decimalColumn([12, 6]),
  ...decimalCheck([12, 6]),
  format: (value) => decimalText(withScale(value, 0)),
}
