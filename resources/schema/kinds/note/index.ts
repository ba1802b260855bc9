import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A note from 0 to 20, two decimals. */
export const note: Kind<string> = { ...column, ...check }
