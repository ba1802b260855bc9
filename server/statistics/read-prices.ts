import type { AveragePrice, AveragePrices, PriceOrder, PriceOrders } from '../../resources/statistics/answers'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { Asked } from './asked'
import { askingOf } from './asking'
import { boughtSql } from './lines-sql'
import { namedSql } from './read-orders'
import { most } from './read-statistics'

type Row<T> = T & Record<string, unknown>

const pricesSql = (bought: string) => `
  select n.article_id, n.amount::text as amount_ht, n.quantity::text as quantity, round(n.amount / n.quantity, 4)::text as price,
    round(n.amount_before / n.quantity_before, 4)::text as price_before,
    round(100 * (n.amount / n.quantity / nullif(n.amount_before / n.quantity_before, 0) - 1), 2)::text as change,
    round(n.amount - n.amount_before * n.quantity / n.quantity_before, 2)::text as effect_ht
  from (${bought}) n where n.quantity > 0 order by n.amount desc, n.article_id`

/** Names of articles of one's own lines. */
const articlesSql = `
  select a.id as article_id, a.label, coalesce(s.name, '') as supplier, coalesce(u.label, '') as unit
  from article a join product p on p.id = a.product_id left join unit u on u.id = p.unit_id left join supplier s on s.id = a.supplier_id
  where a.id = any($1::bigint[])`

/** What was paid for each article on average, by base unit: amount over accepted quantity (domain §14.2). */
export async function averagePrices(work: Work, asked: Asked): Promise<AveragePrice[]> {
  const asking = await askingOf(work, asked, undefined)
  type Found = Row<Omit<AveragePrice, 'label' | 'supplier' | 'unit'>>
  const rows = await work.tx.query<Found>(pricesSql(boughtSql(asking)), asking.params.values)
  const ids = rows.map(({ article_id }) => article_id)
  const named = await pastRights(work.tx, 'statistics', (past) =>
    past.query<Row<Pick<AveragePrice, 'article_id' | 'label' | 'supplier' | 'unit'>>>(articlesSql, [ids]),
  )
  const byId = new Map(named.map((row) => [row.article_id, row]))
  return rows.map((row) => ({ label: '', supplier: '', unit: '', ...byId.get(row.article_id), ...row }))
}

/** The first of them, and how many stand behind. */
export async function readPrices(work: Work, asked: Asked): Promise<AveragePrices> {
  const all = await averagePrices(work, asked)
  return { data: all.slice(0, most), more: Math.max(0, all.length - most) }
}

/** The orders behind an average price, the newest first: what each took of the article, and at which price. */
export async function readPriceOrders(
  work: Work,
  { article_id, ...asked }: Asked & { article_id: number },
  { offset, limit }: { offset: number; limit: number },
): Promise<PriceOrders> {
  const { params, facts, where, period } = await askingOf(work, asked, undefined)
  const [from, to] = [params.add(period.from, 'date'), params.add(period.to, 'date')]
  const text = `select f.order_id as id, f.day, sum(f.quantity) as quantity, sum(f.amount_ht) as amount_ht
    from ${facts} where ${where} and f.day between ${from} and ${to} and f.article_id = ${params.add(article_id, 'int')} and f.quantity > 0 group by 1, 2`
  const page = [params.add(limit, 'int'), params.add(offset, 'int')]
  const rows = await work.tx.query<
    Row<Omit<PriceOrder, 'number' | 'adherent' | 'supplier'> & { total: number }>
  >(
    `select v.id, v.day, v.quantity::text as quantity, v.amount_ht::text as amount_ht, round(v.amount_ht / v.quantity, 4)::text as price,
       count(*) over ()::int as total from (${text}) v order by v.day desc, v.id desc limit ${page[0]} offset ${page[1]}`,
    params.values,
  )
  const named = await pastRights(work.tx, 'statistics', (past) =>
    past.query<Row<Pick<PriceOrder, 'id' | 'number' | 'adherent' | 'supplier'>>>(namedSql, [
      rows.map(({ id }) => id),
    ]),
  )
  const byId = new Map(named.map((row) => [row.id, row]))
  const data = rows.map(
    ({ total: _, ...row }): PriceOrder => ({
      number: '',
      adherent: '',
      supplier: '',
      ...byId.get(row.id),
      ...row,
    }),
  )
  return { data, total: rows[0]?.total ?? 0, offset, limit }
}
