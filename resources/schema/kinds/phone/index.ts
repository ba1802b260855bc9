import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A user's telephone number: 10 digits, shown as five pairs, blanks aside (specification 1 §5); typed with dots or dashes, too. */
export const phone: Kind<string> = { ...column, ...check, digits: 10 }
