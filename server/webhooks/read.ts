import {
  type DeliveryAnswer,
  deliveryNames,
  type ShownWebhook,
  type WebhookAnswer,
} from '../../resources/webhooks/answers'
import { type deliveryStates, webhook, webhookDelivery } from '../../resources/webhooks/webhook'
import type { Context } from '../api/context'
import { notFound } from '../api/error'
import { findRow } from '../api/read'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { select } from '../database/select'

const listSql = `select w.id, w.label, w.url, w.events, w.active, w.failures, w.stopped_at, w.user_id,
    jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name) as "User"
  from webhook w join "user" u on u.id = w.user_id where w."deletedAt" is null order by lower(w.label), w.id limit 200`

const lastSql = `select distinct on (webhook_id) webhook_id, state from webhook_delivery where webhook_id = any($1::bigint[])
  order by webhook_id, id desc`

/** The webhooks that somebody sees, each with what became of its last delivery. */
export async function listWebhooks({ db }: Context, actor: Actor): Promise<WebhookAnswer[]> {
  const rows = await db.read(actor, (tx) => tx.query<ShownWebhook>(listSql))
  const last = await db.system('webhooks', (tx) =>
    tx.query<{ webhook_id: number; state: keyof typeof deliveryStates }>(lastSql, [
      rows.map((row) => row.id),
    ]),
  )
  const states = new Map(last.map(({ webhook_id, state }) => [webhook_id, state]))
  return rows.map((row) => ({ ...row, last_state: states.get(row.id) ?? null }))
}

const deliverySql = select(webhookDelivery, deliveryNames, 'where webhook_id = $1 order by id desc limit 50')

/** The webhook, where the actor sees it. */
export async function seenWebhook(context: Context, actor: Actor, webhookId: number) {
  const row = await context.db.read(actor, (tx) =>
    findRow(workOf(context.db, tx, context.now()), webhook, webhookId),
  )
  if (!row) throw notFound(webhook)
  return row
}

/** What was sent to a webhook lately; what it was about is its own person's to read. */
export async function listDeliveries(context: Context, actor: Actor, id: number): Promise<DeliveryAnswer[]> {
  const { user_id } = await seenWebhook(context, actor, id)
  const rows = await context.db.system('webhooks', (tx) => tx.query(deliverySql, [id]))
  return rows.map((row) => ({ ...row, about: user_id === actor.userId ? row.about : null }))
}
