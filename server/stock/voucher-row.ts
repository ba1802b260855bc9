import type { Direction, StockFlux, VoucherState } from '../../resources/stock/voucher'
import { ApiError } from '../api/error'
import { lockRow } from '../api/lock-row'
import type { Work } from '../api/work'
import { lockStock } from '../trade/stock-period'
import type { Voucher } from '../trade/stock-voucher'

export interface VoucherRow extends Voucher {
  direction: Direction
  state: VoucherState
  lock_version: number
  meals_number: number | null
  reception_id: number | null
}

/** A voucher and its member's stock, locked for this transaction; err404 when it is not the actor's. */
export async function lockVoucher(work: Work, id: number): Promise<VoucherRow> {
  const [found] = await work.tx.query<{ adherent_id: number }>(
    'select adherent_id from stock_voucher where id = $1 and "deletedAt" is null',
    [id],
  )
  if (!found) throw new ApiError('err404')
  await lockStock(work, found.adherent_id)
  const row = await lockRow(work, work.registry.get('stock_voucher'), id)
  return {
    id,
    adherent_id: Number(row.adherent_id),
    flux: row.flux as StockFlux,
    direction: row.direction as Direction,
    state: row.state as VoucherState,
    date_operation: String(row.date_operation),
    reason_id: row.reason_id as number | null,
    meals_number: row.meals_number as number | null,
    reception_id: row.reception_id as number | null,
    lock_version: Number(row.lock_version),
  }
}
