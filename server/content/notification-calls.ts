import type { BoxNotification, PreferenceAnswer, UnreadAnswer } from '../../resources/content/answers'
import {
  boxAnswer,
  changedAnswer,
  chosenPreference,
  preferenceAnswer,
  unreadAnswer,
} from '../../resources/content/answers'
import { notificationPreference } from '../../resources/content/notification'
import { kindNames, notificationKinds } from '../../resources/content/notification-kinds'
import { linkOf } from '../../resources/content/notification-links'
import { f } from '../../resources/schema/f'
import { asked, maybe, pick } from '../../resources/schema/pick'
import { success } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import type { Actor } from '../database/actor'

const tag = 'Notifications'
/** Everybody has their own box, whatever rows they may see. */
const mine = 'n.user_id = $1 and n."deletedAt" is null'

const listCall = defineCall('GET /notification', 'viewNotifications', {
  shape: {
    summary: 'Mes notifications, les plus récentes en premier',
    tag,
    query: {
      offset: f.int({ label: 'Début', min: 0 }),
      limit: f.int({ label: 'Nombre de lignes', min: 1, max: 100 }),
      unread: f.bool({ label: 'Non lues seulement' }),
      kind: maybe(notificationPreference.fields.kind),
    },
    answers: boxAnswer,
  },
  run: ({ context, actor, query }) =>
    context.db.read(actor, async (tx) => {
      const [offset, limit] = [query.offset ?? 0, query.limit ?? 20]
      const where = `${mine} and (not $2::boolean or n.read_at is null) and ($3::text is null or n.kind = $3)`
      const values = [actor.userId, query.unread === true, query.kind ?? null]
      const rows = await tx.query<Omit<BoxNotification, 'link'>>(
        `select n.id, n.kind, n.model, n.entity_id, n.title, n.body, n."createdAt", n.read_at from notification n
         where ${where} order by n."createdAt" desc, n.id desc limit $4 offset $5`,
        [...values, limit, offset],
      )
      const [count] = await tx.query<{ total: number; unread: number }>(
        `select count(*) filter (where (not $2::boolean or n.read_at is null) and ($3::text is null or n.kind = $3))::int as total,
           count(*) filter (where n.read_at is null)::int as unread from notification n where ${mine}`,
        values,
      )
      const data = rows.map((row) => ({
        ...row,
        link: linkOf(row.model, row.entity_id, actor.profileTypeId) ?? null,
      }))
      return { data, total: count?.total ?? 0, unread: count?.unread ?? 0, offset, limit }
    }),
})

const countCall = defineCall('GET /notification/unread', 'viewNotifications', {
  shape: { summary: 'Nombre de mes notifications non lues', tag, answers: unreadAnswer },
  run: ({ context, actor }) =>
    context.db.read(actor, async (tx) => {
      const [row] = await tx.query<UnreadAnswer>(
        `select count(*)::int as unread from notification n where ${mine} and n.read_at is null`,
        [actor.userId],
      )
      return row ?? { unread: 0 }
    }),
})

const change = (
  actor: Actor,
  set: string,
  { ids, now }: { ids: readonly number[] | null | undefined; now: Date },
) =>
  [
    `update notification n set ${set} = $2, "updatedAt" = $2 where ${mine} and n.${set} is null
     and ($3::bigint[] is null or n.id = any($3)) returning n.id`,
    [actor.userId, now, ids ?? null],
  ] as const

const readCall = defineCall('PUT /notification/read', 'viewNotifications', {
  shape: {
    summary: 'Marque mes notifications comme lues : celles qui sont nommées, ou toutes',
    tag,
    body: { id: f.int({ label: 'Notification', min: 1 }) },
    answers: changedAnswer,
  },
  run: ({ context, actor, body }) =>
    context.db.write(actor, async (tx) => {
      const rows = await tx.query(
        ...change(actor, 'read_at', { ids: body.id ? [body.id] : null, now: context.now() }),
      )
      return { changed: rows.length }
    }),
})

const deleteCall = defineCall('DELETE /notification/{id}', 'deleteNotification', {
  shape: {
    summary: 'Supprime une de mes notifications',
    tag,
    params: { id: f.int({ label: 'Notification', required: true, min: 1 }) },
    answers: success,
  },
  run: ({ context, actor, params }) =>
    context.db.write(actor, async (tx) => {
      const rows = await tx.query(...change(actor, '"deletedAt"', { ids: [params.id], now: context.now() }))
      if (!rows.length) throw new ApiError('err404')
      return { success: true }
    }),
})

const deleteAllCall = defineCall('DELETE /notification', 'deleteNotification', {
  shape: { summary: 'Supprime toutes mes notifications', tag, answers: changedAnswer },
  run: ({ context, actor }) =>
    context.db.write(actor, async (tx) => {
      const rows = await tx.query(...change(actor, '"deletedAt"', { ids: null, now: context.now() }))
      return { changed: rows.length }
    }),
})

const preferencesCall = defineCall('GET /notification/preferences', 'viewNotifications', {
  shape: { summary: 'Mes préférences, par type de notification', tag, answers: [preferenceAnswer] },
  run: ({ context, actor }) =>
    context.db.read(actor, async (tx) => {
      const rows = await tx.query<Pick<PreferenceAnswer, 'kind' | 'mailing' | 'push'>>(
        'select kind, mailing, push from notification_preference where user_id = $1',
        [actor.userId],
      )
      const chosen = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.kind, row]))
      const concerning = kindNames.filter((kind) =>
        notificationKinds[kind].to.some((type) => type === actor.profileTypeId),
      )
      return concerning.map((kind) => ({
        kind,
        label: notificationKinds[kind].label,
        mailing: chosen.get(kind)?.mailing ?? notificationKinds[kind].mailing,
        push: chosen.get(kind)?.push ?? true,
        proposed: notificationKinds[kind].mailing,
      }))
    }),
})

/** What is not said of devices stays as it was. */
const preferSql = `insert into notification_preference as p (user_id, kind, mailing, push, created_by, "createdAt", "updatedAt")
  values ($1, $2, $3, coalesce($4::boolean, true), $1, $5, $5)
  on conflict (user_id, kind) where "deletedAt" is null do update set mailing = excluded.mailing, push = coalesce($4, p.push), "updatedAt" = $5
  returning push`

const preferCall = defineCall('PUT /notification/preferences', 'viewNotifications', {
  shape: {
    summary: 'Choisit où va un type de notification',
    tag,
    body: {
      ...pick(notificationPreference, ['kind', 'mailing']),
      push: asked(notificationPreference.fields.push, { required: false }),
    },
    answers: chosenPreference,
  },
  run: ({ context, actor, body }) =>
    context.db.write(actor, async (tx) => {
      const { kind, mailing } = body
      const [kept] = await tx.query<{ push: boolean }>(preferSql, [
        ...[actor.userId, kind, mailing, body.push ?? null],
        context.now(),
      ])
      return { kind, mailing, push: kept?.push ?? true }
    }),
})

/** Everybody's own box of notifications (domain §13.1). */
export const notificationCalls: Call[] = [
  listCall,
  countCall,
  readCall,
  deleteCall,
  deleteAllCall,
  preferencesCall,
  preferCall,
]
