import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** One line of text; 255 characters unless told. */
export const text: Kind<string, 'max' | 'min' | 'code'> = { ...column, ...check }
