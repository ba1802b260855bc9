import type { Answer } from '../schema/infer'
import { many, maybe, one, pick } from '../schema/pick'
import { told } from '../schema/told'
import { standingSupplier } from '../trade/standing-for'
import { answerFields } from './answer'
import { answerFile } from './answer-files'
import { consultationMoments } from './consultation-time'
import { criterion } from './criteria'
import { ownExplanation } from './explanations'
import { tenderDocument } from './notice-papers'
import { progress } from './progress'
import { ownRound } from './rounds'
import { tender } from './tender'
import { tenderFamily, tenderProduct, tenderQuestion, tenderSupplier } from './tender-lot'
import { tenderResponse, tenderResponseVersion } from './tender-response'

/** A consultation in its supplier's list. */
export const consultationHead = {
  ...pick(tender, [
    'id',
    'code',
    'label',
    'status',
    'version',
    'consultation_openning_date',
    'response_date_limit',
    'market_openning_date',
    'market_closing_date',
  ]),
  supplier_id: told.ref('supplier', 'Fournisseur'),
  supplier: told.text('Fournisseur'),
  company: told.text('Service'),
  catalog: told.text('Catalogue'),
  is_public: told.bool('Public'),
  lots: told.int('Lots'),
  moment: told.word('Moment', consultationMoments),
  /** Of the last round of negotiation that it was asked into. */
  negotiation_deadline: maybe(told.moment('Fin de la négociation')),
  response_status: maybe(tenderResponse.fields.status),
  ...pick(tenderResponse, ['submitted_at', 'receipt_number']),
  ...pick(tenderSupplier, ['declined_at']),
}
export type ConsultationHead = Answer<typeof consultationHead>

/** `GET /consultation`. */
export const consultationList = {
  data: many('Consultations', consultationHead),
  total: told.int('Nombre'),
  now: told.moment('Maintenant'),
}
export type ConsultationList = Answer<typeof consultationList>

/** A lot as its family card shows it to the supplier that answers. */
const consultedLot = {
  ...pick(tenderFamily, ['id', 'lot_number', 'label', 'samples_required', 'updatedAt']),
  family: told.text('Famille'),
  zone: maybe(told.text('Zone')),
  quotation_label: maybe(told.text('Cotation')),
  /** The supplier's own articles of the family. */
  articles: told.int('Articles'),
  /** Communes that it delivers for the family already. */
  delivered_before: told.int('Communes livrées'),
  all_before: told.bool('Partout'),
}
export type ConsultedLot = Answer<typeof consultedLot>

const consultedProduct = {
  ...pick(tenderProduct, ['id', 'tender_family_id', 'product_id', 'volume', 'mandatory']),
  code: told.text('Code'),
  label: told.text('Libellé'),
  unit: told.text('Unité'),
  unit_id: told.ref('unit', 'Unité'),
  requirements: maybe(told.long('Cahier des charges')),
}
export type ConsultedProduct = Answer<typeof consultedProduct>

/** Who reads the answer before its opening, and the colleagues who may be let in (operation §6). */
export const answerAccess = {
  readable: told.bool('Lisible'),
  people: many('Collègues', {
    id: told.ref('user', 'Personne'),
    name: told.text('Nom'),
    reads: told.bool('Lit la réponse'),
  }),
}
export type AnswerAccess = Answer<typeof answerAccess>

/** What the supplier has made of its own answer; nothing where it has not begun one, or where who asks may not read it. */
export const ownAnswer = {
  response: maybe(
    one('Offre', {
      ...pick(tenderResponse, ['status', 'version', 'submitted_at', 'receipt_number', 'saved_at']),
      sha256: maybe(told.text('Empreinte SHA-256')),
    }),
  ),
  access: maybe(one('Accès à la réponse', answerAccess)),
  answer: maybe(
    one('Réponse', {
      tender_id: told.ref('tender', "Appel d'offres"),
      supplier_id: told.ref('supplier', 'Fournisseur'),
      ...answerFields,
    }),
  ),
  files: many('Pièces', answerFile),
  /** Of the version that was sent last. */
  sent_files: many('Pièces envoyées', answerFile),
  versions: many(
    'Versions',
    pick(tenderResponseVersion, ['version', 'kind', 'at', 'receipt_number', 'sha256']),
  ),
  progress: many('Avancement', { tender_family_id: told.ref('tender_family', 'Lot'), ...progress }),
}
export type OwnAnswer = Answer<typeof ownAnswer>

/** `GET /consultation/{id}`. */
export const consultationAnswer = {
  ...consultationHead,
  now: told.moment('Maintenant'),
  /** Those of the person's own that are consulted. */
  suppliers: many('Fournisseurs pour lesquels on répond', standingSupplier),
  /** The round that runs, where it was asked into it. */
  round: maybe(one('Tour de négociation', ownRound)),
  /** Nobody reads what is sent before it is opened. */
  sealed: told.bool('Scellée'),
  criteres: many('Critères', criterion),
  ...pick(tender, ['contact_name', 'contact_mail']),
  lot_rows: many('Lots', consultedLot),
  /** Communes by department. */
  communes: many('Communes', {
    department_id: told.ref('department', 'Département'),
    communes: told.int('Communes'),
  }),
  zones: many('Zones', { zone_id: told.ref('zone', 'Zone'), department_ids: told.ids('Départements') }),
  products: many('Produits', consultedProduct),
  documents: many('Documents', {
    ...pick(tenderDocument, ['id', 'kind', 'label', 'file_id']),
    filename: told.text('Nom du fichier'),
    size: maybe(told.int('Taille')),
  }),
  questions: many('Questions', {
    ...pick(tenderQuestion, ['id', 'text', 'answer', 'asked_at', 'answered_at']),
    own: told.bool('La sienne'),
  }),
  /** What it was asked of prices that look abnormally low. */
  explanations: many("Demandes d'explications", ownExplanation),
  ...ownAnswer,
}
export type ConsultationAnswer = Answer<typeof consultationAnswer>

/** `POST /consultation/{id}/send`: what a supplier holds of what it has sent. */
export const receipt = {
  receipt_number: told.text('N° de récépissé'),
  submitted_at: told.moment('Reçue le'),
  version: told.int('Version'),
  sha256: told.text('Empreinte SHA-256'),
}
export type Receipt = Answer<typeof receipt>

/** `PUT /consultation/{id}/withdraw`. */
export const withdrawal = { withdrawn: told.bool('Retirée') }
export type Withdrawal = Answer<typeof withdrawal>

/** `PUT /consultation/{id}/decline`. */
export const declined = { declined_at: told.moment('Déclinée le') }

/** `POST /consultation/{id}/question`. */
export const askedQuestion = pick(tenderQuestion, ['id', 'text', 'asked_at'])
export type AskedQuestion = Answer<typeof askedQuestion>
