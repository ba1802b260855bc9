import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** French zip code, 5 digits; a leading zero lost by a spreadsheet is given back on import. */
export const zip: Kind<string, 'max'> = { ...column, ...check, digits: 5 }
