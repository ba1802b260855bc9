import { stockTexts } from '../../i18n/fr/stock'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { type Direction, voucherRights, voucherRules, voucherStates } from '../../resources/stock/voucher'
import { ApiError } from '../api/error'
import { refuseStale } from '../api/lock'
import { removeRow } from '../api/remove'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import { refuseStrange } from '../trade/stock-member'
import { lockStock, refuseClosedDay } from '../trade/stock-period'
import { linesOf, postVoucher, replaceLines, reverseVoucher } from '../trade/stock-voucher'
import { refuseFractions } from './voucher-guards'
import { checkLines, type GivenLine, refuseUnknownItems } from './voucher-input'
import { lockVoucher, type VoucherRow } from './voucher-row'
import { refuseIncomplete, refuseWithout } from './voucher-rules'

type Given = UnknownRow & { lines?: readonly GivenLine[] | null | undefined }

const isDelivery = (voucher: VoucherRow) => voucher.flux === '200'

function refuseDone(voucher: VoucherRow): void {
  if (voucher.state === 'draft') return
  const state = voucherStates[voucher.state].label.toLowerCase()
  throw new ApiError('err409', { display: stockTexts.notDraft({ state }) })
}

const totalOf = (work: Work, id: number) =>
  work.tx.query(
    `update stock_voucher v set total_ht = l.total, lines_nb = l.n
     from (select coalesce(sum(amount_ht), 0) as total, count(*)::int as n from stock_voucher_line where stock_voucher_id = $1) l
     where v.id = $1`,
    [id],
  )

/** Writes a new voucher as a draft, and moves the stock at once when asked to. */
export async function createVoucher(
  work: Work,
  { adherentId, direction, body }: { adherentId: number; direction: Direction; body: Given },
): Promise<number> {
  refuseWithout(work, voucherRights[direction].create)
  await refuseStrange(work, adherentId)
  const { lines: given, validate, lock_version: _version, ...head } = body
  const lines = checkLines(given ?? [], direction)
  await refuseUnknownItems(work, adherentId, lines)
  await refuseFractions(work, adherentId, { lines, name: 'quantity' })
  const row = await createRow(work, work.registry.get('stock_voucher'), {
    input: { ...head, adherent_id: adherentId },

    trusted: true,
    extra: { direction, flux: voucherRules[direction].flux, user_id: work.actor.userId },
  })
  const id = Number(row.id)
  await replaceLines(work, id, lines)
  await totalOf(work, id)
  if (validate === true) await validateVoucher(work, id, 'create')
  return id
}

/** Changes a draft. */
export async function updateVoucher(work: Work, id: number, body: Given): Promise<void> {
  const voucher = await lockVoucher(work, id)
  refuseWithout(work, voucherRights[voucher.direction].update)
  refuseDone(voucher)
  const { lines: given, validate, lock_version, ...head } = body
  const resource = work.registry.get('stock_voucher')
  await refuseStale(work, resource, { row: { ...voucher }, version: lock_version })
  await updateRow(work, resource, { id, input: head, trusted: true })
  if (given) {
    const lines = checkLines(given, voucher.direction)
    await refuseUnknownItems(work, voucher.adherent_id, lines)
    await refuseFractions(work, voucher.adherent_id, { lines, name: 'quantity' })
    await replaceLines(work, id, lines)
    await totalOf(work, id)
  }
  if (validate === true) await validateVoucher(work, id)
}

/** Validates a draft: all its lines move the stock, or none (domain §7.2). */
export async function validateVoucher(
  work: Work,
  id: number,
  right: 'create' | 'update' = 'update',
): Promise<void> {
  const voucher = await lockVoucher(work, id)
  refuseWithout(work, voucherRights[voucher.direction][right])
  refuseDone(voucher)
  await refuseStrange(work, voucher.adherent_id)
  await refuseIncomplete(work, voucher, await linesOf(work, id))
  await refuseClosedDay(work, voucher.adherent_id, voucher.date_operation)
  await postVoucher(work, voucher)
}

/** Cancels a validated voucher by contrary movements. A delivery is undone by its reception alone. */
export async function cancelVoucher(work: Work, id: number): Promise<void> {
  const voucher = await lockVoucher(work, id)
  refuseWithout(work, voucherRights[voucher.direction].remove)
  if (voucher.state !== 'validated') throw new ApiError('err409', { display: stockTexts.notValidated })
  if (isDelivery(voucher)) throw new ApiError('err409', { display: stockTexts.delivery })
  await refuseClosedDay(work, voucher.adherent_id, voucher.date_operation)
  await reverseVoucher(work, voucher)
}

/** Deletes a draft. */
export async function deleteVoucher(work: Work, id: number): Promise<void> {
  const voucher = await lockVoucher(work, id)
  refuseWithout(work, voucherRights[voucher.direction].remove)
  refuseDone(voucher)
  await lockStock(work, voucher.adherent_id)
  await replaceLines(work, id, [])
  await removeRow(work, work.registry.get('stock_voucher'), { id, trusted: true })
}
