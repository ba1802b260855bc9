import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, launch } from './embedded-cluster'
import { EmbeddedError } from './embedded-error'
import { isAlive, isPostgresIn, postgresIn, signal, until } from './embedded-process'

export type Postmaster = { child: ChildProcess; exited: Promise<string> }

/** Ends the server (fast shutdown) once its standard input closes: when the product dies, even by SIGKILL. */
const guardScript = 'trap "" INT TERM HUP; read line; kill -INT "$0"'

const noProcess = 2_147_483_646
const maxLog = 10 * 1024 * 1024

const pidFile = (folder: string): string => join(folder, 'postmaster.pid')

/** The lines of the folder's pid file; none without it, also when its server takes it away meanwhile. */
export function readPidFile(folder: string): string[] {
  try {
    return readFileSync(pidFile(folder), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return []
  }
}

/** The id in the folder's own pid file, whoever it belongs to now. */
function recordedPid(folder: string): number | undefined {
  const pid = Number(readPidFile(folder)[0])
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

/** Signals and the milliseconds that each is given: a server is asked to stop; the rest of a dead one has nothing left to save. */
const endings = {
  led: [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ],
  orphaned: [
    ['SIGQUIT', 1_000],
    ['SIGKILL', 5_000],
  ],
} as const

/** Ends what an earlier product left running in the folder: politely where a postmaster leads it, then at once, then by force. */
export async function stopLeftovers(folder: string): Promise<number> {
  const running = () => postgresIn(folder, recordedPid(folder))
  const found = running().length
  const postmaster = recordedPid(folder)
  const isLed = postmaster !== undefined && isPostgresIn(folder, postmaster)
  for (const [name, patience] of isLed ? endings.led : endings.orphaned) {
    if (running().length === 0) break
    for (const pid of isLed && name === 'SIGINT' ? [postmaster] : running()) signal(pid, name)
    await until(() => running().length === 0, patience)
  }
  if (running().length > 0) {
    throw new EmbeddedError(
      `Un ancien serveur PostgreSQL (processus ${running()[0]}) utilise encore ${folder} et ne s'arrête pas.`,
    )
  }
  return found
}

/**
 * PostgreSQL refuses to start when the id in its pid file exists again, even as another program's. The id is
 * replaced and the rest kept, by which it checks that no old process still holds its memory.
 */
export function forgetReusedPid(folder: string): void {
  const pid = recordedPid(folder)
  rmSync(join(folder, '.s.PGSQL.5432.lock'), { force: true })
  if (pid === undefined || !isAlive(pid) || isPostgresIn(folder, pid)) return
  writeFileSync(pidFile(folder), [noProcess, ...readPidFile(folder).slice(1)].join('\n'))
}

function openLog(path: string): number {
  if (existsSync(path) && statSync(path).size > maxLog) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

/** No server outlives its product: a shell waits for the product's end, and goes when the server does. */
function guard(child: ChildProcess): void {
  if (process.platform === 'win32' || child.pid === undefined) return
  const shell = spawn('sh', ['-c', guardScript, String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  })
  shell.on('error', () => undefined)
  shell.stdin?.on('error', () => undefined)
  child.on('exit', () => shell.kill('SIGKILL'))
}

/** Starts the server in a session of its own: a Ctrl-C of the terminal reaches the product only. */
function spawnPostmaster(cluster: Cluster, settings: string[], logPath: string): Postmaster {
  const { args, options } = launch(cluster)
  const log = openLog(logPath)
  const child = spawn(cluster.binaries.postgres, [...args, ...settings], {
    ...options,
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  guard(child)
  const exited = new Promise<string>((done) => {
    child.on('error', (error) => done(error.message))
    child.on('exit', (code, name) => done(name ? `signal ${name}` : `code ${code}`))
  })
  return { child, exited }
}

const isReady = (folder: string, pid: number | undefined): boolean => {
  const lines = readPidFile(folder)
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

const logTail = (path: string): string =>
  readFileSync(path, 'utf8').trimEnd().split('\n').slice(-8).join('\n')

/** Starts the server and waits until it answers; recovery after a crash takes the time it takes. */
export async function startPostmaster(
  cluster: Cluster,
  settings: string[],
  logPath: string,
): Promise<Postmaster> {
  const postmaster = spawnPostmaster(cluster, settings, logPath)
  let ending: string | undefined
  postmaster.exited.then((how) => {
    ending = how
  })
  while (!isReady(cluster.folder, postmaster.child.pid)) {
    if (ending !== undefined) {
      throw new EmbeddedError(`PostgreSQL n'a pas démarré (${ending}) :\n${logTail(logPath)}`)
    }
    await sleep(20)
  }
  return postmaster
}

/** Stops the server: a fast shutdown, then at once when it takes too long. */
export async function stopPostmaster(
  { folder, binaries }: Cluster,
  { child, exited }: Postmaster,
): Promise<void> {
  const pid = child.pid
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') spawnSync(binaries.control, ['stop', '-D', folder, '-m', 'fast'])
  for (const [name, patience] of endings.led) {
    signal(pid, name)
    const ended = await Promise.race([exited.then(() => true), sleep(patience, false, { ref: false })])
    if (ended) return
  }
}
