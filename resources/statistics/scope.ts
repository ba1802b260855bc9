import { f } from '../schema/f'

const id = (label: string) => f.int({ label, min: 0 })

/** What is asked of every statistic: days, and what it is narrowed to (0: those that have none). */
export const scope = {
  from: f.date({ label: 'Du' }),
  to: f.date({ label: 'Au' }),
  month: f.text({ label: 'Mois', max: 7 }),
  adherent_id: id('Adhérent'),
  group_id: id("Groupe d'adhérents"),
  company_id: id('Service'),
  supplier_id: id('Fournisseur'),
  outside_id: id('Fournisseur hors catalogue'),
  catalog_id: id('Catalogue'),
  family_id: id('Famille'),
  subfamily_id: id('Sous-famille'),
  label: f.text({ label: 'Label', max: 60 }),
} as const

/** The days that they are compared with, where they are not those of a year before. */
export const compared = {
  before_from: f.date({ label: 'Comparé du' }),
  before_to: f.date({ label: 'Comparé au' }),
} as const
