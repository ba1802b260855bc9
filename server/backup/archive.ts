import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { decrypted, encrypted, passing } from './age'
import { BackupError } from './backup-error'

/** What an archive holds under a name: bytes and their SHA-256. */
export interface Entry {
  name: string
  bytes: number
  sha256: string
}

/** The last entry: what the archive is and the checksums of all others. */
export const manifestName = 'manifest.json'

export interface ArchiveWriter {
  add: (name: string, source: Readable) => Promise<Entry>
  /** Writes the manifest with every entry's checksum and puts the archive in its place, whole. */
  finish: (manifest: Record<string, unknown>) => Promise<void>
  /** Leaves nothing behind. */
  abandon: () => Promise<void>
}

/** Begins an archive (`.tar.gz`, for its owner alone; encrypted where there is a public key). Each entry goes through a file beside it, which says its length. */
export function writeArchive(path: string, publicKey?: string): ArchiveWriter {
  const [draft, beside] = [`${path}.part`, `${path}.entry`]
  const archive = pack()
  const write = async () => {
    const packed = archive.pipe(createGzip())
    archive.once('error', (error) => packed.destroy(error))
    await pipeline(await encrypted(packed, publicKey), createWriteStream(draft, { mode: 0o600 }))
  }
  const written = write()
  written.catch(() => undefined)
  const entries: Entry[] = []
  const put = async (name: string, file: string, bytes: number) => {
    const place = archive.entry({ name, size: bytes, mode: 0o600 })
    await pipeline(createReadStream(file), place)
  }
  const remove = () => Promise.all([rm(draft, { force: true }), rm(beside, { force: true })])
  return {
    add: async (name, source) => {
      const hash = createHash('sha256')
      await pipeline(
        source,
        passing((chunk) => hash.update(chunk)),
        createWriteStream(beside, { mode: 0o600 }),
      )
      const { size } = await stat(beside)
      await put(name, beside, size)
      const entry = { name, bytes: size, sha256: hash.digest('hex') }
      entries.push(entry)
      return entry
    },
    finish: async (manifest) => {
      const body = Buffer.from(JSON.stringify({ ...manifest, entries }, null, 1))
      archive.entry({ name: manifestName, mode: 0o600 }, body)
      archive.finalize()
      await written
      const handle = await open(draft, 'r')
      await handle.sync().finally(() => handle.close())
      await rename(draft, path)
      await rm(beside, { force: true })
    },
    abandon: async () => {
      archive.destroy()
      await written.catch(() => undefined)
      await remove()
    },
  }
}

/** Gives each entry of an archive in its order; what `each` leaves unread is passed over. */
export async function readArchive(
  path: string,
  { each, keyFile }: { each: (name: string, content: Readable) => Promise<void>; keyFile?: string },
): Promise<void> {
  const entries = extract()
  const source = await decrypted(createReadStream(path), keyFile)
  const reading = pipeline(source, createGunzip(), entries)
  reading.catch(() => undefined)
  try {
    for await (const entry of entries) {
      await each(entry.header.name, Readable.from(entry))
      entry.resume()
    }
    await reading
  } catch (error) {
    if (error instanceof BackupError || !isDamage(error)) throw error
    throw new BackupError(`La sauvegarde ${path} est abîmée ou n'en est pas une : ${String(error)}`)
  }
}

const isDamage = (error: unknown): boolean =>
  error instanceof Error &&
  (/^Z_/.test(String(Reflect.get(error, 'code'))) ||
    /tar|end of data|header check|Premature/i.test(error.message))

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'name' in value && 'sha256' in value

/** Reads a whole archive and holds each entry against its checksum; answers its manifest. Nothing is written. */
export async function verifyArchive(path: string, keyFile?: string): Promise<Record<string, unknown>> {
  const found = new Map<string, string>()
  let manifest: Record<string, unknown> | undefined
  const each = async (name: string, content: Readable) => {
    if (name === manifestName) {
      manifest = JSON.parse(await text(content))
      return
    }
    const hash = createHash('sha256')
    for await (const chunk of content) hash.update(chunk)
    found.set(name, hash.digest('hex'))
  }
  await readArchive(path, { each, keyFile })
  if (!manifest) throw new BackupError(`La sauvegarde ${path} est incomplète : il lui manque son sommaire.`)
  const named = Array.isArray(manifest.entries) ? manifest.entries.filter(isEntry) : []
  for (const { name, sha256 } of named)
    if (found.get(name) !== sha256)
      throw new BackupError(`La sauvegarde ${path} est abîmée : « ${name} » n'a plus son contenu.`)
  if (named.length !== found.size)
    throw new BackupError(`La sauvegarde ${path} est abîmée : elle contient autre chose que son sommaire.`)
  return manifest
}
