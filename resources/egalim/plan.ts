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
function changeOf({ needs }: PlanProblem, choice: Choice): { sums: Sums; extra: Exact } {
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
const unchanged = (problem: PlanProblem): Sums =>
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
const above = (sums: Sums, { part, base, percent }: ReturnType<typeof goalsOf>[number]): Exact =>
  minus(sums[part], divided(times(sums[base], exact(percent)), exact('100')))

/** What is asked of a solver: no goal may be missed, or the least is missed, or at most so much is. */
export interface Ask {
  whole: boolean
  /** Minimises what is missed instead of what it costs. */
  least?: boolean
  /** What may be missed of each goal in euros. */
  missed?: Readonly<Partial<Record<PlanGoal, number>>>
}

const number = (value: Exact) => rounded(value, 9)
const term = (value: Exact, name: string) => ` + ${number(value)} ${name}`.replace('+ -', '- ')

/** The program in CPLEX's LP format: `x{index}` steps of each choice, `s_{goal}` euros missed of each goal. */
export function planProgram(problem: PlanProblem, { whole, least, missed = {} }: Ask): string {
  const changes = problem.choices.map((choice) => changeOf(problem, choice))
  const goals = goalsOf(problem.target)
  const start = unchanged(problem)
  const cost = least
    ? goals.map(({ key }) => ` + s_${key}`).join('')
    : changes.map(({ extra }, at) => term(extra, `x${at}`)).join('')
  const held = goals.map((goal) => {
    const terms = changes.map(({ sums }, at) => term(above(sums, goal), `x${at}`)).join('')
    return ` g_${goal.key}:${terms} + s_${goal.key} >= ${number(minus(zero, above(start, goal)))}`
  })
  const within = problem.needs.flatMap(({ quantity }, need) => {
    const terms = problem.choices.flatMap((choice, at) =>
      choice.need === need ? [term(times(exact(choice.covers), exact(choice.step)), `x${at}`)] : [],
    )
    return terms.length ? [` n${need}:${terms.join('')} <= ${number(exact(quantity))}`] : []
  })
  const bounds = goals.map(({ key }) => (least ? ` s_${key} >= 0` : ` 0 <= s_${key} <= ${missed[key] ?? 0}`))
  const integers = whole ? ['General', ` ${problem.choices.map((_, at) => `x${at}`).join(' ')}`] : []
  return [
    'Minimize',
    ` cost:${cost || ' 0 x0'}`,
    'Subject To',
    ...held,
    ...within,
    'Bounds',
    ...bounds,
    ...integers,
    'End',
  ].join('\n')
}

export interface Plan {
  before: PlanSums
  after: PlanSums
  extra_ht: string
  swaps: { choice: Choice; need: Need; quantity: string; extra_ht: string }[]
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
      extra_ht: rounded(own, 2),
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
