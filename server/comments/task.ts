import { commentTexts as texts } from '../../i18n/fr/comments'
import { comment } from '../../resources/schema/comment'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { recordEvent } from '../database/history'
import type { Commented } from './commented'
import { type LoadStaff, refuseOthers } from './readers'
import { follow, tellComment } from './tell'

interface TaskEvent {
  event: 'comment_assigned' | 'comment_done' | 'comment_reopened'
  comment_id: number
  assignee_id: number | null
  due_on: string | null
}

/** What was assigned or done stands among the events of the row that it is about. */
export const recordTask = (work: Work, { resource, id }: Commented, { event, ...payload }: TaskEvent) =>
  recordEvent(work.tx, resource.model, { id, event, payload, now: work.now })

interface AskedTask {
  assignee_id?: number | null
  due_on?: string | null
  done: boolean
  lock_version?: number | null
}

/** Gives what a comment asks to somebody, says that it is done, or to be done again; the same a second time changes nothing. */
export async function changeTask(
  work: Work,
  load: LoadStaff,
  { row, before, asked }: { row: Commented; before: UnknownRow; asked: AskedTask },
): Promise<void> {
  const { assignee_id = null, due_on = null, done } = asked
  if (!assignee_id && (due_on || done)) throw invalid([{ name: 'assignee_id', message: texts.noAssignee }])
  const isGiven = assignee_id !== null && assignee_id !== before.assignee_id
  await refuseOthers(work, load, { ...row, named: { assignee_id: isGiven ? [assignee_id] : [] } })
  const wasDone = before.done_at !== null
  const turned =
    done === wasDone ? {} : { done_at: done ? work.now : null, done_by: done ? work.actor.userId : null }
  const id = Number(before.id)
  const version = asked.lock_version ?? undefined
  await repo(work, comment).update(id, { assignee_id, due_on, ...turned }, { version })
  const tell = (event: TaskEvent['event']) =>
    recordTask(work, row, { event, comment_id: id, assignee_id, due_on })
  if (isGiven) {
    await follow(work, row, { users: [assignee_id] })
    await tell('comment_assigned')
  }
  if (done !== wasDone) await tell(done ? 'comment_done' : 'comment_reopened')
  const to = {
    comment_assigned: isGiven || (wasDone && !done && assignee_id) ? [Number(assignee_id)] : [],
    comment_done: done && !wasDone ? [Number(before.author_id)] : [],
  }
  const event = String(before.lock_version)
  await tellComment(work, load, {
    row,
    told: { comment: id, text: String(before.text ?? ''), to, due: due_on, event },
  })
}
