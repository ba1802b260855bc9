import { purchases } from '../../resources/measures/purchases'
import { addDays, addMonths } from '../../resources/schema/paris-time'
import { askedBy, type Dimension, outsideMark } from '../../resources/statistics/dimensions'
import { type SumGrain, sumGrains } from '../../resources/statistics/purchase-month'
import type { Work } from '../api/work'
import type { Params } from '../database/params'
import { type Asked, monthsBetween, type Period } from './asked'
import { columnsOf } from './read-measures'

/** Columns of the facts, and of what was added up of them, that the figures follow from. */
export const factColumns = columnsOf(purchases).filter((column) => column !== 'orders')
export const sumColumns = ['orders', ...factColumns]

/** Days, first and last. */
export type Span = readonly [from: string, to: string]

/** How a period is read: whole months and days that were added up, and the days that have moved since, which the facts know. */
export interface PeriodPlan {
  months: readonly string[]
  days: readonly Span[]
  moved: readonly Span[]
}

/** The grain that answers what is asked, with its part where one is asked for; a group is that of the party today. */
interface Grain {
  grain: SumGrain
  key: string | undefined
  group: number | undefined
}

export type SumPlan = PeriodPlan & Grain

const isGrain = (name: string): name is SumGrain => Object.hasOwn(sumGrains, name)
const partsAsked = ['supplier', 'family', 'subfamily', 'label', 'adherent', 'catalog'] as const
const isGiven = (value: unknown) => (value ?? null) !== null

/** The one dimension that figures are told apart by or narrowed to, with its part; undefined where nothing was added up by it. */
function grainOf(asked: Asked, by: Dimension | undefined): Grain | undefined {
  const given = partsAsked.flatMap((name) => {
    const value = asked[askedBy(name, '')[0] as keyof Asked]
    return isGiven(value) ? [{ grain: name as SumGrain, key: String(value) }] : []
  })
  if (isGiven(asked.outside_id)) given.push({ grain: 'supplier', key: `${outsideMark}${asked.outside_id}` })
  const group = isGiven(asked.group_id) ? Number(asked.group_id) : undefined
  // Of no supplier means of one outside: the facts know them. What has one label may have others, which are told beside it.
  const isOther = ({ grain, key }: (typeof given)[number]) =>
    (grain === 'supplier' && /^x?0$/.test(key)) || (grain === 'label' && by === 'label')
  if (given.length + (group === undefined ? 0 : 1) > 1 || given.some(isOther)) return undefined
  const isWhole = !by || by === 'month' || by === 'service'
  if (by === 'group' || group !== undefined)
    return given.length || !(isWhole || by === 'group')
      ? undefined
      : { grain: 'party', key: undefined, group }
  const told: SumGrain = !isWhole && isGrain(by) ? by : 'all'
  const [one] = given
  if (!one) return { grain: told, key: undefined, group }
  return told === 'all' || told === one.grain ? { ...one, group } : undefined
}

const staleSql = `select distinct to_char(day, 'YYYY-MM-DD') as day from purchase_day_stale where day between $1 and $2`

/** Days one after the other as spans. */
function spansOf(days: readonly string[]): Span[] {
  const spans: [string, string][] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last && addDays(last[1], 1) === day) last[1] = day
    else spans.push([day, day])
  }
  return spans
}

function planOf({ from, to }: { from: string; to: string }, stale: ReadonlySet<string>): PeriodPlan {
  const moved = [...stale].filter((day) => day >= from && day <= to).sort()
  const touched = new Set(moved.map((day) => day.slice(0, 7)))
  const months = monthsBetween(from, to)
    .filter((month) => !touched.has(month))
    .map((month) => `${month}-01`)
    .filter((first) => first >= from && addDays(addMonths(first, 1), -1) <= to)
  const days: string[] = []
  for (let day = from; day <= to; day = months.includes(day) ? addMonths(day, 1) : addDays(day, 1))
    if (!months.includes(day) && !stale.has(day)) days.push(day)
  return { months, days: spansOf(days), moved: spansOf(moved) }
}

