import { suppliers } from '../../resources/measures/suppliers'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { SupplierScore, SupplierScores } from '../../resources/statistics/answers'
import type { purchaseFact } from '../../resources/statistics/purchase-fact'
import { scoreOf } from '../../resources/statistics/score'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { optionText } from '../trade/option'
import { type Asked, factsSql, groupsAsked, narrowedSql, periodOf } from './asked'
import { partNamesOf } from './names'
import { measuresOf } from './read-measures'
import { answersSql, scoresSql } from './scores-sql'

type Counts = RowOf<typeof purchaseFact, 'amount_ht' | 'ordered' | 'served' | 'refused' | 'short'> &
  FilledOf<typeof purchaseFact, 'supplier_id'> & {
    orders: number
    receptions: number
    on_time: number
    claimed: number
    sent: number
    read_in_time: number
    read_minutes: number | null
    confirmed: number
  }

/** Where figures are narrowed to a family or to a part of one, an order is claimed by a line of it. */
function claimedLineSql(asked: Asked, params: Params): string {
  const parts = [
    ...(asked.family_id ? [`n.family_id = ${params.add(asked.family_id, 'int')}`] : []),
    ...(asked.subfamily_id
      ? [`(n.snapshot ->> 'subfamily_id')::int = ${params.add(asked.subfamily_id, 'int')}`]
      : []),
  ]
  return parts.length
    ? `and exists (select 1 from litigation_line e join order_line n on n.id = e.order_line_id
        where e.litigation_id = l.id and e."deletedAt" is null and ${parts.join(' and ')})`
    : ''
}

type Answered = { supplier_id: number; asked: number; answered: number }

/** Rates of the counts of a supplier, as they are declared; what was never asked of it is no rate. */
const ratesOf = ({ read_minutes, ...row }: Counts, answered: Answered | undefined) => ({
  ...measuresOf(suppliers, {
    ...{ ordered: row.ordered, served: row.served, receptions: row.receptions, on_time: row.on_time },
    ...{ late: row.receptions - row.on_time, claimed: row.claimed, orders: row.orders, sent: row.sent },
    ...{ read_in_time: row.read_in_time, confirmed: row.confirmed, short: row.short, refused: row.refused },
    ...{ answered: answered?.answered ?? 0, asked: answered?.asked ?? 0 },
  }),
  read_minutes,
})

/**
 * Suppliers over the orders that one sees: score and what it is made of, how reliably they read, confirm and deliver (domain
 * §14.2). Weights, the least number of orders and the time to read in are general options.
 */
export async function readScores(work: Work, asked: Asked): Promise<SupplierScores> {
  const { from, to } = periodOf(asked, parisDay(work.now))
  const weights = (await optionText(work.tx, 'supplier_score_weights')).split(',').map(Number)
  const least_orders = Number(await optionText(work.tx, 'supplier_score_min_orders'))
  const read_minutes = Number(await optionText(work.tx, 'unread_order_minutes'))
  const params = new Params()
  const minutes = params.add(read_minutes, 'int')
  const facts = factsSql(await groupsAsked(work, asked), params)
  const where = `${narrowedSql(asked, params)} and f.day between ${params.add(from, 'date')} and ${params.add(to, 'date')}`
  const rows = await work.tx.query<Counts>(
    scoresSql(facts, where, { minutes, claimedLine: claimedLineSql(asked, params) }),
    params.values,
  )
  const answered = await work.tx.query<Answered & Record<string, unknown>>(answersSql, [from, to, work.now])
  const nameOf = await partNamesOf(
    work,
    'supplier',
    rows.map(({ supplier_id }) => String(supplier_id)),
  )
  const data = rows.map((row): SupplierScore => {
    const rates = ratesOf(
      row,
      answered.find(({ supplier_id }) => supplier_id === row.supplier_id),
    )
    const { supplier_id, amount_ht, orders } = row
    const score = orders > least_orders ? scoreOf(rates, weights) : null
    return { ...{ supplier_id, name: nameOf(String(supplier_id)), amount_ht, orders, score }, ...rates }
  })
  data.sort((a, b) => Number(b.amount_ht) - Number(a.amount_ht) || a.supplier_id - b.supplier_id)
  return { from, to, weights, least_orders, read_minutes, data }
}
