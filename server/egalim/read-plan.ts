import { egalimTexts as texts } from '../../i18n/fr/egalim'
import {
  type Choice,
  goalsOf,
  type Need,
  type Plan,
  type PlanGoal,
  type PlanProblem,
  planOf,
} from '../../resources/egalim/plan'
import type { EgalimPlan, PlanSwap } from '../../resources/egalim/plan-answers'
import { type Ask, planProgram } from '../../resources/egalim/plan-program'
import { categoriesOf, isMeatOrFish } from '../../resources/egalim/rules'
import { groupedBy } from '../../resources/schema/grouped-by'
import { parisDay } from '../../resources/schema/paris-time'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { type PlanScope, planBasket } from './plan-basket'
import { factsOf, isSubject, labelsOf, membersOf, planSumsOf, planTargetOf } from './read-egalim'
import { type Solved, withSolver } from './solve'

/** Below this, in euros, nothing is missed. */
const least = 0.005
const keys = ['bio', 'egalim', 'meat_fish'] as const

const stepsOf = ({ choices }: PlanProblem, solved: Solved) =>
  choices.map((_, at) => Math.max(0, Math.round(solved.of(`x${at}`))))

/** What a solution misses of each goal, in euros. */
const missedOf = (solved: Solved) =>
  Object.fromEntries(
    keys.map((key) => [key, solved.of(`s_${key}`) > least ? solved.of(`s_${key}`) + least : 0]),
  )

/** The cheapest plan, or the cheapest of those that come nearest; its bound is that of order units that need not be whole. */
const solved = (problem: PlanProblem): Promise<Plan & { bound_ht: string; isReached: boolean }> =>
  withSolver(async (solver) => {
    const solve = (ask: Ask) => solver(planProgram(problem, ask))
    const reaching = await solve({ whole: true })
    const missed = reaching.isOptimal ? {} : missedOf(await solve({ whole: true, least: true }))
    const whole = reaching.isOptimal ? reaching : await solve({ whole: true, missed })
    const bound = await solve({ whole: false, missed })
    const plan = planOf(problem, stepsOf(problem, whole))
    return { ...plan, bound_ht: bound.cost.toFixed(2), isReached: plan.missed.length === 0 }
  })

/** What is missed of each goal in euros at the least, whatever is changed; nothing where all can be reached, order units not kept whole. */
export const leastMissed = (problem: PlanProblem): Promise<{ key: PlanGoal; amount: string }[]> =>
  withSolver(async (solver) => {
    const found = await solver(planProgram(problem, { whole: false, least: true }))
    return goalsOf(problem.target)
      .map(({ key }) => ({ key, missed: found.of(`s_${key}`) }))
      .filter(({ missed }) => missed > least)
      .map(({ key, missed }) => ({ key, amount: missed.toFixed(2) }))
  })

/** What a plan is made of, read in one transaction. */
export async function planBasis(work: Work, scope: PlanScope) {
  const today = parisDay(work.now)
  const year = Number(today.slice(0, 4))
  if (scope.year && scope.year !== year) throw invalid([{ name: 'year', message: texts.planThisYear }])
  if (!scope.adherent_id === !scope.group_id)
    throw invalid([{ name: 'adherent_id', message: texts.planOfOne }])
  const { asked } = await membersOf(work, scope)
  const labels = await labelsOf(work)
  const received = await factsOf(work, asked, year)
  const target = await planTargetOf(work, asked, year)
  const basket = await planBasket(work, scope, asked)
  const countedOf = (id: number) => {
    const found = basket.articles.get(id)
    return {
      meat: isMeatOrFish(found?.family ?? ''),
      categories: categoriesOf(found?.labels ?? [], labels, today),
    }
  }
  const needs = basket.needs.map((need): Need => ({ ...need, ...countedOf(need.article_id) }))
  const helps = (need: Need, choice: Choice) =>
    choice.categories.length > 0 &&
    (need.categories.length === 0 || (choice.categories[0] === 'BIO' && need.categories[0] !== 'BIO'))
  const all = basket.choices.map((choice) => ({ ...choice, ...countedOf(choice.article_id) }))
  const helping = all.filter((choice) => helps(needs[choice.need] as Need, choice))
  // Another article of the product first; of its sub-family where there is none.
  const ofProduct = new Set(helping.filter(({ isSame }) => isSame).map(({ need }) => need))
  const choices = cheapest(helping.filter(({ need, isSame }) => isSame || !ofProduct.has(need)))
  const problem: PlanProblem = {
    received: planSumsOf(received, labels),
    ...{ needs, choices },
    target,
  }
  const hasTarget = Object.values(target).some((one) => one !== null)
  return { year, today, labels, problem, basket, isSubject: isSubject(asked), hasTarget }
}

