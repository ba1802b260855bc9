import { type ShopArticle, type ShopQuestion, type ShopSort, shopPage } from '../../resources/catalogue/shop'
import type { Member } from '../../resources/directory/serving'
import { lookup } from '../../resources/schema/lookup'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { priceSql } from '../trade/price-sql'
import { answerSql, beginsSql } from './shop-text'
import { boughtSql, choiceSql, chosenFacets, type ShopScope, shopWhere, walkSql } from './shop-where'

const orders: Readonly<Record<ShopSort, string>> = lookup({
  label: 'a.label__fold, a.id',
  price: 'a.price_ht nulls last, a.id',
  comparable: 'a.quotation / nullif(a.coef_negotiation, 0) * a.coef nulls last, a.id',
  supplier: 'a.supplier_id, a.label__fold, a.id',
})

interface Cut {
  sort: ShopSort
  offset: number
  limit: number
}

interface Among extends Cut {
  /** Among all articles, or among those that are walked through. */
  from: (params: Params) => string
  /** What is asked of them besides. */
  more?: (params: Params) => string
}

/** The condition of a page: of the search, and of its facets. */
const keptSql = (question: ShopQuestion, scope: ShopScope, params: Params): string =>
  [
    shopWhere(question, scope, params),
    ...chosenFacets(question).map(([facet, ids]) => choiceSql('a', facet, ids, params)),
  ].join(' and ')

/** Ids of a page in its order. */
async function cutIds(
  work: Work,
  question: ShopQuestion,
  scope: ShopScope,
  { sort, offset, limit, from, more }: Among,
): Promise<number[]> {
  if (limit === 0) return []
  const params = new Params()
  const among = from(params)
  const where = [keptSql(question, scope, params), ...(more ? [more(params)] : [])].join(' and ')
  const rows = await work.tx.query<{ id: number }>(
    `select a.id from ${among} where ${where} order by ${orders[sort]} limit ${params.add(limit, 'int')} offset ${params.add(offset, 'int')}`,
    params.values,
    { fresh: true },
  )
  return rows.map(({ id }) => id)
}

/** Pages farther than this are asked for as a whole. */
const near = 120

/** As many articles as are put in the order of how well they answer. */
const mostRanked = 1000

interface Best {
  /** How many there are; more than `mostRanked` where they are too many to be ranked. */
  total: number
  ids: number[]
}

/**
 * Ids of a page of what was looked for, best first: by the words, then by how often the member has received the article, then
 * those that can be ordered. Of too many there is no order.
 */
async function bestIds(
  work: Work,
  question: ShopQuestion,
  scope: ShopScope,
  { offset, limit, more }: Pick<Among, 'offset' | 'limit' | 'more'>,
): Promise<Best> {
  const params = new Params()
  const where = [keptSql(question, scope, params), ...(more ? [more(params)] : [])].join(' and ')
  const found = `select a.id, a.label__fold, a.ref_supplier__fold, a.price_ht from article a where ${where} limit ${params.add(mostRanked + 1, 'int')}`
  const named = `b.ref_supplier__fold <> fold(${params.add((question.q ?? '').trim(), 'text')})`
  const order = [
    named,
    answerSql('b.label__fold', scope.words, params),
    'coalesce(h.times, 0) desc',
    'b.price_ht is null',
    'b.label__fold, b.id',
  ].join(', ')
  const bought = boughtSql(scope.member, scope.since, params)
  const [row] = await work.tx.query<{ total: number; ids: number[] }>(
    `with found as materialized (${found}) select (select count(*)::int from found) as total,
       array(select b.id from found b left join (${bought}) h on h.article_id = b.id
         order by ${order} limit ${params.add(limit, 'int')} offset ${params.add(offset, 'int')}) as ids`,
    params.values,
    { fresh: true },
  )
  return row ? { ...row, ids: row.ids.map(Number) } : { total: 0, ids: [] }
}

/** A page by label: a full one is found by walking through the labels, whatever the size of the catalogue. */
async function labelIds(
  work: Work,
  question: ShopQuestion,
  scope: ShopScope,
  cut: Omit<Among, 'from'>,
): Promise<number[]> {
  const narrows = scope.words.length > 0 || chosenFacets(question).length > 0
  if (narrows && cut.offset <= near && !question.habits?.length) {
    const from = (params: Params) => walkSql(question, scope, params)
    const ids = await cutIds(work, question, scope, { ...cut, from })
    if (ids.length === cut.limit) return ids
  }
  return cutIds(work, question, scope, { ...cut, from: () => 'article a' })
}

/** How many articles begin with a word. */
async function beginning(work: Work, question: ShopQuestion, scope: ShopScope): Promise<number> {
  const params = new Params()
  const where = `${keptSql(question, scope, params)} and ${beginsSql('a.label__fold', scope.words, params)}`
  const text = `select count(*)::int as total from article a where ${where}`
  const [row] = await work.tx.query<{ total: number }>(text, params.values, { fresh: true })
  return row?.total ?? 0
}

