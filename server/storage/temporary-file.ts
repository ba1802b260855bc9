import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface TemporaryFile {
  path: string
  remove: () => Promise<void>
}

/** A path of one's own for the time of some work; nothing is there yet. */
export function temporaryFile(ending = ''): TemporaryFile {
  const path = join(tmpdir(), `portail-${randomUUID()}${ending}`)
  return { path, remove: () => rm(path, { force: true }) }
}
