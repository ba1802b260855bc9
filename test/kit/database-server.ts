import { randomBytes } from 'node:crypto'
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../server/database/embedded'
import { debianServer, disposable } from './debian-postgres'
import { fillTemplate } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server of this run, as its superuser. */
    databaseServer: string
    /** The prefix of the run's databases; the template itself is named so. */
    databasePrefix: string
  }
}

type Server = { url: string; prefix: string; stop(): Promise<void> }
type Shared = { server: Promise<Server>; users: number }

declare global {
  /** The projects of a run load this file each for itself; what they share stands here. */
  var sharedTestServer: Shared | undefined
}

const quiet = { info: () => undefined, warn: console.warn, error: console.error }

const memoryFolder = '/dev/shm'
/** Four times what the databases of a run hold at once, WAL included. */
const enoughBytes = 4 * 1024 ** 3

/** Where the run's server keeps its data: in memory where there is room, since a disk takes three times as long to clone a template of 2,900 files; else in the temporary folder. */
function dataParent(): string {
  try {
    accessSync(memoryFolder, constants.W_OK)
    const { bavail, bsize } = statfsSync(memoryFolder)
    const memory = Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
    return bavail * bsize > enoughBytes && memory > 2 * enoughBytes ? memoryFolder : tmpdir()
  } catch {
    return tmpdir()
  }
}

async function openServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => undefined }
  if (process.env.TEST_POSTGRES === '15')
    return debianServer({ ...disposable, max_connections: '200', max_locks_per_transaction: '256' })
  const dataDir = mkdtempSync(join(dataParent(), 'portail-suite-'))
  const server = await startEmbedded({ dataDir, log: quiet, durability: 'disposable' })
  const stop = () => server.stop().finally(() => rmSync(dataDir, { recursive: true, force: true }))
  return { url: server.url, stop }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await work(client).finally(() => client.end())
}

async function createTemplate(url: string, name: string): Promise<void> {
  await onServer(url, async (client) => void (await client.query(`create database "${name}"`)))
  const template = new URL(url)
  template.pathname = `/${name}`
  await fillTemplate(template.href)
  await onServer(
    url,
    async (client) =>
      void (await client.query(`alter database "${name}" with is_template true allow_connections false`)),
  )
}

/** A server that was there before keeps none of the run's databases. */
async function dropDatabases(url: string, prefix: string): Promise<void> {
  await onServer(url, async (client) => {
    await client.query(`alter database "${prefix}" with is_template false`)
    const found = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      prefix,
    ])
    for (const { datname } of found.rows) await client.query(`drop database "${datname}" with (force)`)
  })
}

async function open(): Promise<Server> {
  const { url, stop } = await openServer()
  const prefix = `portail_test_${randomBytes(4).toString('hex')}`
  await createTemplate(url, prefix)
  return { url, prefix, stop: () => dropDatabases(url, prefix).finally(stop) }
}

/** One server and one template a run, shared by the projects that ask for them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.sharedTestServer ??= { server: open(), users: 0 }
  const current = globalThis.sharedTestServer
  current.users += 1
  const { url, prefix, stop } = await current.server
  project.provide('databaseServer', url)
  project.provide('databasePrefix', prefix)
  return async () => {
    current.users -= 1
    if (current.users > 0) return
    globalThis.sharedTestServer = undefined
    await stop()
  }
}
