import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const key = (label: string) => f.int({ label })
const kept = {
  access: { view: 'serverOnly' },
  imports: false,
  untracked: true,
  hardDelete: true,
} as const

const bought = {
  company_id: key('Service'),
  supplier_id: key('Fournisseur'),
  supplier_not_in_catalog_id: key('Fournisseur hors catalogue'),
  catalog_id: key('Catalogue'),
  family_id: key('Famille'),
  subfamily_id: key('Sous-famille'),
  labels: f.text({ label: 'Labels', max: 255 }),
  article_id: f.int({ label: 'Article', required: true }),
  /** Accepted, in base units. */
  quantity: f.decimal({ label: 'Quantité', digits: [26, 9], required: true }),
  amount_ht: f.decimal({ label: 'Montant HT', digits: [16, 2], required: true }),
} as const

/** What was received of each article on a day, by service: average prices and the price index of whole services add it up. */
export const articleDay = defineResource('article_day', {
  label: ["Jour d'un article", 'Jours des articles'],
  model: 'Article_day',
  title: 'day',
  ...kept,
  fields: { day: f.date({ label: 'Jour', required: true }), ...bought },
  indexes: [['day']],
})

/** The days of a month added up. */
export const articleMonth = defineResource('article_month', {
  label: ["Mois d'un article", 'Mois des articles'],
  model: 'Article_month',
  title: 'month',
  ...kept,
  fields: { month: f.date({ label: 'Mois', required: true }), ...bought },
  indexes: [['month']],
})

/** The same of each member: prices of members and of groups beside each other. */
export const articleMember = defineResource('article_member', {
  label: ["Mois d'un article chez un adhérent", 'Mois des articles par adhérent'],
  model: 'Article_member',
  title: 'month',
  ...kept,
  fields: {
    month: f.date({ label: 'Mois', required: true }),
    member_id: key('Adhérent'),
    groupAdherent_id: key('Groupe de la commande'),
    ...bought,
  },
  indexes: [['month']],
})
