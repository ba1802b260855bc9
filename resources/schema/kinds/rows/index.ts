import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** Lines of a call's body, each of declared `fields`: no column. What each line holds is checked where the body is. */
export const rows: Kind<Record<string, unknown>[]> = { ...column, ...check }
