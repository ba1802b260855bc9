import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** The id of one row of another resource; answers carry its label beside it. */
export const ref: Kind<number> = { ...column, ...check }
