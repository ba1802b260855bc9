import { comparableSql } from '../../resources/catalogue/comparable'
import type { ShopQuestion } from '../../resources/catalogue/shop'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { askedSql, chosenSql, keptSql, type ShopScope, seenSql } from './shop-where'
import { ownShareSql, sentShareSql } from './usable-sql'

/** Up to so many articles of each supplier are put in order among those of all. */
export const mostMerged = 600

/** What of an article tells whether it is seen, and what it costs. */
const told = [
  ...['id', 'supplier_id', 'family_id', 'product_id', 'active', 'date_active', 'deactivation_date'],
  ...['quotation', 'coef_negotiation', 'coef'],
]

interface Asked {
  question: ShopQuestion
  scope: ShopScope
  params: Params
}

/**
 * The articles of each supplier by what a base unit of theirs costs, so many of each: they are put in order first, by their index
 * where they are many, and then looked at one after the other until enough of them are seen (`offset 0` and `case` hold
 * PostgreSQL to it, which takes most for unseen and would look at all of the supplier's).
 */
function cheapestSql({ question, scope, params }: Asked, many: number, more = ''): string {
  const suppliers = [...new Set(scope.view.servings.map((one) => one.supplier_id))]
  const asked = `${askedSql(question, scope, params)}${chosenSql(question, params)}`
  const price = comparableSql('a.')
  return `unnest(${params.add(suppliers, 'bigint[]')}) s(id) cross join lateral (
    select a.id, a.supplier_id, ${price} as price from (
      select ${told.map((name) => `a.${name}`).join(', ')} from article a where a.supplier_id = s.id and ${asked}
      order by ${price} nulls last, a.id offset 0) a
    where case when ${seenSql(question, scope, params)}${more} then true else false end limit ${params.add(many, 'int')}) c`
}

/**
 * The cheapest articles by what a usable base unit costs: where an article has no share of its own its supplier's counts, so that
 * the cheapest of each supplier are those of its index; the few that have one are put among them.
 */
const usableSql = (asked: Asked, many: number): string => `(
  select c.id, c.price / coalesce(sent.share, 1) as price
    from ${cheapestSql(asked, many, ` and not exists (${ownShareSql('a')})`)} ${sentShareSql('c')}
  union all
  select a.id, ${comparableSql('a.')} / own.share
    from usable_share own join article a on a.id = own.article_id and a.supplier_id = own.supplier_id
    where own."deletedAt" is null and ${keptSql(asked.question, asked.scope, asked.params)}) c`

interface Cut {
  offset: number
  limit: number
  /** By what can be used of a base unit, or by the base unit alone. */
  isUsable: boolean
}

/** Ids of a page by what a base unit costs: of each supplier the cheapest, and of these the cheapest. */
export async function cheapestIds(
  work: Work,
  question: ShopQuestion,
  { scope, offset, limit, isUsable }: Cut & { scope: ShopScope },
): Promise<number[]> {
  const params = new Params()
  const from = (isUsable ? usableSql : cheapestSql)({ question, scope, params }, offset + limit)
  const rows = await work.tx.query<{ id: number }>(
    `select c.id from ${from} order by c.price nulls last, c.id limit ${params.add(limit, 'int')} offset ${params.add(offset, 'int')}`,
    params.values,
    { fresh: true },
  )
  return rows.map(({ id }) => id)
}
