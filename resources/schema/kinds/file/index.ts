import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** An uploaded file, by its id. */
export const file: Kind<number> = { ...column, ...check }
