import { afterEach } from 'vitest'
import { leaveNetwork } from '../providers/browser'

/** What answered a test answers no later one, whichever file of the worker it is in. */
afterEach(leaveNetwork)
