import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A whole number that PostgreSQL's `integer` holds. */
export const int: Kind<number, 'min' | 'max' | 'unit'> = { ...column, ...check }
