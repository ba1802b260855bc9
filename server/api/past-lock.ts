import type { LockReason } from './lock-reasons'
import type { Work } from './work'

/** The same work past the locks of the rows that it writes; each reason stands in `LockReasons`. */
export const pastLock = (work: Work, why: LockReason): Work => ({ ...work, pastLock: why })
