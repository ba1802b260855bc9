import type { Answer } from '../schema/infer'
import { lookup } from '../schema/lookup'
import { many, maybe, one } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'

/** Why there is no plan, or why it does not reach the goals. */
export const planReasons = lookup({
  reached: "Les objectifs sont atteints à ce rythme : rien n'est à changer.",
  notSubject: "Cet adhérent n'est pas soumis à EGAlim : il n'a rien à atteindre.",
  noTarget: "La loi ne fixe pas d'objectif pour cette année.",
  noNeed: "Rien n'est attendu d'ici la fin de l'année.",
  noChoice: "Aucun article que vous pouvez commander n'améliore ces parts.",
  outOfReach:
    "Les objectifs ne peuvent plus être tous atteints cette année : voici ce qui s'en approche le plus.",
} as const)

/** Amounts of a year that the goals are measured by. */
export const planSums = {
  base: told.money('Denrées HT'),
  bio: told.money('Bio'),
  egalim: told.money('EGAlim'),
  meat_base: told.money('Viandes et poissons HT'),
  meat_egalim: told.money('Viandes et poissons EGAlim'),
}

/** What the law asks for; null where it asks for nothing. */
export const planTarget = {
  bio: maybe(told.percent('Bio')),
  egalim: maybe(told.percent('EGAlim')),
  meat_fish: maybe(told.percent('Viandes et poissons')),
}

const article = {
  id: told.ref('article', 'Article'),
  label: told.text('Libellé'),
  supplier: told.text('Fournisseur'),
}

/** An article to order in place of another until the end of the year. */
const planSwap = {
  article_id: told.ref('article', 'Article'),
  instead_id: told.ref('article', "Au lieu de l'article"),
  article: one('Article', article),
  instead: one("Au lieu de l'article", article),
  /** Order units. */
  quantity: told.decimal('Quantité'),
  unit: told.text('Unité'),
  categories: told.texts('Catégories'),
  extra_ht: told.money('Surcoût HT'),
}
export type PlanSwap = Answer<typeof planSwap>

/** `GET /egalim/plan`: the cheapest changes of what is still to come that reach the goals at the end of the year (measures §7). */
export const egalimPlan = {
  year: told.int('Année'),
  feasible: told.bool('Objectifs atteints avec le plan'),
  reason: maybe(toldKey('Raison', planReasons)),
  /** Goals that stay missed. */
  missed: told.texts('Objectifs manqués'),
  extra_ht: told.money('Surcoût HT'),
  /** The least that any plan costs, order units not kept whole. */
  bound_ht: told.money('Surcoût minimal HT'),
  before: one('À ce rythme', planSums),
  after: one('Avec le plan', planSums),
  target: one('Objectifs', planTarget),
  swaps: many('Changements', planSwap),
}
export type EgalimPlan = Answer<typeof egalimPlan>
