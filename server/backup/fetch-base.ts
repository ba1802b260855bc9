import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import type { FileStore } from '../storage/file-store'
import { temporaryFile } from '../storage/temporary-file'
import { decrypted, passing } from './age'
import { BackupError } from './backup-error'
import { type Base, nextSegment, partKey, sumOf, walKey } from './place'

const damaged = (what: string) => new BackupError(`La sauvegarde est abîmée : ${what} n'a plus son contenu.`)

/** The bytes of a base, each part held against its checksum before any of it is given. */
async function* partsOf(place: FileStore, base: Base): AsyncGenerator<Buffer> {
  for (const [number, { sha256 }] of base.parts.entries()) {
    const key = partKey(base, number)
    const content = await place.get(key)
    if (!content) throw new BackupError(`La sauvegarde est incomplète : ${key} manque.`)
    const file = temporaryFile()
    const hash = createHash('sha256')
    try {
      await pipeline(
        content,
        passing((chunk) => hash.update(chunk)),
        createWriteStream(file.path),
      )
      if (hash.digest('hex') !== sha256) throw damaged(key)
      yield await readFile(file.path)
    } finally {
      await file.remove()
    }
  }
}

/** Unpacks a base into an empty folder. */
export async function unpackBase(
  { place, base, keyFile }: { place: FileStore; base: Base; keyFile?: string },
  folder: string,
): Promise<void> {
  const plain = await decrypted(Readable.from(partsOf(place, base)), keyFile)
  const entries = extract()
  const reading = pipeline(plain, createGunzip(), entries)
  reading.catch(() => undefined)
  for await (const entry of entries) {
    const { name, type } = entry.header
    if (name.split('/').includes('..')) throw damaged(name)
    const path = join(folder, name)
    if (type === 'directory') await mkdir(path, { recursive: true, mode: 0o700 })
    else await pipeline(Readable.from(entry), createWriteStream(path, { mode: 0o600 }))
    entry.resume()
  }
  await reading
}

/** Fetches every segment from a base's first on into a folder, each held against its checksum; answers the last one's name. */
export async function fetchWal(
  { place, base, keyFile }: { place: FileStore; base: Base; keyFile?: string },
  folder: string,
): Promise<string> {
  let [segment, last] = [base.start, '']
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (;;) {
    const sum = await sumOf(place, segment)
    const content = sum && (await place.get(walKey(segment)))
    if (!content) break
    const packed = await buffer(content)
    if (createHash('sha256').update(packed).digest('hex') !== sum) throw damaged(walKey(segment))
    const plain = gunzipSync(await buffer(await decrypted(Readable.from([packed]), keyFile)))
    await pipeline(Readable.from([plain]), createWriteStream(join(folder, segment), { mode: 0o600 }))
    last = segment
    segment = nextSegment(segment)
  }
  if (last >= base.stop) return last
  throw new BackupError(`Le journal des écritures est incomplet : ${segment} manque.`)
}
