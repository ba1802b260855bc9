import type { Kind } from '../../schema/kind'
import { check } from './check'
import { column } from './column'

/** APE code: typed 12.34Z or 1234Z, stored on 5 characters, shown with its dot (specification 2 §5). */
export const ape: Kind<string, 'max'> = { ...column, ...check }
