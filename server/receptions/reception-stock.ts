import type { reception as receptions } from '../../resources/orders/reception'
import { receivedAmounts, stockedQuantity } from '../../resources/receptions/amounts'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { divided, exact, rounded } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import { stockVoucher } from '../../resources/stock/voucher'
import type { Work } from '../api/work'
import { createRow } from '../api/write'
import { select } from '../database/select'
import { refuseBelowZero } from '../trade/stock-ledger'
import { hasStockModule } from '../trade/stock-member'
import { lockStock, refuseClosedDay } from '../trade/stock-period'
import { reasonId } from '../trade/stock-reason'
import { postVoucher, replaceLines, reverseVoucher, type VoucherLine } from '../trade/stock-voucher'
import type { Matched } from './reception-checks'
import { type ReceivedOrder, receiverOf } from './reception-facts'

/** A line of the voucher: what was accepted, in storage units, at what is owed for it. */
function voucherLine(line: Matched): VoucherLine[] {
  const received = { ...line, ...line.given, claim: line.given.claim === true }
  const quantity = stockedQuantity(received)
  if (compareDecimals(quantity, '0') <= 0) return []
  const { due_ht } = receivedAmounts(received)
  return [
    {
      article_id: line.article_id,
      product_not_in_catalog_id: line.product_not_in_catalog_id,
      quantity,
      price_unit_ht: rounded(divided(exact(due_ht), exact(quantity)), 6),
      amount_ht: due_ht,
      ventilation_id: line.ventilation_id,
      batch: line.given.batch_number ?? null,
      best_before: line.given.best_before ?? null,
    },
  ]
}

type Reception = RowOf<typeof receptions, 'id' | 'date'>

/**
 * Brings what was accepted into the stock of the member that has the module: one validated voucher, flux 200, for each
 * version of a reception (domain §6.5, I-15). Answers its id.
 */
export async function stockReception(
  work: Work,
  order: ReceivedOrder,
  { reception, lines }: { reception: Reception; lines: readonly Matched[] },
): Promise<number | null> {
  const adherentId = receiverOf(order)
  if (adherentId === null || !(await hasStockModule(work, adherentId))) return null
  const vouched = lines.flatMap(voucherLine)
  if (!vouched.length) {
    await refuseBelowZero(work, adherentId)
    return null
  }
  await lockStock(work, adherentId)
  await refuseClosedDay(work, adherentId, reception.date)
  const reason_id = await reasonId(work, 'delivered')
  const voucher = { adherent_id: adherentId, date_operation: reception.date, reason_id }
  const row = await createRow(work, work.registry.get('stock_voucher'), {
    input: voucher,
    trusted: true,
    extra: {
      direction: 'entry',
      flux: '200',
      supplier_id: order.supplier_id,
      order_id: order.id,
      reception_id: reception.id,
      user_id: work.actor.userId,
    },
  })
  const id = Number(row.id)
  await replaceLines(work, id, vouched)
  await postVoucher(work, { ...voucher, id, flux: '200' })
  await refuseBelowZero(work, adherentId)
  return id
}

const standing = select(
  stockVoucher,
  ['id', 'adherent_id', 'date_operation', 'reason_id'],
  `where reception_id = $1 and state = 'validated' and "deletedAt" is null`,
)

/**
 * Takes back what a replaced reception brought into the stock, by contrary movements: what has left meanwhile is looked at
 * once its next version has come in. Answers the member whose stock it was, null where there was none.
 */
export async function unstockReception(work: Work, receptionId: number): Promise<number | null> {
  const [voucher] = await work.tx.query(standing, [receptionId])
  if (!voucher) return null
  await lockStock(work, voucher.adherent_id)
  await reverseVoucher(work, { ...voucher, flux: '200' }, { allowShort: true })
  return voucher.adherent_id
}
