import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Tx } from '../database/tx'
import type { FileStore } from '../storage/file-store'
import { temporaryFile } from '../storage/temporary-file'
import { namedFiles } from './backup'
import { changeIndex, fileKey, readIndex } from './place'

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

/**
 * Copies each file that the database names and the place lacks; notes since when those are named no more. Answers how many were
 * copied. Copied outside the index's lock, noted inside: what another has forgotten meanwhile is copied the next time.
 */
export async function takeFilesAlong(
  { named, files, url, place }: { named: readonly string[]; files: FileStore; url: string; place: FileStore },
  now: Date,
): Promise<number> {
  const { files: known } = await readIndex(place)
  const copied = new Set<string>()
  for (const key of named)
    if (known[key] === undefined && (await copy(files, place, [key, fileKey(key)]))) copied.add(key)
  const names = new Set(named)
  await changeIndex({ url, place }, ({ files: kept }) => {
    for (const key of named) if (copied.has(key) || kept[key] !== undefined) kept[key] = null
    for (const [key, since] of Object.entries(kept))
      if (!names.has(key) && since === null) kept[key] = now.toISOString()
  })
  return copied.size
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
