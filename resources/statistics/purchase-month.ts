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

/** What months are added up by; `all` is the whole month of a service. */
export const monthGrains = lookup({
  all: true,
  supplier: true,
  family: true,
  subfamily: true,
  label: true,
  adherent: true,
  catalog: true,
} as const)
export type MonthGrain = keyof typeof monthGrains

/**
 * The facts of a month added up by service and one dimension, for whoever sees whole services: dashboards read these few rows
 * where the facts have not moved since (`purchase_month_stale`), else the facts themselves. So they are as fresh as the facts;
 * the database makes them (`refresh_purchase_months`).
 */
export const purchaseMonth = defineResource('purchase_month', {
  label: ["Mois d'achats", "Mois d'achats"],
  model: 'Purchase_month',
  title: 'month',
  ...kept,
  fields: {
    month,
    company_id: f.int({ label: 'Service' }),
    grain: f.text({ label: 'Dimension', required: true, max: 20 }),
    key: f.text({ label: 'Part', max: 60 }),
    orders: f.int({ label: 'Commandes', required: true }),
    lines: f.int({ label: 'Lignes', required: true }),
    amount_ht: f.decimal({ label: 'Montant HT', digits: [16, 2], required: true }),
    vat: f.decimal({ label: 'TVA', digits: [20, 6], required: true }),
    out_ht: f.decimal({ label: 'Hors catalogue HT', digits: [16, 2], required: true }),
    ordered: quantity('Commandé'),
    served: quantity('Servi'),
  },
  indexes: [['grain', 'month']],
})

/** A month whose facts have moved since it was added up: written beside them, taken away when it is added up again. */
export const purchaseMonthStale = defineResource('purchase_month_stale', {
  label: ["Mois d'achats à refaire", "Mois d'achats à refaire"],
  model: 'Purchase_month_stale',
  title: 'month',
  ...kept,
  fields: { month },
})
