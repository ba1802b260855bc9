import type { article } from '../../resources/catalogue/article'
import type { orderLine } from '../../resources/orders/order-line'
import { divided, exact, rounded, times } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import { itemKey } from '../../resources/stock/item-key'
import type { stockLevel } from '../../resources/stock/ledger'
import type { Work } from '../api/work'
import { memberOf } from '../trade/member'
import { type ItemInfo, itemsOf } from '../trade/stock-items'

type Found = RowOf<typeof stockLevel, 'article_id' | 'product_not_in_catalog_id' | 'quantity' | 'cump'> &
  RowOf<typeof article, 'price_ht'> &
  RowOf<typeof orderLine, 'coef_billing'>

/** Words that each must stand in the label or the reference. */
const wordsOf = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`)

const matches = (label: string, reference: string) =>
  `not exists (select 1 from unnest($2::text[]) w(word) where not (${label} like fold(w.word) or ${reference} like fold(w.word)))`

const findSql = (heldOnly: boolean) => `
  select * from (
    select a.id as article_id, null::bigint as product_not_in_catalog_id, coalesce(l.quantity, 0)::numeric(12,3) as quantity,
      coalesce(l.cump, 0) as cump, a.price_ht, coalesce(a.coef_billing, 1) as coef_billing, a.label__fold as sort
    from article a left join stock_level l on l.adherent_id = $1 and l.article_id = a.id and l."deletedAt" is null
    where a."deletedAt" is null and a.active ${heldOnly ? 'and l.quantity <> 0' : ''} and ${matches('a.label__fold', `coalesce(a.ref_supplier__fold, '')`)}
    union all
    select null, p.id, coalesce(l.quantity, 0)::numeric(12,3), coalesce(l.cump, 0), p.price_ht, 1, p.label__fold
    from productnotincatalog p left join stock_level l on l.adherent_id = $1 and l.product_not_in_catalog_id = p.id and l."deletedAt" is null
    where p."deletedAt" is null and p.active and (p.adherent_id = $1 or p.adherent_id is null) ${heldOnly ? 'and l.quantity <> 0' : ''}
      and ${matches('p.label__fold', `coalesce(p.ref_supplier__fold, '')`)}
  ) found order by quantity > 0 desc, sort limit 20`

/** What a storage unit costs at the price of a billing unit, six decimals. */
function storagePrice(
  { price_ht, coef_billing }: Found,
  { coef_storage_management }: ItemInfo,
): string | null {
  if (price_ht === null) return null
  const units = divided(exact(coef_storage_management), exact(coef_billing))
  return rounded(times(exact(price_ht), units), 6)
}

/** Articles that a line of a voucher or of an inventory may name, those in stock first. */
export async function findItems(
  work: Work,
  { adherentId, search, held }: { adherentId: number; search: string; held: boolean },
) {
  await memberOf(work, adherentId, false)
  const rows = await work.tx.query<Found>(findSql(held), [adherentId, wordsOf(search)])
  const items = await itemsOf(work, adherentId, rows)
  const data = rows.flatMap((row) => {
    const item = items.get(itemKey(row))
    const { quantity, cump } = row
    return item ? [{ key: itemKey(row), item, quantity, cump, price: storagePrice(row, item) }] : []
  })
  return { data, total: data.length, day: parisDay(work.now) }
}
