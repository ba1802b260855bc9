import { stockTexts } from '../../i18n/fr/stock'
import type { Values } from '../../resources/schema/field'
import type { countFields } from '../../resources/stock/endpoints'
import { inventoryLine } from '../../resources/stock/inventory'
import { itemKey, type StockItem } from '../../resources/stock/item-key'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import { select } from '../database/select'
import { type InventoryRow, inventoryLines, lockInventory } from './inventory-row'
import { refuseStaleCounts } from './stale-count'
import { refuseFractions } from './voucher-guards'
import { refuseUnknownItems } from './voucher-input'

type Count = Values<typeof countFields>

/** Writes the counts that were given; what a line does not say stays. An emptied count is « not counted » again. */
async function writeCounts(work: Work, inventoryId: number, counts: readonly Count[]): Promise<void> {
  const rows = counts.map((count) => ({
    ...count,
    has_quantity: count.quantity_real !== undefined,
    has_price: count.price_unit_ht_real !== undefined,
    has_comment: count.comment !== undefined,
  }))
  const written = await work.tx.query(
    `update inventory_line l set
       quantity_real = case when v.has_quantity then v.quantity_real else l.quantity_real end,
       price_unit_ht_real = case when v.has_price then v.price_unit_ht_real else l.price_unit_ht_real end,
       comment = case when v.has_comment then v.comment else l.comment end,
       "updatedAt" = $3, updated_by = $4
     from json_to_recordset($2::json) as v(id bigint, quantity_real numeric, price_unit_ht_real numeric, comment text,
       has_quantity boolean, has_price boolean, has_comment boolean)
     where l.id = v.id and l.inventory_id = $1 returning l.id`,
    [inventoryId, JSON.stringify(rows), work.now, work.actor.userId],
  )
  if (written.length < rows.length) throw new ApiError('err404')
}

const itemOfCount = (count: Count): StockItem => ({
  article_id: count.article_id ?? null,
  product_not_in_catalog_id: count.product_not_in_catalog_id ?? null,
})

/** An article found while counting: held against the ledger as it stood at the snapshot. */
async function addFound(work: Work, inventory: InventoryRow, count: Count): Promise<void> {
  const item = itemOfCount(count)
  const known = await inventoryLines(work, inventory.id)
  if (known.some((line) => itemKey(line) === itemKey(item)))
    throw invalid([{ name: 'lines', message: stockTexts.twice }])
  const [then] = await work.tx.query<{ qty_after: string; cump_after: string }>(
    `select qty_after, cump_after from stock_transaction where adherent_id = $1 and article_id is not distinct from $2
       and product_not_in_catalog_id is not distinct from $3 and id <= $4 order by id desc limit 1`,
    [
      inventory.adherent_id,
      item.article_id,
      item.product_not_in_catalog_id,
      inventory.snapshot_transaction_id ?? 0,
    ],
  )
  await work.tx.query(
    `insert into inventory_line (inventory_id, article_id, product_not_in_catalog_id, quantity_theorical, price_unit_ht_theorical,
       quantity_real, price_unit_ht_real, comment, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      inventory.id,
      item.article_id,
      item.product_not_in_catalog_id,
      then?.qty_after ?? '0',
      then?.cump_after ?? '0',
      count.quantity_real ?? null,
      count.price_unit_ht_real ?? null,
      count.comment ?? null,
      work.actor.userId,
    ],
  )
}

const itemsSql = select(
  inventoryLine,
  ['id', 'article_id', 'product_not_in_catalog_id'],
  'where inventory_id = $1 and id = any($2::bigint[])',
)

/** What is counted: by the article of its line, or as it was found. */
async function countedItems(work: Work, inventoryId: number, counts: readonly Count[]) {
  const ids = counts.flatMap((count) => count.id ?? [])
  const rows = ids.length ? await work.tx.query(itemsSql, [inventoryId, ids]) : []
  const items = new Map<number | undefined, StockItem>()
  for (const row of rows) items.set(row.id, row)
  return counts.map((count) => ({
    ...(items.get(count.id ?? undefined) ?? itemOfCount(count)),
    quantity: count.quantity_real,
  }))
}

/** Saves counts, as often as one likes; articles found are added (domain §7.4). */
export async function saveInventory(
  work: Work,
  id: number,
  body: { label?: string | null | undefined; lines?: readonly Count[] | null | undefined },
): Promise<void> {
  const inventory = await lockInventory(work, id)
  const counts = body.lines ?? []
  const [known, found] = [
    counts.filter((count) => count.id !== undefined),
    counts.filter((count) => count.id === undefined),
  ]
  await refuseStaleCounts(work, inventory, counts)
  await refuseFractions(work, inventory.adherent_id, {
    lines: await countedItems(work, id, counts),
    name: 'quantity_real',
  })
  if (known.length) await writeCounts(work, id, known)
  await refuseUnknownItems(work, inventory.adherent_id, found.map(itemOfCount))
  for (const count of found) await addFound(work, inventory, count)
  const [sum] = await work.tx.query<{ lines: number; counted: number }>(
    'select count(*)::int as lines, count(quantity_real)::int as counted from inventory_line where inventory_id = $1 and "deletedAt" is null',
    [id],
  )
  await updateRow(work, work.registry.get('inventory'), {
    id,
    input: body.label ? { label: body.label } : {},
    trusted: true,
    extra: {
      state: 'saved',
      inventory_date_updated: work.now,
      lines_nb: sum?.lines ?? 0,
      counted_nb: sum?.counted ?? 0,
    },
  })
}
