import { quantitySentence } from '../../i18n/fr/orders'
import type { FieldError } from '../../resources/schema/check'
import { divided, exact, rounded, times } from '../../resources/schema/exact'
import type { VoucherAnswer } from '../../resources/stock/answers'
import { itemKey, type StockItem } from '../../resources/stock/item-key'
import { isFraction, storageRule } from '../../resources/stock/storage-step'
import { guardSentence } from '../../resources/trade/guard-sentences'
import type { GuardFinding } from '../../resources/trade/guards'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { atDoor } from '../trade/at-door'
import { farQuantities } from '../trade/far-lines'
import { itemsOf } from '../trade/stock-items'
import { warnedAt } from '../trade/warned-at'

/** A quantity of an article in its storage unit; none is given where it is not counted. */
type Counted = StockItem & { quantity: string | null | undefined }

const levelsSql = `
  select article_id, product_not_in_catalog_id, quantity::text as quantity from stock_level
  where adherent_id = $1 and "deletedAt" is null and (article_id = any($2::bigint[]) or product_not_in_catalog_id = any($3::bigint[]))`

/** Refuses quantities with more decimals than their storage unit has, each at its line (5-doors §1, K: 10). */
export async function refuseFractions(
  work: Work,
  adherentId: number,
  { lines, name }: { lines: readonly Counted[]; name: 'quantity' | 'quantity_real' },
): Promise<void> {
  const items = await itemsOf(work, adherentId, lines)
  const levels = await work.tx.query<StockItem & { quantity: string } & { [name: string]: unknown }>(
    levelsSql,
    [
      adherentId,
      lines.flatMap(({ article_id }) => article_id ?? []),
      lines.flatMap(({ product_not_in_catalog_id }) => product_not_in_catalog_id ?? []),
    ],
  )
  const held = new Map(levels.map((level) => [itemKey(level), level.quantity]))
  const errors = lines.flatMap((line, index): FieldError[] => {
    const item = items.get(itemKey(line))
    if (!item || !line.quantity) return []
    if (!isFraction(line.quantity, { item, available: held.get(itemKey(line)) ?? '0' })) return []
    const message = quantitySentence(storageRule(item), item.unit)
    return [{ name: `lines.${index}.${name}`, message }]
  })
  if (!errors.length) return
  atDoor(work.tx, 'stock', [{ guard: 'quantity' }])
  throw invalid(errors)
}

const coefsSql = `select id, coalesce(coef_order_management, 1)::text as coef from article where id = any($1::bigint[])`

/** What moves far from what is ordered of an article, its storage units told as order units (5-doors §1, K: 11). */
async function farMoves(work: Work, { adherent_id, lines }: VoucherAnswer): Promise<GuardFinding[]> {
  const coefs = new Map<number, string>()
  const ids = lines.flatMap(({ article_id }) => article_id ?? [])
  for (const { id, coef } of await work.tx.query<{ id: number; coef: string }>(coefsSql, [ids]))
    coefs.set(id, coef)
  const looked = lines.flatMap(({ article_id, quantity, amount_ht, item }) => {
    const coef = coefs.get(article_id ?? 0)
    if (!coef || !item) return []
    const base = times(exact(quantity), exact(item.coef_storage_management))
    // No line of an order: what was confirmed for one says nothing of it.
    return [{ id: 0, article_id, quantity: rounded(divided(base, exact(coef)), 3), line_ht: amount_ht }]
  })
  const order = { adherent_id, groupAdherent_id: null }
  return work.tx.beyond('orders', (tx) => farQuantities(tx, { order, lines: looked, now: work.now }))
}

const closedSql = `
  select p.label from productnotincatalog p left join suppliernotincatalog n on n.id = p.supplier_not_in_catalog_id
  where p.id = any($1::bigint[]) and not (p.active and coalesce(n.active, true)) order by p.label, p.id`

/** Products out of catalogue that are offered no more: what is left of them is used up (5-doors §1, K: 4). */
async function closedProducts(work: Work, { lines }: VoucherAnswer): Promise<GuardFinding[]> {
  const ids = lines.flatMap(({ product_not_in_catalog_id }) => product_not_in_catalog_id ?? [])
  const closed = await work.tx.beyond('stock', (tx) => tx.query<{ label: string }>(closedSql, [ids]))
  return closed.map(({ label }) => ({
    guard: 'outOfCatalogue',
    reason: guardSentence('outOfCatalogue', { article: label }),
  }))
}

/** A voucher after an act on it, with what its lines are warned of; the act is done all the same. */
export const withWarned = async (work: Work, voucher: VoucherAnswer) => ({
  ...voucher,
  warned: warnedAt(work.tx, 'stock', [
    ...(await closedProducts(work, voucher)),
    ...(await farMoves(work, voucher)),
  ]),
})
