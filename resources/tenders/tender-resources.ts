import type { AnyResource } from '../schema/resource'
import { documentConsultation, noticeRectification, tenderDocument } from './notice-papers'
import { publicNotice } from './public-notice'
import { tender } from './tender'
import { tenderAnswerFile } from './tender-answer-file'
import { attribution, negotiation, note, tenderKey, tenderOpening } from './tender-decision'
import { tenderExplanation } from './tender-explanation'
import { tenderAdherent, tenderFamily, tenderProduct, tenderQuestion, tenderSupplier } from './tender-lot'
import {
  tenderResponse,
  tenderResponseFamily,
  tenderResponseLine,
  tenderResponseVersion,
} from './tender-response'

/** What is declared of tenders and of their public notices. */
export const tenderResources: readonly AnyResource[] = [
  tender,
  tenderFamily,
  tenderProduct,
  tenderSupplier,
  tenderAdherent,
  tenderQuestion,
  tenderResponse,
  tenderResponseVersion,
  tenderResponseFamily,
  tenderResponseLine,
  tenderAnswerFile,
  tenderOpening,
  tenderKey,
  note,
  negotiation,
  tenderExplanation,
  attribution,
  publicNotice,
  tenderDocument,
  noticeRectification,
  documentConsultation,
]
