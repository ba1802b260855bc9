import type { article } from '../../resources/catalogue/article'
import type { RowOf } from '../../resources/schema/infer'
import type { productnotincatalog } from '../../resources/settings/members'
import type { ItemAnswer } from '../../resources/stock/item-answer'
import { itemKey, type StockItem } from '../../resources/stock/item-key'
import type { Work } from '../api/work'
import { storageUnitSql } from './storage-unit-sql'

/** How an article is shown in a stock, in the member's storage unit. */
export type ItemInfo = ItemAnswer &
  RowOf<typeof productnotincatalog, 'supplier_id' | 'family_id'> &
  RowOf<typeof article, 'storagemode_id'>

const stored = storageUnitSql('aa', 'a', 'd')
const unitColumns = `coalesce(u.abbreviation, u.label, '') as unit, coalesce(u.decimals, 3) as decimals`

const itemsSql = `
  select a.id as article_id, null::bigint as product_not_in_catalog_id, a.label, a.ref_supplier, a.gtin, a.packaging_gtin, a.supplier_id, s.name as supplier,
    a.family_id, f.label as family, a.storagemode_id, m.label as storagemode, ${unitColumns},
    ${stored.coef} as coef_storage_management, ${stored.source} as unit_source, aa.min_stock
  from article a
    left join adherent_article aa on aa.article_id = a.id and aa.adherent_id = $1 and aa."deletedAt" is null
    left join adherent d on d.id = $1
    left join unit u on u.id = ${stored.unit}
    left join supplier s on s.id = a.supplier_id
    left join family f on f.id = a.family_id
    left join storagemode m on m.id = a.storagemode_id
  where a.id = any($2::bigint[])
  union all
  select null, p.id, p.label, p.ref_supplier, null, null, p.supplier_id, coalesce(s.name, n.label), p.family_id, f.label, null, null,
    ${unitColumns}, 1, null, null
  from productnotincatalog p
    left join unit u on u.id = p.unit_id
    left join supplier s on s.id = p.supplier_id
    left join suppliernotincatalog n on n.id = p.supplier_not_in_catalog_id
    left join family f on f.id = p.family_id
  where p.id = any($3::bigint[])`

const ids = (list: readonly (number | null)[]) => [...new Set(list.filter((id): id is number => id !== null))]

/**
 * What is shown of the articles that a member holds or has held, by key: also of those that no supplier serves it any more,
 * which its row rights would hide.
 */
export async function itemsOf(
  work: Work,
  adherentId: number,
  items: readonly StockItem[],
): Promise<Map<string, ItemInfo>> {
  if (!items.length) return new Map()
  const rows = await work.tx.beyond('stock', (tx) =>
    tx.query<ItemInfo>(itemsSql, [
      adherentId,
      ids(items.map((item) => item.article_id)),
      ids(items.map((item) => item.product_not_in_catalog_id)),
    ]),
  )
  return new Map(rows.map((row) => [itemKey(row), row]))
}
