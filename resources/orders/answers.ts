import { user } from '../accounts/user'
import { adherent } from '../directory/adherent'
import { groupAdherent } from '../directory/group-adherent'
import { platform } from '../directory/platform'
import { supplier } from '../directory/supplier'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { always, many, maybe, one, pick, shaped, some } from '../schema/pick'
import { suppliernotincatalog } from '../settings/members'
import { warned } from '../trade/warned'
import { eventAnswer, lineAnswer, personIn, taxAnswer, validationAnswer } from './answer-parts'
import { cartTermsAnswer } from './answer-terms'
import { totalsAnswer } from './answer-totals'
import { guardWarning, refusalAnswer } from './guard-refusal'
import { order } from './order'
import { orderSending, orderValidation } from './order-follow'
import { orderLine } from './order-line'
import { substitutionAnswer } from './substitution'

/** What the API answers about orders; amounts, prices and quantities are decimal texts, ids numbers. */

/** What the person who reads may do with the order now; the server asks again. */
export const orderActions = [
  'edit',
  'submit',
  'withdraw',
  'reopen',
  'delete',
  'validate',
  'refuse',
  'cancel',
  'resend',
  'receive',
  'confirm',
  'answerSubstitutes',
  'duplicate',
  'pdf',
] as const
export type OrderAction = (typeof orderActions)[number]
const actions = some('Actes possibles', orderActions)

/** The columns of an order that lists and pages show. */
export const orderShown = pick(order, [
  'id',
  'lock_version',
  'number',
  'status',
  'adherent_id',
  'groupAdherent_id',
  'delivery_adherent_id',
  'supplier_id',
  'supplier_not_in_catalog_id',
  'platform_id',
  'user_id',
  'company_id',
  'sending_mode',
  'create_order_date',
  'ask_delivery_date',
  'sending_order_date',
  'ack_order_date',
  'confirm_order_date',
  'supplier_delivery_date',
  'real_delivery_date',
  'order_total_ht',
  'order_total_ttc',
  'deposit_total',
  'delivery_total_ht',
  'delivery_total_ttc',
  'lines_nb',
  'comment',
  'ref_client',
  'round',
  'mail_state',
  'is_cancelled',
  'cancel_reason',
  'returned_reason',
  'reception_state',
  'unread_alert_at',
  'repriced_at',
  'standard_cart_id',
])

const adherentIn = (label: string) => maybe(one(label, pick(adherent, ['id', 'name'])))

export const orderSummary = {
  ...orderShown,
  Adherent: adherentIn('Adhérent'),
  GroupAdherent: maybe(one('Groupe', pick(groupAdherent, ['id', 'label']))),
  DeliveryAdherent: adherentIn('Livré à'),
  Supplier: maybe(one('Fournisseur', pick(supplier, ['id', 'name']))),
  Supplier_not_in_catalog: maybe(
    one('Fournisseur hors catalogue', pick(suppliernotincatalog, ['id', 'label'])),
  ),
  Platform: maybe(one('Plateforme', pick(platform, ['id', 'label']))),
  User: maybe(personIn('Auteur')),
  /** In preparation and its day has passed (domain §5.8). */
  expired: always(order.fields.expired),
  /** Sent, not wholly received, and its day has passed. */
  overdue: always(order.fields.overdue),
}
export type OrderSummary = Answer<typeof orderSummary>

const terms = maybe(one('Conditions', cartTermsAnswer))
export type CartTermsAnswer = Answer<typeof cartTermsAnswer>

/** One cart of « Paniers en préparation ». */
export const cartAnswer = {
  ...orderSummary,
  goods_ht: f.money({ label: 'Articles HT', required: true }),
  terms,
  unorderable_nb: f.int({ label: 'Lignes non commandables à cette date', required: true }),
  actions,
}
export type CartAnswer = Answer<typeof cartAnswer>

const level = orderValidation.fields.level

/** `PUT /order/deciders`: who would decide a cart, level by level; `missing` is the level that nobody can decide. */
export const decidersAheadAnswer = {
  ...pick(order, ['id']),
  levels: many('Niveaux', {
    level: f.int({ label: level.label, required: true }),
    deciders: many('Valideurs', pick(user, ['id', 'first_name', 'last_name'])),
  }),
  missing: maybe(shaped<1 | 2>('Niveau sans valideur')),
}
export type DecidersAhead = Answer<typeof decidersAheadAnswer>

/** `GET /order/{id}`, and what every act on one order answers. */
export const orderAnswer = {
  ...orderSummary,
  lines: many('Lignes', lineAnswer),
  taxes: many('Taxes et frais', taxAnswer),
  totals: one('Totaux', totalsAnswer),
  /** What its supplier proposes instead of its articles, and what became of it. */
  substitutions: many('Remplacements', substitutionAnswer),
  /** What it should cost by what the supplier announced; null where nothing differs. */
  expected: maybe(one('Total attendu', totalsAnswer)),
  /** While it is a cart. */
  terms,
  /** Of a cart that the clock sends. */
  sending: maybe(one('Envoi prévu', { ...pick(orderSending, ['send_at']), User: maybe(personIn('Par')) })),
  /** Of a cart, or of what waits for a decision: its budget, its author, prices that moved (5-doors §1: 9, 13, 14). */
  warnings: many('Avertissements', guardWarning),
  validations: many('Validations', validationAnswer),
  events: many('Suivi', eventAnswer),
  actions,
}
export type OrderAnswer = Answer<typeof orderAnswer>

/** What an answer to an order that has left gives back: the order, and what is warned of. */
export const answeredOrder = { ...orderAnswer, ...warned }
export type AnsweredOrder = Answer<typeof answeredOrder>

export const cartChoice = pick(order, ['id', 'number', 'ask_delivery_date', 'order_total_ht', 'lines_nb'])
export type CartChoiceAnswer = Answer<typeof cartChoice>

/** `POST /order/cart/line`: the cart, or the carts to choose from. */
export type AddLineAnswer = OrderAnswer | { choose: CartChoiceAnswer[] }

/** `POST /order/submit`, `POST /order/validate`: one row an order. */
export const batchAnswer = {
  done: f.int({ label: 'Commandes traitées', required: true }),
  results: many('Commandes', {
    ...pick(order, ['id', 'number']),
    status: maybe(order.fields.status),
    error: maybe(one('Refus', refusalAnswer)),
  }),
}
export type BatchAnswer = Answer<typeof batchAnswer>

/** `PUT /order/{id}`: the cart, and the lines whose price or orderability changed with its day. */
export const changedCart = {
  ...orderAnswer,
  repriced: many('Prix modifiés', {
    ...pick(orderLine, ['label']),
    from: orderLine.fields.price_ht,
    to: orderLine.fields.price_ht,
  }),
  unorderable: many('Lignes non commandables', {
    ...pick(orderLine, ['label']),
    reason: f.text({ label: 'Raison', required: true }),
  }),
}
export type ChangedCart = Answer<typeof changedCart>