/** How both periods are read by whoever sees whole services: what has moved since it was added up is read of the facts. */
export async function periodPlans(
  work: Work,
  { from, to, before_from, before_to }: Period,
): Promise<readonly [PeriodPlan, PeriodPlan] | undefined> {
  const first = before_from < from ? before_from : from
  const last = before_to > to ? before_to : to
  if (work.actor.profileTypeId !== 1 || monthsBetween(first, last).length >= longest) return undefined
  const rows = await work.tx.query<{ day: string }>(staleSql, [first, last])
  const stale = new Set(rows.map(({ day }) => day))
  return [planOf({ from, to }, stale), planOf({ from: before_from, to: before_to }, stale)]
}

/** Months of both periods together: what is longer is read of the facts. */
const longest = 120

/** The same where one dimension answers what is asked. */
export async function sumPlans(
  work: Work,
  { asked, by, period }: { asked: Asked; by: Dimension | undefined; period: Period },
): Promise<readonly [SumPlan | undefined, SumPlan | undefined]> {
  const grain = work.actor.profileTypeId === 1 ? grainOf(asked, by) : undefined
  const plans = grain && (await periodPlans(work, period))
  return plans
    ? [
        { ...plans[0], ...grain },
        { ...plans[1], ...grain },
      ]
    : [undefined, undefined]
}

/** A condition on a column of days. */
export const inSpans = (column: string, spans: readonly Span[], params: Params): string =>
  spans.length
    ? `(${spans.map(([first, last]) => `${column} between ${params.add(first, 'date')} and ${params.add(last, 'date')}`).join(' or ')})`
    : 'false'

const keySql = (by: Dimension | undefined, back: number): string => {
  if (by === 'month') return `to_char(m.at + make_interval(years => ${back}), 'YYYY-MM')`
  if (by === 'service') return 'coalesce(m.company_id, 0)::text'
  if (by === 'group') return `coalesce(${partyGroup}, 0)::text`
  return by === undefined ? `''` : 'm.key'
}
const partyGroup = `case when m.key like 'g%' then substr(m.key, 2)::bigint else g.group_id end`

/** What was added up, under the names of an order's sums; `groups` are the members `g` of groups, as JSON, where they are asked for. */
export function addedRowsSql(
  { grain, key, group, months, days }: SumPlan,
  {
    asked,
    by,
    back,
    params,
    groups,
  }: { asked: Asked; by: Dimension | undefined; back: number; params: Params; groups: string | undefined },
): string {
  const sums = ['company_id', 'key', ...sumColumns].join(', ')
  const of = [
    ...(months.length
      ? [
          `select month as at, ${sums} from purchase_month where "deletedAt" is null and grain = '${grain}' and month = any(${params.add(months)}::date[])`,
        ]
      : []),
    ...(days.length
      ? [
          `select day as at, ${sums} from purchase_day where "deletedAt" is null and grain = '${grain}' and ${inSpans('day', days, params)}`,
        ]
      : []),
  ]
  if (!of.length) return ''
  const where = [
    'true',
    ...(isGiven(asked.company_id)
      ? [`coalesce(m.company_id, 0) = ${params.add(asked.company_id, 'int')}`]
      : []),
    ...(key === undefined ? [] : [`m.key = ${params.add(key, 'text')}`]),
    ...(group === undefined ? [] : [`coalesce(${partyGroup}, 0) = ${params.add(group, 'int')}`]),
  ]
  const joined =
    grain === 'party'
      ? ` left join jsonb_to_recordset(${params.add(groups ?? '[]')}::jsonb) as g(id bigint, group_id bigint) on m.key = 'm' || g.id`
      : ''
  return ` union all select ${keySql(by, back)} as key, ${sumColumns.map((column) => `m.${column}`).join(', ')}
    from (${of.join(' union all ')}) m${joined} where ${where.join(' and ')}`
}
