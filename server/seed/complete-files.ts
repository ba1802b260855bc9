import { writeFile } from 'node:fs/promises'
import { storeKey } from '../api/files/keep-file'
import type { Tx } from '../database/tx'
import type { FileStore } from '../storage/file-store'
import { temporaryFile } from '../storage/temporary-file'
import { helpFiles } from './help-files'
import { noticeFiles } from './notice-files'

async function keep(store: FileStore, key: string, bytes: Buffer): Promise<void> {
  const source = temporaryFile()
  try {
    await writeFile(source.path, bytes, { mode: 0o600 })
    await store.put(key, source.path)
  } finally {
    await source.remove()
  }
}

/**
 * Writes the files of the demonstration that the database names and the store lacks: all of them at the first start, what it
 * left out at the next one. Answers how many it wrote.
 */
export async function completeFiles(tx: Tx, store: FileStore): Promise<number> {
  const rows = await tx.query<{ path: string; unique_name: string }>('select path, unique_name from "file"')
  const named = new Set(rows.map(({ path, unique_name }) => storeKey(path, unique_name)))
  let written = 0
  for (const { key, bytes } of [...helpFiles, ...noticeFiles]) {
    if (!named.has(key) || (await store.has(key))) continue
    await keep(store, key, await bytes())
    written += 1
  }
  return written
}
