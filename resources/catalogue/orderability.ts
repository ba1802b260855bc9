import type { RowOf } from '../schema/infer'
import { lookup } from '../schema/lookup'
import type { GuardId } from '../trade/guard-sentences'
import type { article } from './article'

/** Why an article cannot be ordered (domain §4.6), in the order in which people mend it. */
export const orderabilityReasons = [
  'article_inactive',
  'article_to_come',
  'article_ended',
  'product_inactive',
  'product_to_come',
  'product_ended',
  'subfamily_inactive',
  'family_inactive',
  'supplier_status',
  'adherent_status',
  'no_referencing',
  'family_not_referenced',
  'no_platform',
  'article_not_on_platform',
  'food_not_allowed',
  'non_food_not_allowed',
  'no_price',
] as const
export type OrderabilityReason = (typeof orderabilityReasons)[number]

/** The guard that each reason is a case of. */
export const guardOf: Readonly<Record<OrderabilityReason, GuardId>> = lookup({
  article_inactive: 'withdrawn',
  article_to_come: 'withdrawn',
  article_ended: 'withdrawn',
  product_inactive: 'withdrawn',
  product_to_come: 'withdrawn',
  product_ended: 'withdrawn',
  subfamily_inactive: 'withdrawn',
  family_inactive: 'withdrawn',
  supplier_status: 'supplierClosed',
  adherent_status: 'memberClosed',
  no_referencing: 'unreferenced',
  family_not_referenced: 'unreferenced',
  no_platform: 'unreferenced',
  article_not_on_platform: 'unreferenced',
  food_not_allowed: 'access',
  non_food_not_allowed: 'access',
  no_price: 'unpriced',
})

type Dated = RowOf<typeof article, 'active' | 'date_active' | 'deactivation_date'>

export interface OrderabilityFacts {
  /** The day on which it would be ordered or delivered. */
  day: string
  article: Dated & { platform_ids: readonly number[] }
  product: Dated
  subfamilyActive: boolean
  familyActive: boolean
  catalogId: number
  supplierCanReceive: boolean
  adherentCanOrder: boolean
  /** How far the member's referencing goes, and from which platform it is served. */
  served: { supplier: boolean; family: boolean; platformId: number | null }
  /** Catalogues that the person may order from; absent = all. */
  catalogs?: readonly number[]
  hasPrice: boolean
}

function dated(what: 'article' | 'product', row: Dated, day: string): OrderabilityReason[] {
  if (!row.active) return [`${what}_inactive`]
  if (row.date_active !== null && row.date_active > day) return [`${what}_to_come`]
  return row.deactivation_date !== null && row.deactivation_date <= day ? [`${what}_ended`] : []
}

function service({ served, article }: OrderabilityFacts): OrderabilityReason[] {
  if (!served.supplier) return ['no_referencing']
  if (!served.family) return ['family_not_referenced']
  if (served.platformId === null) return ['no_platform']
  const isThere = article.platform_ids.length === 0 || article.platform_ids.includes(served.platformId)
  return isThere ? [] : ['article_not_on_platform']
}

function catalogue({ catalogs, catalogId }: OrderabilityFacts): OrderabilityReason[] {
  if (!catalogs || catalogs.includes(catalogId)) return []
  return [catalogId === 1 ? 'food_not_allowed' : 'non_food_not_allowed']
}

/** Everything that keeps an article from being seen, `no_price` last: alone, the article is visible but not orderable. */
export function reasonsAgainstOrder(facts: OrderabilityFacts): OrderabilityReason[] {
  return [
    ...dated('article', facts.article, facts.day),
    ...dated('product', facts.product, facts.day),
    ...(facts.subfamilyActive ? [] : (['subfamily_inactive'] as const)),
    ...(facts.familyActive ? [] : (['family_inactive'] as const)),
    ...(facts.supplierCanReceive ? [] : (['supplier_status'] as const)),
    ...(facts.adherentCanOrder ? [] : (['adherent_status'] as const)),
    ...service(facts),
    ...catalogue(facts),
    ...(facts.hasPrice ? [] : (['no_price'] as const)),
  ]
}
