import { addDays, addMonths } from '../../resources/schema/paris-time'
import { askedBy, type Dimension, outsideMark } from '../../resources/statistics/dimensions'
import { type MonthGrain, monthGrains } from '../../resources/statistics/purchase-month'
import type { Work } from '../api/work'
import type { Params } from '../database/params'
import { type Asked, monthsBetween, type Period } from './asked'

/** Days that are read of the facts, first and last. */
export type Span = readonly [from: string, to: string]

/** What of a period is read of its added up months, and the days that are left to the facts. */
export interface MonthPlan {
  grain: MonthGrain
  /** The one part that is asked for, where one is. */
  key: string | undefined
  months: readonly string[]
  spans: readonly Span[]
}

const isGrain = (name: string): name is MonthGrain => Object.hasOwn(monthGrains, name)
const partsAsked = ['supplier', 'family', 'subfamily', 'label', 'adherent', 'catalog'] as const

/** The one dimension that figures are told apart by or narrowed to, with its part; undefined where months were not added up by it. */
function grainOf(asked: Asked, by: Dimension | undefined): Pick<MonthPlan, 'grain' | 'key'> | undefined {
  if (by === 'group' || (asked.group_id ?? null) !== null) return undefined
  const given = partsAsked.flatMap((name) => {
    const value = asked[askedBy(name, '')[0] as keyof Asked]
    return (value ?? null) === null ? [] : [{ grain: name as MonthGrain, key: String(value) }]
  })
  if ((asked.outside_id ?? null) !== null)
    given.push({ grain: 'supplier', key: `${outsideMark}${asked.outside_id}` })
  // Of no supplier means of one outside: the facts know them. What has one label may have others, which are told beside it.
  const isOther = ({ grain, key }: (typeof given)[number]) =>
    (grain === 'supplier' && /^x?0$/.test(key)) || (grain === 'label' && by === 'label')
  if (given.length > 1 || given.some(isOther)) return undefined
  const told: MonthGrain = by && by !== 'month' && by !== 'service' && isGrain(by) ? by : 'all'
  const [one] = given
  if (!one) return { grain: told, key: undefined }
  return told === 'all' || told === one.grain ? one : undefined
}

/** The days of a period that stand in none of these months. */
function spansBeside(from: string, to: string, months: readonly string[]): Span[] {
  const spans: Span[] = []
  let start = from
  for (const month of months) {
    if (start < month) spans.push([start, addDays(month, -1)])
    start = addMonths(month, 1)
  }
  if (start <= to) spans.push([start, to])
  return spans
}

const staleSql = `select distinct to_char(month, 'YYYY-MM-DD') as month from purchase_month_stale`

/** How both periods are read: whole months that have not moved since they were added up from there, all else from the facts. */
export async function monthPlans(
  work: Work,
  { asked, by, period }: { asked: Asked; by: Dimension | undefined; period: Period },
): Promise<readonly [MonthPlan | undefined, MonthPlan | undefined]> {
  const grain = work.actor.profileTypeId === 1 ? grainOf(asked, by) : undefined
  if (!grain) return [undefined, undefined]
  const stale = new Set((await work.tx.query<{ month: string }>(staleSql)).map(({ month }) => month))
  const plan = (from: string, to: string): MonthPlan | undefined => {
    const whole = monthsBetween(from, to)
      .map((month) => `${month}-01`)
      .filter((first) => first >= from && addDays(addMonths(first, 1), -1) <= to && !stale.has(first))
    return whole.length ? { ...grain, months: whole, spans: spansBeside(from, to, whole) } : undefined
  }
  return [plan(period.from, period.to), plan(period.before_from, period.before_to)]
}

/** The rows of added up months under the names of an order's sums. */
export function monthRowsSql(
  { grain, key, months }: MonthPlan,
  { asked, by, back, params }: { asked: Asked; by: Dimension | undefined; back: number; params: Params },
): string {
  const keySql =
    by === undefined
      ? `''`
      : by === 'month'
        ? `to_char(m.month + make_interval(years => ${back}), 'YYYY-MM')`
        : by === 'service'
          ? 'coalesce(m.company_id, 0)::text'
          : 'm.key'
  const company =
    (asked.company_id ?? null) === null
      ? ''
      : ` and coalesce(m.company_id, 0) = ${params.add(asked.company_id, 'int')}`
  const part = key === undefined ? '' : ` and m.key = ${params.add(key, 'text')}`
  return `select ${keySql} as key, m.orders::bigint as orders, m.amount_ht, m.vat, m.lines::bigint as lines, m.out_ht, m.ordered, m.served
    from purchase_month m where m."deletedAt" is null and m.grain = '${grain}' and m.month = any(${params.add(months)}::date[])${company}${part}`
}
