import type { Call } from '../api/call'
import { consultDocument } from './consult-document'
import { moveNotice } from './move-notice'
import { publicPagesCalls } from './public-pages'
import { readRegister } from './read-register'

/** What tenders answer beyond their declarations. */
export const tendersCalls: Call[] = [...publicPagesCalls, consultDocument, moveNotice, readRegister]
