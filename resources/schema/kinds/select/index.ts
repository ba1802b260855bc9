import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** One of a declared list; stored as its key, shown as its label. */
export const select: Kind<string> = { ...column, ...check }
