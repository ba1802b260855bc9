import { lockOf } from '../../resources/schema/locked'
import type { AnyResource } from '../../resources/schema/resource'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { quote, tableOf } from '../database/naming'
import { pastRights } from '../database/past-rights'
import { ApiError } from './error'
import { lockedColumns } from './lock-row'
import type { Work } from './work'

/**
 * The row that a row belongs to, held as it stands until the end of the transaction, deleted or not. Read past the row rights: a
 * lock holds for who does not see what is locked, and says nothing more of it.
 */
async function ownerOf(work: Work, owner: AnyResource, id: unknown): Promise<ReadRow> {
  const sql = `select ${lockedColumns(owner)} from ${quote(tableOf(owner))} t where t."id" = $1 for share`
  const [row] = await pastRights(work.tx, 'locks', (all) => all.query(sql, [id]))
  if (!row) throw new ApiError('err403')
  return row
}

/** Refuses to write a row that is locked as it stands (err409, the sentence of its declaration), but to who passes its lock. */
export async function refuseLocked(work: Work, resource: AnyResource, row: ReadRow): Promise<void> {
  const { locked, fields } = resource
  if (!locked || work.pastLock) return
  if ('through' in locked) {
    const owner = work.registry.get(fields[locked.through]?.to ?? '')
    const id = row[locked.through] ?? null
    return id === null ? undefined : refuseLocked(work, owner, await ownerOf(work, owner, id))
  }
  const display = lockOf(resource, row, work.registry)
  if (display) throw new ApiError('err409', { display })
}

/** Refuses to put a row under one that is locked. */
export async function refuseUnderLocked(work: Work, resource: AnyResource, value: ReadRow): Promise<void> {
  if (resource.locked && 'through' in resource.locked) await refuseLocked(work, resource, value)
}
