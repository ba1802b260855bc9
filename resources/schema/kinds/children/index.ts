import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** Rows of another resource that live and die with this one, edited with it. */
export const children: Kind<Record<string, unknown>[]> = { ...column, ...check }
