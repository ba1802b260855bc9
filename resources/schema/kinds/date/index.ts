import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A business day (Europe/Paris), `yyyy-mm-dd`. */
export const date: Kind<string> = { ...column, ...check }
