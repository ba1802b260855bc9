import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A time of day, `hh:mm`. */
export const time: Kind<string> = { ...column, ...check }
