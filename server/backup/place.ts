import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Config } from '../config'
import { asOwner } from '../database/migrate'
import { diskStore } from '../storage/disk-store'
import type { FileStore } from '../storage/file-store'
import { s3Store } from '../storage/s3-store'
import { temporaryFile } from '../storage/temporary-file'
import { BackupError } from './backup-error'

/** A base backup as the index keeps it. */
export interface Base {
  id: string
  /** When it was whole: moments from then on can be returned to. */
  at: string
  timeline: number
  /** The first and the last WAL segment that it needs. */
  start: string
  stop: string
  /** PostgreSQL's own id of the cluster. */
  system: string
  /** The id of the secret that sealed what is sealed. */
  secret: string
  /** The last seal of the security journal before it was whole: `npm run journal:verify -- <hash>` finds it in the chain. */
  journal?: string
  parts: { bytes: number; sha256: string }[]
}

/** What a place of backups holds; written whole at each change. */
export interface Index {
  bases: Base[]
  /** The oldest segment that is kept, by timeline. */
  firstSegment: Record<string, string>
  /** Files that went along: null while the database names them, else since when it does not. */
  files: Record<string, string | null>
}

const indexKey = 'index.json'

/** Where backups go: a folder, or a bucket by `BACKUP_S3_URL`. */
export function placeOf({ backupDir, backupS3 }: Pick<Config, 'backupDir' | 'backupS3'>): FileStore {
  if (!backupDir) throw new BackupError('BACKUP_DIR manque : aucun dossier de sauvegarde.')
  if (!backupDir.startsWith('s3://')) return diskStore(resolve(backupDir))
  if (!backupS3) throw new BackupError('BACKUP_DIR en s3:// demande BACKUP_S3_URL, _KEY et _SECRET.')
  return s3Store({ ...backupS3, url: `${backupS3.url}/${backupDir.slice('s3://'.length)}` })
}

/** The content of a key as text; undefined where there is none. */
async function readText(place: FileStore, key: string): Promise<string | undefined> {
  const content = await place.get(key)
  return content && text(content)
}

export async function putText(place: FileStore, key: string, content: string): Promise<void> {
  const draft = temporaryFile()
  try {
    await writeFile(draft.path, content)
    await place.put(key, draft.path)
  } finally {
    await draft.remove()
  }
}

export async function readIndex(place: FileStore): Promise<Index> {
  const known = await readText(place, indexKey)
  return known ? JSON.parse(known) : { bases: [], firstSegment: {}, files: {} }
}

/** The embedded server's own lock: whoever writes the index, in this process or another, is alone meanwhile. */
const lockSql = 'select pg_advisory_lock(727, 11)'

/**
 * The one writer of the index: reads it, has it changed and writes it whole, one at a time. What is removed from the place is removed inside.
 */
export async function changeIndex(
  { url, place }: { url: string; place: FileStore },
  change: (index: Index) => Promise<void> | void,
): Promise<void> {
  await asOwner(url, async (tx) => {
    await tx.query(lockSql)
    const index = await readIndex(place)
    const before = JSON.stringify(index)
    await change(index)
    const after = JSON.stringify(index)
    if (after !== before) await putText(place, indexKey, after)
  })
}

export const partKey = ({ id }: Pick<Base, 'id'>, number: number): string => `base/${id}/part-${number}`
export const walKey = (segment: string): string => `wal/${segment}`
export const walSumKey = (segment: string): string => `wal/${segment}.sha256`
export const fileKey = (key: string): string => `files/${key}`

/** The checksum that a segment was shipped with; undefined of one that was not shipped whole. */
export const sumOf = async (place: FileStore, segment: string): Promise<string | undefined> =>
  (await readText(place, walSumKey(segment)))?.trim()

/** Segments of 16 MB: 256 of them a log file. `000000010000000000000009` → `…0A`. */
export function nextSegment(segment: string): string {
  const [timeline, log, part] = [segment.slice(0, 8), segment.slice(8, 16), segment.slice(16)]
  const number = Number.parseInt(log, 16) * 256 + Number.parseInt(part, 16) + 1
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')
  return `${timeline}${hex(Math.floor(number / 256))}${hex(number % 256)}`
}

export const timelineOf = (segment: string): number => Number.parseInt(segment.slice(0, 8), 16)

/** Where PostgreSQL puts finished segments, inside its own folder: the user that runs it may be let in nowhere else. */
export const spoolFolder = 'wal-spool'
export const spoolOf = (dataDir: string): string => join(resolve(dataDir), 'postgres', spoolFolder)
