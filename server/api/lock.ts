import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import { ApiError, invalid } from './error'
import { getRow } from './read'
import type { Work } from './work'

/** Refuses an update made from an older reading: err409 with the row as it stands and who changed it. One that names no version is taken. */
export async function refuseStale(
  work: Work,
  resource: AnyResource,
  { row, version }: { row: Readonly<Record<string, unknown>>; version: unknown },
): Promise<void> {
  if (version === undefined || version === null) return
  if (typeof version !== 'number') throw invalid([{ name: 'lock_version', message: messages.integer }])
  if (version === row.lock_version) return
  const [user] =
    row.updated_by === null
      ? []
      : await work.tx.query('select "id", "first_name", "last_name" from "user" where "id" = $1', [
          row.updated_by,
        ])
  throw new ApiError('err409', {
    more: {
      current: await getRow(work, resource, Number(row.id)),
      user: user ?? null,
      updatedAt: row.updatedAt,
    },
  })
}
