import { addHours } from 'date-fns/addHours'
import { orderToValidate } from '../../i18n/fr/order-mails'
import { euros } from '../../i18n/fr/orders'
import type { user } from '../../resources/accounts/user'
import { frenchMoment } from '../../resources/schema/date-text'
import type { RowOf } from '../../resources/schema/infer'
import type { Tx } from '../database/connect'
import { mailProduct, pageAddress } from '../mail/product'
import { queueMail } from '../mail/queue'
import { notify } from '../trade/notify'
import { mailFacts } from './mail-facts'
import type { OrderRow } from './order-row'
import type { MailContext } from './queue-order'
import { createToken, optionInt } from './tokens'

type Of = Pick<OrderRow, 'id' | 'user_id' | 'order_total_ht' | 'round' | 'sending_order_date'>

type Person = RowOf<typeof user, 'id' | 'email' | 'first_name'>

/** What opens when the notification is followed: the order, its cart or the inbox of approvals. */
const about = (order: Of, now: Date, model: 'Order' | 'Cart' | 'Order_to_validate' = 'Order') => ({
  model,
  entityId: order.id,
  now,
})

/** One mail to each decider, with a link that opens a page and decides nothing by itself (domain §5.5). */
async function mailDecider(
  tx: Tx,
  context: MailContext,
  { order, person }: { order: Of; person: Person },
): Promise<void> {
  const now = context.now()
  const hours = await optionInt(tx, 'decide_token_hours', 72)
  const expires = addHours(now, hours)
  const of = {
    orderId: order.id,
    purpose: 'decide',
    expires,
    now,
    userId: person.id,
    round: order.round,
  } as const
  const address = pageAddress(context.config, '/decideOrder', await createToken(tx, context, of))
  const [product, facts] = [mailProduct(context.config), await mailFacts(tx, order.id)]
  const mail = orderToValidate({
    ...product,
    ...facts,
    firstName: person.first_name,
    total_ht: order.order_total_ht,
    address,
    hours,
  })
  const uniqueKey = `commande_a_valider:${order.id}:${order.round}:${person.id}`
  const from = facts.sender ? { from: facts.sender } : {}
  await queueMail(
    tx,
    {
      kind: 'commande_a_valider',
      to: person.email,
      mail,
      config: context.config,
      uniqueKey,
      about: { model: 'Order_validation', id: order.id },
      ...from,
    },
    now,
  )
}

/** « Commande à valider »: notification and mail to each person who decides the level now. */
export async function tellToValidate(
  tx: Tx,
  context: MailContext,
  { order, deciders, level }: { order: Of; deciders: readonly number[]; level: string },
): Promise<void> {
  const now = context.now()
  const { number, supplier, author } = await mailFacts(tx, order.id)
  const users = deciders.filter((id) => id !== order.user_id)
  await notify(tx, {
    ...about(order, now, 'Order_to_validate'),
    kind: 'order_to_validate',
    users,
    event: `round ${order.round} level ${level}`,
    params: { order: number, supplier, author, total: euros(order.order_total_ht) },
  })
  const people = await tx.query<Person>(
    'select id, email, first_name from "user" where id = any($1::bigint[]) and "deletedAt" is null and status_id = 1',
    [users],
  )
  for (const person of people) await mailDecider(tx, context, { order, person })
}

interface Closing {
  order: number
  now: Date
  /** Who still decides it. */
  but: number | null
}

/** What is waited for no more leaves the boxes, but for who still decides it. */
export const closeForOthers = (tx: Tx, { order, now, but }: Closing): Promise<unknown> =>
  tx.query(
    `update notification set "deletedAt" = $2 where kind = 'order_to_validate' and model = 'Order_to_validate' and entity_id = $1
       and user_id is distinct from $3 and "deletedAt" is null`,
    [order, now, but],
  )

/** The round is over: what is waited for no more leaves the boxes. */
export const closeToValidate = (tx: Tx, order: number, now: Date): Promise<unknown> =>
  closeForOthers(tx, { order, now, but: null })

export async function tellDecision(
  tx: Tx,
  order: Of,
  {
    kind,
    by,
    reason,
    now,
  }: { kind: 'order_validated' | 'order_refused'; by: string; reason: string; now: Date },
): Promise<void> {
  const { number, supplier } = await mailFacts(tx, order.id)
  const params = { order: number, supplier, by, reason }
  await notify(tx, {
    ...about(order, now, kind === 'order_refused' ? 'Cart' : 'Order'),
    kind,
    users: [order.user_id],
    event: `round ${order.round}`,
    params,
  })
}

export async function tellRead(tx: Tx, order: Of, now: Date): Promise<void> {
  const { number, supplier } = await mailFacts(tx, order.id)
  await notify(tx, {
    ...about(order, now),
    kind: 'order_read',
    users: [order.user_id],
    params: { order: number, supplier },
  })
}

export async function tellMailError(
  tx: Tx,
  order: Of,
  { reason, now, event }: { reason: string; now: Date; event: string },
): Promise<void> {
  const { number, supplier, project_manager_id } = await mailFacts(tx, order.id)
  const users = [order.user_id, project_manager_id]
  await notify(tx, {
    ...about(order, now),
    kind: 'order_mail_error',
    users,
    event,
    params: { order: number, supplier, reason },
  })
}

export async function tellUnread(tx: Tx, order: Of, now: Date): Promise<void> {
  const { number, supplier, project_manager_id } = await mailFacts(tx, order.id)
  const params = {
    order: number,
    supplier,
    sent_at: frenchMoment(order.sending_order_date ?? now.toISOString()),
  }
  await notify(tx, {
    ...about(order, now),
    kind: 'order_not_read',
    users: [order.user_id, project_manager_id],
    params,
  })
}
