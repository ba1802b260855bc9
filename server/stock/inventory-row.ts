import { stockTexts } from '../../i18n/fr/stock'
import { type InventoryState, inventoryStates, openInventory } from '../../resources/stock/inventory'
import type { CountedLine } from '../../resources/stock/inventory-rules'
import type { StockItem } from '../../resources/stock/item-key'
import { ApiError } from '../api/error'
import { lockRow } from '../api/lock-row'
import type { Work } from '../api/work'
import { lockStock } from '../trade/stock-period'

export interface InventoryRow {
  id: number
  adherent_id: number
  state: InventoryState
  inventory_date: string
  snapshot_transaction_id: number | null
  lock_version: number
}

export interface InventoryLine extends StockItem, CountedLine {
  id: number
}

const isOpen = (state: InventoryState) => openInventory.some((one) => one === state)

/** An inventory that may still be written, and its member's stock, locked; err404 when it is not the actor's, err409 when over. */
export async function lockInventory(work: Work, id: number): Promise<InventoryRow> {
  const [found] = await work.tx.query<{ adherent_id: number }>(
    'select adherent_id from inventory where id = $1 and "deletedAt" is null',
    [id],
  )
  if (!found) throw new ApiError('err404')
  await lockStock(work, found.adherent_id)
  const row = await lockRow(work, work.registry.get('inventory'), id)
  const state = row.state as InventoryState
  if (!isOpen(state)) {
    const text = inventoryStates[state].toLowerCase()
    throw new ApiError('err409', { display: stockTexts.inventoryClosed.replace('{state}', text) })
  }
  return {
    id,
    state,
    adherent_id: Number(row.adherent_id),
    inventory_date: String(row.inventory_date),
    snapshot_transaction_id: row.snapshot_transaction_id as number | null,
    lock_version: Number(row.lock_version),
  }
}

export const inventoryLines = (work: Work, id: number): Promise<InventoryLine[]> =>
  work.tx.query<InventoryLine & Record<string, unknown>>(
    `select id, article_id, product_not_in_catalog_id, quantity_theorical, price_unit_ht_theorical, quantity_real, price_unit_ht_real
     from inventory_line where inventory_id = $1 and "deletedAt" is null order by id`,
    [id],
  )
