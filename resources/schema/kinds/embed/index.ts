import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** One row of another resource that belongs to this one, edited within it. */
export const embed: Kind<Record<string, unknown>> = { ...column, ...check }
