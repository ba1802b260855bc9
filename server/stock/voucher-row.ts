import type { RowOf } from '../../resources/schema/infer'
import { stockVoucher } from '../../resources/stock/voucher'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { select } from '../database/select'
import { lockStock } from '../trade/stock-period'

const stored = [
  'id',
  'adherent_id',
  'flux',
  'direction',
  'state',
  'date_operation',
  'reason_id',
  'meals_number',
  'reception_id',
  'lock_version',
] as const
export type VoucherRow = RowOf<typeof stockVoucher, (typeof stored)[number]>

const memberSql = select(stockVoucher, ['adherent_id'], 'where id = $1 and "deletedAt" is null')
const locked = select(stockVoucher, stored, 'where id = $1 and "deletedAt" is null for update')

/** A voucher and its member's stock, locked for this transaction; err404 when it is not the actor's. */
export async function lockVoucher(work: Work, id: number): Promise<VoucherRow> {
  const [found] = await work.tx.query(memberSql, [id])
  if (!found) throw new ApiError('err404')
  await lockStock(work, found.adherent_id)
  const [row] = await work.tx.query(locked, [id])
  if (!row) throw new ApiError('err404')
  return row
}
