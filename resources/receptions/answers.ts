import { article } from '../catalogue/article'
import { supplier } from '../directory/supplier'
import { litigation } from '../litigations/litigation'
import { totalsAnswer } from '../orders/answer-totals'
import { order } from '../orders/order'
import { orderLine, orderTaxLine } from '../orders/order-line'
import { reception, receptionLine } from '../orders/reception'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { always, many, maybe, one, pick } from '../schema/pick'
import { told } from '../schema/told'
import { storagemode, unit } from '../settings/products'
import { stockVoucher } from '../stock/voucher'
import { warned } from '../trade/warned'
import { depositBalance, receptionSubstitute } from './answer-parts'

const text = (label: string) => f.text({ label, required: true })
const amount = (label: string) => f.money({ label, required: true })
const { label: unitLabel } = unit.fields

/** The columns of an order that its reception shows. */
export const receivedOrderStored = pick(order, [
  'id',
  'number',
  'status',
  'is_cancelled',
  'supplier_id',
  'ask_delivery_date',
  'reception_state',
  'order_total_ht',
])
const receptionOrder = {
  ...receivedOrderStored,
  supplier: supplier.fields.name,
  /** The day on which it was sent; null of one that was taken over without. */
  sent_on: f.date({ label: 'Envoyée le' }),
}
export type ReceptionOrder = Answer<typeof receptionOrder>

/** The columns of a line that its reception shows. */
export const receivedLineStored = pick(orderLine, [
  'id',
  'article_id',
  'label',
  'ref_supplier',
  'quantity',
  'coef_order_management',
  'coef_billing',
  'price_ht',
  'rate',
  'added_at_reception',
  'confirmed_quantity',
  'confirmed_state',
  'substitute_label',
])
/** A line with what came of it so far: the receptions that stand, drafts and replaced ones left out. */
export const receivedLine = {
  ...receivedLineStored,
  ...pick(orderLine, ['coef_storage_management']),
  unit: unitLabel,
  billing: unitLabel,
  storage: unitLabel,
  variable_weight: always(article.fields.variable_weight),
  /** Of the unit in which it is ordered. */
  decimals: f.int({ label: 'Décimales', required: true }),
  ...pick(article, ['gtin', 'packaging_gtin']),
  ...pick(storagemode, ['temperature_kind']),
  accepted: receptionLine.fields.qty_accepted,
  /** Closed short: nothing more is expected of it. */
  is_closed: told.bool('Soldée'),
  /** Delivered and not accepted: claimed, and no longer expected. */
  refused: f.quantity({ label: 'Quantité refusée', required: true }),
}
const receptionOrderLine = {
  ...receivedLine,
  /** Still expected; nothing of what was closed short. */
  remainder: f.quantity({ label: 'Reste à livrer', required: true }),
}
export type ReceptionOrderLine = Answer<typeof receptionOrderLine>

const receptionTax = pick(orderTaxLine, [
  'id',
  'label',
  'kind',
  'quantity',
  'unit_amount',
  'rate',
  'amount_ht',
  'at_reception',
  'reception_id',
  'delivered_quantity',
  'delivered_amount_ht',
])
export type ReceptionTax = Answer<typeof receptionTax>

export const signedLineStored = pick(receptionLine, [
  'order_line_id',
  'qty_delivered',
  'qty_accepted',
  'price_delivered_ht',
  'weight',
  'weighings',
  'free_quantity',
  'refusal_reason',
  'batch_number',
  'best_before',
  'claim',
  'voice_file_id',
])
const gaps = {
  delivered_ht: amount('Livré HT'),
  due_ht: amount('Dû HT'),
  gap_ht: amount('Écart HT'),
}
const signedLine = {
  ...signedLineStored,
  ...pick(orderLine, ['label', 'price_ht']),
  unit: unitLabel,
  ...gaps,
}
export type SignedLine = Answer<typeof signedLine>

/** The columns of a reception that its page shows. */
export const signedStored = pick(reception, [
  'signed_at',
  'id',
  'number',
  'version',
  'state',
  'date',
  'receiver_name',
  'delivery_form',
  'fresh_temperature',
  'freeze_temperature',
  'comment',
  'remainder_reason',
  'undone_at',
  'undo_reason',
])
const signedReception = {
  ...signedStored,
  signed_at: always(reception.fields.signed_at),
  signed_by: text('Signée par'),
  undone_by: text('Annulée par'),
  file_ids: always(reception.fields.file_ids),
  voucher_id: maybe(pick(stockVoucher, ['id']).id),
  litigation_id: maybe(pick(litigation, ['id']).id),
  lines: many('Lignes', signedLine),
  ...gaps,
  replaceable: f.bool({ label: 'Peut être reprise', required: true }),
}
export type SignedReceptionAnswer = Answer<typeof signedReception>

/** `GET /order/{id}/reception`. */
export const receptionAnswer = {
  order: one('Commande', receptionOrder),
  lines: many('Lignes', receptionOrderLine),
  /** What was accepted instead, and has not come yet. */
  substitutes: many('Remplacements acceptés', receptionSubstitute),
  taxes: many('Taxes et frais', receptionTax),
  receptions: many('Réceptions', signedReception),
  /** Crates and other deposits that the member holds of the supplier. */
  deposits: many('Consignes à rendre', depositBalance),
  delivered: one('Total livré', totalsAnswer),
  due: one('Total dû', totalsAnswer),
  limits: one('Limites', {
    fresh_max_temperature: told.decimal('Température maximale, frais'),
    freeze_max_temperature: told.decimal('Température maximale, surgelé'),
    freeze_tolerance: told.decimal('Tolérance, surgelé'),
    over_receipt_tolerance_pct: told.percent('Tolérance de dépassement'),
    over_receipt_variable_weight_pct: told.percent('Tolérance de dépassement, poids variable'),
    price_gap_alert_pct: told.percent("Alerte d'écart de prix"),
  }),
  /** Voice notes may be recorded: the general option says so. */
  has_voice: f.bool({ label: 'Notes vocales', required: true }),
  has_stock: f.bool({ label: 'Entre en stock', required: true }),
  may_receive: f.bool({ label: 'Peut être réceptionnée', required: true }),
}
export type ReceptionAnswer = Answer<typeof receptionAnswer>

/** What signing answers. */
export const signingAnswer = {
  ...receptionAnswer,
  ...pick(reception, ['id']),
  litigation_id: signedReception.litigation_id,
  ...warned,
}
export type SigningAnswer = Answer<typeof signingAnswer>
