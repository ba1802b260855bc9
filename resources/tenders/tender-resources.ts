import { documentConsultation, publicNotice, tenderDocument } from './public-notice'
import { tender } from './tender'

/** What is declared of tenders and of their public notices. */
export const tenderResources = [tender, publicNotice, tenderDocument, documentConsultation] as const
