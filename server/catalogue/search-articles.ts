import type { SoldTo } from '../../resources/catalogue/answers'
import type { Member } from '../../resources/directory/serving'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Batches } from '../api/batches'
import type { Work } from '../api/work'
import { planOf, type SearchRequest, whereSql } from '../database/compile-search'
import { orderBy } from '../database/order'
import { Params } from '../database/params'
import { searchRows, totalCap } from '../database/search'
import { catalogsOf } from '../trade/catalogs-of'
import { priceSql } from '../trade/price-sql'
import { readServings } from '../trade/serving'
import { type View, visibleSql } from './visible-sql'

const from = (plan: { joins: string[] }) => `article t${plan.joins.join('')}`

async function idsOf(work: Work, search: SearchRequest, view: View): Promise<number[]> {
  const params = new Params()
  const plan = planOf(work, search)
  const where = `${whereSql(work, search, params)} and ${visibleSql('t', view, params)}`
  const rows = await work.tx.query<{ id: number }>(
    `select t.id from ${from(plan)} where ${where} order by ${orderBy(plan)} limit ${params.add(search.limit ?? null, 'int')} offset ${params.add(search.offset ?? 0, 'int')}`,
    params.values,
    { fresh: true },
  )
  return rows.map(({ id }) => id)
}

async function totalOf(work: Work, search: SearchRequest, view: View): Promise<number> {
  const params = new Params()
  const where = `${whereSql(work, search, params)} and ${visibleSql('t', view, params)}`
  const [row] = await work.tx.query<{ total: number }>(
    `select count(*)::int as total from (select 1 from article t where ${where} limit ${params.add(totalCap + 1, 'int')}) c`,
    params.values,
    { fresh: true },
  )
  return row?.total ?? 0
}

/** The price of each article for the member, by article; none where it is not orderable. */
async function pricesOf(
  work: Work,
  ids: readonly number[],
  { member, day }: { member: Member; day: string },
) {
  const rows = await work.tx.query<NonNullable<SoldTo['price']> & { article_id: number }>(
    `select k.id as article_id, price.* from unnest($1::bigint[]) k(id) cross join lateral (${priceSql('k.id', { day: '$2', adherent: '$3', group: '$4' })}) price`,
    [ids, day, member.isGroup ? null : member.id, member.isGroup ? member.id : member.groupAdherent_id],
  )
  return new Map(rows.map(({ article_id, ...price }) => [article_id, price]))
}

/** The rows of a page, in the order of the search. */
const rowsOf = (work: Work, { resource, orders, associations, toMany }: SearchRequest, ids: number[]) =>
  searchRows(work.tx, work, {
    resource,
    orders,
    associations,
    toMany,
    filters: [{ name: 'id', operator: 'in', value: ids }],
  })

/** The most articles that are read at once. */
const batch = 100

/** The articles that a member sees on a day, each with its price for the member: `price` null = not orderable. */
export async function* searchArticles(
  work: Work,
  search: SearchRequest,
  { member, day }: { member: Member; day: string },
): Batches {
  const { servings } = await readServings(work.tx, member, day)
  const view: View = { servings, day, catalogs: catalogsOf(work.actor) }
  const ids = await idsOf(work, search, view)
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch)
    const [rows, prices] = [await rowsOf(work, search, some), await pricesOf(work, some, { member, day })]
    yield rows.map((row): UnknownRow & SoldTo => {
      const price = prices.get(Number(row.id)) ?? null
      return {
        ...row,
        price,
        price_ht: price?.price_ht ?? null,
        quotation: price?.quotation ?? null,
        orderable: price !== null,
      }
    })
  }
  const total = await totalOf(work, search, view)
  return {
    total: Math.min(total, totalCap),
    ...(total > totalCap && { total_capped: true }),
    offset: search.offset ?? 0,
    limit: search.limit ?? false,
  }
}