/** Ids of a page of a search that finds much: those that begin with a word before the others, by label where they are too many to rank. */
async function manyIds(work: Work, question: ShopQuestion, scope: ShopScope, cut: Cut): Promise<number[]> {
  const more = (params: Params) => beginsSql('a.label__fold', scope.words, params)
  const best = await bestIds(work, question, scope, { ...cut, more })
  const isMuch = best.total > mostRanked
  const ids = isMuch
    ? await cutIds(work, question, scope, { ...cut, from: () => 'article a', more })
    : best.ids
  if (ids.length === cut.limit) return ids
  const total = isMuch ? await beginning(work, question, scope) : best.total
  const rest = { ...cut, offset: Math.max(0, cut.offset - total), limit: cut.limit - ids.length }
  const others = (params: Params) => `not ${beginsSql('a.label__fold', scope.words, params)}`
  return [...ids, ...(await labelIds(work, question, scope, { ...rest, more: others }))]
}

/** Ids of a page: the best first of what was looked for. */
async function pageIds(work: Work, question: ShopQuestion, scope: ShopScope): Promise<number[]> {
  const { sort = 'label', offset = 0, limit = shopPage } = question
  if (limit === 0) return []
  const cut = { sort, offset, limit }
  if (sort !== 'label') return cutIds(work, question, scope, { ...cut, from: () => 'article a' })
  if (!scope.words.length) return labelIds(work, question, scope, cut)
  const { total, ids } = await bestIds(work, question, scope, cut)
  return total <= mostRanked ? ids : manyIds(work, question, scope, cut)
}

const unit = (column: string) =>
  `(select json_build_object('label', u.label, 'abbreviation', u.abbreviation, 'kind', u.kind, 'decimals', coalesce(u.decimals, 0)) from unit u where u.id = ${column})`
const named = (table: string, column: string) => `(select n.label from ${table} n where n.id = ${column})`

const labelsSql = `(select coalesce(json_agg(json_build_object('id', n.id, 'label', n.label, 'egalim_group', n.egalim_group) order by n.egalim_rank nulls last, n.label), '[]')
  from article_label_ids j join label n on n.id = j.label_id where j.article_id = a.id)`
const imageSql = `(select json_build_object('path', i.path, 'unique_name', i.unique_name) from file i where i.id = coalesce(p.image_file_id, f.image_file_id) and i."deletedAt" is null)`

const columns = `a.id, a.label, a.ref_supplier, a.product_id, a.supplier_id, s.name as supplier, a.family_id, f.label as family, f.catalog_id,
  ${named('brand', 'a.brand_id')} as brand, ${named('origin', 'a.origin_id')} as origin, m.label as storagemode, m.temperature_kind as temperature,
  ${named('caliber', 'a.caliber_id')} as caliber, ${labelsSql} as labels, coalesce(a.allergens, '{}') as allergens, ${imageSql} as image,
  a.technical_sheet_file_id as sheet_file_id, r.value::text as rate, ${unit('a.order_management')} as order_unit, ${unit('a.billing')} as billing_unit,
  ${unit('p.unit_id')} as base_unit, a.coef_order_management::text, a.coef_billing::text, a.coef_negotiation::text, a.coef::text,
  coalesce(a.order_step, 1)::text as order_step, coalesce(a.order_minimum, 0)::text as order_minimum, coalesce(a.variable_weight, false) as variable_weight`

/** Articles by their ids, in that order, as the member sees them on a day. */
export async function shopRows(
  work: Work,
  ids: readonly number[],
  { member, day, since }: { member: Member; day: string; since: string },
): Promise<ShopArticle[]> {
  if (!ids.length) return []
  const params = new Params()
  const list = params.add(ids, 'bigint[]')
  const at = {
    day: params.add(day, 'date'),
    adherent: params.add(member.isGroup ? null : member.id, 'bigint'),
    group: params.add(member.isGroup ? member.id : member.groupAdherent_id, 'bigint'),
  }
  const bought = boughtSql(member, since, params)
  return work.tx.query<ShopArticle>(
    `select ${columns}, d.price_ht::text, d.quotation::text, coalesce(o.favourite, false) as favourite, b.day as bought_at
     from unnest(${list}) with ordinality k(id, place) join article a on a.id = k.id join product p on p.id = a.product_id
     join family f on f.id = a.family_id join supplier s on s.id = a.supplier_id
     left join storagemode m on m.id = coalesce(a.storagemode_id, p.storagemode_id) left join rate r on r.id = coalesce(a.rate_id, p.rate_id)
     left join adherent_article o on o.article_id = a.id and o.adherent_id = ${at.adherent} and o."deletedAt" is null
     left join (${bought}) b on b.article_id = a.id
     left join lateral (${priceSql('a.id', at)}) d on true
     order by k.place`,
    params.values,
  )
}

/** A page of the shelf. */
export const shopArticles = async (
  work: Work,
  question: ShopQuestion,
  scope: ShopScope,
): Promise<ShopArticle[]> =>
  shopRows(work, await pageIds(work, question, scope), {
    member: scope.member,
    day: scope.view.day,
    since: scope.since,
  })
