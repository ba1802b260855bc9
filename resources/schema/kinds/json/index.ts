import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A small structure kept as it is: at most 20,000 characters, 16 levels. */
export const json: Kind<unknown, 'component'> = { ...column, ...check }
