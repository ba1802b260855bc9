import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A telephone number anywhere else: digits, spaces and + ( ) - only (specification 2 §5). */
export const freePhone: Kind<string> = { ...column, ...check }
