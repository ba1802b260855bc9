import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Config } from '../config'
import type { FileStore } from '../storage/file-store'
import { temporaryFile } from '../storage/temporary-file'
import { encrypted, passing } from './age'
import { putText, spoolOf, walKey, walSumKey } from './place'

const isWhole = (name: string) => /^[0-9A-F]{24}$/.test(name)

/** The finished segments that wait to be shipped, the oldest first. */
export async function waitingSegments(dataDir: string): Promise<string[]> {
  const spool = spoolOf(dataDir)
  return existsSync(spool) ? (await readdir(spool)).filter(isWhole).sort() : []
}

/** Seconds since the oldest segment that is not shipped was finished; 0 when all are. */
export async function walLag(dataDir: string, now: Date): Promise<number> {
  const [oldest] = await waitingSegments(dataDir)
  if (!oldest) return 0
  const { mtimeMs } = await stat(join(spoolOf(dataDir), oldest))
  return Math.max(0, (now.getTime() - mtimeMs) / 1000)
}

/** PostgreSQL archives notes of backups and timelines beside: the index knows what they say. */
async function forgetNotes(dataDir: string): Promise<void> {
  const spool = spoolOf(dataDir)
  if (!existsSync(spool)) return
  for (const name of await readdir(spool))
    if (/\.(backup|history)$/.test(name)) await rm(join(spool, name), { force: true })
}

async function shipOne(config: Config, place: FileStore, segment: string): Promise<void> {
  const source = join(spoolOf(config.dataDir), segment)
  const packed = temporaryFile()
  const hash = createHash('sha256')
  try {
    const zipped = createReadStream(source).pipe(createGzip())
    const sealed = await encrypted(zipped, config.backupPublicKey)
    await pipeline(
      sealed,
      passing((chunk) => hash.update(chunk)),
      createWriteStream(packed.path),
    )
    await place.put(walKey(segment), packed.path)
    await putText(place, walSumKey(segment), hash.digest('hex'))
  } finally {
    await packed.remove()
  }
  await rm(source)
}

/** Ships what waits, in order, each segment with its checksum; what has been shipped leaves the spool. Answers how many. */
export async function shipWal(config: Config, place: FileStore): Promise<number> {
  await forgetNotes(config.dataDir)
  const segments = (await waitingSegments(config.dataDir)).slice(0, 64)
  for (const segment of segments) await shipOne(config, place, segment)
  return segments.length
}
