import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedError } from './embedded-error'
import { isAlive, processSpace, startedAt, until } from './embedded-process'

type Owner = { pid: number; started?: string; host: string; space: string; token: string }
export type FolderLock = { release(): void }

const beat = 2_000
const longSilence = 60_000

const self = (): Owner => ({
  pid: process.pid,
  started: startedAt(process.pid),
  host: hostname(),
  space: processSpace(),
  token: randomUUID(),
})

function isOwner(value: unknown): value is Owner {
  return typeof value === 'object' && value !== null && 'pid' in value && 'token' in value && 'space' in value
}

function readOwner(path: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isOwner(value) ? value : undefined
  } catch {
    return undefined
  }
}

const touchedAt = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** Another machine or container: its process cannot be looked at, only the beat it leaves on the file. */
async function isBeating(path: string): Promise<boolean> {
  const seen = touchedAt(path)
  if (Date.now() - seen > longSilence) return false
  return until(() => touchedAt(path) !== seen, 3 * beat)
}

async function isHeld(path: string, owner: Owner): Promise<boolean> {
  if (owner.host !== hostname() || owner.space !== processSpace()) return isBeating(path)
  if (!isAlive(owner.pid)) return false
  const started = startedAt(owner.pid)
  return owner.started === undefined || started === undefined || owner.started === started
}

function inUse(dataDir: string, owner: Owner): EmbeddedError {
  const where = owner.host === hostname() ? '' : ` sur ${owner.host}`
  return new EmbeddedError(
    `Le dossier de données ${dataDir} est déjà utilisé par un autre Portail Achats (processus ${owner.pid}${where}).`,
  )
}

function create(path: string, owner: Owner): boolean {
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Takes a dead owner's file away; when a new owner came in between, its file is given back. */
function removeStale(path: string, stale: Owner | undefined): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readOwner(aside)
  if (moved && moved.token !== stale?.token && !existsSync(path)) renameSync(aside, path)
  else rmSync(aside, { force: true })
}

function hold(path: string, mine: Owner): FolderLock {
  const keepBeating = setInterval(() => {
    if (existsSync(path)) utimesSync(path, new Date(), new Date())
  }, beat).unref()
  return {
    release() {
      clearInterval(keepBeating)
      if (readOwner(path)?.token === mine.token) rmSync(path, { force: true })
    },
  }
}

/** Reserves the data folder for this process; a dead owner's reservation is taken over. */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const path = join(dataDir, 'portail.lock')
  const mine = self()
  for (let tries = 0; tries < 5; tries += 1) {
    if (create(path, mine)) return hold(path, mine)
    let owner = readOwner(path)
    if (!owner) {
      await sleep(200)
      owner = readOwner(path)
    }
    if (owner && (await isHeld(path, owner))) throw inUse(dataDir, owner)
    removeStale(path, owner)
  }
  throw new EmbeddedError(
    `Le dossier de données ${dataDir} est disputé par plusieurs démarrages : réessayez.`,
  )
}
