import { commentTexts as texts } from '../../i18n/fr/comments'
import { comment } from '../../resources/schema/comment'
import { commentEndpoints } from '../../resources/schema/comment-endpoints'
import type { Call } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { saveLinks } from '../api/links'
import { lockRow } from '../api/lock-row'
import { repo } from '../api/repo'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { commentedRow } from './commented'
import { type LoadStaff, readersOf, refuseOthers } from './readers'
import { changeTask, recordTask } from './task'
import { follow, followersOf, tellComment } from './tell'

/** A comment of the actor's own that stands, locked: nobody changes another's. */
async function ownComment(work: Work, id: number) {
  const row = await lockRow(work, comment, id)
  if (row.author_id !== work.actor.userId) throw new ApiError('err403', { display: texts.others })
  return row
}

const mentionsOf = async (work: Work, id: number): Promise<number[]> =>
  (
    await work.tx.query<{ user_id: number }>(
      'select user_id from comment_mention_ids where comment_id = $1',
      [id],
    )
  ).map(({ user_id }) => user_id)

const peopleSql = `select id, concat_ws(' ', first_name, last_name) as name, email from "user" where id = any($1::bigint[])`

/** The calls of comments, given how the rights of staff are read. */
export const commentCalls = (load: LoadStaff): Call[] =>
  serve(commentEndpoints, {
    people: async ({ work, params: { modelName, id } }) => {
      const row = await commentedRow(work, modelName, id)
      const readers = [...(await readersOf(work, load, row))]
      const people = await work.tx.query<{ id: number; name: string; email: string }>(peopleSql, [readers])
      const follows = (await followersOf(work, row)).includes(work.actor.userId)
      return { follows, people: people.sort((a, b) => a.name.localeCompare(b.name, 'fr')) }
    },
    add: async ({ work, params: { modelName, id }, body }) => {
      const row = await commentedRow(work, modelName, id)
      const { text, assignee_id = null, due_on = null } = body
      const mention_ids = body.mention_ids ?? []
      if (due_on && !assignee_id) throw invalid([{ name: 'assignee_id', message: texts.noAssignee }])
      const assignees = assignee_id ? [assignee_id] : []
      await refuseOthers(work, load, { ...row, named: { mention_ids, assignee_id: assignees } })
      const author_id = work.actor.userId
      const values = { target: row.resource.name, entity_id: id, text, author_id, assignee_id, due_on }
      // A person may be erased: what was written is kept in one place.
      const made = await repo(work, comment).create(values, { derived: true })
      if (mention_ids.length)
        await saveLinks(work, comment, { id: made, name: 'mention_ids', ids: mention_ids })
      const followers = await followersOf(work, row)
      await follow(work, row, { users: [author_id, ...assignees] })
      if (assignee_id)
        await recordTask(work, row, { event: 'comment_assigned', comment_id: made, assignee_id, due_on })
      const to = { comment_assigned: assignees, comment_mentioned: mention_ids, comment_added: followers }
      await tellComment(work, load, { row, told: { comment: made, text, to, due: due_on } })
      return { id: made }
    },
    follow: async ({ work, actor, params: { modelName, id }, body: { follows } }) => {
      await follow(work, await commentedRow(work, modelName, id), { users: [actor.userId], follows })
      return { success: true }
    },
    edit: async ({ work, params: { id }, body: { text, mention_ids: given, lock_version } }) => {
      const before = await ownComment(work, id)
      if (before.removed_at) throw new ApiError('err409', { display: texts.removed })
      const row = await commentedRow(work, String(before.target), Number(before.entity_id))
      const known = await mentionsOf(work, id)
      const mention_ids = given ?? known
      const added = mention_ids.filter((one) => !known.includes(one))
      await refuseOthers(work, load, { ...row, named: { mention_ids: added } })
      const edited_at = text === before.text ? {} : { edited_at: work.now }
      const how = { version: lock_version ?? undefined, derived: true }
      await repo(work, comment).update(id, { text, ...edited_at }, how)
      await saveLinks(work, comment, { id, name: 'mention_ids', ids: mention_ids })
      await tellComment(work, load, { row, told: { comment: id, text, to: { comment_mentioned: added } } })
      return { id }
    },
    task: async ({ work, params: { id }, body }) => {
      const before = await lockRow(work, comment, id)
      if (before.removed_at) throw new ApiError('err409', { display: texts.removed })
      const row = await commentedRow(work, String(before.target), Number(before.entity_id))
      await changeTask(work, load, { row, before, asked: body })
      return { id }
    },
    remove: async ({ work, params: { id } }) => {
      const before = await ownComment(work, id)
      if (before.removed_at) return { success: true }
      await repo(work, comment).update(id, { text: null, removed_at: work.now }, { derived: true })
      await saveLinks(work, comment, { id, name: 'mention_ids', ids: [] })
      return { success: true }
    },
  })
