import type { Call } from '../api/call'
import { answerFileCalls } from './answer-file-calls'
import { atomFeed } from './atom'
import { consultDocument } from './consult-document'
import { consultationCalls } from './consultation-calls'
import { explanationCalls } from './explanation-calls'
import { judgementCalls } from './judgement-calls'
import { moveNotice } from './move-notice'
import { preparationCalls } from './preparation-calls'
import { publicPagesCalls } from './public-pages'
import { publicationCalls } from './publication-calls'
import { registerCalls } from './read-register'
import { synthesisCalls } from './synthesis-calls'

/** What tenders answer beyond their declarations. */
export const tendersCalls: Call[] = [
  ...publicPagesCalls,
  atomFeed,
  consultDocument,
  moveNotice,
  ...registerCalls,
  ...preparationCalls,
  ...consultationCalls,
  ...answerFileCalls,
  ...judgementCalls,
  ...explanationCalls,
  ...publicationCalls,
  ...synthesisCalls,
]
