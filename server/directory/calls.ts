import type { Call } from '../api/call'
import { allAdherentsCall } from './all-adherents'

/** The directory's own calls. */
export const directoryCalls: Call[] = [allAdherentsCall]
