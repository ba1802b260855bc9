import { orderTexts } from '../../i18n/fr/orders'
import { orderValidation } from '../../resources/orders/order-follow'
import type { Context } from '../api/context'
import { repo } from '../api/repo'
import type { Tx } from '../database/connect'
import { notify } from '../trade/notify'
import { type By, byNobody, tellOrder } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { projectManager } from '../trade/recipients'
import { usableValidators } from '../trade/usable-validators'
import { decidersNow, type Pending } from './deciders'
import { mailFacts } from './mail-facts'
import { lockOrder, type OrderRow } from './order-row'
import { closeForOthers, closeToValidate, tellToValidate } from './tell-people'

/** The pending levels that wait for some people, or for anybody (null). */
export const waitingFor = `
  select distinct on (v.order_id) v.id as validation_id, v.order_id, v.level, v.expected_user_id, u.replacement_validator,
    u.start_date_replacement, u.end_date_replacement
  from "order_validation" v join "order" o on o.id = v.order_id and o.round = v.round and o.status = '150' and o."deletedAt" is null
    join "user" u on u.id = v.expected_user_id
  where v.decision = 'pending' and v."deletedAt" is null
    and not exists (select 1 from "order_validation" b where b.order_id = v.order_id and b.round = v.round and b.decision = 'pending'
      and b."deletedAt" is null and b.level < v.level)
    and ($1::bigint[] is null or v.expected_user_id = any($1::bigint[]) or u.replacement_validator = any($1::bigint[]))
  order by v.order_id, v.level`

/** Who decides a level of this member where its own validator does not, the nearest setting first. */
const defaultsSql = `
  select l.default_validator_id as id from orderlevel l
  where l."deletedAt" is null and l.active and l.level = $3 and l.default_validator_id is not null
    and (l.adherent_id = $1 or l."groupAdherent_id" = $2
      or l."groupAdherent_id" = (select a."groupAdherent_id" from adherent a where a.id = $1)
      or (l.adherent_id is null and l."groupAdherent_id" is null))
  order by l.adherent_id is null, l."groupAdherent_id" is null, l.amount_ht desc, l.id`

/** Who can decide a level, the replacement first, then the level's default validator; the validator itself stays where it can. */
async function takerOf(tx: Tx, order: OrderRow, pending: Pending & { now: Date }): Promise<number | null> {
  const deciders = decidersNow(pending, pending.now)
  const defaults = await tx.query<{ id: number }>(defaultsSql, [
    order.adherent_id,
    order.groupAdherent_id,
    pending.level,
  ])
  const named = [...deciders, ...defaults.map(({ id }) => id)]
  const usable = await usableValidators(tx, named, order)
  return named.find((id) => usable.has(id) && id !== order.user_id) ?? null
}

/** Passes a level on: the event, the new decider's notification and mail. */
export async function passTo(
  tx: Tx,
  context: Context,
  { order, pending, to, by = byNobody }: { order: OrderRow; pending: Pending; to: number; by?: By },
): Promise<void> {
  const now = context.now()
  const on = { tx, now, actor: by }
  await repo(on, orderValidation).update(pending.validation_id, { expected_user_id: to })
  const payload = { level: pending.level, from: pending.expected_user_id, to }
  await tellOrder(tx, order.id, { events: [{ type: 'validator_changed', payload }], by, now })
  await closeForOthers(tx, { order: order.id, now, but: to })
  await tellToValidate(tx, context, { order, deciders: [to], level: pending.level })
}

/** Nobody is left: the order is a cart again, says why, and its author and the « chargé de mission » are told. */
async function giveBack(tx: Tx, context: Context, order: OrderRow): Promise<void> {
  const now = context.now()
  const reason = orderTexts.nobodyValidates
  await transition(tx, order, {
    verb: 'withdraw',
    by: byNobody,
    now,
    set: { frozen_at: null, returned_reason: reason },
    events: [{ type: 'withdrawn', payload: { round: order.round, reason } }],
  })
  await tx.query(
    `delete from "order_validation" where order_id = $1 and round = $2 and decision = 'pending'`,
    [order.id, order.round],
  )
  await tx.query(`delete from "order_token" where order_id = $1 and purpose = 'decide'`, [order.id])
  await closeToValidate(tx, order.id, now)
  const { number, supplier } = await mailFacts(tx, order.id)
  const managers = order.adherent_id === null ? [] : await projectManager(tx, order.adherent_id)
  await notify(tx, {
    kind: 'order_unvalidated',
    users: [order.user_id, ...managers],
    model: 'Cart',
    entityId: order.id,
    event: `round ${order.round}`,
    params: { order: number, supplier },
    now,
  })
}

async function passOne(tx: Tx, context: Context, pending: Pending): Promise<boolean> {
  const order = await lockOrder({ tx }, pending.order_id)
  if (order.status !== '150') return false
  const to = await takerOf(tx, order, { ...pending, now: context.now() })
  if (to === pending.expected_user_id) return false
  if (to === null) await giveBack(tx, context, order)
  else await passTo(tx, context, { order, pending, to })
  return true
}

/**
 * A pending level never waits for somebody who cannot decide (5-doors §1.2): those that wait for these people and whom they can no
 * longer decide pass to the replacement, then to the level's default validator, else the order goes back. In the transaction that
 * took their rights.
 */
export async function passLevels(context: Context, tx: Tx, userIds: readonly number[]): Promise<void> {
  for (const pending of await tx.query<Pending>(waitingFor, [userIds])) await passOne(tx, context, pending)
}

/** The same for whoever is waited for, by the clock: a replacement ends, an account was changed elsewhere. */
export async function passAbsent(context: Context): Promise<string | undefined> {
  const waiting = await context.db.system('jobs', (tx) => tx.query<Pending>(waitingFor, [null]))
  let passed = 0
  for (const pending of waiting)
    if (await context.db.system('jobs', (tx) => passOne(tx, context, pending))) passed += 1
  return passed ? `Commandes passées à un autre valideur ou rendues : ${passed}` : undefined
}
