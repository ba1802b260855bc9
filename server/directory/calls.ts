import type { Call } from '../api/call'
import { allAdherentsCall } from './all-adherents'
import { supplierCalls } from './own-supplier'

/** The directory's own calls. */
export const directoryCalls: Call[] = [allAdherentsCall, ...supplierCalls]
