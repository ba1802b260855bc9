import { commentTexts as texts } from '../../i18n/fr/comments'
import type { FieldError } from '../../resources/schema/check'
import { comment } from '../../resources/schema/comment'
import { invalid } from '../api/error'
import { readableRows } from '../api/live/readable-rows'
import type { Work } from '../api/work'
import { type Actor, may } from '../database/actor'
import { pastRights } from '../database/past-rights'
import type { Policies } from '../database/policies'
import type { Tx } from '../database/tx'
import { type Commented, namesOf } from './commented'

declare module '../database/system-reasons' {
  interface SystemReasons {
    comments: true
  }
}

/** Reads those of the staff that may act, all of them or those of some ids, with their rights of now. */
export type LoadStaff = (
  tx: Tx,
  declared: Pick<Work, 'registry'> & { policies: Policies },
  ids?: readonly number[],
) => Promise<Actor[]>

/** Those of the staff (or of these ids) who may read a row and its comments. */
export const readersOf = (
  work: Work,
  load: LoadStaff,
  { resource, id, ids }: Commented & { ids?: readonly number[] },
): Promise<Set<number>> =>
  pastRights(work.tx, 'comments', async (past) => {
    const { registry, policies, now } = work
    if (ids && !ids.length) return new Set()
    const staff = await load(past, { registry, policies }, ids)
    const actors = staff.filter((one) => may(one, comment.access.view))
    const seen = await readableRows(past, { registry, policies, now, resource, ids: [id], actors })
    return new Set([...seen].flatMap(([actor, rows]) => (rows.includes(id) ? [actor.userId] : [])))
  })

const activeSql = `select id from "user" where id = any($1::bigint[]) and status_id = 1 and "deletedAt" is null`

/** Refuses by name people who may not read the row, under the field that names them. */
export async function refuseOthers(
  work: Work,
  load: LoadStaff,
  given: Commented & { named: Readonly<Record<string, readonly number[]>> },
): Promise<void> {
  const ids = [...new Set(Object.values(given.named).flat())]
  const readers = await readersOf(work, load, { ...given, ids })
  const lost = ids.filter((id) => !readers.has(id))
  if (!lost.length) return
  const names = await namesOf(work, lost)
  const active = new Set((await work.tx.query<{ id: number }>(activeSql, [lost])).map(({ id }) => id))
  const errors = Object.entries(given.named).flatMap(([name, own]): FieldError[] => {
    const refused = own.filter((id) => !readers.has(id))
    const said = (some: readonly number[], say: typeof texts.readers) =>
      some.length ? [say({ names: some.map((id) => names.get(id) ?? `n° ${id}`).join(', ') })] : []
    const gone = refused.filter((id) => !active.has(id))
    const blind = refused.filter((id) => active.has(id))
    const message = [...said(gone, texts.inactive), ...said(blind, texts.readers)].join(' ')
    return message ? [{ name, message }] : []
  })
  throw invalid(errors)
}
