import { divided, type Exact, exact, minus, plus, rounded, times } from '../schema/exact'
import { type EgalimCategory, type EgalimShare, shareOf } from './rules'

/** What an article counts for: its family of the law and its categories today. */
export interface Counted {
  meat: boolean
  categories: readonly EgalimCategory[]
}

/** An article that is still to come this year: base units, and euros without tax of one. */
export interface Need extends Counted {
  article_id: number
  quantity: string
  price: string
}

/** An article that may come in its place: base units of the need that an order unit stands for, and what it costs. */
export interface Choice extends Counted {
  /** Index of the need. */
  need: number
  article_id: number
  covers: string
  cost: string
  /** Order units in which it is ordered: 1, or the step of its quantity. */
  step: string
}

/** The shares that the law asks for, in percent; null where it asks for none. */
export interface PlanTarget {
  bio: string | null
  egalim: string | null
  meat_fish: string | null
}

/** Amounts of a year: its food, what of it is organic, what counts; the same of meat and fish. */
export interface PlanSums {
  base: string
  bio: string
  egalim: string
  meat_base: string
  meat_egalim: string
}

export interface PlanProblem {
  /** Received so far this year. */
  received: PlanSums
  needs: readonly Need[]
  choices: readonly Choice[]
  target: PlanTarget
}

type Sums = Record<keyof PlanSums, Exact>
const names = ['base', 'bio', 'egalim', 'meat_base', 'meat_egalim'] as const
const zero = exact('0')

/** What an amount of an article adds to each sum. */
function added({ meat, categories }: Counted, amount: Exact): Sums {
  const share: EgalimShare | null = shareOf(categories)
  const of = (isOf: boolean) => (isOf ? amount : zero)
  return {
    base: amount,
    bio: of(share === 'bio'),
    egalim: of(share !== null),
    meat_base: of(meat),
    meat_egalim: of(meat && share !== null),
  }
}

const both = (a: Sums, b: Sums, join: (a: Exact, b: Exact) => Exact): Sums => ({
  ...{ base: join(a.base, b.base), bio: join(a.bio, b.bio), egalim: join(a.egalim, b.egalim) },
  ...{ meat_base: join(a.meat_base, b.meat_base), meat_egalim: join(a.meat_egalim, b.meat_egalim) },
})

const kept = ({ quantity, price }: Need) => times(exact(quantity), exact(price))

/** What one step of a choice changes in each sum, and what it costs more. */
export function changeOf({ needs }: PlanProblem, choice: Choice): { sums: Sums; extra: Exact } {
  const need = needs[choice.need]
  if (!need) throw new Error('a choice of no need')
  const gone = times(times(exact(choice.covers), exact(choice.step)), exact(need.price))
  const come = times(exact(choice.cost), exact(choice.step))
  return { sums: both(added(choice, come), added(need, gone), minus), extra: minus(come, gone) }
}

const exactSums = (sums: PlanSums): Sums => ({
  ...{ base: exact(sums.base), bio: exact(sums.bio), egalim: exact(sums.egalim) },
  ...{ meat_base: exact(sums.meat_base), meat_egalim: exact(sums.meat_egalim) },
})

/** The year's end if all comes as it did. */
export const unchanged = (problem: PlanProblem): Sums =>
  problem.needs.reduce((sums, need) => both(sums, added(need, kept(need)), plus), exactSums(problem.received))

/** The goals that a target sets: which sum must be so many percent of which. */
export const goalsOf = ({ bio, egalim, meat_fish }: PlanTarget) =>
  [
    { key: 'bio' as const, part: 'bio' as const, base: 'base' as const, percent: bio },
    { key: 'egalim' as const, part: 'egalim' as const, base: 'base' as const, percent: egalim },
    {
      key: 'meat_fish' as const,
      part: 'meat_egalim' as const,
      base: 'meat_base' as const,
      percent: meat_fish,
    },
  ].flatMap(({ percent, ...goal }) => (percent === null ? [] : [{ ...goal, percent }]))

export type PlanGoal = ReturnType<typeof goalsOf>[number]['key']

/** By how much sums lie above a goal, in euros; below 0 it is missed. */
export const above = (sums: Sums, { part, base, percent }: ReturnType<typeof goalsOf>[number]): Exact =>
  minus(sums[part], divided(times(sums[base], exact(percent)), exact('100')))

/** A change of a plan: what it costs, and what it adds to the sums of the year. */
export interface PlannedSwap {
  choice: Choice
  need: Need
  quantity: string
  planned_ht: string
  extra_ht: string
  bio_ht: string
  egalim_ht: string
}

export interface Plan {
  before: PlanSums
  after: PlanSums
  extra_ht: string
  swaps: PlannedSwap[]
  /** The goals that stay missed. */
  missed: PlanGoal[]
}

const told = (sums: Sums): PlanSums => ({
  ...{ base: rounded(sums.base, 2), bio: rounded(sums.bio, 2), egalim: rounded(sums.egalim, 2) },
  ...{ meat_base: rounded(sums.meat_base, 2), meat_egalim: rounded(sums.meat_egalim, 2) },
})

/** What so many steps of each choice come to, exactly; the dearest last. */
export function planOf(problem: PlanProblem, steps: readonly number[]): Plan {
  const start = unchanged(problem)
  let [sums, extra] = [start, zero]
  const swaps: Plan['swaps'] = []
  for (const [at, choice] of problem.choices.entries()) {
    const need = problem.needs[choice.need]
    const count = exact(String(steps[at] ?? 0))
    if (count.over === 0n || !need) continue
    const change = changeOf(problem, choice)
    const own = times(change.extra, count)
    const of = Object.fromEntries(names.map((name) => [name, times(change.sums[name], count)])) as Sums
    sums = both(sums, of, plus)
    extra = plus(extra, own)
    swaps.push({
      ...{ choice, need },
      quantity: rounded(times(count, exact(choice.step)), 3),
      planned_ht: rounded(times(times(exact(choice.cost), exact(choice.step)), count), 2),
      extra_ht: rounded(own, 2),
      ...{ bio_ht: rounded(of.bio, 2), egalim_ht: rounded(of.egalim, 2) },
    })
  }
  const missed = goalsOf(problem.target).filter((goal) => above(sums, goal).over < 0n)
  return {
    before: told(start),
    after: told(sums),
    extra_ht: rounded(extra, 2),
    swaps: swaps.sort((a, b) => Number(a.extra_ht) - Number(b.extra_ht)),
    missed: missed.map(({ key }) => key),
  }
}
