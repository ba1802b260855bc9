import { randomUUID } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TemporaryFile {
  path: string
  remove: () => Promise<void>
}

/** An empty file of one's own for the time of some work: nobody else on the machine may read what is written into it. */
export function temporaryFile(ending = ''): TemporaryFile {
  const path = join(tmpdir(), `portail-${randomUUID()}${ending}`)
  closeSync(openSync(path, 'wx', 0o600))
  return { path, remove: () => rm(path, { force: true }) }
}
