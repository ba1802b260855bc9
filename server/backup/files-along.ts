import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Tx } from '../database/tx'
import type { FileStore } from '../storage/file-store'
import { temporaryFile } from '../storage/temporary-file'
import { namedFiles } from './backup'
import { fileKey, readIndex, writeIndex } from './place'

/** Copies one key from a store to another; false where the first has none. */
async function copy(
  from: FileStore,
  to: FileStore,
  [key, target]: readonly [string, string],
): Promise<boolean> {
  const content = await from.get(key)
  if (!content) return false
  const file = temporaryFile()
  try {
    await pipeline(content, createWriteStream(file.path))
    await to.put(target, file.path)
    return true
  } finally {
    await file.remove()
  }
}

/** Copies each file that the database names and the place lacks; notes since when those are named no more. Answers how many were copied. */
export async function takeFilesAlong(
  { named, files, place }: { named: readonly string[]; files: FileStore; place: FileStore },
  now: Date,
): Promise<number> {
  const index = await readIndex(place)
  const known = { ...index.files }
  let copied = 0
  for (const key of named) {
    if (known[key] === undefined) {
      if (!(await copy(files, place, [key, fileKey(key)]))) continue
      copied += 1
    }
    known[key] = null
  }
  const names = new Set(named)
  for (const [key, since] of Object.entries(known))
    if (!names.has(key) && since === null) known[key] = now.toISOString()
  await writeIndex(place, { ...index, files: known })
  return copied
}

/** After a return: each file that the database names and the store lacks comes back; answers those that are nowhere. */
export async function bringFilesBack(
  tx: Tx,
  { files, place }: { files: FileStore; place: FileStore },
): Promise<{ back: number; missing: string[] }> {
  const done = { back: 0, missing: [] as string[] }
  for (const key of await namedFiles(tx)) {
    if (await files.has(key)) continue
    if (await copy(place, files, [fileKey(key), key])) done.back += 1
    else done.missing.push(key)
  }
  return done
}
