import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { Config } from '../config'
import { inTransaction } from '../database/in-transaction'
import { txOf } from '../database/migrate'
import { migrationFiles } from '../database/migration-file'
import type { FileStore } from '../storage/file-store'
import { temporaryFile } from '../storage/temporary-file'
import { closeOpenings } from './after-return'
import { readArchive, verifyArchive } from './archive'
import { format } from './backup'
import { BackupError } from './backup-error'
import { needSecret } from './need-secret'
import { filling, type KeptTable, load, type Sequences } from './tables'
import { keepRights, type TakenAgain, takeAwayAgain } from './taken-away'

/** This one, and the one of before archives went without secrets. */
const formats = [format, 'portail-achats 1']

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
  /** The private key of an encrypted archive. */
  keyFile?: string
  /** Whether the secret that sealed what the archive holds is given up. */
  withoutSecret?: boolean
}

export interface Restored {
  rows: number
  files: number
  /** When the backup was made. */
  at: string
  /** Mails that were waiting then: they wait until sending is resumed. */
  waiting: number
  /** What was taken away after the backup, and stays so. */
  taken: TakenAgain
}

interface Manifest {
  at: string
  /** The id of the secret that sealed what is sealed. */
  secret?: string
  /** What was given once to filled databases. */
  later?: { name: string; hash: string }[]
  migrations: { name: string; hash: string }[]
  tables: (KeptTable & { rows: number })[]
  sequences: Sequences
}

async function manifestOf({ path, keyFile }: Restoring): Promise<Manifest> {
  const manifest = await verifyArchive(path, keyFile)
  if (!formats.includes(String(manifest.format)))
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
  const tx = txOf(client)
  await inTransaction(tx, async () => {
    await keepRights(tx)
    await tx.query('drop schema public cascade; create schema public; grant usage on schema public to public')
  })
}

async function loadTables(
  restoring: Restoring,
  { tables, sequences, later = [], at }: Manifest,
): Promise<TakenAgain> {
  const { client, path, now, keyFile } = restoring
  let taken: TakenAgain = { rights: 0, erased: [] }
  const byName = new Map(tables.map((table) => [`tables/${table.name}`, table]))
  await client.query('begin')
  try {
    await filling(client, sequences, async () => {
      const each = async (name: string, content: Readable) => {
        const table = byName.get(name)
        if (table) await load(client, table, content)
      }
      await readArchive(path, { each, keyFile })
      const tx = txOf(client)
      for (const { name, hash } of later)
        await tx.query('insert into schema_migration (name, hash) values ($1, $2) on conflict do nothing', [
          ...[name, hash],
        ])
      await closeOpenings(tx, now, `Archive du ${at}`)
      taken = await takeAwayAgain(tx, now)
    })
    await client.query('commit')
    return taken
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

async function putFiles({ path, files, keyFile }: Restoring): Promise<number> {
  let count = 0
  const each = async (name: string, content: Readable) => {
    const [room, ...rest] = name.split('/')
    if (room !== 'files') return
    await putFile(files, rest.join('/'), content)
    count += 1
  }
  await readArchive(path, { each, keyFile })
  return count
}

/**
 * Brings back everything that an archive holds, after its checksums were held against every byte: the tables in one
 * transaction, then files. Sessions, keys and links are over, what leaves waits, and no right is given again that was taken away.
 */
export async function restore(restoring: Restoring): Promise<Restored> {
  const { client, migrateTo } = restoring
  const manifest = await manifestOf(restoring)
  if (manifest.secret && !restoring.withoutSecret) needSecret(restoring.config, manifest.secret)
  await makeRoom(restoring)
  await migrateTo(new Set(manifest.migrations.map(({ name }) => name)))
  const taken = await loadTables(restoring, manifest)
  const files = await putFiles(restoring)
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from email_outbox where state = 'queued'`,
  )
  const total = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows: total, files, at: manifest.at, waiting: rows[0]?.n ?? 0, taken }
}
