import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** An e-mail address, kept in lower case; 180 characters. */
export const email: Kind<string> = { ...column, ...check }
