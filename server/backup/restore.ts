import { createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { Config } from '../config'
import { migrationFiles } from '../database/migration-file'
import type { FileStore } from '../storage/file-store'
import { temporaryFile } from '../storage/temporary-file'
import { readArchive, verifyArchive } from './archive'
import { format } from './backup'
import { BackupError } from './backup-error'
import { filling, type KeptTable, load, type Sequences } from './tables'

export interface Restoring {
  /** The owner's connection. */
  client: pg.Client
  files: FileStore
  config: Config
  path: string
  now: Date
  /** Brings an empty database to these migrations, and no further. */
  migrateTo: (names: ReadonlySet<string>) => Promise<void>
  /** Whether what the database holds may go. */
  replace: boolean
}

export interface Restored {
  rows: number
  files: number
  /** When the backup was made. */
  at: string
  /** Mails that were waiting then: they leave at the next start, a second time where they had left meanwhile. */
  waiting: number
}

interface Manifest {
  at: string
  migrations: { name: string; hash: string }[]
  tables: (KeptTable & { rows: number })[]
  sequences: Sequences
}

async function manifestOf(path: string): Promise<Manifest> {
  const manifest = await verifyArchive(path)
  if (manifest.format !== format)
    throw new BackupError(`${path} n'est pas une sauvegarde que cette version sait lire.`)
  const known = new Set((await migrationFiles()).map(({ name }) => name))
  const read = manifest as unknown as Manifest
  const newer = read.migrations.find(({ name }) => !known.has(name))
  if (newer)
    throw new BackupError(
      `Cette sauvegarde vient d'une version plus récente du produit (${newer.name}) : installez-la d'abord.`,
    )
  return read
}

const has = async (client: pg.Client, sql: string) => ((await client.query(sql)).rowCount ?? 0) > 0

/** Refuses to write over people's work, or under their feet. */
async function makeRoom({ client, replace }: Restoring): Promise<void> {
  const working = `select 1 from pg_stat_activity where datname = current_database() and application_name like 'portail%' and pid <> pg_backend_pid()`
  if (await has(client, working))
    throw new BackupError(
      'Le produit tourne encore sur cette base de données : arrêtez-le avant de restaurer.',
    )
  const filled = `select 1 from pg_class where relnamespace = 'public'::regnamespace and relname = 'user' and relkind = 'r'`
  if (!(await has(client, filled))) return
  if (!replace && (await has(client, 'select 1 from "user" limit 1')))
    throw new BackupError(
      "Cette base de données contient déjà des comptes : ajoutez --replace pour remplacer tout ce qu'elle contient.",
    )
  await client.query(
    'drop schema public cascade; create schema public; grant usage on schema public to public',
  )
}

/** Everybody signs in again: what was signed in then may have been signed out, or stolen, since. */
async function endSessions(client: pg.Client, now: Date): Promise<void> {
  await client.query('delete from token')
  for (const table of ['api_key', 'push_message', 'push_device'])
    await client.query(
      `do $$ begin if to_regclass('${table}') is not null then delete from ${table}; end if; end $$`,
    )
  await client.query(`update session set ended_at = $1, ended_by = 'logout' where ended_at is null`, [now])
}

async function loadTables(restoring: Restoring, { tables, sequences }: Manifest): Promise<void> {
  const { client, path, now } = restoring
  const byName = new Map(tables.map((table) => [`tables/${table.name}`, table]))
  await client.query('begin')
  try {
    await filling(client, sequences, async () => {
      await readArchive(path, async (name, content) => {
        const table = byName.get(name)
        if (table) await load(client, table, content)
      })
      await endSessions(client, now)
    })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function putFile(files: FileStore, key: string, content: Readable): Promise<void> {
  const source = temporaryFile()
  try {
    await pipeline(content, createWriteStream(source.path, { mode: 0o600 }))
    await files.put(key, source.path)
  } finally {
    await source.remove()
  }
}

/** The secret of the server that was backed up, unless the configuration gives one: prints made with it stay good. */
async function keepSecret({ dataDir, secretKey }: Config, content: Readable): Promise<void> {
  const secret = await text(content)
  if (secretKey) return
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, 'secret.key'), `${secret}\n`, { mode: 0o600 })
}

async function putMail({ dataDir }: Config, name: string, content: Readable): Promise<void> {
  const folder = join(dataDir, 'mails')
  const target = join(folder, name.replaceAll('/', '_'))
  mkdirSync(folder, { recursive: true })
  if (!existsSync(target)) await pipeline(content, createWriteStream(target, { mode: 0o600 }))
}

async function putRest({ path, files, config }: Restoring): Promise<number> {
  let count = 0
  await readArchive(path, async (name, content) => {
    const [room, ...rest] = name.split('/')
    if (name === 'secret.key') await keepSecret(config, content)
    else if (room === 'mails') await putMail(config, rest.join('/'), content)
    else if (room === 'files') {
      await putFile(files, rest.join('/'), content)
      count += 1
    }
  })
  return count
}

/**
 * Brings back everything that an archive holds, after its checksums were held against every byte: the tables in one
 * transaction, then files, kept mails and the server's secret. All sessions and links of mails are over.
 */
export async function restore(restoring: Restoring): Promise<Restored> {
  const { client, path, migrateTo } = restoring
  const manifest = await manifestOf(path)
  await makeRoom(restoring)
  await migrateTo(new Set(manifest.migrations.map(({ name }) => name)))
  await loadTables(restoring, manifest)
  const files = await putRest(restoring)
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from email_outbox where state = 'queued'`,
  )
  const total = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows: total, files, at: manifest.at, waiting: rows[0]?.n ?? 0 }
}
