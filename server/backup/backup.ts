import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import type { Config } from '../config'
import { secretKeyOf } from '../secret-key'
import type { FileStore } from '../storage/file-store'
import { type ArchiveWriter, writeArchive } from './archive'
import { keptTables, rowsOf, sequencesOf } from './tables'

/** What an archive of this making says of itself. */
export const format = 'portail-achats 1'

/** What a backup takes from, and where it goes. */
export interface Backing {
  /** The owner's connection. */
  client: pg.Client
  files: FileStore
  config: Config
  path: string
  now: Date
}

/** What was kept, and the files that the database names and the store no longer has. */
export interface Backed {
  rows: number
  files: number
  missing: string[]
}

/** The keys of the store that the database names. */
const keysSql = `
  select 'upload/' || ltrim(path, '/') || '/' || unique_name as key from "file"
  union select stored from import_job where stored is not null
  union select a->>'stored' from email_outbox, jsonb_array_elements(case when jsonb_typeof(attachments) = 'array' then attachments else '[]' end) a
    where a ? 'stored'
  order by 1`

async function keepTables(
  client: pg.Client,
  archive: ArchiveWriter,
): Promise<{ name: string; rows: number }[]> {
  const kept: { name: string; rows: number }[] = []
  for (const table of await keptTables(client)) {
    await archive.add(`tables/${table.name}`, rowsOf(client, table))
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from "${table.name}"`)
    kept.push({ ...table, rows: rows[0]?.n ?? 0 })
  }
  return kept
}

async function keepFiles({ client, files }: Backing, archive: ArchiveWriter) {
  const { rows } = await client.query<{ key: string }>(keysSql)
  const missing: string[] = []
  for (const { key } of rows) {
    const content = await files.get(key)
    if (content) await archive.add(`files/${key}`, content)
    else missing.push(key)
  }
  return { kept: rows.length - missing.length, missing }
}

/** Mails that were kept in the folder because no SMTP is configured. */
async function keepMails(dataDir: string, archive: ArchiveWriter): Promise<void> {
  const folder = join(dataDir, 'mails')
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) await archive.add(`mails/${entry.name}`, createReadStream(join(folder, entry.name)))
}

/**
 * Writes one archive of everything that a restored product needs: the database as it is at one moment, its files, the
 * mails that were kept, the server's secret. People may go on working.
 */
export async function backUp(backing: Backing): Promise<Backed> {
  const { client, config, path, now } = backing
  const archive = writeArchive(path)
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query<{ name: string; hash: string }>(
      `select name, hash from schema_migration where name like '2%' order by name`,
    )
    const tables = await keepTables(client, archive)
    const sequences = await sequencesOf(client)
    const { kept, missing } = await keepFiles(backing, archive)
    await client.query('commit')
    await keepMails(config.dataDir, archive)
    await archive.add('secret.key', Readable.from([secretKeyOf(config)]))
    await archive.finish({ format, at: now.toISOString(), migrations, tables, sequences, missing })
    return { rows: tables.reduce((sum, table) => sum + table.rows, 0), files: kept, missing }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}
