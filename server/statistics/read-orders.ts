import type { RowOf } from '../../resources/schema/infer'
import { lookup } from '../../resources/schema/lookup'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { StatisticsOrder, StatisticsOrders } from '../../resources/statistics/answers'
import type { purchaseFact } from '../../resources/statistics/purchase-fact'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { pastRights } from '../database/past-rights'
import { type Asked, factsSql, groupsAsked, narrowedSql, periodOf } from './asked'

/** Names of orders that the actor was found to see. */
export const namedSql = `
  select o.id, o.number, coalesce(a.name, g.label, '') as adherent, coalesce(s.name, x.label, '') as supplier
  from "order" o left join adherent a on a.id = coalesce(o.delivery_adherent_id, o.adherent_id)
    left join groupadherent g on g.id = o."groupAdherent_id" left join supplier s on s.id = o.supplier_id
    left join suppliernotincatalog x on x.id = o.supplier_not_in_catalog_id
  where o.id = any($1::bigint[])`

/** What orders may stand behind: what was received of them in the days, or those that closed then. */
const behind = lookup({
  received: { where: 'f.amount_ht <> 0', amount: 'f.amount_ht' },
  orders: { where: 'f.closes', amount: 'f.closed_ht' },
} as const)
export type Behind = keyof typeof behind

/** The orders behind a figure, the newest first: each with what it adds to it. */
export async function readStatisticsOrders(
  work: Work,
  asked: Asked,
  { offset, limit, figure }: { offset: number; limit: number; figure: Behind },
): Promise<StatisticsOrders> {
  const { from, to } = periodOf(asked, parisDay(work.now))
  const params = new Params()
  const facts = factsSql(await groupsAsked(work, asked), params)
  const of = behind[figure]
  const where = `${narrowedSql(asked, params)} and ${of.where} and f.day between ${params.add(from, 'date')} and ${params.add(to, 'date')}`
  const [all] = await work.tx.query<{ n: number; amount_ht: string }>(
    `select count(distinct f.order_id)::int as n, coalesce(sum(${of.amount}), 0)::text as amount_ht from ${facts} where ${where}`,
    params.values,
  )
  const page = [params.add(limit, 'int'), params.add(offset, 'int')]
  const rows = await work.tx.query<RowOf<typeof purchaseFact, 'id' | 'day' | 'amount_ht'> & UnknownRow>(
    `select f.order_id as id, max(f.day) as day, sum(${of.amount})::text as amount_ht from ${facts} where ${where}
     group by f.order_id order by 2 desc, 1 desc limit ${page[0]} offset ${page[1]}`,
    params.values,
  )
  const named = await pastRights(work.tx, 'statistics', (past) =>
    past.query<Pick<StatisticsOrder, 'id' | 'number' | 'adherent' | 'supplier'> & UnknownRow>(namedSql, [
      rows.map(({ id }) => id),
    ]),
  )
  const byId = new Map(named.map((row) => [row.id, row]))
  return {
    data: rows.map(({ id, day, amount_ht }) => {
      const { number = '', adherent = '', supplier = '' } = byId.get(id) ?? {}
      return { id, number, day, adherent, supplier, amount_ht }
    }),
    ...{ total: all?.n ?? 0, amount_ht: all?.amount_ht ?? '0.00', offset, limit },
  }
}
