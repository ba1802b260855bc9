import type { Kind } from '../../kind'
import { check } from './check'
import { column } from './column'

/** IBAN, ISO 13616, shown in groups of four. */
export const iban: Kind<string, 'max'> = { ...column, ...check }
