import {
  type ShopFacet,
  type ShopHabit,
  type ShopQuestion,
  shelves,
  shopFacets,
} from '../../resources/catalogue/shop'
import type { Member } from '../../resources/directory/serving'
import { lookup } from '../../resources/schema/lookup'
import type { Params } from '../database/params'
import { type Looking, textSql } from '../trade/article-text'
import { type View, visibleSql } from './visible-sql'

export interface ShopScope extends Looking {
  view: View
  member: Member
  /** Families that the member shows; none = all. */
  familyIds: readonly number[]
  /** First day of the habits. */
  since: string
  /** A barcode that is looked for instead of words. */
  code?: string
}

const columns: Readonly<Record<Exclude<ShopFacet, 'label'>, string>> = lookup({
  family: 'family_id',
  supplier: 'supplier_id',
  brand: 'brand_id',
  origin: 'origin_id',
  storagemode: 'storagemode_id',
})

/** The column of a facet; labels stand in a table of their own. */
export const facetColumn = (facet: ShopFacet): string | undefined =>
  facet === 'label' ? undefined : columns[facet]

/** How many articles are walked through by their label before the search is asked for as a whole. */
const walked = 10_000

/**
 * The first articles by label, as its index alone tells them, that the search may find: a page of a search that finds many is
 * among them, however many there are. `a` stays the article, `w` is its place.
 */
export function walkSql(question: ShopQuestion, scope: ShopScope, params: Params): string {
  const { view, familyIds } = scope
  const columns =
    'x.id, x.label__fold, x.ref_supplier__fold, x.supplier_id, x.family_id, x.brand_id, x.product_id, x.order_management, x.active'
  const suppliers = params.add([...new Set(view.servings.map((one) => one.supplier_id))], 'bigint[]')
  const families = [familyIds, question.choices?.family ?? []].filter((ids) => ids.length > 0)
  const kept = [
    'w.active',
    `w.supplier_id = any(${suppliers})`,
    ...families.map((ids) => `w.family_id = any(${params.add(ids, 'bigint[]')})`),
    ...textSql('w', scope, params),
  ]
  return `(select w.id from (select ${columns} from article x where x."deletedAt" is null
    order by x.label__fold, x.id limit ${walked}) w where ${kept.join(' and ')} offset 0) w join article a on a.id = w.id`
}

/** Articles that the member has received since a day. */
export function boughtSql(member: Member, since: string, params: Params): string {
  const owner = member.isGroup ? `o."groupAdherent_id"` : 'o.adherent_id'
  return `select l.article_id, max(o.real_delivery_date) as day, count(*)::int as times from "order" o join order_line l on l.order_id = o.id
    where ${owner} = ${params.add(member.id, 'bigint')} and o.status = '450' and o."deletedAt" is null and l."deletedAt" is null
      and o.real_delivery_date >= ${params.add(since, 'date')} and l.article_id is not null group by l.article_id`
}

function habitSql(habit: ShopHabit, { member, since }: ShopScope, params: Params): string {
  if (habit === 'bought')
    return `a.id = any(array(select b.article_id from (${boughtSql(member, since, params)}) b))`
  const owner = params.add(member.isGroup ? null : member.id, 'bigint')
  return `a.id = any(array(select m.article_id from adherent_article m where m.adherent_id = ${owner} and m.favourite and m."deletedAt" is null))`
}

/** One facet's choice: any of its values. `of` is the row that holds the columns. */
export function choiceSql(
  of: string,
  facet: ShopFacet,
  { ids, params }: { ids: readonly number[]; params: Params },
): string {
  const list = params.add(ids, 'bigint[]')
  const column = facetColumn(facet)
  return column
    ? `${of}.${column} = any(${list})`
    : `exists (select 1 from article_label_ids x where x.article_id = ${of}.id and x.label_id = any(${list}))`
}

/** The facets that are narrowed. */
export const chosenFacets = ({ choices = {} }: ShopQuestion): [ShopFacet, readonly number[]][] =>
  shopFacets.flatMap((facet): [ShopFacet, readonly number[]][] => {
    const ids = choices[facet]
    return ids?.length ? [[facet, ids]] : []
  })

function shelfSql({ shelf }: ShopQuestion, params: Params): string {
  const kind = params.add(shelf === 'services' ? 'service' : 'product', 'text')
  const catalog = shelves[shelf]
  const ofCatalog =
    catalog === null
      ? ''
      : ` and exists (select 1 from family x where x.id = a.family_id and x.catalog_id = ${params.add(catalog, 'bigint')})`
  return `exists (select 1 from product x where x.id = a.product_id and x.kind = ${kind})${ofCatalog}`
}

const codeSql = (code: string) => `(a.gtin = ${code} or a.packaging_gtin = ${code})`

/** What the member sees of a shelf. */
export const seenSql = (question: ShopQuestion, { view }: ShopScope, params: Params): string =>
  `${visibleSql('a', view, params)} and ${shelfSql(question, params)}`

/** The condition of what the search finds before its facets narrow it. */
export const shopWhere = (question: ShopQuestion, scope: ShopScope, params: Params): string =>
  `${seenSql(question, scope, params)} and ${askedSql(question, scope, params)}`

/** What the search asks for, of all that there is. */
export function askedSql(question: ShopQuestion, scope: ShopScope, params: Params): string {
  const { habits = [], without = [] } = question
  return [
    'a."deletedAt" is null',
    ...(question.product_id ? [`a.product_id = ${params.add(question.product_id, 'bigint')}`] : []),
    ...(scope.familyIds.length ? [`a.family_id = any(${params.add(scope.familyIds, 'bigint[]')})`] : []),
    ...textSql('a', scope, params),
    ...(scope.code ? [codeSql(params.add(scope.code, 'text'))] : []),
    // What is not told is not « sans ».
    ...(without.length
      ? [`(a.allergens <> '{}' and not a.allergens && ${params.add(without, 'text[]')})`]
      : []),
    ...habits.map((habit) => habitSql(habit, scope, params)),
  ].join(' and ')
}

/** The facets' choices, as conditions that follow others. */
export const chosenSql = (question: ShopQuestion, params: Params): string =>
  chosenFacets(question)
    .map(([facet, ids]) => ` and ${choiceSql('a', facet, { ids, params })}`)
    .join('')

/** The condition of a page: of the search, and of its facets. */
export const keptSql = (question: ShopQuestion, scope: ShopScope, params: Params): string =>
  shopWhere(question, scope, params) + chosenSql(question, params)
