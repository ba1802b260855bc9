import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { responseMoves, responseStates } from './states'

/** No general call reads an answer, be it opened or not: only the tender's own calls do, which look whether it is (I-19). */
export const sealed = {
  access: { view: 'viewTender' },
  imports: false,
  untracked: true,
  refusal: 'err541',
} as const
const tender_response_id = f.ref('tender_response', { label: 'Offre', required: true })
const readonly = true

/** A supplier's answer. What it holds stands sealed in `draft` and in its versions until the offers are opened (domain §9.5). */
export const tenderResponse = defineResource('tender_response', {
  label: ['Offre', 'Offres'],
  model: 'Tender_response',
  title: 'receipt_number',
  ...sealed,
  fields: {
    tender_id: f.ref('tender', { label: "Appel d'offres", required: true }),
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    version: f.int({ label: 'Version', required: true, default: 0, min: 0, readonly }),
    status: f.select(responseStates, {
      label: 'État',
      moves: responseMoves,
      required: true,
      default: '100',
      readonly,
    }),
    submitted_at: f.dateTime({ label: 'Reçue le', readonly }),
    receipt_number: f.text({ label: 'N° de récépissé', max: 40, readonly }),
    draft: f.longText({ label: 'Contenu scellé', secret: true, hidden: true, max: 10_000_000 }),
    saved_at: f.dateTime({ label: 'Enregistrée le', readonly }),
    irregular_reason: f.text({ label: "Motif d'irrégularité", max: 500, readonly }),
  },
  unique: [{ fields: ['tender_id', 'supplier_id'] }],
})

/** What was sent, withdrawn or refused, each time: only added. */
export const tenderResponseVersion = defineResource('tender_response_version', {
  label: ["Version d'offre", "Versions d'offre"],
  model: 'Tender_response_version',
  title: 'receipt_number',
  ...sealed,
  insertOnly: true,
  fields: {
    tender_response_id,
    version: f.int({ label: 'Version', required: true, min: 0 }),
    kind: f.select(
      { sent: 'Envoyée', withdrawn: 'Retirée', late: 'Hors délai', negotiated: 'Négociée' },
      { label: 'Nature', required: true },
    ),
    at: f.dateTime({ label: 'Le', required: true }),
    user_id: f.ref('user', { label: 'Par' }),
    receipt_number: f.text({ label: 'N° de récépissé', max: 40 }),
    sha256: f.text({ label: 'Empreinte SHA-256', max: 64 }),
    content: f.longText({ label: 'Contenu scellé', secret: true, hidden: true, max: 10_000_000 }),
  },
  indexes: [['tender_response_id', 'version']],
})

/** A lot that an opened offer answers. */
export const tenderResponseFamily = defineResource('tender_response_family', {
  label: ["Lot d'offre", "Lots d'offre"],
  model: 'Tender_response_family',
  title: 'tender_family_id',
  ...sealed,
  fields: {
    tender_response_id,
    tender_family_id: f.ref('tender_family', { label: 'Lot', required: true }),
    all_cities: f.bool({ label: 'Toutes les communes', required: true, default: false }),
    department_ids: f.json({ label: 'Départements', example: [] }),
    municipality_ids: f.json({ label: 'Communes', example: [] }),
    platform_ids: f.json({ label: 'Plateformes', example: [] }),
    frequency_per_week: f.int({ label: 'Livraisons par semaine', min: 0, max: 14 }),
    delay_code: f.text({ label: 'Délai', max: 20 }),
    irregular_reason: f.text({ label: "Motif d'irrégularité", max: 500, readonly }),
    score: f.json({
      label: 'Notes',
      readonly,
      example: {
        ...{ id: 1, irregular: false, incomplete: false, total: '12.50', egalim_share: '0.00' },
        ...{ notes: { price: '20.00' }, final: '20.00', rank: 1 },
      },
    }),
    final_score: f.note({ label: 'Note finale', readonly }),
    rank: f.int({ label: 'Rang', min: 1, readonly }),
    decision: f.select(
      { retained: { label: 'Retenue', tone: 'green' }, rejected: { label: 'Non retenue', tone: 'orange' } },
      { label: 'Décision', readonly },
    ),
    decision_rank: f.int({ label: "Rang d'attribution", min: 1, readonly }),
    decision_reason: f.text({ label: 'Motif', max: 1000, readonly }),
  },
  unique: [{ fields: ['tender_response_id', 'tender_family_id'] }],
  indexes: [['tender_family_id', 'rank']],
})

/** A price of an opened offer, with what makes it an article. */
export const tenderResponseLine = defineResource('tender_response_line', {
  label: ["Ligne d'offre", "Lignes d'offre"],
  model: 'Tender_response_line',
  title: 'ref_supplier',
  ...sealed,
  fields: {
    tender_response_family_id: f.ref('tender_response_family', { label: "Lot d'offre", required: true }),
    tender_product_id: f.ref('tender_product', { label: 'Produit du lot', required: true }),
    quotation: f.unitPrice({ label: 'Cotation', min: 0 }),
    negotiation: f.ref('unit', { label: 'Unité de négociation', as: 'Negotiation' }),
    coef_negotiation: f.coefficient({
      label: 'Coefficient de négociation',
      required: true,
      default: '1.000000',
    }),
    order_management: f.ref('unit', { label: 'Unité de commande', as: 'Order_management' }),
    coef_order_management: f.coefficient({
      label: 'Coefficient de commande',
      required: true,
      default: '1.000000',
    }),
    billing: f.ref('unit', { label: 'Unité de facturation', as: 'Billing' }),
    coef_billing: f.coefficient({ label: 'Coefficient de facturation', required: true, default: '1.000000' }),
    coef: f.coefficient({ label: 'Coefficient de comparaison', required: true, default: '1.000000' }),
    ref_supplier: f.text({ label: 'Référence', max: 40 }),
    label: f.text({ label: 'Désignation', max: 200 }),
    brand: f.text({ label: 'Marque', max: 120 }),
    origin_id: f.ref('origin', { label: 'Origine' }),
    label_ids: f.json({ label: 'Labels', example: [] }),
    rate_id: f.ref('rate', { label: 'Taux de TVA' }),
    comment: f.text({ label: 'Commentaire', max: 500 }),
    answered: f.bool({ label: 'Répondu', required: true, default: true }),
  },
  unique: [{ fields: ['tender_response_family_id', 'tender_product_id'] }],
})
