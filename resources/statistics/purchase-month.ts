import { f } from '../schema/f'
import { lookup } from '../schema/lookup'
import { defineResource } from '../schema/resource'

const quantity = (label: string) => f.decimal({ label, digits: [26, 9], required: true })
const kept = {
  access: { view: 'serverOnly' },
  imports: false,
  untracked: true,
  hardDelete: true,
} as const
const month = f.date({ label: 'Mois', required: true })
const day = f.date({ label: 'Jour', required: true })
const key = (label: string) => f.int({ label })

/**
 * What days and months are added up by; `all` is the whole of a service, `party` who ordered: a group (`g5`) or a member (`m12`).
 * An order closes on one day, has one supplier and one party, so that its count adds up over days.
 */
export const sumGrains = lookup({
  all: true,
  supplier: true,
  family: true,
  subfamily: true,
  label: true,
  adherent: true,
  party: true,
  catalog: true,
} as const)
export type SumGrain = keyof typeof sumGrains

const sums = {
  company_id: key('Service'),
  grain: f.text({ label: 'Dimension', required: true, max: 20 }),
  key: f.text({ label: 'Part', max: 60 }),
  orders: f.int({ label: 'Commandes', required: true }),
  lines: f.int({ label: 'Lignes', required: true }),
  amount_ht: f.decimal({ label: 'Montant HT', digits: [16, 2], required: true }),
  vat: f.decimal({ label: 'TVA', digits: [20, 6], required: true }),
  out_ht: f.decimal({ label: 'Hors catalogue HT', digits: [16, 2], required: true }),
  closed_ht: f.decimal({ label: 'Clôturé HT', digits: [16, 2], required: true, default: '0' }),
  ordered: quantity('Commandé'),
  served: quantity('Servi'),
} as const

/**
 * The facts of a day added up by service and one dimension, for whoever sees whole services: dashboards read these few rows
 * where the facts have not moved since (`purchase_day_stale`), else the facts themselves. So they are as fresh as the facts;
 * the database makes them (`refresh_purchase_sums`).
 */
export const purchaseDay = defineResource('purchase_day', {
  label: ["Jour d'achats", "Jours d'achats"],
  model: 'Purchase_day',
  title: 'day',
  ...kept,
  fields: { day, ...sums },
  indexes: [['grain', 'day']],
})

/** The days of a month added up. */
export const purchaseMonth = defineResource('purchase_month', {
  label: ["Mois d'achats", "Mois d'achats"],
  model: 'Purchase_month',
  title: 'month',
  ...kept,
  fields: { month, ...sums },
  indexes: [['grain', 'month']],
})

/** A day whose facts have moved since it was added up: written beside them, taken away when it is added up again. */
export const purchaseDayStale = defineResource('purchase_day_stale', {
  label: ["Jour d'achats à refaire", "Jours d'achats à refaire"],
  model: 'Purchase_day_stale',
  title: 'day',
  ...kept,
  fields: { day },
})

/** Which families a member of a service bought of whom in a month, once each: who is to be delivered (domain §3.10). */
export const purchasePair = defineResource('purchase_pair', {
  label: ["Achat d'une famille", 'Achats des familles'],
  model: 'Purchase_pair',
  title: 'month',
  ...kept,
  fields: {
    month,
    company_id: key('Service'),
    member_id: key('Adhérent'),
    groupAdherent_id: key('Groupe de la commande'),
    supplier_id: key('Fournisseur'),
    supplier_not_in_catalog_id: key('Fournisseur hors catalogue'),
    catalog_id: key('Catalogue'),
    family_id: key('Famille'),
  },
  indexes: [['month']],
})
