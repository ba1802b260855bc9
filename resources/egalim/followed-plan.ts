import { f } from '../schema/f'
import type { AnyResource } from '../schema/resource'
import { defineResource } from '../schema/resource'
import { egalimClosing, maCantineLink } from './closing'

const own = { access: { view: 'serverOnly' }, imports: false } as const

/** Why a plan is followed no more. */
export const planEnds = { given_up: 'Abandonné', replaced: 'Remplacé' } as const
export type PlanEnd = keyof typeof planEnds

/** An EGAlim plan that a member or a group has taken up: as it was worked out that day. */
export const egalimPlan = defineResource('egalim_plan', {
  label: ['Plan EGAlim', 'Plans EGAlim'],
  model: 'Egalim_plan',
  title: 'year',
  ...own,
  fields: {
    adherent_id: f.ref('adherent', { label: 'Adhérent', readonly: true }),
    groupAdherent_id: f.ref('groupadherent', { label: "Groupe d'adhérents", readonly: true }),
    year: f.int({ label: 'Année', required: true, min: 2000, max: 2100, readonly: true }),
    taken_on: f.date({ label: 'Suivi depuis le', required: true, readonly: true }),
    extra_ht: f.decimal({ label: 'Surcoût HT', digits: [14, 2], required: true, readonly: true }),
    /** Amounts of the year: received that day, and at its end without and with the plan (`PlanSums`). */
    received: f.json({ label: 'Reçu ce jour-là', required: true, readonly: true }),
    before: f.json({ label: 'À ce rythme', required: true, readonly: true }),
    after: f.json({ label: 'Avec le plan', required: true, readonly: true }),
    /** Percents that the law asks for (`PlanTarget`). */
    target: f.json({ label: 'Objectifs', required: true, readonly: true }),
    ended_at: f.dateTime({ label: 'Fin du suivi', readonly: true }),
    ended_as: f.select(planEnds, { label: 'Raison de la fin', readonly: true }),
    changes: f.children('egalim_plan_change', { label: 'Changements', by: 'egalim_plan_id', max: 5000 }),
  },
  unique: [{ fields: ['adherent_id', 'groupAdherent_id', 'year'], among: { ended_at: null } }],
})

/** A change of a followed plan: an article ordered in place of another until the end of the year. */
export const egalimPlanChange = defineResource('egalim_plan_change', {
  label: ['Changement du plan', 'Changements du plan'],
  model: 'Egalim_plan_change',
  title: 'label',
  ...own,
  fields: {
    egalim_plan_id: f.ref('egalim_plan', { label: 'Plan', required: true, readonly: true }),
    article_id: f.ref('article', { label: 'Article', required: true, readonly: true }),
    instead_id: f.ref('article', {
      label: "Au lieu de l'article",
      as: 'Instead',
      required: true,
      readonly: true,
    }),
    /** Names and unit of that day. */
    label: f.text({ label: 'Libellé', required: true, max: 255, readonly: true }),
    supplier: f.text({ label: 'Fournisseur', max: 255, readonly: true }),
    instead_label: f.text({ label: 'Au lieu de', required: true, max: 255, readonly: true }),
    unit: f.text({ label: 'Unité', max: 60, readonly: true }),
    categories: f.list({ label: 'Catégories', readonly: true }),
    /** Order units, and the article's own base units of one. */
    quantity: f.decimal({ label: 'Quantité', digits: [14, 3], required: true, readonly: true }),
    coef: f.decimal({
      label: "Unités de base d'une unité de commande",
      digits: [14, 6],
      required: true,
      readonly: true,
    }),
    planned_ht: f.decimal({ label: 'Montant prévu HT', digits: [14, 2], required: true, readonly: true }),
    extra_ht: f.decimal({ label: 'Surcoût HT', digits: [14, 2], required: true, readonly: true }),
    /** What the whole change adds to the year's amounts. */
    bio_ht: f.decimal({ label: 'Bio en plus HT', digits: [14, 2], required: true, readonly: true }),
    egalim_ht: f.decimal({ label: 'EGAlim en plus HT', digits: [14, 2], required: true, readonly: true }),
  },
})

/** What is kept of EGAlim. */
export const egalimResources: readonly AnyResource[] = [
  egalimPlan,
  egalimPlanChange,
  egalimClosing,
  maCantineLink,
]
