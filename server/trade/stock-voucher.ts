import type { Answer, Patch, RowOf } from '../../resources/schema/infer'
import { pick } from '../../resources/schema/pick'
import type { Movement } from '../../resources/stock/cump'
import { type stockTransaction, stockVoucherLine } from '../../resources/stock/ledger'
import { type StockFlux, stockVoucher } from '../../resources/stock/voucher'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { columnsOf } from '../database/select'
import { type AskedMovement, type PostedMovement, postMovements } from './stock-ledger'
import { reasonId } from './stock-reason'

const lineStored = pick(stockVoucherLine, [
  'position',
  'article_id',
  'product_not_in_catalog_id',
  'quantity',
  'price_unit_ht',
  'amount_ht',
  'ventilation_id',
  'batch',
  'best_before',
])
export type VoucherLine = Omit<Answer<typeof lineStored>, 'position'>
export type KeptLine = VoucherLine & RowOf<typeof stockVoucherLine, 'id'>

export type Voucher = RowOf<
  typeof stockVoucher,
  'id' | 'adherent_id' | 'flux' | 'date_operation' | 'reason_id'
>

const lineColumns = columnsOf(lineStored)

/** Puts the lines of a voucher in the place of those that it has; err420 where one of them has moved stock already. */
export async function replaceLines(
  work: Work,
  voucherId: number,
  lines: readonly VoucherLine[],
): Promise<void> {
  const [moved] = await work.tx.query(
    'select 1 from stock_transaction t join stock_voucher_line l on l.id = t.voucher_line_id where l.stock_voucher_id = $1 limit 1',
    [voucherId],
  )
  if (moved) throw new ApiError('err420')
  await work.tx.query('delete from stock_voucher_line where stock_voucher_id = $1', [voucherId])
  await work.tx.query(
    `insert into stock_voucher_line (stock_voucher_id, created_by, updated_by, "createdAt", "updatedAt", ${lineColumns})
     select $1, $2, $2, $3, $3, ${lineColumns} from json_to_recordset($4::json) as v(position int, article_id bigint, product_not_in_catalog_id bigint,
       quantity numeric, price_unit_ht numeric, amount_ht numeric, ventilation_id bigint, batch text, best_before date)`,
    [
      voucherId,
      work.actor.userId,
      work.now,
      JSON.stringify(lines.map((line, position) => ({ ...line, position }))),
    ],
  )
}

export const linesOf = (work: Work, voucherId: number): Promise<KeptLine[]> =>
  work.tx.query<KeptLine>(
    `select id, ${lineColumns} from stock_voucher_line where stock_voucher_id = $1 and "deletedAt" is null order by position, id`,
    [voucherId],
  )

function movementOf(flux: StockFlux, line: KeptLine): Movement {
  switch (flux) {
    case '100':
      return { kind: 'entry', quantity: line.quantity, unit_cost: line.price_unit_ht ?? '0' }
    case '150':
      return { kind: 'exit', quantity: line.quantity }
    case '200':
      return { kind: 'bought', quantity: line.quantity, amount: line.amount_ht }
  }
}

/** What the lines cost, as the ledger has it: exits leave at the average of the moment. */
async function priceLines(work: Work, posted: readonly PostedMovement[]): Promise<void> {
  const amounts = posted.map((one) => ({
    id: one.voucher_line_id,
    amount: one.posted.amount.replace('-', ''),
    cost: one.posted.unit_cost,
  }))
  await work.tx.query(
    `update stock_voucher_line l set amount_ht = v.amount, price_unit_ht = v.cost, "updatedAt" = $2
     from json_to_recordset($1::json) as v(id bigint, amount numeric, cost numeric) where l.id = v.id`,
    [JSON.stringify(amounts), work.now],
  )
}

/** Moves the stock by every line of a voucher and makes it « Validé »; the stock's lock is held by the caller. */
export async function postVoucher(work: Work, voucher: Voucher): Promise<void> {
  const lines = await linesOf(work, voucher.id)
  const { flux, date_operation, reason_id } = voucher
  const asked = lines.map(
    (line): AskedMovement => ({
      article_id: line.article_id,
      product_not_in_catalog_id: line.product_not_in_catalog_id,
      movement: movementOf(flux, line),
      flux,
      date_operation,
      reason_id,
      voucher_line_id: line.id,
    }),
  )
  await priceLines(work, await postMovements(work, voucher.adherent_id, { asked }))
  await close(work, voucher, { state: 'validated', validated_at: work.now })
}

async function close(work: Work, voucher: Voucher, extra: Patch<typeof stockVoucher>): Promise<void> {
  const [sum] = await work.tx.query<{ total: string; n: number }>(
    'select coalesce(sum(amount_ht), 0)::numeric(12,2) as total, count(*)::int as n from stock_voucher_line where stock_voucher_id = $1',
    [voucher.id],
  )
  const totals = { total_ht: sum?.total ?? '0.00', lines_nb: sum?.n ?? 0 }
  await repo(work, stockVoucher).update(voucher.id, { ...extra, ...totals })
}

type Undone = RowOf<
  typeof stockTransaction,
  'id' | 'article_id' | 'product_not_in_catalog_id' | 'flux' | 'quantity' | 'amount' | 'date_operation'
> & { voucher_line_id: number }

const opposite = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`)

/**
 * Undoes a validated voucher by contrary movements at the original costs and makes it « Annulé »; both stay in the ledger
 * (domain §7.2). The stock's lock is held by the caller.
 */
export async function reverseVoucher(
  work: Work,
  voucher: Voucher,
  how: { allowShort?: boolean } = {},
): Promise<void> {
  const rows = await work.tx.query<Undone>(
    `select t.id, t.article_id, t.product_not_in_catalog_id, t.flux, t.quantity, t.amount, t.date_operation, t.voucher_line_id
     from stock_transaction t join stock_voucher_line l on l.id = t.voucher_line_id
     where l.stock_voucher_id = $1 and t.reverses_id is null order by t.id`,
    [voucher.id],
  )
  const reason_id = await reasonId(work, 'cancellation')
  const asked = rows.map(
    ({ id, quantity, amount, ...row }): AskedMovement => ({
      ...row,
      movement: { kind: 'contrary', quantity: opposite(quantity), amount: opposite(amount) },
      reason_id,
      reverses_id: id,
    }),
  )
  await postMovements(work, voucher.adherent_id, { asked, ...how })
  await close(work, voucher, { state: 'cancelled', cancelled_at: work.now })
}
