import { randomUUID } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TemporaryFile {
  path: string
  remove: () => Promise<void>
}

const ours = /^portail-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.\w+)?$/
/** Those that this process works with. */
const inUse = new Set<string>()

/** An empty file of one's own for the time of some work: nobody else on the machine may read what is written into it. */
export function temporaryFile(ending = ''): TemporaryFile {
  const path = join(tmpdir(), `portail-${randomUUID()}${ending}`)
  closeSync(openSync(path, 'wx', 0o600))
  inUse.add(path)
  const remove = async () => {
    await rm(path, { force: true })
    inUse.delete(path)
  }
  return { path, remove }
}

/** Removes what processes that were killed have left: files untouched since a moment, none that this process works with. */
export async function sweepTemporaryFiles(before: Date): Promise<number> {
  let swept = 0
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name)
    if (!ours.test(name) || inUse.has(path)) continue
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile() || found.mtime >= before) continue
    await rm(path, { force: true })
    swept++
  }
  return swept
}
