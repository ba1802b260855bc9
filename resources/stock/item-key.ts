import type { RowOf } from '../schema/infer'
import type { stockLevel } from './ledger'

/** What a stock is held of: an article or a product out of the catalogues, one of both. */
export type StockItem = RowOf<typeof stockLevel, 'article_id' | 'product_not_in_catalog_id'>

/** One text for both kinds: `a12`, `p7`. */
export const itemKey = ({ article_id, product_not_in_catalog_id }: StockItem): string =>
  article_id === null ? `p${product_not_in_catalog_id}` : `a${article_id}`

/** The item behind a key; undefined when it is none. */
export function itemOf(key: string): StockItem | undefined {
  const [, kind, id] = /^([ap])(\d{1,15})$/.exec(key) ?? []
  if (!kind) return undefined
  return {
    article_id: kind === 'a' ? Number(id) : null,
    product_not_in_catalog_id: kind === 'p' ? Number(id) : null,
  }
}
