import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A value worked out from the row by a pure function: nobody writes it. */
export const computed: Kind<unknown> = { ...column, ...check }
