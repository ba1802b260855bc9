import { isBehind, onTheWay, progressOf, sharesOf, stepsLeft } from '../../resources/egalim/follow'
import type {
  ChangeState,
  FollowedChange,
  FollowedPlan,
  FollowedState,
} from '../../resources/egalim/followed-answers'
import {
  type Choice,
  goalsOf,
  type Plan,
  type PlanSums,
  type PlanTarget,
  planOf,
} from '../../resources/egalim/plan'
import { categoriesOf, isMeatOrFish, missingFor } from '../../resources/egalim/rules'
import { differenceOf } from '../../resources/schema/exact'
import { addDays, addMonths, daysBetween } from '../../resources/schema/paris-time'
import type { followedBasis, KeptChange as Kept } from './followed-basis'
import { planSumsOf } from './read-egalim'
import { type Basis, leastMissed } from './read-plan'

type Found = NonNullable<Awaited<ReturnType<typeof followedBasis>>>

/** The end of the year with what remains of the plan, in the room that what is still to come leaves. */
function projected(basis: Basis, left: ReadonlyMap<Kept, string>): Plan {
  const { needs } = basis.problem
  const room = new Map(needs.map(({ article_id, quantity }, at) => [article_id, { at, quantity }]))
  const choices: Choice[] = []
  const steps: number[] = []
  for (const [change, quantity] of left) {
    const need = room.get(change.instead_id)
    const choice = basis.basket.choices.find(
      (one) => one.need === need?.at && one.article_id === change.article_id,
    )
    if (!need || !choice) continue
    const fits = stepsLeft({ left: quantity, room: need.quantity, covers: choice.covers, step: choice.step })
    need.quantity = differenceOf(need.quantity, fits.taken, 6)
    const article = basis.basket.articles.get(change.article_id)
    const categories = categoriesOf(article?.labels ?? [], basis.labels, basis.today)
    choices.push({ ...choice, meat: isMeatOrFish(article?.family ?? ''), categories })
    steps.push(fits.steps)
  }
  return planOf({ ...basis.problem, choices }, steps)
}

/** Whether an article of the plan can still be ordered in the other's place; unknown where nothing of that one is to come. */
function isGone(basis: Basis | undefined, { article_id, instead_id }: Kept): boolean {
  const need = basis?.problem.needs.findIndex((one) => one.article_id === instead_id) ?? -1
  return need >= 0 && !basis?.basket.choices.some((one) => one.need === need && one.article_id === article_id)
}

function changeOf({ plan, bought, awaited, basis }: Found, change: Kept): FollowedChange & { still: string } {
  const own = bought.get(change.article_id)
  const amounts = {
    ...change,
    received: own?.quantity ?? '0',
    awaited: awaited.get(change.article_id) ?? '0',
  }
  const { isDone, isBegun, ...progress } = progressOf(amounts, plan.before)
  const state: ChangeState = isDone ? 'done' : isGone(basis, change) ? 'gone' : isBegun ? 'partly' : 'not_yet'
  const { coef: _coef, extra_ht: _extra, bio_ht: _bio, egalim_ht: _egalim, ...kept } = change
  return {
    ...{ ...kept, ...progress, state },
    received_ht: own?.amount_ht ?? '0.00',
    instead_ht: bought.get(change.instead_id)?.amount_ht ?? '0.00',
    still: differenceOf(change.quantity, progress.done_quantity, 3),
  }
}

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)

/** The last day of a month. */
const lastDay = (month: string) => addDays(addMonths(`${month}-01`, 1), -1)

/** The sums that the plan foresaw for a day. */
const plannedOn = ({ plan }: Found, day: string): PlanSums =>
  onTheWay(plan.received, plan.after, {
    passed: Math.max(0, daysBetween(plan.taken_on, day)),
    whole: daysBetween(plan.taken_on, `${plan.year}-12-31`),
  })

const stateOf = (missed: boolean, late: boolean, isReachable: boolean): FollowedState =>
  missed ? (isReachable ? 'replan' : 'out_of_reach') : late ? 'behind' : 'on_track'

/** What lacks of each goal at the end of the year. */
const missingOf = (sums: PlanSums, target: PlanTarget) =>
  goalsOf(target)
    .map(({ key, part, base, percent }) => ({ key, amount: missingFor(sums[part], sums[base], percent) }))
    .filter(({ amount }) => amount !== '0.00')

/** How the year ends: with the rest of the plan, else with the best that can still be made of it. */
async function outlook(found: Found, now: PlanSums, left: ReadonlyMap<Kept, string>) {
  const { plan, basis, today } = found
  if (!basis) {
    const missing = missingOf(now, plan.target)
    const state: FollowedState = missing.length ? 'missed' : 'reached'
    return { state, missing, projected: now }
  }
  const { after, missed } = projected(basis, left)
  const lacking = missed.length ? await leastMissed(basis.problem) : []
  const late = isBehind(
    now,
    plannedOn(found, today),
    goalsOf(plan.target).map(({ key }) => key),
  )
  return {
    state: stateOf(missed.length > 0, late, !lacking.length),
    missing: lacking.length ? lacking : missingOf(after, basis.problem.target),
    projected: after,
  }
}

/** A followed plan against what was bought since, and how the year ends. */
export async function tellFollowed(found: Found): Promise<FollowedPlan> {
  const { plan, changes, today, labels, facts } = found
  const now = planSumsOf(facts, labels)
  const told = changes.map((change) => ({ change, ...changeOf(found, change) }))
  const left = new Map(told.map(({ change, still }) => [change, still]))
  const { received: _start, before: _before, ...kept } = plan
  return {
    ...kept,
    ...(await outlook(found, now, left)),
    ...{ received: now, expected: plannedOn(found, today) },
    changes: told.map(({ change: _change, still: _still, ...one }) => one),
    months: monthsOf(plan.year).map((key) => {
      const day = lastDay(key)
      const isHere = key <= today.slice(0, 7)
      const isPlanned = day >= plan.taken_on
      return {
        key,
        actual: isHere
          ? sharesOf(
              planSumsOf(
                facts.filter((fact) => fact.day <= day),
                labels,
              ),
            )
          : null,
        planned: isPlanned ? sharesOf(plannedOn(found, day)) : null,
      }
    }),
  }
}
