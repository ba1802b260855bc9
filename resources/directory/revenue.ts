import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { notBefore } from '../schema/row-checks'

const access = { view: 'viewRevenue', read: 'declareRevenue' }

/** What a supplier declares to have sold to the members of a service over a period (domain §11.2). */
export const revenue = defineResource('revenue', {
  label: ["Déclaration de chiffre d'affaires", "Déclarations de chiffre d'affaires"],
  title: ['revenue_start', 'revenue_end'],
  access,
  fields: {
    supplier_id: f.ref('supplier', { label: 'Fournisseur', required: true }),
    company_id: f.ref('company', { label: 'Service', required: true }),
    catalog_id: f.ref('catalog', { label: 'Catalogue', required: true }),
    revenue_start: f.date({ label: 'Du', required: true }),
    revenue_end: f.date({ label: 'Au', required: true }),
    mode: f.select(
      { global: 'Global', by_family: 'Par famille', by_adherent: 'Par adhérent' },
      { label: 'Mode de déclaration', required: true, default: 'global' },
    ),
    due_date: f.date({ label: 'À déclarer avant le', required: true }),
    amount_ht: f.money({ label: 'Montant HT', min: 0 }),
    status: f.select(
      {
        '100': { label: 'À déclarer', tone: 'orange' },
        '150': { label: 'Déclaré', tone: 'blue' },
        '200': { label: 'À corriger', tone: 'red' },
        '250': { label: 'Validé', tone: 'green' },
        '300': { label: 'Facturé', tone: 'grey' },
      },
      {
        label: 'État',
        required: true,
        default: '100',
      },
    ),
    comment: f.longText({ label: 'Commentaire', max: 2000 }),
    lines: f.children('revenue_line', { label: 'Lignes', by: 'revenue_id', max: 5000 }),
  },
  unique: [{ fields: ['supplier_id', 'company_id', 'catalog_id', 'revenue_start', 'revenue_end'] }],
  checks: [notBefore('revenue_start', 'revenue_end')],
  list: {
    columns: [
      'supplier_id',
      'company_id',
      'catalog_id',
      'revenue_start',
      'revenue_end',
      'amount_ht',
      'due_date',
      'status',
    ],
    sort: ['revenue_end', 'desc'],
  },
})

/** The part of a declaration that a member, a family or both stand for; together they make its amount. */
export const revenueLine = defineResource('revenue_line', {
  label: ["Ligne de chiffre d'affaires", "Lignes de chiffre d'affaires"],
  model: 'Revenue_line',
  title: 'amount_ht',
  access,
  fields: {
    revenue_id: f.ref('revenue', { label: 'Déclaration', required: true }),
    adherent_id: f.ref('adherent', { label: 'Adhérent' }),
    family_id: f.ref('family', { label: 'Famille' }),
    amount_ht: f.money({ label: 'Montant HT', required: true, min: 0 }),
  },
  list: { columns: ['revenue_id', 'adherent_id', 'family_id', 'amount_ht'], sort: ['id', 'asc'] },
})
