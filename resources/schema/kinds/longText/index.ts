import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** Several lines of text; 10,000 characters unless told. Line ends are `\n`. */
export const longText: Kind<string, 'max' | 'min'> = { ...column, ...check }
