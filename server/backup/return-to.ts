import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Config } from '../config'
import { type Recovered, recoverCluster } from '../database/embedded-recovery'
import { inTransaction } from '../database/in-transaction'
import { txOf } from '../database/migrate'
import type { FileStore } from '../storage/file-store'
import { closeOpenings } from './after-return'
import { BackupError } from './backup-error'
import { fetchWal, unpackBase } from './fetch-base'
import { needSecret } from './need-secret'
import { type Base, readIndex } from './place'

export interface Returning {
  config: Config
  place: FileStore
  /** The moment; the last that was shipped unless told. */
  at?: Date
  /** A restore point of PostgreSQL instead of a moment: for the drill. */
  point?: string
  keyFile?: string
  withoutSecret?: boolean
  now: Date
}

/** The newest base that was whole at the moment. */
async function baseFor({ place, at }: Returning): Promise<Base> {
  const { bases } = await readIndex(place)
  const found = bases
    .filter((base) => !at || base.at <= at.toISOString())
    .sort((a, b) => a.at.localeCompare(b.at))
  const base = found.at(-1)
  if (base) return base
  const first = bases.map(({ at: moment }) => moment).sort()[0]
  throw new BackupError(
    first
      ? `Aucune sauvegarde complète avant ce moment : la plus ancienne est du ${first}.`
      : 'Ce dossier de sauvegarde ne contient aucune sauvegarde complète.',
  )
}

/** What PostgreSQL is told to recover to; WAL comes from a folder inside its own. */
function recoverySettings({ at, point }: Returning): Record<string, string> {
  return {
    restore_command: 'cp wal-restore/%f %p',
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    ...(at ? { recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
    ...(point ? { recovery_target_name: point } : {}),
  }
}

/** Gives everything of a folder to the user that runs PostgreSQL. */
async function handOver(path: string, user: { uid: number; gid: number } | undefined): Promise<void> {
  if (!user) return
  await chown(path, user.uid, user.gid)
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) await handOver(inner, user)
    else await chown(inner, user.uid, user.gid)
  }
}

export interface Returned {
  base: Base
  folder: string
  /** The last segment that was there. */
  last: string
}

/**
 * Recovers the cluster into `<dataDir>/postgres`, where none may stand: base, WAL up to the moment, promoted, with another password
 * for its superuser. `lastly` sees the recovered database, as its owner, before anybody else.
 */
export async function returnTo(
  returning: Returning,
  lastly: (recovered: Recovered) => Promise<void> = async () => undefined,
): Promise<Returned> {
  const { config, now } = returning
  const target = join(resolve(config.dataDir), 'postgres')
  if (existsSync(target))
    throw new BackupError(`${target} existe déjà : on restaure dans un dossier de données vide (DATA_DIR).`)
  const base = await baseFor(returning)
  if (!returning.withoutSecret) needSecret(config, base.secret)
  const folder = `${target}.new`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await unpackBase({ ...returning, base }, folder)
  const last = await fetchWal({ ...returning, base }, join(folder, 'wal-restore'))
  await writeFile(join(folder, 'recovery.signal'), '')
  const password = randomBytes(24).toString('base64url')
  await writeFile(join(folder, 'portail-password'), password, { mode: 0o600 })
  await recoverCluster(
    { folder, settings: recoverySettings(returning), password, handOver },
    async (recovered) => {
      const client = new pg.Client({ connectionString: recovered.url })
      await client.connect()
      const tx = txOf(client)
      const moment = returning.at?.toISOString() ?? 'dernier état sauvegardé'
      await inTransaction(tx, () => closeOpenings(tx, now, `Retour : ${moment} (base ${base.id})`)).finally(
        () => client.end(),
      )
      await lastly(recovered)
    },
  )
  await rm(join(folder, 'wal-restore'), { recursive: true, force: true })
  await rename(folder, target)
  return { base, folder: target, last }
}
