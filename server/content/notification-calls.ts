import type { BoxNotification, PreferenceAnswer, UnreadAnswer } from '../../resources/content/answers'
import { boxEndpoints } from '../../resources/content/box-endpoints'
import { preferenceEndpoints } from '../../resources/content/notification-endpoints'
import { kindNames, notificationKinds } from '../../resources/content/notification-kinds'
import { linkOf } from '../../resources/content/notification-links'
import type { Call } from '../api/call'
import { ApiError } from '../api/error'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'

/** Everybody has their own box, whatever rows they may see. */
const mine = 'n.user_id = $1 and n."deletedAt" is null'

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

/** Everybody's own box of notifications (domain §13.1). */
const boxCalls = serve(boxEndpoints, {
  async list({ actor, work, query }) {
    const [offset, limit] = [query.offset ?? 0, query.limit ?? 20]
    const where = `${mine} and (not $2::boolean or n.read_at is null) and ($3::text is null or n.kind = $3)`
    const values = [actor.userId, query.unread === true, query.kind ?? null]
    const rows = await work.tx.query<Omit<BoxNotification, 'link'>>(
      `select n.id, n.kind, n.model, n.entity_id, n.title, n.body, n."createdAt", n.read_at from notification n
         where ${where} order by n."createdAt" desc, n.id desc limit $4 offset $5`,
      [...values, limit, offset],
    )
    const [count] = await work.tx.query<{ total: number; unread: number }>(
      `select count(*) filter (where (not $2::boolean or n.read_at is null) and ($3::text is null or n.kind = $3))::int as total,
           count(*) filter (where n.read_at is null)::int as unread from notification n where ${mine}`,
      values,
    )
    const data = rows.map((row) => ({
      ...row,
      link: linkOf(row.model, row.entity_id, actor.profileTypeId) ?? null,
    }))
    return { data, total: count?.total ?? 0, unread: count?.unread ?? 0, offset, limit }
  },
  async unread({ actor, work }) {
    const [row] = await work.tx.query<UnreadAnswer>(
      `select count(*)::int as unread from notification n where ${mine} and n.read_at is null`,
      [actor.userId],
    )
    return row ?? { unread: 0 }
  },
  async read({ actor, work, body: { id } }) {
    const rows = await work.tx.query(...change(actor, 'read_at', { ids: id ? [id] : null, now: work.now }))
    return { changed: rows.length }
  },
  async remove({ actor, work, params: { id } }) {
    const rows = await work.tx.query(...change(actor, '"deletedAt"', { ids: [id], now: work.now }))
    if (!rows.length) throw new ApiError('err404')
    return { success: true }
  },
  async removeAll({ actor, work }) {
    const rows = await work.tx.query(...change(actor, '"deletedAt"', { ids: null, now: work.now }))
    return { changed: rows.length }
  },
})

/** What is not said of devices stays as it was. */
const preferSql = `insert into notification_preference as p (user_id, kind, mailing, push, created_by, "createdAt", "updatedAt")
  values ($1, $2, $3, coalesce($4::boolean, true), $1, $5, $5)
  on conflict (user_id, kind) where "deletedAt" is null do update set mailing = excluded.mailing, push = coalesce($4, p.push), "updatedAt" = $5
  returning push`

const preferenceCalls = serve(preferenceEndpoints, {
  async list({ actor, work }) {
    const rows = await work.tx.query<Pick<PreferenceAnswer, 'kind' | 'mailing' | 'push'>>(
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
  },
  async choose({ actor, work, body: { kind, mailing, push } }) {
    const [kept] = await work.tx.query<{ push: boolean }>(preferSql, [
      ...[actor.userId, kind, mailing, push ?? null],
      work.now,
    ])
    return { kind, mailing, push: kept?.push ?? true }
  },
})

export const notificationCalls: Call[] = [...boxCalls, ...preferenceCalls]
