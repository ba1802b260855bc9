import { litigation } from '../../resources/litigations/litigation'
import { reception } from '../../resources/orders/reception'
import type { RowOf } from '../../resources/schema/infer'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { type RowsOf, select } from '../database/select'
import { optionText } from '../trade/option'
import { closedUntil, lockStock } from '../trade/stock-period'
import { type ReceivedOrder, receiverOf } from './reception-facts'
import { unstockReception } from './reception-stock'

export type Place = RowOf<typeof reception, 'number' | 'version'>

const locked = select(
  reception,
  ['id', 'number', 'version', 'state', 'date', 'signed_by'],
  'where id = $1 and order_id = $2 and "deletedAt" is null for update',
)
/** A reception that stands. */
export type Signed = RowsOf<typeof locked>

/** Whether a reception may still be taken up again: within its days, and no validated inventory since (domain §6.5). */
export async function mayReplace(
  work: Work,
  order: ReceivedOrder,
  { date }: { date: string },
): Promise<boolean> {
  const days = Number(await optionText(work.tx, 'reception_resign_days'))
  if (parisDay(work.now) > addDays(date, days)) return false
  const adherentId = receiverOf(order)
  const closed = adherentId === null ? null : await closedUntil(work, adherentId)
  return closed === null || closed < date
}

/** A signed reception of the order, locked with its member's stock: no inventory closes its period meanwhile; err521 when it may no longer be taken up or back. */
export async function lockReplaceable(work: Work, order: ReceivedOrder, id: number): Promise<Signed> {
  const [former] = await work.tx.query(locked, [id, order.id])
  if (!former) throw new ApiError('err404')
  const adherentId = receiverOf(order)
  if (adherentId !== null) await lockStock(work, adherentId)
  if (former.state !== 'signed' || !(await mayReplace(work, order, former))) throw new ApiError('err521')
  return former
}

/** The litigations that a reception proposed and nobody has sent. */
export async function dropUnsentClaims(work: Work, id: number): Promise<void> {
  const unsent = select(litigation, ['id'], 'where reception_id = $1 and not is_sent and "deletedAt" is null')
  for (const claim of await work.tx.query(unsent, [id])) await repo(work, litigation).remove(claim.id)
}

/** Puts a signed reception aside for its next version: its stock goes back, its unsent litigation is dropped. */
export async function replaceReception(work: Work, order: ReceivedOrder, id: number): Promise<Place> {
  const { number, version } = await lockReplaceable(work, order, id)
  await repo(work, reception).update(id, { state: 'replaced' })
  await unstockReception(work, id)
  await dropUnsentClaims(work, id)
  return { number, version: version + 1 }
}

/** The number of the next reception of an order. */
export async function nextPlace(work: Work, orderId: number): Promise<Place> {
  const [last] = await work.tx.query<{ number: number }>(
    'select coalesce(max(number), 0)::int as number from reception where order_id = $1 and "deletedAt" is null',
    [orderId],
  )
  return { number: (last?.number ?? 0) + 1, version: 1 }
}
