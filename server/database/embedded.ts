import { accessSync, constants, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findBinaries } from './embedded-binaries'
import {
  type Cluster,
  checkVersion,
  clusterExists,
  createCluster,
  readPassword,
  superuser,
} from './embedded-cluster'
import { EmbeddedError } from './embedded-error'
import { lockFolder } from './embedded-lock'
import { readPidFile } from './embedded-postmaster'
import { type Durability, serverArguments, type Transport } from './embedded-settings'
import { type Log, type ServerExit, supervise } from './embedded-supervisor'
import { chooseUser } from './embedded-user'
import { answers } from './login'

export type { Log, ServerExit }
export { EmbeddedError }

export type EmbeddedOptions = {
  dataDir: string
  log: Log
  /** `disposable` gives up the guarantees against power cuts: for tests only. */
  durability?: Durability
  transport?: Transport['kind']
  /** Where finished segments of WAL are put, under its data folder; none are unless told. */
  spool?: string
}

/** A running PostgreSQL: its address, its stop, and what to do when it ends without being asked. */
export type Embedded = {
  url: string
  stop(): Promise<void>
  onExit(listener: (exit: ServerExit) => void): void
}

/** A socket's path holds 107 bytes at most, on Linux; 103 on macOS. */
const maxSocketPath = 103

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      )
    })
  })
}

const chooseTransport = async (kind: Transport['kind']): Promise<Transport> =>
  kind === 'tcp' ? { kind, port: await freePort() } : { kind }

/** A short way to the socket: the data folder itself, or a link to it from the temporary folder. */
function shortPath(folder: string): { path: string; remove(): void } {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= maxSocketPath) return { path: folder, remove() {} }
  const parent = mkdtempSync(join(tmpdir(), 'portail-'))
  const path = join(parent, 'p')
  symlinkSync(folder, path)
  return { path, remove: () => rmSync(parent, { recursive: true, force: true }) }
}

function addressOf(transport: Transport, password: string, socketFolder: string): string {
  const who = `${superuser}:${password}`
  return transport.kind === 'tcp'
    ? `postgresql://${who}@127.0.0.1:${transport.port}/postgres`
    : `postgresql://${who}@localhost/postgres?host=${encodeURIComponent(socketFolder)}`
}

/** The data folder, made when missing, by its real path. */
function openFolder(dataDir: string): string {
  try {
    mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 })
    accessSync(resolve(dataDir), constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(resolve(dataDir))
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error
    throw new EmbeddedError(`Le dossier de données ${resolve(dataDir)} ne peut pas être utilisé (${why}).`)
  }
}

async function prepareCluster(dataDir: string, log: Log): Promise<Cluster> {
  const folder = join(dataDir, 'postgres')
  const user = chooseUser(folder)
  const cluster = { folder, user, binaries: findBinaries(user) }
  if (!clusterExists(folder)) {
    log.info(`Création de la base de données dans ${folder}.`)
    await createCluster(cluster)
  }
  checkVersion(cluster)
  return cluster
}

async function startCluster(dataDir: string, options: EmbeddedOptions): Promise<Embedded> {
  const { log, durability = 'safe' } = options
  const cluster = await prepareCluster(dataDir, log)
  const transport = await chooseTransport(
    options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket'),
  )
  const settings = serverArguments(transport, { level: durability, spool: options.spool })
  const socket = shortPath(cluster.folder)
  const server = await supervise({ cluster, settings, logPath: join(dataDir, 'postgres.log'), log })
  return {
    url: addressOf(transport, readPassword(cluster.folder), socket.path),
    onExit: server.onExit,
    stop: async () => {
      await server.stop()
      socket.remove()
    },
  }
}

/** The address of the server that another process runs on the data in `dataDir`; undefined when none runs. */
export async function runningAddress(dataDir: string): Promise<string | undefined> {
  const folder = join(resolve(dataDir), 'postgres')
  const [, , , port, , host] = readPidFile(folder)
  if (!clusterExists(folder) || !port) return undefined
  const transport: Transport = host?.trim() ? { kind: 'tcp', port: Number(port) } : { kind: 'socket' }
  const url = addressOf(transport, readPassword(folder), folder)
  return (await answers(url)) ? url : undefined
}

/**
 * Starts the PostgreSQL that npm brought, on the data in `dataDir`, and watches over it. One product a folder.
 * Throws an `EmbeddedError` with a sentence for the person who starts the product.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = openFolder(options.dataDir)
  const lock = await lockFolder(dataDir)
  process.once('exit', lock.release)
  const release = (): void => {
    process.off('exit', lock.release)
    lock.release()
  }
  try {
    const server = await startCluster(dataDir, options)
    return { ...server, stop: () => server.stop().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}
