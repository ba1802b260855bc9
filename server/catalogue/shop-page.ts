import { comparableSql } from '../../resources/catalogue/comparable'
import { type ShopQuestion, type ShopSort, shopPage } from '../../resources/catalogue/shop'
import { lookup } from '../../resources/schema/lookup'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { answerSql, beginsSql } from '../trade/article-text'
import { cheapestIds, mostMerged } from './shop-cheapest'
import { boughtSql, chosenFacets, keptSql, type ShopScope, walkSql } from './shop-where'
import { shareSql, sharesSql } from './usable-sql'

const orders: Readonly<Record<ShopSort, string>> = lookup({
  label: 'a.label__fold, a.id',
  price: 'a.price_ht nulls last, a.id',
  comparable: `${comparableSql('a.')} nulls last, a.id`,
  usable: `${comparableSql('a.')} / ${shareSql} nulls last, a.id`,
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

/** Ids of a page in its order. */
async function cutIds(
  work: Work,
  question: ShopQuestion,
  { scope, sort, offset, limit, from, more }: Among & { scope: ShopScope },
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

/** The articles that begin with a word, by the index of their labels alone: of millions, few do. */
const beginningOnes = ({ words }: ShopScope, params: Params): string =>
  `(select x.id from article x where x."deletedAt" is null and ${beginsSql('x.label__fold', words, params)} offset 0) w join article a on a.id = w.id`

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
  {
    scope,
    offset,
    limit,
    begins = false,
  }: Pick<Cut, 'offset' | 'limit'> & { begins?: boolean } & { scope: ShopScope },
): Promise<Best> {
  const params = new Params()
  const where = keptSql(question, scope, params)
  const from = begins ? beginningOnes(scope, params) : 'article a'
  const found = `select a.id, a.label__fold, a.ref_supplier__fold, a.price_ht from ${from} where ${where} limit ${params.add(mostRanked + 1, 'int')}`
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
  { scope, cut }: { scope: ShopScope; cut: Omit<Among, 'from'> },
): Promise<number[]> {
  const narrows =
    question.product_id === undefined && (scope.words.length > 0 || chosenFacets(question).length > 0)
  if (narrows && cut.offset <= near && !question.habits?.length) {
    const from = (params: Params) => walkSql(question, scope, params)
    const ids = await cutIds(work, question, { scope, ...cut, from })
    if (ids.length === cut.limit) return ids
  }
  return cutIds(work, question, { scope, ...cut, from: () => 'article a' })
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
async function manyIds(
  work: Work,
  question: ShopQuestion,
  { scope, cut }: { scope: ShopScope; cut: Cut },
): Promise<number[]> {
  const more = (params: Params) => beginsSql('a.label__fold', scope.words, params)
  const best = await bestIds(work, question, { scope, ...cut, begins: true })
  const isMuch = best.total > mostRanked
  const ids = isMuch
    ? await cutIds(work, question, { scope, ...cut, from: () => 'article a', more })
    : best.ids
  if (ids.length === cut.limit) return ids
  const total = isMuch ? await beginning(work, question, scope) : best.total
  const rest = { ...cut, offset: Math.max(0, cut.offset - total), limit: cut.limit - ids.length }
  const others = (params: Params) => `not ${beginsSql('a.label__fold', scope.words, params)}`
  return [...ids, ...(await labelIds(work, question, { scope, cut: { ...rest, more: others } }))]
}

/** Ids of a page: the best first of what was looked for. */
export async function pageIds(work: Work, question: ShopQuestion, scope: ShopScope): Promise<number[]> {
  const { sort = 'label', offset = 0, limit = shopPage } = question
  if (limit === 0) return []
  const cut = { sort, offset, limit }
  if (offset + limit <= mostMerged && (sort === 'comparable' || sort === 'usable'))
    return cheapestIds(work, question, {
      ...{ scope, offset, limit },
      isUsable: sort === 'usable',
    })
  const shares = sort === 'usable' ? ` ${sharesSql('a')}` : ''
  if (sort !== 'label') return cutIds(work, question, { scope, ...cut, from: () => `article a${shares}` })
  if (!scope.words.length) return labelIds(work, question, { scope, cut })
  const { total, ids } = await bestIds(work, question, { scope, ...cut })
  return total <= mostRanked ? ids : manyIds(work, question, { scope, cut })
}
