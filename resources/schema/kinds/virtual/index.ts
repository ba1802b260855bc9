import type { Kind } from '../../kind'
import { computed } from '../computed'

/** A value given by the server in batches: nobody writes it. */
export const virtual: Kind<unknown> = { ...computed, like: 'computed' }
