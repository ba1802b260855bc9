import { type Exact, exact, minus, rounded, times } from '../schema/exact'
import { above, changeOf, goalsOf, type PlanGoal, type PlanProblem, unchanged } from './plan'

const zero = exact('0')

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
