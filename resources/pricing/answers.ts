import type { Answer } from '../schema/infer'
import { many, maybe, one, pick, some } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { lowPrices } from '../trade/low-price'
import { priceUpdate } from './price-update'
import { priceLogOrigins, priceUpdateLine, priceUpdateResponse } from './price-update-response'
import { priceUpdateMoves } from './states'

/** A supplier of a campaign, as the back office follows it. */
const askedAnswer = {
  ...pick(priceUpdateResponse, ['id', 'supplier_id']),
  name: told.text('Nom'),
  ...pick(priceUpdateResponse, [
    'status',
    'submitted_at',
    'receipt_number',
    'reopened_until',
    'reminder_count',
    'reminded_at',
  ]),
  lines: told.int('Lignes'),
  answered: told.int('Répondu'),
  pending: told.int('À décider'),
  /** Lines that were saved and not sent: of its first answer, or of a correction. */
  unsent: told.int('Enregistrées, non envoyées'),
}
export type AskedAnswer = Answer<typeof askedAnswer>

/** A cell of the back office's grid: an article of a supplier. */
const gridLine = {
  ...pick(priceUpdateLine, ['id', 'lock_version']),
  response_id: told.int('Réponse'),
  supplier_id: told.ref('supplier', 'Fournisseur'),
  product_id: told.ref('product', 'Produit'),
  ...pick(priceUpdateLine, ['article_id']),
  article: told.text('Article'),
  ref_supplier: maybe(told.text('Référence fournisseur')),
  unit: told.text('Unité'),
  ...pick(priceUpdateLine, [
    'last_quotation',
    'answered_before',
    'quotation',
    'available',
    'packaging',
    'comment',
    'answered',
    'decision',
    'decided_quotation',
    'decision_reason',
  ]),
  /** Its rise is over the ceiling clause. */
  over: told.bool('Au-delà de la clause butoir'),
  /** Why its price needs a word: it is 0, or a steep fall. */
  low: maybe(toldKey('Prix à justifier', lowPrices)),
}
export type GridLine = Answer<typeof gridLine>

/** `GET /price-update/{id}/page`. */
export const priceUpdatePageAnswer = {
  campaign: one('Mise à jour des prix', {
    ...pick(priceUpdate, [
      'id',
      'label',
      'status',
      'response_date_limit',
      'appliance_date',
      'max_increase_pct',
      'applied_at',
      'cancel_reason',
    ]),
  }),
  suppliers: many('Fournisseurs', askedAnswer),
  /** Suppliers that are not asked, or take part no more, by name with why. */
  left: told.text('Écartés'),
  /** Prices of 0 that were decided to be taken. */
  free: told.int('Prix à 0 retenus'),
  verbs: some(
    'Actes possibles',
    priceUpdateMoves.map(({ verb }) => verb),
  ),
  now: told.moment('Maintenant'),
}
export type PriceUpdatePageAnswer = Answer<typeof priceUpdatePageAnswer>

/** `GET /price-update/{id}/grid`. */
export const priceGridAnswer = {
  products: many('Produits', {
    id: told.int('Identifiant'),
    code: told.text('Code'),
    label: told.text('Libellé'),
    family: told.text('Famille'),
    /** What the market gives for a base unit, and the day of it. */
    market_value: maybe(told.decimal('Valeur du marché')),
    market_date: maybe(told.date('Jour du marché')),
    base_unit: told.text('Unité de base'),
  }),
  lines: many('Lignes', gridLine),
}
export type PriceGridAnswer = Answer<typeof priceGridAnswer>

/** The basket of a member over twelve months, at the prices of before and of after. */
const driftMember = {
  adherent_id: told.ref('adherent', 'Adhérent'),
  name: told.text('Nom'),
  before: told.money('Avant'),
  after: told.money('Après'),
  gap: told.money('Écart'),
  pct: maybe(told.percent('Écart (%)')),
  is_over: told.bool("Au-delà de l'alerte"),
}

const driftArticle = {
  article_id: told.ref('article', 'Article'),
  label: told.text('Libellé'),
  supplier: told.text('Fournisseur'),
  before: told.money('Avant'),
  after: told.money('Après'),
  gap: told.money('Écart'),
  /** The article of another supplier for the same product that would cost least, and what it would give back. */
  cheapest: maybe(
    one('Le moins cher', {
      label: told.text('Libellé'),
      supplier: told.text('Fournisseur'),
      saving: told.money('Économie'),
    }),
  ),
}

/** `GET /price-update/{id}/drift`. */
export const driftAnswer = {
  from: told.date('Du'),
  to: told.date('Au'),
  alert_pct: told.percent("Seuil d'alerte"),
  before: told.money('Avant'),
  after: told.money('Après'),
  gap: told.money('Écart'),
  pct: maybe(told.percent('Écart (%)')),
  members: many('Adhérents', driftMember),
  articles: many('Articles', driftArticle),
}
export type DriftAnswer = Answer<typeof driftAnswer>

/** A change of a campaign: one of `GET /price-update/{id}/log`. */
export const logAnswer = {
  id: told.int('Identifiant'),
  at: told.moment('Le'),
  origin: toldKey('Origine', priceLogOrigins),
  what: told.text('Changement'),
  before: maybe(told.text('Avant')),
  after: maybe(told.text('Après')),
  supplier: maybe(told.text('Fournisseur')),
  article: maybe(told.text('Article')),
  author: maybe(told.text('Par')),
}
export type LogAnswer = Answer<typeof logAnswer>
