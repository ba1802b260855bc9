import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A colour, `#rrggbb`. */
export const color: Kind<string> = { ...column, ...check }
