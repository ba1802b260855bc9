import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A moment, ISO 8601 with its offset; stored in UTC, shown in Paris time. */
export const dateTime: Kind<string> = { ...column, ...check }
