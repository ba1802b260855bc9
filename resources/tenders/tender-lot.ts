import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { reminders } from '../trade/reminders'
import { lotMoves, lotStatuses } from './states'

const view = { view: 'viewTender' }
const writes = { ...view, create: 'updateTender', update: 'updateTender', remove: 'updateTender' }
const readonly = true
const tender_id = f.ref('tender', { label: "Appel d'offres", required: true })
const tender_family_id = f.ref('tender_family', { label: 'Lot', required: true })
const supplier_id = f.ref('supplier', { label: 'Fournisseur', required: true })

/** A lot: a family in a zone (domain §9.1). */
export const tenderFamily = defineResource('tender_family', {
  label: ['Lot', 'Lots'],
  model: 'Tender_family',
  title: ['lot_number', 'label'],
  access: writes,
  imports: false,
  fields: {
    tender_id,
    family_id: f.ref('family', { label: 'Famille', required: true }),
    zone_id: f.ref('zone', { label: 'Zone' }),
    lot_number: f.int({ label: 'N° de lot', required: true, min: 1, max: 999 }),
    label: f.text({ label: 'Libellé', required: true, max: 200 }),
    estimated_amount_ht: f.money({ label: 'Montant estimé HT', min: 0 }),
    samples_required: f.bool({ label: 'Échantillons exigés', default: false }),
    status: f.select(lotStatuses, {
      label: 'État',
      moves: lotMoves,
      required: true,
      default: 'open',
      readonly,
    }),
    inputs: f.json({ label: 'Éléments de la notation', readonly, hidden: true }),
    scored_print: f.text({ label: 'Empreinte des notes', max: 64, readonly: true, hidden: true }),
    scored_at: f.dateTime({ label: 'Noté le', readonly }),
    applied_at: f.dateTime({ label: 'Appliqué le', readonly }),
  },
  indexes: [['tender_id', 'lot_number']],
  list: { columns: ['lot_number', 'label', 'family_id', 'zone_id', 'status'], sort: ['lot_number', 'asc'] },
})

/** A product of a lot and the volume that is expected. */
export const tenderProduct = defineResource('tender_product', {
  label: ['Produit du lot', 'Produits du lot'],
  model: 'Tender_product',
  title: 'product_id',
  access: writes,
  imports: false,
  hardDelete: true,
  fields: {
    tender_family_id,
    product_id: f.ref('product', { label: 'Produit', required: true }),
    volume: f.quantity({ label: 'Volume', required: true, min: 0 }),
    reference_price: f.unitPrice({ label: 'Prix de référence', min: 0 }),
    mandatory: f.bool({ label: 'Obligatoire', required: true, default: true }),
  },
  unique: [{ fields: ['tender_family_id', 'product_id'] }],
  list: { columns: ['product_id', 'volume', 'reference_price', 'mandatory'] },
})

/** A supplier that was invited to answer. */
export const tenderSupplier = defineResource('tender_supplier', {
  label: ['Fournisseur consulté', 'Fournisseurs consultés'],
  model: 'Tender_supplier',
  title: 'supplier_id',
  access: writes,
  imports: false,
  fields: {
    tender_id,
    supplier_id,
    invited_at: f.dateTime({ label: 'Invité le', readonly }),
    ...reminders,
    declined_at: f.dateTime({ label: 'Décliné le', readonly }),
    decline_reason: f.text({ label: 'Motif', max: 500, readonly }),
  },
  unique: [{ fields: ['tender_id', 'supplier_id'] }],
  indexes: [['supplier_id', 'tender_id']],
  list: { columns: ['tender_id', 'supplier_id', 'invited_at', 'reminder_count', 'declined_at'] },
})

/** A member that a public tender is run for (« AMO »). */
export const tenderAdherent = defineResource('tender_adherent', {
  label: ['Bénéficiaire', 'Bénéficiaires'],
  model: 'Tender_adherent',
  title: 'adherent_id',
  access: writes,
  imports: false,
  fields: { tender_id, adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }) },
  unique: [{ fields: ['tender_id', 'adherent_id'] }],
  list: { columns: ['tender_id', 'adherent_id'] },
})

/** A supplier's question; its answer is published to all, without a name. */
export const tenderQuestion = defineResource('tender_question', {
  label: ['Question', 'Questions'],
  model: 'Tender_question',
  title: 'text',
  access: { ...view, update: 'updateTender' },
  imports: false,
  fields: {
    tender_id,
    supplier_id,
    text: f.longText({ label: 'Question', required: true, max: 4000, readonly }),
    asked_at: f.dateTime({ label: 'Posée le', required: true, readonly }),
    answer: f.longText({ label: 'Réponse', max: 4000 }),
    answered_at: f.dateTime({ label: 'Répondue le', readonly }),
    published: f.bool({ label: 'Publiée', required: true, default: false, readonly }),
  },
  indexes: [['tender_id', 'asked_at']],
  list: { columns: ['tender_id', 'text', 'answer', 'published'], sort: ['asked_at', 'asc'] },
})
