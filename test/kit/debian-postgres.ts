import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chooseUser } from '../../server/database/embedded-user'
import { eventually, freePort } from './product'

const execute = promisify(execFile)

/** The oldest PostgreSQL that the product runs on: the one that Debian 12 brings. */
export const debianVersion = 15

const programs = `/usr/lib/postgresql/${debianVersion}/bin`

/** Whether Debian's package is installed; `npm run test:postgres15` and `.ci/run` install it. */
export const hasDebianPostgres = (): boolean => existsSync(join(programs, 'initdb'))

/** A PostgreSQL of Debian's package in a folder of its own, on 127.0.0.1. */
export interface DebianServer {
  folder: string
  port: number
  /** Its address, as its superuser. */
  url: string
  start: () => Promise<void>
  /** Ends at once, as a machine that loses power. */
  kill: () => Promise<void>
  /** Runs one of PostgreSQL's programs as the user that the server runs as. */
  run: (program: string, ...args: string[]) => Promise<string>
  stop: () => Promise<void>
}

const superuser = { name: 'portail', password: 'essai-seulement' }

/** A database server whose folder `fill` makes: an empty one, or the copy of another. */
export async function debianServer(
  settings: Record<string, string> = {},
  fill: (server: DebianServer) => Promise<void> = initialise,
): Promise<DebianServer> {
  const parent = mkdtempSync(join(tmpdir(), 'portail-debian-'))
  const user = chooseUser(parent)
  if (user) chownSync(parent, user.uid, user.gid)
  const [folder, port] = [join(parent, 'data'), await freePort()]
  const options = { ...user, cwd: parent, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  const run = async (program: string, ...args: string[]) =>
    (await execute(join(programs, program), args, options)).stdout
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: parent,
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = `postgresql://${superuser.name}:${superuser.password}@127.0.0.1:${port}/postgres`
  let postmaster: ChildProcess | undefined
  let ended: Promise<unknown> = Promise.resolve()
  const answers = () =>
    run('pg_isready', '-q', '-h', '127.0.0.1', '-p', String(port)).then(
      () => true,
      () => false,
    )
  const signal = async (name: NodeJS.Signals) => {
    postmaster?.kill(name)
    await ended
    postmaster = undefined
  }
  const server: DebianServer = {
    folder,
    port,
    url,
    run,
    start: async () => {
      const child = spawn(join(programs, 'postgres'), ['-D', folder, ...flags], {
        ...options,
        stdio: 'ignore',
      })
      ended = new Promise((done) => child.once('exit', done))
      postmaster = child
      if (!(await eventually(answers, 30_000))) throw new Error(`PostgreSQL ${debianVersion} does not start`)
    },
    kill: () => signal('SIGKILL'),
    stop: async () => {
      await signal('SIGINT')
      rmSync(parent, { recursive: true, force: true })
    },
  }
  await fill(server)
  await server.start()
  return server
}

async function initialise({ folder, run }: DebianServer): Promise<void> {
  const password = `${folder}.password`
  writeFileSync(password, superuser.password, { mode: 0o644 })
  const who = ['--username', superuser.name, '--pwfile', password, '--auth', 'scram-sha-256']
  await run('initdb', '-D', folder, ...who, '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync')
  rmSync(password)
}

/** A server that forgets what a power cut takes: for tests only. */
export const disposable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', jit: 'off' }
