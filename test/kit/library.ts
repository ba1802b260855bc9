import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { library } from '../../examples/library/server'
import { parseConfig } from '../../server/config'
import { prepare } from '../../server/prepare'
import { createFileStore } from '../../server/storage/create-file-store'
import { emptyDatabase } from './database'
import { openApp, type TestApp } from './open-app'

export const librarianEmail = 'anne@library.example'

/** The library on a database of its own, made of its declarations and filled with its first rows. */
export async function openLibrary(): Promise<TestApp> {
  const database = await emptyDatabase()
  const config = parseConfig({ DATA_DIR: mkdtempSync(`${tmpdir()}/library-`) })
  const files = createFileStore(config)
  await prepare(library, { config, files, url: database.url, say: () => undefined })
  return openApp({}, undefined, { application: library, given: database })
}
