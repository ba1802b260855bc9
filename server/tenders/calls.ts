import type { Call } from '../api/call'
import { consultDocument } from './consult-document'
import { consultationCalls } from './consultation-calls'
import { judgementCalls } from './judgement-calls'
import { moveNotice } from './move-notice'
import { preparationCalls } from './preparation-calls'
import { publicPagesCalls } from './public-pages'
import { questionCalls } from './question-calls'
import { readRegister } from './read-register'

/** What tenders answer beyond their declarations. */
export const tendersCalls: Call[] = [
  ...publicPagesCalls,
  consultDocument,
  moveNotice,
  readRegister,
  ...preparationCalls,
  ...consultationCalls,
  ...judgementCalls,
  ...questionCalls,
]
