import type { Answer } from '../schema/infer'
import { always, many, maybe, pick } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { publicnotice } from '../settings/public-notices'
import { documentConsultation, documentKinds, noticeRectification, tenderDocument } from './notice-papers'
import { noticeStates, publicStates } from './notice-states'
import { publicNotice } from './public-notice'
import { tender } from './tender'

/** A public tender in its list: one of `GET /tender/public`. */
export const publicTender = {
  ...pick(tender, [
    'id',
    'code',
    'label',
    'status',
    'response_date_limit',
    'opening_date',
    'opened_at',
    'market_openning_date',
  ]),
  procedure: maybe(told.text('Procédure')),
  notice_id: maybe(told.ref('public_notice', 'Avis')),
  notice_reference: maybe(told.text("Référence de l'avis")),
  notice_status: maybe(toldKey("État de l'avis", noticeStates)),
  lots: told.int('Lots'),
  members: told.int('Bénéficiaires'),
  offers: told.int('Plis reçus'),
}
export type PublicTender = Answer<typeof publicTender>

/** One of `GET /tender/awarded`. */
export const awardedTender = pick(tender, ['id', 'code', 'label'])
export type AwardedTender = Answer<typeof awardedTender>

/** A member that a public tender may be run for: one of `GET /tender/{id}/amo`. */
export const amoMember = {
  id: told.ref('adherent', 'Adhérent'),
  name: told.text('Nom'),
  city: maybe(told.text('Commune')),
  department: maybe(told.text('Département')),
  group: maybe(told.text('Groupe')),
  chosen: told.bool('Choisi'),
}
export type AmoMember = Answer<typeof amoMember>

/** `GET /public-notices/setting`. */
export const noticePages = pick(publicnotice, [
  'header',
  'footer',
  'legal_mentions',
  'contact_name',
  'contact_mail',
])
export type NoticePages = Answer<typeof noticePages>

/** A notice as everybody reads it in the list: one of `GET /public-notices`. */
export const shownNotice = {
  ...pick(publicNotice, ['id', 'reference', 'object', 'buyer', 'cpv', 'award_text']),
  publication_date: always(publicNotice.fields.publication_date),
  closing_date: always(publicNotice.fields.closing_date),
  procedure: maybe(told.text('Procédure')),
  /** What the pages say of it, whenever the clock's work marks it so. */
  state: told.word('État', publicStates),
}
export type ShownNotice = Answer<typeof shownNotice>

const noticeDocument = {
  id: told.ref('tender_document', 'Document'),
  kind: toldKey('Nature', documentKinds),
  label: told.text('Libellé'),
  filename: told.text('Nom du fichier'),
  size: maybe(told.int('Taille')),
  ...pick(tenderDocument, ['replaced_at']),
}
export type NoticeDocument = Answer<typeof noticeDocument>

/** `GET /public-notices/{id}`. */
export const wholeNotice = {
  ...shownNotice,
  ...pick(publicNotice, ['lots']),
  /** The consultation that it is answered by. */
  tender_id: maybe(told.ref('tender', 'Consultation')),
  /** Whether a company without an account may open its own to answer it. */
  registration: told.bool('Inscription ouverte'),
  rectifications: many('Rectificatifs', pick(noticeRectification, ['number', 'published_at', 'text'])),
  documents: many('Documents', noticeDocument),
}
export type WholeNotice = Answer<typeof wholeNotice>

/** `GET /publicnotice/{id}/register`: who downloaded the documents of a notice, the latest first. */
export const noticeRegister = {
  downloads: told.int('Téléchargements'),
  visitors: told.int('Visiteurs'),
  rows: many('Téléchargements', pick(documentConsultation, ['id', 'document', 'consulted_at', 'email'])),
}
export type NoticeRegister = Answer<typeof noticeRegister>
