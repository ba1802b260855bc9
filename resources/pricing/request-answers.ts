import type { Answer } from '../schema/infer'
import { many, maybe, pick } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { standingSupplier } from '../trade/standing-for'
import { broughtBack } from '../trade/taken-cells'
import { entryFields } from './price-entry'
import { priceUpdate } from './price-update'
import { priceUpdateLine, priceUpdateResponse } from './price-update-response'
import { priceResponseStates } from './states'

/** A campaign in its supplier's list. */
export const priceRequestHead = {
  ...pick(priceUpdate, ['id', 'label']),
  supplier_id: told.ref('supplier', 'Fournisseur'),
  supplier: told.text('Fournisseur'),
  company: told.text('Service'),
  ...pick(priceUpdate, ['status', 'response_date_limit', 'appliance_date']),
  response_id: told.int('Réponse'),
  response_status: toldKey('Statut de la réponse', priceResponseStates),
  ...pick(priceUpdateResponse, [
    'reopened_until',
    'correcting_since',
    'submitted_at',
    'receipt_number',
    'saved_at',
  ]),
  ...pick(priceUpdate, ['max_increase_pct']),
  lines: told.int('Lignes'),
  answered: told.int('Répondu'),
  /** Whether it may be answered at the server's `now`. */
  is_open: told.bool('Ouverte'),
}
export type PriceRequestHead = Answer<typeof priceRequestHead>

/** An article as its supplier answers it. */
const priceRequestLine = {
  ...entryFields,
  ...pick(priceUpdateLine, ['article_id']),
  label: told.text('Libellé'),
  ref_supplier: maybe(told.text('Référence fournisseur')),
  family: told.text('Famille'),
  unit: told.text('Unité'),
  ...pick(priceUpdateLine, ['last_quotation']),
  /** What the market gives for a negotiation unit, and the day of it. */
  market_value: maybe(told.decimal('Valeur du marché')),
  market_date: maybe(told.date('Jour du marché')),
  ...pick(priceUpdateLine, ['answered_before', 'decision', 'decided_quotation']),
}
export type PriceRequestLine = Answer<typeof priceRequestLine>

/** `GET /price-request/{id}`. */
export const priceRequestAnswer = {
  ...priceRequestHead,
  now: told.moment('Maintenant'),
  /** Those of the person's own that are asked. */
  suppliers: many('Fournisseurs pour lesquels on répond', standingSupplier),
  /** From how many percent under the last price on a price says why. */
  fall_pct: told.decimal('Baisse à justifier (%)'),
  rows: many('Lignes', priceRequestLine),
}
export type PriceRequestAnswer = Answer<typeof priceRequestAnswer>

/** `POST /price-request/{id}/workbook`: what was read, for the draft to take over; nothing where a line is wrong. */
export const priceWorkbookAnswer = broughtBack(entryFields)
export type PriceWorkbookAnswer = Answer<typeof priceWorkbookAnswer>
