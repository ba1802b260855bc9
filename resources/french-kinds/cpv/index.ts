import type { Kind } from '../../schema/kind'
import { check } from './check'
import { column } from './column'

/** A code of the European procurement vocabulary: eight digits, a dash and its check digit (regulation 213/2008). */
export const cpv: Kind<string, 'max'> = { ...column, ...check }
