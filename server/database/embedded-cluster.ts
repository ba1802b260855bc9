import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Binaries } from './embedded-binaries'
import { EmbeddedError } from './embedded-error'
import type { RunAs } from './embedded-user'

/** A folder of PostgreSQL data, who runs its server and with which programs. */
export type Cluster = { folder: string; user: RunAs; binaries: Binaries }

export const superuser = 'portail'
const passwordFile = 'portail-password'
const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }

/**
 * How PostgreSQL is told its folder. The ordinary user that root hands over to may not be allowed through the
 * parents (/root, a private temporary folder); a process started inside the folder does not need them.
 */
const folderArgument = ({ folder, user }: Cluster): string =>
  user && process.platform === 'linux' ? '/proc/self/cwd' : folder

/** The options and arguments that start a program of PostgreSQL on this folder. */
export const launch = (cluster: Cluster) => ({
  args: ['-D', folderArgument(cluster)],
  options: { ...cluster.user, cwd: cluster.folder, env: environment },
})

const handOver = (path: string, user: RunAs): void => {
  if (user) chownSync(path, user.uid, user.gid)
}

const initArguments = (pwfile: string): string[] => [
  ...['--username', superuser, '--pwfile', pwfile, '--auth', 'scram-sha-256'],
  ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
  '--no-instructions',
]

/** Runs `initdb`; it reads the password from an open file, since it may not be allowed on the way to it. */
function runInit(cluster: Cluster, pwfile: string): Promise<void> {
  const { args, options } = launch(cluster)
  const descriptor = openSync(pwfile, 'r')
  const visible = process.platform === 'linux' ? '/proc/self/fd/3' : pwfile
  const child = spawn(cluster.binaries.initdb, [...args, ...initArguments(visible)], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', descriptor],
  })
  closeSync(descriptor)
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  return new Promise((done, fail) => {
    const refuse = (why: string) =>
      fail(new EmbeddedError(`La base de données n'a pas pu être créée : ${why}`))
    child.on('error', (error) => refuse(error.message))
    child.on('close', (code) => (code === 0 ? done() : refuse(errors.trim())))
  })
}

/** Creates the folder of data, whole or not at all: an interrupted creation leaves only a draft, removed here. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const draft = { ...cluster, folder: `${cluster.folder}.new` }
  rmSync(draft.folder, { recursive: true, force: true })
  mkdirSync(draft.folder, { recursive: true, mode: 0o700 })
  handOver(draft.folder, cluster.user)
  const password = `${cluster.folder}.password`
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  handOver(password, cluster.user)
  await runInit(draft, password)
  renameSync(password, join(draft.folder, passwordFile))
  renameSync(draft.folder, cluster.folder)
}

export const clusterExists = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))

/** Refuses data of another major version: PostgreSQL does not read them. */
export function checkVersion({ folder, binaries }: Cluster): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  const expected = binaries.version.split('.')[0]
  if (found === expected) return
  throw new EmbeddedError(
    `Les données de ${dirname(folder)} sont celles de PostgreSQL ${found} et ce Portail Achats apporte PostgreSQL ${expected} : exportez-les avec l'ancienne version avant de continuer.`,
  )
}

/** The superuser's password, kept with the data it opens. */
export function readPassword(folder: string): string {
  const path = join(folder, passwordFile)
  if (existsSync(path)) return readFileSync(path, 'utf8').trim()
  throw new EmbeddedError(`Le mot de passe de la base de données (${path}) a disparu : restaurez ce fichier.`)
}
