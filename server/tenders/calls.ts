import type { Call } from '../api/call'
import { answerFileCalls } from './answer-file-calls'
import { atomFeed } from './atom'
import { changeCalls } from './change-calls'
import { consultDocument } from './consult-document'
import { consultationCalls } from './consultation-calls'
import { explanationCalls } from './explanation-calls'
import { judgementCalls } from './judgement-calls'
import { moveNotice } from './move-notice'
import { negotiationCalls } from './negotiation-calls'
import { openingCalls } from './opening-calls'
import { paperCalls } from './paper-calls'
import { preparationCalls } from './preparation-calls'
import { publicPagesCalls } from './public-pages'
import { publicationCalls } from './publication-calls'
import { readRegister } from './read-register'
import { rehearsalCalls } from './rehearsal-calls'
import { scaleCalls } from './scale-calls'
import { synthesisCalls } from './synthesis-calls'
import { volumeCalls } from './volume-calls'
import { whiteZoneCalls } from './white-zone-calls'

/** What tenders answer beyond their declarations. */
export const tendersCalls: Call[] = [
  ...publicPagesCalls,
  atomFeed,
  consultDocument,
  moveNotice,
  readRegister,
  ...preparationCalls,
  ...changeCalls,
  ...scaleCalls,
  ...volumeCalls,
  ...whiteZoneCalls,
  ...rehearsalCalls,
  ...consultationCalls,
  ...answerFileCalls,
  ...openingCalls,
  ...judgementCalls,
  ...explanationCalls,
  ...negotiationCalls,
  ...publicationCalls,
  ...paperCalls,
  ...synthesisCalls,
]
