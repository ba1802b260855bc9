import { stockTexts } from '../../i18n/fr/stock'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { openInventory } from '../../resources/stock/inventory'
import { type InventoryScope, overlaps } from '../../resources/stock/inventory-rules'
import { itemKey, type StockItem } from '../../resources/stock/item-key'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { createRow } from '../api/write'
import { type ItemInfo, itemsOf } from '../trade/stock-items'
import { refuseStrange } from '../trade/stock-member'
import { closedUntil, lockStock } from '../trade/stock-period'

/** An article that has not moved for longer, and that there is none of, is not counted. */
const movedDays = 90

interface Level extends StockItem, Record<string, unknown> {
  quantity: string
  cump: string
  moved: string | null
}

async function refuseOverlap(work: Work, adherentId: number, scope: InventoryScope): Promise<void> {
  const rows = await work.tx.query<InventoryScope & UnknownRow>(
    `select array(select j.storagemode_id from inventory_storagemode_ids j where j.inventory_id = i.id) as storagemode_ids,
       array(select j.family_id from inventory_family_ids j where j.inventory_id = i.id) as family_ids
     from inventory i where i.adherent_id = $1 and i.state = any($2::text[]) and i."deletedAt" is null`,
    [adherentId, openInventory],
  )
  if (rows.some((row) => overlaps(row, scope))) throw new ApiError('err532')
}

const inScope = (info: ItemInfo | undefined, { storagemode_ids, family_ids }: InventoryScope) =>
  info !== undefined &&
  (!storagemode_ids.length || storagemode_ids.includes(Number(info.storagemode_id))) &&
  (!family_ids.length || family_ids.includes(Number(info.family_id)))

/** The levels to count: what there is, and what has moved lately, in the scope. */
async function levelsToCount(work: Work, adherentId: number, scope: InventoryScope): Promise<Level[]> {
  const rows = await work.tx.query<Level>(
    `select l.article_id, l.product_not_in_catalog_id, l.quantity, l.cump, t.date_operation as moved
     from stock_level l left join stock_transaction t on t.id = l.last_transaction_id
     where l.adherent_id = $1 and l."deletedAt" is null`,
    [adherentId],
  )
  const since = addDays(parisDay(work.now), -movedDays)
  const items = await itemsOf(work, adherentId, rows)
  return rows.filter(
    (row) =>
      inScope(items.get(itemKey(row)), scope) &&
      (compareDecimals(row.quantity, '0') !== 0 || String(row.moved ?? '') >= since),
  )
}

async function insertLines(work: Work, inventoryId: number, levels: readonly Level[]): Promise<void> {
  await work.tx.query(
    `insert into inventory_line (inventory_id, article_id, product_not_in_catalog_id, quantity_theorical, price_unit_ht_theorical, created_by)
     select $1, v.article_id, v.product_not_in_catalog_id, v.quantity, v.cump, $2
     from json_to_recordset($3::json) as v(article_id bigint, product_not_in_catalog_id bigint, quantity numeric, cump numeric)`,
    [inventoryId, work.actor.userId, JSON.stringify(levels)],
  )
}

/** The day of an inventory: not to come, and not before the last validated one (err531). */
async function refuseDay(work: Work, adherentId: number, day: string): Promise<void> {
  if (day > parisDay(work.now)) throw invalid([{ name: 'inventory_date', message: stockTexts.notFuture }])
  const closed = await closedUntil(work, adherentId)
  if (closed !== null && day < closed) throw new ApiError('err531')
}

/** Opens an inventory: its lines hold the stock as it stands now, with the position of the ledger (domain §7.4). */
export async function createInventory(work: Work, adherentId: number, body: UnknownRow): Promise<number> {
  await refuseStrange(work, adherentId)
  await lockStock(work, adherentId)
  const scope = {
    storagemode_ids: (body.storagemode_ids as number[] | undefined) ?? [],
    family_ids: (body.family_ids as number[] | undefined) ?? [],
  }
  await refuseDay(work, adherentId, String(body.inventory_date))
  await refuseOverlap(work, adherentId, scope)
  const levels = await levelsToCount(work, adherentId, scope)
  const [last] = await work.tx.query<{ id: number | null }>(
    'select max(id) as id from stock_transaction where adherent_id = $1',
    [adherentId],
  )
  const row = await createRow(work, work.registry.get('inventory'), {
    input: { ...body, ...scope, adherent_id: adherentId },

    trusted: true,
    extra: {
      state: 'created',
      inventory_date_created: work.now,
      snapshot_transaction_id: last?.id ?? null,
      lines_nb: levels.length,
      user_id: work.actor.userId,
    },
  })
  await insertLines(work, Number(row.id), levels)
  return Number(row.id)
}
