import type { Kind } from '../../schema/kind'
import { check } from './check'
import { column } from './column'

/** SIRET: 14 to 20 digits, shown 3-3-3-5; a wrong checksum is a remark, since some official ones break it. */
export const siret: Kind<string, 'max'> = { ...column, ...check, digits: 14 }
