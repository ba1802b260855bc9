import type pg from 'pg'
import { journalEnd } from '../api/journal-end'
import type { Config } from '../config'
import { txOf } from '../database/migrate'
import type { Tx } from '../database/tx'
import { keyIdOf, secretKeyOf } from '../secret-key'
import type { FileStore } from '../storage/file-store'
import { type ArchiveWriter, writeArchive } from './archive'
import { keptTables, rowsOf, sequencesOf } from './tables'

/** What an archive of this making says of itself. */
export const format = 'portail-achats 2'

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
  /** The id of the secret that a restore needs. */
  secret: string
}

const keysSql = `
  select 'upload/' || ltrim(path, '/') || '/' || unique_name as key from "file"
  union select stored from import_job where stored is not null
  union select sent from import_job where sent is not null
  union select a->>'stored' from email_outbox, jsonb_array_elements(case when jsonb_typeof(attachments) = 'array' then attachments else '[]' end) a
    where a ? 'stored'
  order by 1`

/** The keys of the store that the database names. */
export const namedFiles = async (tx: Tx): Promise<string[]> =>
  (await tx.query<{ key: string }>(keysSql)).map(({ key }) => key)

/** What was given once to filled databases (`server/seed/grant-later.ts`): a restored one is not given it again. */
const laterSql = `select name, hash from schema_migration where name ~ '^(rights|options|menus) ' order by name`

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

/**
 * Writes one archive of everything that a restored product needs: the database as it is at one moment and its
 * files. It holds no secret: what is sealed stays sealed, and the mails that were kept without SMTP, whose links open something, stay
 * where they are. People may go on working.
 */
export async function backUp(backing: Backing): Promise<Backed> {
  const { client, config, path, now } = backing
  const archive = writeArchive(path, config.backupPublicKey)
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query<{ name: string; hash: string }>(
      `select name, hash from schema_migration where name like '2%' order by name`,
    )
    const { rows: later } = await client.query<{ name: string; hash: string }>(laterSql)
    const tables = await keepTables(client, archive)
    const sequences = await sequencesOf(client)
    const journal = await journalEnd(txOf(client))
    const { kept, missing } = await keepFiles(backing, archive)
    await client.query('commit')
    const secret = keyIdOf(secretKeyOf(config))
    const about = { format, at: now.toISOString(), secret, ...journal }
    await archive.finish({ ...about, migrations, later, tables, sequences, missing })
    return { rows: tables.reduce((sum, table) => sum + table.rows, 0), files: kept, missing, secret }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}
