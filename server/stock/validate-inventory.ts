import { sumOf } from '../../resources/orders/totals'
import { inventory as inventories } from '../../resources/stock/inventory'
import { gapOf, movementOf } from '../../resources/stock/inventory-rules'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { type AskedMovement, type PostedMovement, postMovements } from '../trade/stock-ledger'
import { closedUntil } from '../trade/stock-period'
import { reasonId } from '../trade/stock-reason'
import { type InventoryLine, type InventoryRow, inventoryLines, lockInventory } from './inventory-row'

function asMovement(
  { inventory_date }: InventoryRow,
  reason_id: number | null,
): (line: InventoryLine) => AskedMovement[] {
  return (line) => {
    const movement = movementOf(line)
    if (!movement) return []
    return [
      {
        article_id: line.article_id,
        product_not_in_catalog_id: line.product_not_in_catalog_id,
        movement,
        flux: movement.kind === 'exit' ? '150' : '100',
        date_operation: inventory_date,
        reason_id,
        inventory_line_id: line.id,
      },
    ]
  }
}

async function writeGaps(work: Work, lines: readonly InventoryLine[], posted: readonly PostedMovement[]) {
  const amounts = new Map(posted.map((one) => [one.inventory_line_id, one.posted.amount]))
  const rows = lines
    .filter((line) => line.quantity_real !== null)
    .map((line) => ({
      id: line.id,
      real: line.quantity_real,
      gap: gapOf(line),
      value: amounts.get(line.id) ?? '0.00',
    }))
  await work.tx.query(
    `update inventory_line l set quantity_real = v.real, gap_quantity = v.gap, gap_value = v.value, "updatedAt" = $2
     from json_to_recordset($1::json) as v(id bigint, real numeric, gap numeric, value numeric) where l.id = v.id`,
    [JSON.stringify(rows), work.now],
  )
}

/**
 * Posts the gaps of an inventory and closes the period up to its day (domain §7.4). What was not counted is left alone,
 * unless it is to count as nothing.
 */
export async function validateInventory(
  work: Work,
  id: number,
  { zero_uncounted }: { zero_uncounted: boolean },
): Promise<void> {
  const inventory = await lockInventory(work, id)
  const closed = await closedUntil(work, inventory.adherent_id)
  if (closed !== null && inventory.inventory_date < closed) throw new ApiError('err531')
  const lines = (await inventoryLines(work, id)).map((line) =>
    zero_uncounted && line.quantity_real === null ? { ...line, quantity_real: '0.000' } : line,
  )
  const asked = lines.flatMap(asMovement(inventory, await reasonId(work, 'gap')))
  const posted = await postMovements(work, inventory.adherent_id, { asked })
  await writeGaps(work, lines, posted)
  await repo(work, inventories).update(id, {
    state: 'validated',
    inventory_date_validation: work.now,
    counted_nb: lines.filter((line) => line.quantity_real !== null).length,
    gap_value: sumOf(posted.map((one) => one.posted.amount)),
  })
}

/** Puts an open inventory away; a validated one stays for ever. */
export async function deleteInventory(work: Work, id: number): Promise<void> {
  await lockInventory(work, id)
  await repo(work, inventories).update(id, { state: 'deleted', inventory_date_deleted: work.now })
}
