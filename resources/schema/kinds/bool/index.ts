import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** Yes or no. */
export const bool: Kind<boolean> = { ...column, ...check }
