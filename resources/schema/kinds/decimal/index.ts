import type { Kind } from '../../kind'
import { decimalCheck } from './check'
import { decimalColumn } from './column'

/** Any exact decimal as a string; `digits: [total, decimals]`, (12, 2) unless told. */
export const decimal: Kind<string, 'min' | 'max' | 'unit' | 'digits'> = {
  ...decimalColumn([12, 2]),
  ...decimalCheck([12, 2]),
}
