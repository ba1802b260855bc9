import { guardParts } from '../../i18n/fr/trade'
import type { article as articles } from '../../resources/catalogue/article'
import type { OrderabilityFacts } from '../../resources/catalogue/orderability'
import type { RowOf } from '../../resources/schema/infer'
import type { Tx } from '../database/connect'
import { articleFactsSql } from './line-facts-sql'
import type { LineFacts, Ordering } from './line-facts-types'
import { type MemberState, memberState } from './member-state'
import { orderabilityFindings } from './orderability-findings'
import { outOfCatalogFacts } from './out-of-catalog-facts'
import { type Served, servedBy } from './served-by'

type Dated = OrderabilityFacts['product']

type ArticleRow = Omit<
  LineFacts,
  | 'article_id'
  | 'product_not_in_catalog_id'
  | 'supplier_not_in_catalog_id'
  | 'platform_id'
  | 'unit_label'
  | 'findings'
  | 'names'
> &
  RowOf<typeof articles, 'id' | 'supplier_id' | 'product_id'> & {
    unit_label: string | null
    family_id: number
    article: Dated
    product: Dated
    platform_ids: number[]
    subfamily_active: boolean
    family_active: boolean
    can_receive: boolean
    names: { family: string | null; supplier: string | null }
  }

function factsOf(
  row: ArticleRow,
  ordering: Ordering,
  { state, served }: { state: MemberState; served: Served },
): LineFacts {
  const { supplier, family, platformId, isKnown } = served(row.supplier_id, row.family_id)
  const facts: OrderabilityFacts = {
    day: ordering.day,
    article: { ...row.article, platform_ids: row.platform_ids },
    product: row.product,
    subfamilyActive: row.subfamily_active,
    familyActive: row.family_active,
    catalogId: row.catalog_id,
    supplierCanReceive: row.can_receive,
    adherentCanOrder: state.can_order,
    served: { supplier, family, platformId },
    ...(ordering.catalogs ? { catalogs: ordering.catalogs } : {}),
    hasPrice: row.price_ht !== null,
  }
  const names = {
    supplier: (isKnown && row.names.supplier) || guardParts.someSupplier,
    member: state.name,
  }
  return {
    ...row,
    names,
    article_id: row.id,
    product_not_in_catalog_id: null,
    supplier_not_in_catalog_id: null,
    platform_id: platformId,
    unit_label: row.unit_label ?? '',
    findings: orderabilityFindings(facts, {
      article: row.label,
      family: row.names.family,
      ...names,
      member_status: state.status,
    }),
  }
}

export interface Wanted {
  articles: readonly number[]
  outOfCatalog: readonly number[]
}

/** The facts of several lines at once, by `a{article}` or `n{product out of catalogue}`; what no longer exists is absent. */
export async function readLineFacts(
  tx: Tx,
  wanted: Wanted,
  ordering: Ordering,
): Promise<Map<string, LineFacts>> {
  const { member, deliveredTo, day, today } = ordering
  const state = await memberState(tx, ordering)
  const rows = wanted.articles.length
    ? await tx.query<ArticleRow>(articleFactsSql, [
        wanted.articles,
        day,
        today,
        member.isGroup ? null : member.id,
        member.isGroup ? member.id : member.groupAdherent_id,
        deliveredTo,
      ])
    : []
  const served = await servedBy(tx, member, day)
  const found = new Map(rows.map((row) => [`a${row.id}`, factsOf(row, ordering, { state, served })]))
  for (const one of await outOfCatalogFacts(tx, wanted.outOfCatalog, { ordering, state, served }))
    found.set(`n${one.product_not_in_catalog_id}`, one)
  return found
}

/** The key of a line in what `readLineFacts` answers. */
export const factsKey = (line: {
  article_id: number | null
  product_not_in_catalog_id: number | null
}): string => (line.article_id === null ? `n${line.product_not_in_catalog_id}` : `a${line.article_id}`)

export type { LineFacts, Ordering } from './line-facts-types'
