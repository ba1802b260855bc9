import type { AnyResource } from '../../../resources/schema/resource'
import type { Actor } from '../../database/actor'
import { joinColumns, joinTable, quote, tableOf } from '../../database/naming'
import { Params } from '../../database/params'
import { rowCondition } from '../../database/query'
import { canRead, canReadField } from '../../database/rights'
import type { Context } from '../context'
import { type Work, workOf } from '../work'

/** A file as the specification answers it (part 1 §3). */
export interface FileRow extends Record<string, unknown> {
  id: number
  path: string
  unique_name: string
  mime_type: string
  filename: string
  size: number | null
  /** Of a PDF whether it is tagged; null where that cannot be told. */
  tagged: boolean | null
  public: boolean
}

const columns =
  '"id", "path", "unique_name", "mime_type", "filename", "size", "tagged", "public", "created_by"'

/** Every field that keeps a file and that the actor may read, as a query of the files that its visible rows have. */
function ownersSql(work: Work, params: Params, ids: string): string[] {
  return work.registry
    .pointingTo('file')
    .filter(
      ({ resource, field }) => canRead(resource, work.actor) && canReadField(resource, field, work.actor),
    )
    .map(({ resource, field }) => ownerSql(work, resource, { field, params, ids }))
}

function ownerSql(
  work: Work,
  resource: AnyResource,
  { field, params, ids }: { field: string; params: Params; ids: string },
) {
  const rights = rowCondition(work, resource, { alias: 'o', params })
  if (resource.fields[field]?.kind === 'refs') {
    const [own, other] = joinColumns(resource, work.registry.get('file')).map(quote)
    return `select j.${other} as id from ${quote(joinTable(resource, field))} j join ${quote(tableOf(resource))} o on o."id" = j.${own} where j.${other} = any(${ids}) and ${rights}`
  }
  const column = `o.${quote(field)}`
  return `select ${column} as id from ${quote(tableOf(resource))} o where ${column} = any(${ids}) and ${rights}`
}

/** Those of the ids that stand in a row and a field which the actor may read. */
async function ownedIds(work: Work, ids: readonly number[]): Promise<Set<number>> {
  const params = new Params()
  const owners = ownersSql(work, params, params.add(ids, 'bigint[]'))
  if (!owners.length) return new Set()
  const rows = await work.tx.query<{ id: number }>(owners.join(' union '), params.values)
  return new Set(rows.map(({ id }) => Number(id)))
}

/**
 * The files of these ids that the actor may read: public ones, those that they sent, and those of an owner whom they may read,
 * by the owner's row rights (domain §12.1).
 */
export async function readableFiles(
  context: Context,
  actor: Actor,
  ids: readonly number[],
): Promise<FileRow[]> {
  if (!ids.length) return []
  const owned = await context.db.read(actor, (tx) => ownedIds(workOf(context.db, tx, context.now()), ids))
  const rows = await context.db.system('files', (tx) =>
    tx.query<FileRow & { created_by: number | null }>(
      `select ${columns} from "file" where "id" = any($1::bigint[]) and "deletedAt" is null order by array_position($1::bigint[], "id")`,
      [ids],
    ),
  )
  return rows
    .filter((row) => row.public || row.created_by === actor.userId || owned.has(Number(row.id)))
    .map(({ created_by: _by, ...row }) => row)
}

/** The public file of a name in these folders, for everybody. */
export async function publicFile(
  context: Context,
  uniqueName: string,
  folders: readonly string[],
): Promise<FileRow | undefined> {
  const [row] = await context.db.system('files', (tx) =>
    tx.query<FileRow>(
      `select ${columns} from "file" where "unique_name" = $1 and "public" and "path" = any($2::text[]) and "deletedAt" is null`,
      [uniqueName, folders],
    ),
  )
  return row
}
