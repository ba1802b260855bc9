import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** BIC, ISO 9362: 8 or 11 characters. */
export const bic: Kind<string, 'max'> = { ...column, ...check }
