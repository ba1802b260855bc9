import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** Yes or no; `tones: { true: 'red' }` draws a yes that is no good news as a badge. */
export const bool: Kind<boolean, 'tones'> = { ...column, ...check }
