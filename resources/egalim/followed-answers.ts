import type { Answer } from '../schema/infer'
import { lookup } from '../schema/lookup'
import { many, maybe, one } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { planSums, planTarget } from './plan-answers'

/** Where a followed plan stands, in a sentence. */
export const followedStates = lookup({
  on_track: 'Le plan est tenu : avec ce qui reste à commander, les objectifs sont atteints au 31 décembre.',
  behind:
    'Le plan a pris du retard ; avec ce qui reste à commander, les objectifs sont encore atteints au 31 décembre.',
  replan: "Ce plan n'y suffit plus, mais un plan recalculé peut encore atteindre les objectifs.",
  out_of_reach: 'Les objectifs ne peuvent plus être tous atteints cette année.',
  reached: "L'année est terminée : les objectifs sont atteints.",
  missed: "L'année est terminée : tous les objectifs ne sont pas atteints.",
} as const)
export type FollowedState = keyof typeof followedStates

/** How far a change is. */
export const changeStates = lookup({
  done: 'Fait',
  partly: 'En partie',
  not_yet: 'Pas encore',
  gone: 'Ne se commande plus',
} as const)
export type ChangeState = keyof typeof changeStates

const followedChange = {
  id: told.int('Identifiant'),
  article_id: told.ref('article', 'Article'),
  instead_id: told.ref('article', "Au lieu de l'article"),
  label: told.text('Libellé'),
  supplier: maybe(told.text('Fournisseur')),
  instead_label: told.text('Au lieu de'),
  categories: told.texts('Catégories'),
  state: toldKey('État', changeStates),
  unit: maybe(told.text('Unité')),
  /** Order units. */
  quantity: told.decimal('Quantité prévue'),
  done_quantity: told.decimal('Quantité reçue'),
  awaited_quantity: told.decimal('Quantité commandée, à recevoir'),
  left_quantity: told.decimal('Reste à commander'),
  planned_ht: told.money('Montant prévu HT'),
  received_ht: told.money('Montant reçu HT'),
  /** Base units of the replaced article that were received since. */
  instead_ht: told.money("Achats de l'article à remplacer depuis HT"),
  /** Points of the year's shares, of the whole change and so far. */
  bio_points: told.decimal('Points de bio'),
  bio_points_done: told.decimal('Points de bio gagnés'),
  egalim_points: told.decimal('Points EGAlim'),
  egalim_points_done: told.decimal('Points EGAlim gagnés'),
}
export type FollowedChange = Answer<typeof followedChange>

const shares = {
  bio: maybe(told.percent('Bio')),
  egalim: maybe(told.percent('EGAlim')),
  meat_fish: maybe(told.percent('Viandes et poissons')),
}

const followedMonth = {
  key: told.month('Mois'),
  /** Of what was received until the end of the month; null for months to come. */
  actual: maybe(one('Réalisé', shares)),
  /** As planned; null before the plan was taken up. */
  planned: maybe(one('Plan', shares)),
}
export type FollowedMonth = Answer<typeof followedMonth>

const lacking = { key: told.text('Objectif'), amount: told.money('Manquant HT') }

/** A plan that is followed, against what was bought since. */
export const followedPlan = {
  id: told.int('Identifiant'),
  year: told.int('Année'),
  taken_on: told.date('Suivi depuis le'),
  taken_by: maybe(told.text('Suivi par')),
  state: toldKey('Où en est le plan', followedStates),
  /** Goals missed at the end of the year, at best, and by how much. */
  missing: many('Objectifs manqués', lacking),
  extra_ht: told.money('Surcoût prévu HT'),
  received: one('Reçu à ce jour', planSums),
  expected: one('Prévu à ce jour', planSums),
  /** The end of the year with what remains of the plan. */
  projected: one("Fin d'année avec le reste du plan", planSums),
  after: one("Fin d'année prévue", planSums),
  target: one('Objectifs', planTarget),
  changes: many('Changements', followedChange),
  months: many('Mois', followedMonth),
}
export type FollowedPlan = Answer<typeof followedPlan>

/** `GET /egalim/followed-plan`. */
export const followedAnswer = { plan: maybe(one('Plan suivi', followedPlan)) }
export type FollowedAnswer = Answer<typeof followedAnswer>
