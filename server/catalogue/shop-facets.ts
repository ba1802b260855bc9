import { createHash } from 'node:crypto'
import type { ShopCounted, ShopOption } from '../../resources/catalogue/answers'
import { type ShopFacet, type ShopQuestion, shopFacets } from '../../resources/catalogue/shop'
import { lookup } from '../../resources/schema/lookup'
import type { Work } from '../api/work'
import type { Memory } from '../database/memory'
import { Params } from '../database/params'
import { choiceSql, chosenFacets, facetColumn, type ShopScope, shopWhere } from './shop-where'

type Facets = Record<ShopFacet, ShopOption[]>

/** How many articles are counted exactly; above, the counts are those of the first ones. */
export const countedCap = 100_000
const shownOptions = 200

const names: Readonly<Record<ShopFacet, { table: string; column: string }>> = lookup({
  family: { table: 'family', column: 'label' },
  supplier: { table: 'supplier', column: 'name' },
  brand: { table: 'brand', column: 'label' },
  label: { table: 'label', column: 'label' },
  origin: { table: 'origin', column: 'label' },
  storagemode: { table: 'storagemode', column: 'label' },
})

/** The articles that every choice but one facet's own keeps, so that its other values can still be chosen. */
function keptSql(question: ShopQuestion, but: ShopFacet | undefined, params: Params): string {
  const others = chosenFacets(question).filter(([facet]) => facet !== but)
  return ['true', ...others.map(([facet, ids]) => choiceSql('b', facet, { ids, params }))].join(' and ')
}

function countSql(question: ShopQuestion, facet: ShopFacet, params: Params): string {
  const { table, column } = names[facet]
  const own = facetColumn(facet)
  const kept = keptSql(question, facet, params)
  const counted = own
    ? `select b.${own} as id, count(*)::int as count from base b where b.${own} is not null and ${kept} group by 1`
    : `select j.label_id as id, count(*)::int as count from base b join article_label_ids j on j.article_id = b.id where ${kept} group by 1`
  return `(select coalesce(json_agg(r), '[]') from (select c.id, n.${column} as label, c.count from (${counted}) c join ${table} n on n.id = c.id
    order by c.count desc, n.${column} limit ${shownOptions}) r)`
}

/** What a page says that was asked without facets. */
export const uncounted: ShopCounted = { facets: null, total: null, total_capped: null, hidden: null }

/** Where counts are remembered, and the state of their tables before the transaction. */
export interface Remember {
  memory: Memory
  stamp: string | undefined
}

const countedTables = [
  ...['article', 'article_platform_ids', 'article_label_ids', 'product', 'subfamily', 'unit'],
  ...Object.values(names).map(({ table }) => table),
]

/** To be called before the transaction. */
export const rememberCounts = (memory: Memory): Remember => ({ memory, stamp: memory.stamp(countedTables) })

/**
 * The counts of every facet and the total. They are the same for everybody who sees the same offers of the same suppliers, and
 * are remembered while the catalogue has not changed; habits change with every order.
 */
export async function shopCounts(
  work: Work,
  question: ShopQuestion,
  { scope, memory, stamp }: Partial<Remember> & { scope: ShopScope },
): Promise<ShopCounted> {
  if (!memory || question.habits?.length || question.product_id) return readCounts(work, question, scope)
  const { shelf, choices, without } = question
  const { profileTypeId, lists } = work.actor
  const { words, reach, code, view, familyIds } = scope
  const asked = [profileTypeId, lists.suppliers, shelf, words, reach, code, choices, without, view, familyIds]
  const key = `shop ${createHash('sha1').update(JSON.stringify(asked)).digest('base64')}`
  const known = memory.get<ShopCounted>(key, stamp)
  if (known) return known
  const counts = await readCounts(work, question, scope)
  memory.set(key, stamp, counts)
  return counts
}

/** All of them in one statement. */
async function readCounts(work: Work, question: ShopQuestion, scope: ShopScope): Promise<ShopCounted> {
  const params = new Params()
  const base = `select a.id, a.family_id, a.supplier_id, a.brand_id, a.origin_id, a.storagemode_id from article a
    where ${shopWhere(question, scope, params)} limit ${params.add(countedCap + 1, 'int')}`
  const facets = shopFacets.map((facet) => `${countSql(question, facet, params)} as "${facet}"`).join(', ')
  const [row] = await work.tx.query<Facets & { total: number; seen: number }>(
    `with base as materialized (${base}) select ${facets},
       (select count(*)::int from base b where ${keptSql(question, undefined, params)}) as total,
       (select count(*)::int from base) as seen`,
    params.values,
    { fresh: true },
  )
  if (!row) return uncounted
  const { total, seen, ...counts } = row
  const hidden = scope.familyIds.length ? await hiddenBy(work, question, scope) : 0
  return { facets: counts, total, total_capped: seen > countedCap, hidden }
}

/** The most hidden articles that are counted. */
const hiddenCap = 10_000

/** How many articles would be found in the families that the member's selection hides, whatever family is chosen. */
async function hiddenBy(work: Work, question: ShopQuestion, scope: ShopScope): Promise<number> {
  const params = new Params()
  const where = [
    shopWhere(question, { ...scope, familyIds: [] }, params),
    `a.family_id <> all(${params.add(scope.familyIds, 'bigint[]')})`,
    ...chosenFacets(question).flatMap(([facet, ids]) =>
      facet === 'family' ? [] : [choiceSql('a', facet, { ids, params })],
    ),
  ].join(' and ')
  const [row] = await work.tx.query<{ total: number }>(
    `select count(*)::int as total from (select 1 from article a where ${where} limit ${params.add(hiddenCap, 'int')}) h`,
    params.values,
    { fresh: true },
  )
  return row?.total ?? 0
}
