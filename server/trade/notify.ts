import { type NotificationKind, notificationKinds } from '../../resources/content/notification-kinds'
import { type NotificationParams, notificationText } from '../../resources/content/notification-texts'
import type { ActorTx, Tx } from '../database/connect'
import { pastRights } from '../database/past-rights'

/** Somebody is to be told of something. */
export interface Notice<K extends NotificationKind> {
  kind: K
  /** Ids of the people; doubles, deleted and inactive ones are left out. */
  users: readonly (number | null | undefined)[]
  /** What the sentences of the kind name (`resources/content/notification-texts.ts`), already written in French. */
  params: NotificationParams<K>
  /** What it is about, and what its link opens: `{ model: 'Order', entityId: 12 }`. */
  model?: string
  entityId?: number
  /** Tells two happenings of one kind to one entity apart: a kind is told once for each (I-26). */
  event?: string
  /** Addresses that a mail of its own has told already: their people find it in their box, without a second mail. */
  mailed?: readonly string[]
  now: Date
}

const insertSql = `with told as (insert into notification (user_id, kind, model, entity_id, event, title, body, params, mailing, "createdAt", "updatedAt")
  select u.id, $2, $3, $4, $5, $6, $7, $8::jsonb, case when lower(u.email) = any($11::text[]) then 'none' else coalesce(p.mailing, $9) end, $10, $10
  from "user" u left join notification_preference p on p.user_id = u.id and p.kind = $2
  where u.id = any($1::bigint[]) and u."deletedAt" is null and u.status_id = 1
    and not exists (select 1 from notification n where n.user_id = u.id and n.kind = $2 and n.model is not distinct from $3
      and n.entity_id is not distinct from $4 and n.event is not distinct from $5)
  on conflict do nothing returning id, user_id),
  pushed as (insert into push_message (device_id, notification_id, attempts, next_attempt_at, "createdAt", "updatedAt")
    select d.id, told.id, 0, $10::timestamptz, $10, $10 from push_device d join told on told.user_id = d.user_id for key share of d skip locked)
  select user_id from told`

/**
 * Tells people of something, in the caller's transaction (domain §13.1): one row in each one's box, and by their preference
 * a mail within a minute or in the recap of 7 a.m. Give it the transaction of what it tells – a work's `tx` or a system's:
 *
 *     await notify(work.tx, { kind: 'order_refused', users: [order.created_by], model: 'Order', entityId: order.id,
 *       params: { order: order.number, supplier: supplier.name, by, reason }, now: work.now })
 *
 * A kind is told once of an entity (and `event`) to a person, even when the person has deleted it (I-26). The caller chooses
 * people who may see the entity. Answers the ids of those who were told now.
 */
export async function notify<K extends NotificationKind>(
  tx: Tx | ActorTx,
  { kind, users, params, model, entityId, event, mailed = [], now }: Notice<K>,
): Promise<number[]> {
  const ids = [...new Set(users.filter((id) => typeof id === 'number'))]
  if (!ids.length) return []
  const { title, body } = notificationText(kind, params)
  const { mailing } = notificationKinds[kind]
  const about = [model ?? null, entityId ?? null, event ?? null]
  const texts = [title.slice(0, 255), body.slice(0, 4000), JSON.stringify(params)]
  const told = await pastRights(tx, 'notifications', (past) =>
    past.query<{ user_id: number }>(insertSql, [
      ...[ids, kind, ...about, ...texts, mailing, now],
      mailed.map((address) => address.toLowerCase()),
    ]),
  )
  return told.map(({ user_id }) => user_id)
}
