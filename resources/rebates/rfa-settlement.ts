import { nameIn } from '../schema/association'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { rfaModes, rfaMoves, rfaStates } from './states'

const access = { view: 'manageRfa' }
const readonly = true
const settlement = f.ref('rfa_settlement', { label: 'Décompte de RFA', required: true })

/** What a supplier owes for a year to a service for a catalogue (domain §11.3). */
export const rfaSettlement = defineResource('rfa_settlement', {
  label: ['Décompte de RFA', 'Décomptes de RFA'],
  model: 'Rfa_settlement',
  title: 'year',
  heading: (row) => [nameIn(row, 'Supplier'), row.year].filter(Boolean).join(' – '),
  at: '/rfa',
  access,
  imports: false,
  fields: {
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true, readonly }),
    company_id: f.ref('company', { label: 'Service', required: true, readonly }),
    catalog_id: f.ref('catalog', { label: 'Catalogue', required: true, readonly }),
    year: f.int({ label: 'Année', required: true, min: 2000, max: 2100, readonly }),
    base_ht: f.money({ label: "Chiffre d'affaires validé HT", required: true, min: 0, readonly }),
    amount_ht: f.money({ label: 'RFA HT', required: true, min: 0, readonly }),
    shared_with_members: f.bool({ label: 'Partagée avec les adhérents', default: false, readonly }),
    status: f.select(rfaStates, {
      label: 'État',
      moves: rfaMoves,
      required: true,
      default: 'computed',
      readonly,
      index: true,
    }),
    computed_at: f.dateTime({ label: 'Calculée le', required: true, readonly }),
    invoice_number: f.text({ label: 'Numéro de facture', max: 40, readonly }),
    invoiced_at: f.dateTime({ label: 'Facturée le', readonly }),
    paid_at: f.dateTime({ label: 'Payée le', readonly }),
    lines: f.children('rfa_line', { label: 'Calcul', by: 'rfa_settlement_id', max: 100 }),
    shares: f.children('rfa_share', { label: 'Parts des adhérents', by: 'rfa_settlement_id', max: 5000 }),
    payments: f.children('rfa_payment', { label: 'Paiements', by: 'rfa_settlement_id', max: 100 }),
  },
  unique: [{ fields: ['supplier_id', 'company_id', 'catalog_id', 'year'] }],
  list: {
    columns: ['supplier_id', 'company_id', 'catalog_id', 'year', 'base_ht', 'amount_ht', 'status'],
    sort: ['year', 'desc'],
  },
})

/** What one rate comes to: kept as it was reckoned, whatever becomes of the rate. */
export const rfaLine = defineResource('rfa_line', {
  label: ['Ligne de RFA', 'Lignes de RFA'],
  model: 'Rfa_line',
  title: 'label',
  ...{ access, imports: false, untracked: true },
  fields: {
    rfa_settlement_id: settlement,
    rfarate_id: f.ref('rfarate', { label: 'Taux de RFA', required: true }),
    label: f.text({ label: 'Libellé', required: true, max: 120 }),
    mode: f.select(rfaModes, { label: 'Calcul', required: true }),
    base_ht: f.money({ label: 'Assiette HT', required: true, min: 0 }),
    rate: f.rate({ label: 'Taux atteint', required: true, min: 0, max: 100 }),
    amount_ht: f.money({ label: 'RFA HT', required: true, min: 0 }),
    parts: f.json({
      label: 'Détail du calcul',
      required: true,
      example: [{ base_ht: '1000.00', rate: '2.00' }],
    }),
  },
  list: { sort: ['id', 'asc'] },
})

/** A member's share; together they make the amount (I-24). */
export const rfaShare = defineResource('rfa_share', {
  label: ['Part de RFA', 'Parts de RFA'],
  model: 'Rfa_share',
  title: 'adherent_id',
  ...{ access, imports: false, untracked: true },
  fields: {
    rfa_settlement_id: settlement,
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }),
    base_ht: f.money({ label: "Chiffre d'affaires HT", required: true, min: 0 }),
    amount_ht: f.money({ label: 'Part HT', required: true, min: 0 }),
  },
  unique: [{ fields: ['rfa_settlement_id', 'adherent_id'] }],
  list: { sort: ['id', 'asc'] },
})

/** A payment of what was invoiced. */
export const rfaPayment = defineResource('rfa_payment', {
  label: ['Paiement de RFA', 'Paiements de RFA'],
  model: 'Rfa_payment',
  title: 'paid_on',
  ...{ access, imports: false },
  fields: {
    rfa_settlement_id: settlement,
    paid_on: f.date({ label: 'Payé le', required: true }),
    amount_ht: f.money({ label: 'Montant HT', required: true, min: 0.01 }),
    reference: f.text({ label: 'Référence', max: 60 }),
  },
  list: { sort: ['paid_on', 'asc'] },
})
