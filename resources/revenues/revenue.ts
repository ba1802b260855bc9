import { nameIn } from '../schema/association'
import { rest } from '../schema/calls'
import { frenchDay } from '../schema/date-text'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'
import { revenueModes, revenueMoves, revenueStates } from './states'

const readers = { view: 'viewRevenue', read: 'declareRevenue' }
const writes = { create: 'validateRevenue', update: 'validateRevenue', remove: 'validateRevenue' }
const readonly = true

/** What a supplier has begun to fill keeps its scope. */
const kept = {
  readonly: { saved_at: { ne: null } },
  refusal: 'Des montants y sont saisis : le service, le catalogue et le mode ne se modifient plus.',
}

/** What a supplier declares to have sold to the members of a service over a period (domain §11.2). */
export const revenue = defineResource('revenue', {
  label: ["Déclaration de chiffre d'affaires", "Déclarations de chiffre d'affaires"],
  title: ['revenue_start', 'revenue_end'],
  follows: true,
  heading: (row) =>
    [
      nameIn(row, 'Supplier'),
      `${frenchDay(String(row.revenue_start))} au ${frenchDay(String(row.revenue_end))}`,
    ]
      .filter(Boolean)
      .join(' – '),
  calls: rest('/revenue'),
  restores: false,
  at: '/revenues',
  access: { ...readers, ...writes },
  imports: false,
  fields: {
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    company_id: f.ref('company', { label: 'Service', required: true }),
    catalog_id: f.ref('catalog', { label: 'Catalogue', required: true }),
    revenue_start: f.date({ label: 'Du', required: true }),
    revenue_end: f.date({ label: 'Au', required: true }),
    mode: f.select(revenueModes, { label: 'Mode de déclaration', required: true, default: 'global' }),
    due_date: f.date({ label: 'À déclarer avant le', required: true }),
    late: f.virtual(f.bool({ label: 'En retard', tones: { true: 'red' } }), { expressed: true }),
    unsent: f.virtual(f.bool({ label: 'Enregistrée, jamais déclarée' }), { expressed: true }),
    amount_ht: f.money({ label: 'Montant HT', min: 0, readonly }),
    status: f.select(revenueStates, {
      label: 'État',
      moves: revenueMoves,
      required: true,
      default: '100',
      readonly,
      index: true,
    }),
    comment: f.longText({ label: 'Commentaire', max: 2000, readonly }),
    corrects_id: f.ref('revenue', { label: 'Corrige la déclaration', as: 'Corrects', readonly }),
    saved_at: f.dateTime({ label: 'Enregistrée le', readonly }),
    declared_at: f.dateTime({ label: 'Déclarée le', readonly }),
    validated_at: f.dateTime({ label: 'Validée le', readonly }),
    invoiced_at: f.dateTime({ label: 'Facturée le', readonly }),
    lines: f.children('revenue_line', { label: 'Lignes', by: 'revenue_id', max: 5000 }),
  },
  unique: [
    {
      fields: ['supplier_id', 'company_id', 'catalog_id', 'revenue_start', 'revenue_end'],
      among: { corrects_id: null },
      type: 'err560',
    },
    { fields: ['corrects_id'] },
  ],
  rules: { company_id: kept, catalog_id: kept, supplier_id: kept, mode: kept },
  state: 'status',
  locked: {
    when: { status: { ne: '100' } },
    refusal:
      'Déclaration au statut « %{state} » : ce qui est demandé (fournisseur, service, période, échéance) ne se modifie plus.',
  },
  checks: [notBefore('revenue_start', 'revenue_end')],
  form: {
    Déclaration: [
      ['supplier_id', 'mode'],
      ['company_id', 'catalog_id'],
      ['revenue_start', 'revenue_end', 'due_date'],
    ],
  },
  list: {
    title: "Chiffre d'affaires",
    columns: [
      'supplier_id',
      'company_id',
      'revenue_start',
      'revenue_end',
      'amount_ht',
      'due_date',
      'late',
      'status',
    ],
    sort: ['revenue_end', 'desc'],
    searches: [
      { label: 'En retard', filters: { late: 'true' }, sort: ['due_date', 'asc'] },
      { label: 'Enregistrées, jamais déclarées', filters: { unsent: 'true' }, sort: ['due_date', 'asc'] },
    ],
  },
})

/** The part of a declaration that a member, a family or both stand for; together they make its amount. */
export const revenueLine = defineResource('revenue_line', {
  label: ["Ligne de chiffre d'affaires", "Lignes de chiffre d'affaires"],
  model: 'Revenue_line',
  title: 'amount_ht',
  access: readers,
  imports: false,
  untracked: true,
  fields: {
    revenue_id: f.ref('revenue', { label: 'Déclaration', required: true }),
    adherent_id: f.ref('adherent', { label: 'Adhérent' }),
    family_id: f.ref('family', { label: 'Famille' }),
    amount_ht: f.money({ label: 'Montant HT', required: true, min: 0 }),
  },
  indexes: [['revenue_id', 'adherent_id', 'family_id']],
  list: { columns: ['revenue_id', 'adherent_id', 'family_id', 'amount_ht'], sort: ['id', 'asc'] },
})
