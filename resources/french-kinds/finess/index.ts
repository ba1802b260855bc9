import type { Kind } from '../../schema/kind'
import { check } from './check'
import { column } from './column'

/** FINESS number of a health establishment, 9 characters. */
export const finess: Kind<string, 'max'> = { ...column, ...check, digits: 9 }
