import type { Answer } from '../schema/infer'
import { many, maybe, one, pick, some } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { answerFile } from './answer-files'
import { preparedAnswer } from './preparation-answers'
import { responseStates, tenderStates, tenderVerbs } from './states'
import { tenderOpening } from './tender-decision'
import { tenderFamily, tenderQuestion } from './tender-lot'
import { tenderResponse, tenderResponseFamily, tenderResponseLine } from './tender-response'

/** An offer that has come in, as its receipt says it. */
const receiptAnswer = {
  ...pick(tenderResponse, ['id', 'supplier_id']),
  supplier: told.text('Fournisseur'),
  status: toldKey('État', responseStates),
  ...pick(tenderResponse, ['version']),
  submitted_at: told.moment('Reçue le'),
  receipt_number: told.text('N° de récépissé'),
  sha256: told.text('Empreinte SHA-256'),
  /** Once it is open, those of the whole answer first. */
  files: many('Pièces', answerFile),
}
export type ReceiptAnswer = Answer<typeof receiptAnswer>

/** `GET /tender/{id}/responses`. */
export const responsesAnswer = {
  opened: told.bool('Ouvertes'),
  /** Once they are open, or at once where they are not sealed. */
  readable: told.bool('Lisibles'),
  count: told.int('Nombre'),
  data: many('Offres', receiptAnswer),
  openings: many('Ouvertures', { ...pick(tenderOpening, ['at']), name: told.text('Par') }),
}
export type ResponsesAnswer = Answer<typeof responsesAnswer>

/** `GET /tender/{id}/page`. */
export const tenderPageAnswer = {
  ...preparedAnswer,
  responses: one('Offres', responsesAnswer),
  verbs: some('Actes possibles', tenderVerbs),
  now: told.moment('Maintenant'),
}
export type TenderPageAnswer = Answer<typeof tenderPageAnswer>

export const responseLot = pick(tenderResponseFamily, [
  'id',
  'all_cities',
  'department_ids',
  'platform_ids',
  'frequency_per_week',
  'delay_code',
  'irregular_reason',
  'decision',
  'decision_rank',
  'decision_reason',
  'final_score',
  'rank',
])

/** A price of an opened offer. */
export const responseLine = pick(tenderResponseLine, [
  'tender_product_id',
  'quotation',
  'negotiation',
  'coef_negotiation',
  'order_management',
  'coef_order_management',
  'billing',
  'coef_billing',
  'coef',
  'ref_supplier',
  'label',
  'brand',
  'origin_id',
  'label_ids',
  'rate_id',
  'comment',
])
export type ResponseLine = Answer<typeof responseLine>

/** What an offer on a lot says beside its prices. */
export const openedLot = {
  ...responseLot,
  ...pick(tenderResponseFamily, ['tender_family_id', 'municipality_ids']),
}
const lotOfResponse = {
  ...openedLot,
  ...pick(tenderFamily, ['lot_number', 'label']),
  lines: many('Prix', responseLine),
}

/** `GET /tender/{id}/response/{response}`. */
export const responseAnswer = { ...receiptAnswer, lots: many('Lots', lotOfResponse) }
export type ResponseAnswer = Answer<typeof responseAnswer>

/** What an award saves on a lot against the last period, both on the products that the offer answers: one of `GET /tender/{id}/savings`. */
export const lotSaving = {
  ...pick(tenderFamily, ['lot_number', 'label']),
  family: told.text('Famille'),
  supplier: told.text('Fournisseur'),
  before: told.money('Avant'),
  now: told.money('Maintenant'),
}
export type LotSaving = Answer<typeof lotSaving>

/** `PUT /tender/{id}/open`: whether they are open, or what is waited for. */
export const openingAnswer = { opened: told.bool('Ouvertes'), display: maybe(told.long('Message')) }
export type OpeningAnswer = Answer<typeof openingAnswer>

/** `PUT /tender/{id}/award`; it says so where the market begins later than was asked. */
export const awardAnswer = {
  status: toldKey('État', tenderStates),
  market_openning_date: told.date('Début du marché'),
  display: maybe(told.long('Message')),
}
export type AwardAnswer = Answer<typeof awardAnswer>

/** A question of a supplier, without its name: one of `GET /tender/{id}/questions`. */
export const questionAnswer = pick(tenderQuestion, [
  'id',
  'text',
  'answer',
  'asked_at',
  'answered_at',
  'published',
])
export type TenderQuestion = Answer<typeof questionAnswer>
