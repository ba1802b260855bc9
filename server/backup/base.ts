import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { pack } from 'tar-stream'
import { journalEnd } from '../api/journal-end'
import type { Config } from '../config'
import { asClient, txOf } from '../database/migrate'
import { keyIdOf, secretKeyOf } from '../secret-key'
import type { FileStore } from '../storage/file-store'
import { temporaryFile } from '../storage/temporary-file'
import { encrypted } from './age'
import { forgetOld } from './forget-old'
import { type Base, changeIndex, partKey, timelineOf } from './place'
import { addCluster } from './tar-cluster'

export interface BaseBacking {
  /** The owner's address: PostgreSQL backs up for a superuser alone. */
  url: string
  config: Config
  place: FileStore
  now: () => Date
}

/** Bytes of one part: a store of S3 takes each in one exchange. */
const partSize = 128 * 1024 * 1024

/** Cuts a stream into parts of the place; answers their checksums. */
async function putParts(source: Readable, place: FileStore, id: string): Promise<Base['parts']> {
  const parts: Base['parts'] = []
  let open: { file: ReturnType<typeof temporaryFile>; out: ReturnType<typeof createWriteStream> } | undefined
  let [hash, bytes] = [createHash('sha256'), 0]
  const close = async () => {
    if (!open) return
    const { file, out } = open
    open = undefined
    out.end()
    await once(out, 'close')
    await place.put(partKey({ id }, parts.length), file.path).finally(file.remove)
    parts.push({ bytes, sha256: hash.digest('hex') })
    ;[hash, bytes] = [createHash('sha256'), 0]
  }
  for await (const chunk of source) {
    if (!open) {
      const file = temporaryFile()
      open = { file, out: createWriteStream(file.path) }
    }
    hash.update(chunk)
    bytes += chunk.length
    if (!open.out.write(chunk)) await once(open.out, 'drain')
    if (bytes >= partSize) await close()
  }
  await close()
  return parts
}

interface Stopped {
  labelfile: string
  spcmapfile: string
  stop: string
}

const stopSql = `select s.labelfile, s.spcmapfile, pg_walfile_name(s.lsn) as stop from pg_backup_stop(wait_for_archive => true) s`

/** Streams the cluster between `pg_backup_start` and `pg_backup_stop`, on one connection; its label comes last. */
async function stream(
  client: pg.Client,
  { config, place }: BaseBacking,
  id: string,
): Promise<Stopped & Pick<Base, 'parts'>> {
  await client.query('select pg_backup_start($1, fast => true)', [id])
  const archive = pack()
  const packed = archive.pipe(createGzip({ level: 1 }))
  archive.once('error', (error) => packed.destroy(error))
  const fill = async (): Promise<Stopped> => {
    try {
      await addCluster(archive, join(resolve(config.dataDir), 'postgres'))
      const { rows } = await client.query<Stopped>(stopSql)
      const [stopped] = rows
      if (!stopped) throw new Error('pg_backup_stop answered nothing')
      archive.entry({ name: 'backup_label', mode: 0o600 }, stopped.labelfile)
      if (stopped.spcmapfile) archive.entry({ name: 'tablespace_map', mode: 0o600 }, stopped.spcmapfile)
      archive.finalize()
      return stopped
    } catch (error) {
      archive.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    }
  }
  const put = encrypted(packed, config.backupPublicKey).then((bytes) => putParts(bytes, place, id))
  const [stopped, parts] = await Promise.all([fill(), put])
  return { ...stopped, parts }
}

const systemSql = 'select system_identifier::text as system from pg_control_system()'

/** Makes a base backup of the embedded server while people work, then forgets those that are too many. */
export async function makeBase(backing: BaseBacking): Promise<Base> {
  const { url, config, place, now } = backing
  const id = now().toISOString().replace(/\D/g, '').slice(0, 17)
  const base = await asClient(url, async (client) => {
    const { rows } = await client.query<{ system: string }>(systemSql)
    const { labelfile, stop, parts } = await stream(client, backing, id)
    const [, start = ''] = /START WAL LOCATION: \S+ \(file (\w{24})\)/.exec(labelfile) ?? []
    const { rows: moments } = await client.query<{ at: Date | string }>('select clock_timestamp() as at')
    const at = new Date(moments[0]?.at ?? now()).toISOString()
    const made = { id, at, timeline: timelineOf(start), start, stop, system: rows[0]?.system ?? '', parts }
    return { ...made, secret: keyIdOf(secretKeyOf(config)), ...(await journalEnd(txOf(client))) }
  })
  await changeIndex(backing, async (index) => {
    index.bases.push(base)
    index.firstSegment[base.timeline] ??= base.start
    await forgetOld({ place, index }, now())
  })
  return base
}
