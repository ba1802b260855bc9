import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type FileStore, safeKey } from './file-store'

const isMissing = (error: unknown) =>
  error !== null && typeof error === 'object' && 'code' in error && error.code === 'ENOENT'

/** Makes what was written survive a power cut. */
async function sync(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** A copy beside the place, synced, then renamed into it: nobody ever sees half a file. */
async function place(source: string, target: string) {
  const beside = `${target}.${randomUUID()}.part`
  await mkdir(dirname(target), { recursive: true })
  try {
    await copyFile(source, beside)
    await sync(beside)
    await rename(beside, target)
    await sync(dirname(target)).catch(() => undefined)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/** Keeps files in a folder. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...safeKey(key).split('/'))
  return {
    put: (key, source) => place(source, pathOf(key)),
    async get(key) {
      try {
        const handle = await open(pathOf(key), 'r')
        return handle.createReadStream()
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    has: (key) =>
      stat(pathOf(key)).then(
        () => true,
        (error) => {
          if (isMissing(error)) return false
          throw error
        },
      ),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(under) {
      const found = await readdir(pathOf(under), { withFileTypes: true, recursive: true }).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const entry of found) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const facts = await stat(path).catch(() => undefined)
        const key = relative(folder, path).split(sep).join('/')
        if (facts) yield { key, written: facts.mtime }
      }
    },
  }
}
