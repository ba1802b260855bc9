import { addDays, parisDay } from '../../resources/schema/paris-time'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import { optionText } from '../trade/option'
import { closedUntil } from '../trade/stock-period'
import { type ReceivedOrder, receiverOf } from './reception-facts'
import { unstockReception } from './reception-stock'

export interface Place {
  number: number
  version: number
}

/** A reception that stands. */
export interface Signed extends Place, Record<string, unknown> {
  id: number
  state: string
  date: string
  signed_by: number | null
}

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

/** A signed reception of the order, locked; err521 when it may no longer be taken up or back. */
export async function lockReplaceable(work: Work, order: ReceivedOrder, id: number): Promise<Signed> {
  const [former] = await work.tx.query<Signed>(
    'select id, number, version, state, date, signed_by from reception where id = $1 and order_id = $2 and "deletedAt" is null for update',
    [id, order.id],
  )
  if (!former) throw new ApiError('err404')
  if (former.state !== 'signed' || !(await mayReplace(work, order, former))) throw new ApiError('err521')
  return former
}

/** The litigations that a reception proposed and nobody has sent. */
export const dropUnsentClaims = (work: Work, id: number): Promise<unknown> =>
  work.tx.query(
    'update litigation set "deletedAt" = $2 where reception_id = $1 and not is_sent and "deletedAt" is null',
    [id, work.now],
  )

/** Puts a signed reception aside for its next version: its stock goes back, its unsent litigation is dropped. */
export async function replaceReception(work: Work, order: ReceivedOrder, id: number): Promise<Place> {
  const { number, version } = await lockReplaceable(work, order, id)
  await updateRow(work, work.registry.get('reception'), id, { state: 'replaced' }, { trusted: true })
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
