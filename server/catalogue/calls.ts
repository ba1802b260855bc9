import type { Call } from '../api/call'
import { orderabilityCall } from './orderability-call'

/** The catalogue's own calls. */
export const catalogueCalls: Call[] = [orderabilityCall]
