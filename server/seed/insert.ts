import type { Registry } from '../../resources/registry'
import { type AnyResource, isStored } from '../../resources/schema/resource'
import { joinColumns, joinTable, quote, tableOf } from '../database/naming'
import { anchorMoment, type Progress, type SeedClient } from './client'
import type { Dataset, Kept } from './dataset'
import { withoutIndexes } from './without-indexes'

const batchSize = 5000
/** Above this, indexes are made after the rows. */
const many = 2000

function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += batchSize) yield rows.slice(at, at + batchSize)
}

function columnsOf(resource: AnyResource): string[] {
  const fields = Object.entries(resource.fields)
  const stored = fields.filter(([, field]) => isStored(field)).map(([name]) => name)
  const embeds = fields.flatMap(([, { kind, by }]) => (kind === 'embed' && by ? [by] : []))
  return ['id', ...stored, ...embeds, 'lock_version', 'createdAt', 'updatedAt']
}

/** The row with the declared defaults of what it does not say. */
function complete(resource: AnyResource, row: Kept): Kept {
  const { createdAt = anchorMoment } = row
  const filled: Kept = { lock_version: 0, createdAt, updatedAt: createdAt, ...row }
  for (const [name, field] of Object.entries(resource.fields))
    if (filled[name] === undefined && field.default !== undefined) filled[name] = field.default
  return filled
}

/** References to tables that the dataset fills later, or further down in the same one: filled in once every row is there. */
function laterColumns(resource: AnyResource, waiting: ReadonlySet<string>, registry: Registry): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    if (!field.to || !['ref', 'file', 'image', 'embed'].includes(field.kind)) return []
    const column = field.kind === 'embed' ? (field.by ?? '') : name
    return waiting.has(tableOf(registry.get(field.to))) ? [column] : []
  })
}

async function insertRows(
  client: SeedClient,
  resource: AnyResource,
  { rows, later }: { rows: readonly Kept[]; later: string[] },
) {
  const table = quote(tableOf(resource))
  const columns = columnsOf(resource).filter((name) => !later.includes(name))
  const list = columns.map(quote).join(', ')
  const text = `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)`
  const work = async () => {
    for (const batch of batches(rows))
      await client.query(text, [JSON.stringify(batch.map((row) => complete(resource, row)))])
  }
  await (rows.length > many ? withoutIndexes(client, tableOf(resource), work) : work())
}

async function fillLater(
  client: SeedClient,
  resource: AnyResource,
  { rows, column }: { rows: readonly Kept[]; column: string },
) {
  const given = rows.filter((row) => row[column] !== undefined && row[column] !== null)
  const text = `update ${quote(tableOf(resource))} t set ${quote(column)} = v.value from json_to_recordset($1::json) as v(id bigint, value bigint) where t."id" = v.id`
  for (const batch of batches(given))
    await client.query(text, [JSON.stringify(batch.map((row) => ({ id: row.id, value: row[column] })))])
}

async function insertLinks(
  client: SeedClient,
  resource: AnyResource,
  { rows, registry }: { rows: readonly Kept[]; registry: Registry },
) {
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'refs') continue
    const links = rows.flatMap((row) => {
      const ids = row[name]
      return Array.isArray(ids) ? ids.map((to, position) => ({ own: row.id, to, position })) : []
    })
    const [own, to] = joinColumns(resource, registry.get(field.to ?? ''))
    const text = `insert into ${quote(joinTable(resource, name))} (${quote(own)}, ${quote(to)}, "position") select own, "to", position from json_to_recordset($1::json) as v(own bigint, "to" bigint, position int)`
    for (const batch of batches(links)) await client.query(text, [JSON.stringify(batch)])
  }
}

/** Inserts a whole dataset: tables in its order, then references forward and lists, then the next ids. */
export async function insertDataset(
  client: SeedClient,
  data: Dataset,
  { registry, progress }: { registry: Registry; progress: Progress },
): Promise<void> {
  const total = [...data.tables.values()].reduce((sum, rows) => sum + rows.length, 0)
  const waiting = new Set([...data.tables.keys()].map((name) => tableOf(registry.get(name))))
  const forward: { resource: AnyResource; column: string }[] = []
  let count = 0
  for (const [name, rows] of data.tables) {
    const resource = registry.get(name)
    const later = laterColumns(resource, waiting, registry)
    forward.push(...later.map((column) => ({ resource, column })))
    await insertRows(client, resource, { rows, later })
    waiting.delete(tableOf(resource))
    count += rows.length
    progress(resource.label[1], count, total)
  }
  for (const { resource, column } of forward)
    await fillLater(client, resource, { rows: data.rows(resource.name), column })
  for (const [name, rows] of data.tables) await insertLinks(client, registry.get(name), { rows, registry })
  for (const name of data.tables.keys()) await setNextId(client, tableOf(registry.get(name)))
}

/** Ids were given: the next one follows the highest. */
async function setNextId(client: SeedClient, table: string) {
  const sequence = `pg_get_serial_sequence('${quote(table)}', 'id')`
  await client.query(
    `select setval(${sequence}, greatest((select coalesce(max("id"), 0) from ${quote(table)}), 1))`,
  )
}
