import { orderValidation } from '../../resources/orders/order-follow'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { ActorTx, Tx } from '../database/connect'
import { lostAccess } from '../trade/lost-access'
import { byActor } from '../trade/order-events'
import { transition, wrongState } from '../trade/order-transition'
import { refuseMoved } from '../trade/stale-event'
import { usableValidators } from '../trade/usable-validators'
import { askValidation } from './ask-validation'
import { decidersNow, type Pending, readPending } from './deciders'
import { lockOrder, type OrderRow } from './order-row'
import { sendOrder } from './send-order'
import { closeToValidate, tellDecision, tellToValidate } from './tell-people'

/** What is decided of an order; by a link, with the round that it was made for. */
export interface Decision
  extends RowOf<typeof orderValidation, 'decision'>,
    FilledOf<typeof orderValidation, 'reason' | 'channel'>,
    Partial<RowOf<typeof orderValidation, 'round'>> {
  id: number
  /** The round that the person saw, where that is said. */
  seen_round?: number | undefined
}

interface Decided {
  deciding_user_id: number
  expected_user_id: number
  name: string
}

/** What has been decided in the last round, the latest first. */
const readDecided = (tx: Tx, order: OrderRow): Promise<Decided[]> =>
  tx.query<Decided>(
    `select v.deciding_user_id, v.expected_user_id, concat_ws(' ', u.first_name, u.last_name) as name from "order_validation" v
     join "user" u on u.id = v.deciding_user_id
     where v.order_id = $1 and v.round = $2 and v.decision <> 'pending' order by v.decided_at desc, v.level desc`,
    [order.id, order.round],
  )

const treated = (name: string) => new ApiError('err514', { fill: { nom: name } })

/** The level that this person decides now; err513 for one's own order, err514 when it was treated, err403 for anybody else. */
async function decides(
  tx: Tx,
  order: OrderRow,
  { userId, now }: { userId: number; now: Date },
): Promise<Pending> {
  const decided = await readDecided(tx, order)
  const [last] = decided
  if (order.status !== '150') {
    if (last) throw treated(last.name)
    throw Number(order.status) >= 300 ? new ApiError('err516') : wrongState(order.status)
  }
  if (order.user_id === userId) throw new ApiError('err513')
  const [pending] = await readPending(tx, [order.id])
  if (pending && decidersNow(pending, now).includes(userId)) {
    const usable = await usableValidators(tx, [userId], order)
    if (usable.has(userId)) return pending
    throw lostAccess('validation')
  }
  const own = decided.find((one) => one.deciding_user_id === userId || one.expected_user_id === userId)
  throw own ? treated(own.name) : new ApiError('err403')
}

const keepDecision = (
  tx: Tx,
  pending: Pending,
  { userId, decision, reason, channel, now }: Decision & { now: Date } & { userId: number },
) =>
  repo({ tx, now, actor: { userId } }, orderValidation).update(pending.validation_id, {
    decision,
    deciding_user_id: userId,
    on_behalf_of: pending.expected_user_id === userId ? null : pending.expected_user_id,
    reason: reason || null,
    channel,
    decided_at: now,
  })

const nameOf = async (tx: Tx, userId: number): Promise<string> => {
  const [row] = await tx.query<{ name: string }>(
    `select concat_ws(' ', first_name, last_name) as name from "user" where id = $1`,
    [userId],
  )
  return row?.name ?? ''
}

async function refuse(
  tx: ActorTx,
  order: OrderRow,
  { pending, decision }: { pending: Pending; decision: Decision & { now: Date } },
) {
  const { now, reason } = decision
  await transition(tx, order, {
    verb: 'refuse',
    by: byActor(tx.actor),
    now,
    to: pending.level === '1' ? '200' : '250',
    events: [{ type: 'refused', payload: { level: pending.level, reason } }],
  })
  await tx.beyond('orders', async (all) => {
    const by = await nameOf(all, tx.actor.userId)
    await closeToValidate(all, order.id, now)
    await tellDecision(all, order, { kind: 'order_refused', by, reason, now })
  })
}

/** T5: the next level is told. */
async function passOn(
  tx: ActorTx,
  context: Context,
  { order, level, next }: Pending & { order: OrderRow; next: Pending },
) {
  const now = context.now()
  await transition(tx, order, {
    verb: 'validate',
    by: byActor(tx.actor),
    now,
    events: [{ type: 'validated', payload: { level } }],
  })
  await tx.beyond('orders', async (all) => {
    await closeToValidate(all, order.id, now)
    await tellToValidate(all, context, { order, deciders: decidersNow(next, now), level: next.level })
  })
}

/** T6: the last level sends it. */
async function approve(tx: ActorTx, context: Context, { order, level }: Pending & { order: OrderRow }) {
  const now = context.now()
  const events = [{ type: 'validated' as const, payload: { level } }]
  await sendOrder(tx, context, { order, verb: 'approve', events })
  await tx.beyond('orders', async (all) => {
    const by = await nameOf(all, tx.actor.userId)
    await closeToValidate(all, order.id, now)
    await tellDecision(all, order, { kind: 'order_validated', by, reason: '', now })
  })
}

interface Asking {
  pending: Pending
  decision: Decision & { now: Date }
}

/** Records a decision, and what follows from it: refused, passed on to the next level, or sent. */
async function settle(
  tx: ActorTx,
  context: Context,
  { order, pending, decision }: Asking & { order: OrderRow },
): Promise<void> {
  const { userId } = tx.actor
  const isRefusal = decision.decision === 'refused'
  const rest = await tx.beyond('orders', async (all) => {
    await keepDecision(all, pending, { ...decision, userId })
    return isRefusal ? [] : readPending(all, [order.id])
  })
  if (isRefusal) return refuse(tx, order, { pending, decision })
  const [next] = rest
  return next ? passOn(tx, context, { order, ...pending, next }) : approve(tx, context, { order, ...pending })
}

/**
 * Validates or refuses the level that is waited for (T5 to T8), in the name of the transaction's actor. Of several at once
 * one decides, the others learn by whom it was treated. A validation that a guard refuses is answered, for the caller to throw
 * once what was found is committed (5-doors §1.2).
 */
export async function decideOrder(
  tx: ActorTx,
  context: Context,
  given: Decision,
): Promise<ApiError | undefined> {
  const now = context.now()
  const order = await lockOrder({ tx }, given.id)
  const { userId } = tx.actor
  const pending = await tx.beyond('orders', (all) => decides(all, order, { userId, now }))
  if (given.round !== undefined && given.round !== order.round) throw new ApiError('err404')
  if (given.seen_round !== undefined && given.seen_round !== order.round)
    await tx.beyond('orders', (all) => refuseMoved(all, { order: order.id, what: 'resent', userId, now }))
  const held = given.decision === 'validated' && (await askValidation(tx, { order, pending, now }))
  if (held) return held
  await settle(tx, context, { order, pending, decision: { ...given, now } })
  return undefined
}
