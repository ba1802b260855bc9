import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { quote } from '../database/naming'

/** A table and the columns that are kept of it: the generated ones follow from the others. */
export interface KeptTable {
  name: string
  columns: readonly string[]
}

const tablesSql = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'schema_migration'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`

export const keptTables = async (client: pg.Client): Promise<KeptTable[]> =>
  (await client.query<{ name: string; columns: string[] }>(tablesSql)).rows

const listOf = ({ name, columns }: KeptTable) => `${quote(name)} (${columns.map(quote).join(', ')})`

/** The rows of a table as PostgreSQL's own text. */
export const rowsOf = (client: pg.Client, table: KeptTable): Readable =>
  client.query(copyTo(`copy ${listOf(table)} to stdout`))

export const load = (client: pg.Client, table: KeptTable, rows: Readable): Promise<void> =>
  pipeline(rows, client.query(copyFrom(`copy ${listOf(table)} from stdin`)))

/** Where each sequence stands: null when nothing was drawn yet. */
export type Sequences = Readonly<Record<string, string | null>>

export async function sequencesOf(client: pg.Client): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

async function setSequences(client: pg.Client, sequences: Sequences): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    if (last !== null) await client.query('select setval($1::regclass, $2)', [quote(name), last])
}

const foreignKeys = `
  select conname as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' order by conname`

/**
 * Fills the tables within the open transaction of their owner: references are taken away meanwhile and checked again at the end,
 * triggers (which tell of changes and guard the histories) stand still.
 */
export async function filling(
  client: pg.Client,
  sequences: Sequences,
  fill: () => Promise<void>,
): Promise<void> {
  const tables = await keptTables(client)
  const { rows: keys } = await client.query<Record<'name' | 'table' | 'definition', string>>(foreignKeys)
  const triggers = (word: 'enable' | 'disable') =>
    tables.map(({ name }) => `alter table ${quote(name)} ${word} trigger user`).join(';')
  await client.query(triggers('disable'))
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`)
  await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(', ')}`)
  await fill()
  await setSequences(client, sequences)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`)
  await client.query(triggers('enable'))
}
