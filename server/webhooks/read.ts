import { user } from '../../resources/accounts/user'
import { f } from '../../resources/schema/f'
import type { Answer } from '../../resources/schema/infer'
import { maybe, one, pick } from '../../resources/schema/pick'
import { deliveryStates, webhook, webhookDelivery } from '../../resources/webhooks/webhook'
import type { Context } from '../api/context'
import { notFound } from '../api/error'
import { findRow } from '../api/read'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { select } from '../database/select'

const shown = {
  ...pick(webhook, ['id', 'label', 'url', 'events', 'active', 'failures', 'stopped_at', 'user_id']),
  User: one('Personne', pick(user, ['first_name', 'last_name'])),
} as const

/** A webhook as its list shows it. */
export const webhookAnswer = {
  ...shown,
  last_state: maybe(f.select(deliveryStates, { label: 'Dernier envoi' })),
} as const

const listSql = `select w.id, w.label, w.url, w.events, w.active, w.failures, w.stopped_at, w.user_id,
    jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name) as "User"
  from webhook w join "user" u on u.id = w.user_id where w."deletedAt" is null order by lower(w.label), w.id limit 200`

const lastSql = `select distinct on (webhook_id) webhook_id, state from webhook_delivery where webhook_id = any($1::bigint[])
  order by webhook_id, id desc`

/** The webhooks that somebody sees, each with what became of its last delivery. */
export async function listWebhooks({ db }: Context, actor: Actor) {
  const rows = await db.read(actor, (tx) => tx.query<Answer<typeof shown>>(listSql))
  const last = await db.system('webhooks', (tx) =>
    tx.query<{ webhook_id: number; state: keyof typeof deliveryStates }>(lastSql, [
      rows.map((row) => row.id),
    ]),
  )
  const states = new Map(last.map(({ webhook_id, state }) => [webhook_id, state]))
  return rows.map((row) => ({ ...row, last_state: states.get(row.id) ?? null }))
}

const sentNames = [
  ...(['id', 'type', 'about', 'state', 'attempts', 'code', 'duration_ms', 'error'] as const),
  ...(['createdAt', 'next_attempt_at', 'ended_at'] as const),
] as const
/** What is shown of a delivery. */
export const deliveryAnswer = pick(webhookDelivery, sentNames)

const deliverySql = select(webhookDelivery, sentNames, 'where webhook_id = $1 order by id desc limit 50')

/** The webhook, where the actor sees it. */
export async function seenWebhook(context: Context, actor: Actor, webhookId: number) {
  const row = await context.db.read(actor, (tx) =>
    findRow(workOf(context.db, tx, context.now()), webhook, webhookId),
  )
  if (!row) throw notFound(webhook)
  return row
}

/** What was sent to a webhook lately; what it was about is its own person's to read. */
export async function listDeliveries(context: Context, actor: Actor, id: number) {
  const { user_id } = await seenWebhook(context, actor, id)
  const rows = await context.db.system('webhooks', (tx) => tx.query(deliverySql, [id]))
  return rows.map((row) => ({ ...row, about: user_id === actor.userId ? row.about : null }))
}
