import type { Kind } from '../../schema/kind'
import { check } from './check'
import { column } from './column'

/** VAT number: 13 digits (specification), or FR + key + SIREN, whose key is checked (domain §20.1). */
export const tva: Kind<string, 'max'> = { ...column, ...check }
