import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** Several e-mail addresses in one text, `a@b.fr; c@d.fr`, in lower case; 500 characters unless `max`. */
export const emails: Kind<string, 'max' | 'min'> = { ...column, ...check }
