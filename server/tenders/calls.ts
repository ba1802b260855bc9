import type { Call } from '../api/call'
import { atomFeed } from './atom'
import { consultDocument } from './consult-document'
import { consultationCalls } from './consultation-calls'
import { judgementCalls } from './judgement-calls'
import { moveNotice } from './move-notice'
import { paperCalls } from './paper-calls'
import { preparationCalls } from './preparation-calls'
import { publicPagesCalls } from './public-pages'
import { publicationCalls } from './publication-calls'
import { readRegister } from './read-register'

/** What tenders answer beyond their declarations. */
export const tendersCalls: Call[] = [
  ...publicPagesCalls,
  atomFeed,
  consultDocument,
  moveNotice,
  readRegister,
  ...preparationCalls,
  ...consultationCalls,
  ...judgementCalls,
  ...publicationCalls,
  ...paperCalls,
]
