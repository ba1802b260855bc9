import type { RowOf } from '../../resources/schema/infer'
import { lookup } from '../../resources/schema/lookup'
import {
  trialEvent,
  type WebhookEvent,
  type webhookEvent,
  webhookEvents,
} from '../../resources/webhooks/webhook'
import type { Context } from '../api/context'
import type { Actor } from '../database/actor'
import { type Scope, scopeOf } from '../trade/scope'
import { permissionsFor, pictureOf } from './pictures'
import { sendDeliveryJob } from './webhook-jobs'

/** Somebody's rights as they are now; undefined when the account may act no more. The accounts' own reading. */
export type LoadActor = (context: Context, user: number) => Promise<Actor | undefined>

interface Event extends RowOf<typeof webhookEvent, 'id' | 'type' | 'webhook_id' | 'createdAt'> {
  ids: number[] | null
}

interface Listener {
  id: number
  user_id: number
}

/** Whether somebody may be told of events of a type now. */
export const mayHear = (actor: Actor | undefined, type: string): actor is Actor =>
  actor?.permissions.has('manageWebhooks') === true &&
  (type === trialEvent || (isEvent(type) && permissionsFor(type).some((name) => actor.permissions.has(name))))

const isEvent = (type: string): type is WebhookEvent => Object.hasOwn(webhookEvents, type)

const dueSql = `select id, type, ids, webhook_id, "createdAt" from webhook_event where told_at is null and ($1::bigint is null or id = $1)
  order by id limit 200`
const listenersSql = `select id, user_id from webhook where active and "deletedAt" is null
  and case when $2::bigint is null then $1 = any(events) else id = $2 end order by id`

/** What is sent of an event to whom listens in somebody's name; undefined when that person may not know of it, or sees none of it. */
async function messageFor(context: Context, event: Event, actor: Actor) {
  if (event.type === trialEvent) return { about: '', data: {} }
  const { type, ids } = event
  if (!isEvent(type) || !mayHear(actor, type)) return undefined
  return context.db.read(actor, (tx) => pictureOf(tx, type, ids ?? []))
}

interface Message {
  webhook: number
  person: number
  about: string
  body: string
  scope: Scope
}

const bodyOf = ({ id, type, createdAt }: Event, webhook: number, data: object): string =>
  JSON.stringify({
    ...{ id: `evt_${id}_${webhook}`, type, timestamp: new Date(createdAt).toISOString() },
    data,
  })

/** Nobody hears of anything any more in the name of somebody who may not. */
const stop = ({ db, now }: Context, { id, user_id }: Listener) =>
  db.system('webhooks', (tx) =>
    tx.query('update webhook set active = false, stopped_at = $3 where id = $1 and user_id = $2', [
      id,
      user_id,
      now(),
    ]),
  )

/** Reads who each person is once, however many events they hear of. */
const remembering = (context: Context, load: LoadActor) => {
  const known = lookup<Record<number, Promise<Actor | undefined>>>({})
  return (user: number) => {
    known[user] ??= load(context, user)
    return known[user]
  }
}

/** What was read in one person's name is not sent in that of another who has taken the webhook over meanwhile. */
const insertSql = `insert into webhook_delivery (webhook_id, event_id, type, about, body, scope, next_attempt_at, "createdAt", "updatedAt")
  select v.webhook, $1, $2, v.about, v.body, v.scope, $4, $4, $4
  from jsonb_to_recordset($3::jsonb) as v(webhook bigint, person bigint, about text, body text, scope jsonb)
    join webhook w on w.id = v.webhook and w.user_id = v.person for share of w
  on conflict do nothing returning id, webhook_id`

/** What leaves of an event, for each webhook that listens, as its person sees it now. */
async function messagesOf(
  context: Context,
  event: Event,
  actorOf: (user: number) => Promise<Actor | undefined>,
) {
  const listeners = await context.db.system('webhooks', (tx) =>
    tx.query<Listener>(listenersSql, [event.type, event.webhook_id]),
  )
  const messages: Message[] = []
  for (const listener of listeners) {
    const { id, user_id } = listener
    const actor = await actorOf(user_id)
    if (!actor?.permissions.has('manageWebhooks')) {
      await stop(context, listener)
      continue
    }
    const message = await messageFor(context, event, actor)
    if (message)
      messages.push({
        ...{ webhook: id, person: user_id, about: message.about.slice(0, 120) },
        ...{ body: bodyOf(event, id, message.data), scope: scopeOf(actor) },
      })
  }
  return messages
}

/**
 * Writes down what leaves of the events that were committed, once for each webhook, and sends the jobs that deliver it. `only`:
 * of this event alone.
 */
export async function tellEvents(context: Context, load: LoadActor, only?: number): Promise<number> {
  const { db, now } = context
  const actorOf = remembering(context, load)
  const events = await db.system('webhooks', (tx) => tx.query<Event>(dueSql, [only ?? null]))
  for (const event of events) {
    const messages = await messagesOf(context, event, actorOf)
    await db.system('webhooks', async (tx) => {
      const told = await tx.query(
        'update webhook_event set told_at = $2 where id = $1 and told_at is null returning id',
        [event.id, now()],
      )
      if (!told.length || !messages.length) return
      const values = [event.id, event.type, JSON.stringify(messages), now()]
      for (const { id, webhook_id } of await tx.query<{ id: number; webhook_id: number }>(insertSql, values))
        await sendDeliveryJob(tx, id, { webhook: webhook_id, due: now() })
    })
  }
  return events.length
}
