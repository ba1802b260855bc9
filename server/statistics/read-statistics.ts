import { purchases } from '../../resources/measures/purchases'
import { lookup } from '../../resources/schema/lookup'
import { parisDay } from '../../resources/schema/paris-time'
import type { Figures, Statistics } from '../../resources/statistics/answers'
import { type Dimension, noKey, outsideMark } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { type Asked, factsSql, groupSql, groupsAsked, monthsTold, narrowedSql, periodOf } from './asked'
import { addedRowsSql, factColumns, inSpans, type Span, sumColumns, sumPlans } from './month-sums'
import { narrowedOf, partNamesOf } from './names'
import { offPlatform } from './off-platform'
import { measuresOf } from './read-measures'

/** Rows that are answered; the export holds them all. */
export const most = 200

/** The key of a fact in a dimension; `back` years are added to its month. */
export const keys: Record<Dimension, string> = lookup({
  month: `to_char(f.day + make_interval(years => p.back), 'YYYY-MM')`,
  supplier: `coalesce(f.supplier_id::text, '${outsideMark}' || f.supplier_not_in_catalog_id)`,
  family: `coalesce(f.family_id, 0)::text`,
  subfamily: `coalesce(f.subfamily_id, 0)::text`,
  label: `coalesce(l.code, '${noKey}')`,
  adherent: `coalesce(f.member_id, 0)::text`,
  group: `${groupSql}::text`,
  service: `coalesce(f.company_id, 0)::text`,
  catalog: `coalesce(f.catalog_id, 0)::text`,
})

/** The labels `l` of a fact, each apart, where figures are told apart by them. */
export const labelsSql = (by: Dimension | undefined): string =>
  by === 'label' ? `left join lateral unnest(string_to_array(f.labels, ',')) as l(code) on true` : ''

type Sums = Readonly<Record<string, string>> & { key: string; back: number }

/** Orders are told apart first and counted then: that hashes, where counting distinct ones sorts. */
const ofOrder = factColumns.map((column) => `sum(f.${column}) as ${column}`).join(', ')
const ofKey = factColumns.map((column) => `sum(v.${column}) as ${column}`).join(', ')
const sums = sumColumns.map((column) => `coalesce(sum(w.${column}), 0)::text as ${column}`).join(', ')

/** The figures of sums. What was bought off the platform stands beside them. */
export const figuresOf = (row: Sums | undefined, off_ht = '0.00'): Figures => ({
  ...measuresOf(purchases, row),
  off_ht,
})

const offBy = (work: Work, asked: Asked, by: Dimension | undefined) =>
  offPlatform(work, asked, { by, keySql: by ? keys[by] : `''` })

/** Sums by a dimension, or of all: of the days that are asked for, and of those a year before. */
async function sumsBy(work: Work, asked: Asked, by: Dimension | undefined): Promise<Sums[]> {
  const period = periodOf(asked, parisDay(work.now))
  const plans = await sumPlans(work, { asked, by, period })
  const params = new Params()
  const groups = await groupsAsked(work, asked, by)
  const facts = factsSql(groups, params)
  const where = narrowedSql(asked, params)
  const labels = labelsSql(by)
  const of = (back: 0 | 1, whole: Span) => {
    const plan = plans[back]
    const days = inSpans('f.day', plan?.moved ?? [whole], params)
    const rest = `select v.key, count(*) filter (where v.closes) as orders, ${ofKey} from (
       select ${by ? keys[by] : `''`} as key, f.order_id, bool_or(f.closes) as closes, ${ofOrder} from ${facts} cross join (select ${back}) as p(back) ${labels}
       where ${where} and ${days} group by 1, 2) v group by v.key`
    const added = plan ? addedRowsSql(plan, { asked, by, back, params, groups }) : ''
    return `select w.key, ${back} as back, ${sums} from (${rest}${added}) w group by w.key`
  }
  const text = `${of(0, [period.from, period.to])} union all ${of(1, [period.before_from, period.before_to])}`
  return work.tx.query<Sums>(text, params.values)
}

const byAmount = (a: Sums | undefined, b: Sums | undefined) =>
  Number(b?.amount_ht ?? 0) - Number(a?.amount_ht ?? 0)

/** Every part of the figures, told apart by a dimension: the largest first, months in their order. */
export async function readParts(work: Work, asked: Asked, by: Dimension) {
  const { from, to } = periodOf(asked, parisDay(work.now))
  const found = await sumsBy(work, asked, by)
  const off = await offBy(work, asked, by)
  const at = new Map(found.map((row) => [`${row.back} ${row.key}`, row]))
  const known = [...new Set([...found.map(({ key }) => key), ...[...off.keys()].map((key) => key.slice(2))])]
  const sorted =
    by === 'month'
      ? monthsTold(from, to)
      : known.sort(
          (a, b) =>
            byAmount(at.get(`0 ${a}`), at.get(`0 ${b}`)) ||
            byAmount(at.get(`1 ${a}`), at.get(`1 ${b}`)) ||
            (a < b ? -1 : 1),
        )
  return sorted.map((key) => ({
    key,
    now: figuresOf(at.get(`0 ${key}`), off.get(`0 ${key}`)),
    before: figuresOf(at.get(`1 ${key}`), off.get(`1 ${key}`)),
  }))
}

/** The figures of all, of both periods. */
export async function readTotals(work: Work, asked: Asked): Promise<Statistics['total']> {
  const found = await sumsBy(work, asked, undefined)
  const off = await offBy(work, asked, undefined)
  const of = (at: 0 | 1) =>
    figuresOf(
      found.find(({ back }) => back === at),
      off.get(`${at} `),
    )
  return { now: of(0), before: of(1) }
}

/** Purchases that were received in some days, told apart by a dimension, beside the same days a year before (domain §14.2). */
export async function readStatistics(work: Work, asked: Asked, by: Dimension): Promise<Statistics> {
  const today = parisDay(work.now)
  const parts = await readParts(work, asked, by)
  const rows = by === 'month' ? parts : parts.slice(0, most)
  const nameOf = await partNamesOf(
    work,
    by,
    rows.map(({ key }) => key),
  )
  return {
    today,
    ...periodOf(asked, today),
    by,
    total: await readTotals(work, asked),
    rows: rows.map((row) => ({ ...row, name: nameOf(row.key) })),
    more: parts.length - rows.length,
    narrowed: await narrowedOf(work, asked),
  }
}
