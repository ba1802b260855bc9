import { stockTexts } from '../../i18n/fr/stock'
import {
  type InventoryState,
  inventory,
  inventoryLine,
  inventoryStates,
  openInventory,
} from '../../resources/stock/inventory'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { type RowsOf, select } from '../database/select'
import { lockStock } from '../trade/stock-period'

const memberSql = select(inventory, ['adherent_id'], 'where id = $1 and "deletedAt" is null')
const locked = select(
  inventory,
  ['id', 'adherent_id', 'state', 'inventory_date', 'snapshot_transaction_id', 'lock_version'],
  'where id = $1 and "deletedAt" is null for update',
)
export type InventoryRow = RowsOf<typeof locked>

const lines = select(
  inventoryLine,
  [
    'id',
    'article_id',
    'product_not_in_catalog_id',
    'quantity_theorical',
    'price_unit_ht_theorical',
    'quantity_real',
    'price_unit_ht_real',
  ],
  'where inventory_id = $1 and "deletedAt" is null order by id',
)
export type InventoryLine = RowsOf<typeof lines>

const isOpen = (state: InventoryState) => openInventory.some((one) => one === state)

/** An inventory that may still be written, and its member's stock, locked; err404 when it is not the actor's, err409 when over. */
export async function lockInventory(work: Work, id: number): Promise<InventoryRow> {
  const [found] = await work.tx.query(memberSql, [id])
  if (!found) throw new ApiError('err404')
  await lockStock(work, found.adherent_id)
  const [row] = await work.tx.query(locked, [id])
  if (!row) throw new ApiError('err404')
  if (!isOpen(row.state)) {
    const text = inventoryStates[row.state].label.toLowerCase()
    throw new ApiError('err409', { display: stockTexts.inventoryClosed({ state: text }) })
  }
  return row
}

export const inventoryLines = (work: Work, id: number): Promise<InventoryLine[]> => work.tx.query(lines, [id])
