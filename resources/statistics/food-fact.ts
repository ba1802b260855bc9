import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const key = (label: string) => f.int({ label })

/**
 * The food that was received of an order, by day of reception, EGAlim family, labels and origin as they were at sending: what
 * the shares of the law add up (domain §14.3). The database keeps it beside `purchase_fact`, in the same transaction.
 */
export const foodFact = defineResource('food_fact', {
  label: ['Fait alimentaire', 'Faits alimentaires'],
  model: 'Food_fact',
  title: 'day',
  access: { view: 'serverOnly' },
  imports: false,
  untracked: true,
  hardDelete: true,
  fields: {
    order_id: f.int({ label: 'Commande', required: true }),
    day: f.date({ label: 'Jour', required: true }),
    member_id: key('Adhérent'),
    supplier_id: key('Fournisseur'),
    family: f.text({ label: 'Famille EGAlim', required: true, max: 40 }),
    /** Codes between commas; empty without any. */
    labels: f.text({ label: 'Labels', max: 1000 }),
    is_france: f.bool({ label: 'France', required: true, default: false }),
    is_eea: f.bool({ label: 'Europe', required: true, default: false }),
    amount_ht: f.decimal({ label: 'Montant HT', digits: [14, 2], required: true }),
  },
  indexes: [['order_id'], ['day'], ['member_id', 'day']],
})
