import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** A web address, with or without http(s). */
export const website: Kind<string, 'max'> = { ...column, ...check }
