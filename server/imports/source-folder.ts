import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, mkdir, readdir, realpath, rename, stat } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import { parisWall } from '../../resources/schema/paris-time'
import { sheetKindOf } from '../../resources/schema/sheet-files'
import { workbookLimits } from '../spreadsheet/limits'

/** Files of one passage. */
const most = 20
/** Milliseconds for which a file has been left alone before it is read: it may still be written. */
const settled = 60_000

/** A folder under the root, with links followed: undefined when it is not there, or leads out of it. */
export async function folderUnder(root: string, folder: string): Promise<string | undefined> {
  try {
    const [base, found] = [await realpath(root), await realpath(join(root, folder))]
    const isInside = found.startsWith(base + sep)
    return isInside && (await stat(found)).isDirectory() ? found : undefined
  } catch {
    return undefined
  }
}

/** Whether a file is one to import: a .txt beside the others is somebody's note. */
const isAwaited = (name: string) =>
  !name.startsWith('.') && !/\.txt$/i.test(name) && sheetKindOf(name) !== undefined

/** The files of rows that wait in a folder, by name: ordinary files alone, no link; and those that may still be written. */
export async function waitingFiles(folder: string, now: Date): Promise<{ ready: string[]; fresh: string[] }> {
  const [ready, fresh]: [string[], string[]] = [[], []]
  for (const name of (await readdir(folder)).sort()) {
    if (!isAwaited(name)) continue
    const facts = await lstat(join(folder, name))
    if (!facts.isFile() || facts.size > workbookLimits.file) continue
    const isReady = now.getTime() - facts.mtimeMs > settled
    if (isReady) ready.push(name)
    else fresh.push(name)
  }
  return { ready: ready.slice(0, most), fresh: fresh.slice(0, most) }
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

const stamped = (name: string, now: Date): string => {
  const ending = extname(name)
  const stamp = parisWall(now.toISOString()).replaceAll(':', '').replace('T', ' ')
  return `${basename(name, ending)} ${stamp}${ending}`
}

/** Puts a read file away; its name says when, so that none takes the place of another. */
export async function putAway(
  folder: string,
  name: string,
  { to, now }: { to: 'done' | 'refused'; now: Date },
): Promise<string> {
  const place = join(folder, to)
  await mkdir(place, { recursive: true })
  const kept = join(place, stamped(name, now))
  await rename(join(folder, name), kept)
  return kept
}
