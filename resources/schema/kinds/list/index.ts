import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** Several texts, free or out of a declared list, in order. */
export const list: Kind<string[]> = { ...column, ...check }