export type Basis = Awaited<ReturnType<typeof planBasis>>

/** Why nothing is to be worked out. */
function reasonOf(
  { problem, isSubject: isAsked, hasTarget }: Basis,
  isReached: boolean,
): EgalimPlan['reason'] {
  if (!isAsked) return 'notSubject'
  if (!hasTarget) return 'noTarget'
  if (isReached) return 'reached'
  if (!problem.needs.length) return 'noNeed'
  return problem.choices.length ? null : 'noChoice'
}

/** What is proposed, and why it is so. */
export interface WorkedOut {
  feasible: boolean
  reason: EgalimPlan['reason']
  bound_ht: string
  plan: Plan
}

/** The cheapest changes of what is still to come this year that reach the goals of the law, in whole order units (measures §7). */
export async function workOut(basis: Basis): Promise<WorkedOut> {
  const unchanged = planOf(basis.problem, [])
  const none = reasonOf(basis, unchanged.missed.length === 0)
  if (none) return { feasible: none === 'reached', reason: none, bound_ht: '0.00', plan: unchanged }
  const { bound_ht, isReached, ...plan } = await solved(basis.problem)
  return { feasible: isReached, reason: isReached ? null : 'outOfReach', bound_ht, plan }
}

/** How an article of a plan is told. */
export function articleOf({ basket }: Basis, id: number) {
  const of = basket.facts.get(`a${id}`)
  return {
    id,
    label: of?.label ?? basket.articles.get(id)?.label ?? '',
    supplier: of?.names.supplier ?? '',
  }
}

/** A plan as it is answered; it is worked out beside the transaction that read its basis. */
export async function planAnswer(basis: Basis): Promise<EgalimPlan> {
  const { feasible, reason, bound_ht, plan } = await workOut(basis)
  return {
    ...{ year: basis.year, feasible, reason, bound_ht },
    ...{ missed: plan.missed, extra_ht: plan.extra_ht },
    ...{ before: plan.before, after: plan.after, target: basis.problem.target },
    swaps: plan.swaps.map(
      ({ choice, need, quantity, extra_ht }): PlanSwap => ({
        ...{ article_id: choice.article_id, instead_id: need.article_id },
        article: articleOf(basis, choice.article_id),
        ...{ instead: articleOf(basis, need.article_id), quantity, extra_ht },
        unit: basis.basket.facts.get(`a${choice.article_id}`)?.unit_label ?? '',
        categories: [...choice.categories],
      }),
    ),
  }
}

/** Choices of a need that are looked at, organic and other ones. */
const most = 4

/** The cheapest choices of each need, organic ones and others apart. */
function cheapest(choices: readonly Choice[]): Choice[] {
  const places = groupedBy(choices, ({ need, categories }) => `${need} ${categories[0] === 'BIO'}`)
  const each = (one: Choice) => Number(one.cost) / Number(one.covers)
  return [...places.values()].flatMap((found) => found.toSorted((a, b) => each(a) - each(b)).slice(0, most))
}
