import type { Answer } from '../schema/infer'
import { always, many, maybe, one, pick, shaped } from '../schema/pick'
import { told } from '../schema/told'
import { responseLot } from './answers'
import { type CriterionName, criterion } from './criteria'
import { explanationAnswer } from './explanations'
import { lowOffer } from './low-offers'
import { tenderAnswer } from './preparation-answers'
import { note } from './tender-decision'
import { tenderFamily, tenderProduct } from './tender-lot'
import { tenderResponse, tenderResponseFamily, tenderResponseLine } from './tender-response'

type Notes = Partial<Record<CriterionName, string>>

/** What an offer on a lot is worth, by criterion and in all. */
export const scoreAnswer = {
  id: told.ref('tender_response_family', 'Offre'),
  /** An offer without a mandatory product, where such offers are excluded, or with one reference for two products. */
  irregular: told.bool('Irrégulière'),
  /** The reference that stands for two products. */
  doubled: maybe(told.text('Référence de deux produits')),
  incomplete: told.bool('Incomplète'),
  total: maybe(told.money('Total')),
  egalim_share: maybe(told.percent('Part EGAlim')),
  notes: shaped<Readonly<Notes>>('Notes par critère', { price: '18.50', quality: '16.00' }),
  final: maybe(told.decimal('Note finale')),
  rank: maybe(told.int('Rang')),
}
export type Score = Answer<typeof scoreAnswer>

/** The lot that is compared. */
export const comparedLot = pick(tenderFamily, [
  'id',
  'tender_id',
  'family_id',
  'zone_id',
  'lot_number',
  'label',
  'status',
  'estimated_amount_ht',
  'samples_required',
  'scored_at',
  'scored_print',
  'applied_at',
  'lock_version',
  'updatedAt',
])
export type ComparedLot = Answer<typeof comparedLot>

/** A product of a lot and the volume that is expected. */
export const lotProduct = {
  ...pick(tenderProduct, ['id', 'product_id', 'volume', 'mandatory', 'reference_price']),
  code: told.text('Code'),
  label: told.text('Libellé'),
  unit: told.text('Unité'),
}
export type LotProduct = Answer<typeof lotProduct>

/** An opened offer on a lot. */
export const lotOffer = {
  ...responseLot,
  ...pick(tenderResponseFamily, ['tender_response_id']),
  ...pick(tenderResponse, ['supplier_id', 'version']),
  supplier: told.text('Fournisseur'),
  submitted_at: told.moment('Reçue le'),
  receipt_number: told.text('N° de récépissé'),
  score: maybe(one('Notes', scoreAnswer)),
}
export type LotOffer = Answer<typeof lotOffer>

const offerAnswer = {
  ...lotOffer,
  lacks_mandatory: told.bool('Sans un produit obligatoire'),
  /** Why it looks abnormally low, where it does. */
  low: maybe(one('Anormalement basse', lowOffer)),
  explanations: many("Demandes d'explications", explanationAnswer),
}
export type OfferAnswer = Answer<typeof offerAnswer>

/** A price of an opened offer, as it is compared. */
export const lotLine = {
  offer_id: told.ref('tender_response_family', 'Offre'),
  ...pick(tenderResponseLine, [
    'tender_product_id',
    'quotation',
    'coef_negotiation',
    'coef',
    'ref_supplier',
    'label',
    'comment',
  ]),
  /** It carries a label that EGAlim counts. */
  labelled: told.bool('EGAlim'),
}
export type LotLine = Answer<typeof lotLine>

const { id, code, label, status, award_mode } = tenderAnswer

/** `GET /tender/lot/{id}/comparison`. */
export const comparisonAnswer = {
  tender: one("Appel d'offres", { id, code, label, status, award_mode }),
  lot: one('Lot', comparedLot),
  /** Its notes follow from what has changed since: they are to be worked out again. */
  stale: told.bool('À recalculer'),
  criteria: many('Critères', criterion),
  products: many('Produits', lotProduct),
  offers: many('Offres', offerAnswer),
  lines: many('Prix', { ...lotLine, comparable: maybe(told.decimal('Prix comparable')) }),
  last: many('Derniers prix', {
    supplier_id: told.ref('supplier', 'Fournisseur'),
    product_id: told.ref('product', 'Produit'),
    quotation: told.decimal('Cotation'),
  }),
  notes: many('Notes', {
    ...pick(note, ['id', 'supplier_id', 'criterion', 'value', 'comment']),
    user_id: always(note.fields.user_id),
    own: told.bool('La sienne'),
    author: told.text('Évaluateur'),
  }),
  /** What the notes would be now: those that count stand in each offer's `score`. */
  scores: many('Notes calculées', scoreAnswer),
  /** What applying the retained offers writes; lines without a reference stop the decision. */
  applied: many('Articles', {
    offer_id: told.ref('tender_response_family', 'Offre'),
    known: told.int('Connus'),
    created: told.int('Créés'),
  }),
}
export type ComparisonAnswer = Answer<typeof comparisonAnswer>

/** `PUT /tender/lot/{id}/simulation`. */
export const simulationAnswer = { scores: many('Notes', scoreAnswer) }
export type SimulationAnswer = Answer<typeof simulationAnswer>
