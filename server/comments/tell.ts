import { commentTexts as texts } from '../../i18n/fr/comments'
import type { NotificationKind } from '../../resources/content/notification-kinds'
import { frenchDay } from '../../resources/schema/date-text'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { notify } from '../trade/notify'
import { type Commented, nameOfRow, namesOf } from './commented'
import { type LoadStaff, readersOf } from './readers'

/** What a press says of a comment, and to whom by kind: who stands under two is told the first. */
export interface Told {
  comment: number
  text: string
  to: Readonly<Partial<Record<CommentKind, readonly number[]>>>
  due?: string | null
  /** Tells this press apart from another one of the same comment. */
  event?: string
}

type CommentKind = Extract<NotificationKind, `comment_${string}`>

/** In this order: what one is to do before what one only follows. */
const kinds = ['comment_assigned', 'comment_mentioned', 'comment_done', 'comment_added'] as const

/** Tells people of a comment, each once, those alone who may still read it, and never who wrote. */
export async function tellComment(
  work: Work,
  load: LoadStaff,
  { row, told }: { row: Commented; told: Told },
): Promise<void> {
  const named = [...new Set(Object.values(told.to).flat())].filter((id) => id !== work.actor.userId)
  if (!named.length) return
  const open = await readersOf(work, load, { ...row, ids: named })
  const by = (await namesOf(work, [work.actor.userId])).get(work.actor.userId) ?? ''
  const about = await nameOfRow(work, row)
  const text = told.text.length > 300 ? `${told.text.slice(0, 299)}…` : told.text
  const due = told.due ? texts.due({ day: frenchDay(told.due) }) : ''
  for (const kind of kinds) {
    const users = named.filter((id) => told.to[kind]?.includes(id) && open.delete(id))
    const what = { users, model: 'Comment', entityId: told.comment, event: told.event, now: work.now }
    const params = { by, about, text }
    if (kind === 'comment_assigned') await notify(work.tx, { ...what, kind, params: { ...params, due } })
    else await notify(work.tx, { ...what, kind, params })
  }
}

/** Who follows a row. */
export const followersOf = async (work: Work, { resource, id }: Commented): Promise<number[]> => {
  const rows = await pastRights(work.tx, 'comments', (past) =>
    past.query<{ user_id: number }>(
      'select user_id from comment_follow where target = $1 and entity_id = $2',
      [resource.name, id],
    ),
  )
  return rows.map(({ user_id }) => user_id)
}

const followSql = `insert into comment_follow (target, entity_id, user_id, created_by, "createdAt", "updatedAt")
  select $1, $2, one, $4, $5, $5 from unnest($3::bigint[]) as one on conflict do nothing`
const unfollowSql =
  'delete from comment_follow where target = $1 and entity_id = $2 and user_id = any($3::bigint[])'

/** Lets people follow a row, or follow it no more; a second time changes nothing. */
export async function follow(
  work: Work,
  { resource, id }: Commented,
  { users, follows = true }: { users: readonly number[]; follows?: boolean },
): Promise<void> {
  const row = [resource.name, id, users]
  await pastRights(work.tx, 'comments', (past) =>
    follows ? past.query(followSql, [...row, work.actor.userId, work.now]) : past.query(unfollowSql, row),
  )
}
