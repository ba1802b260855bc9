import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { resources } from '../../../resources'
import { type Embedded, startEmbedded } from '../../../server/database/embedded'
import { asOwner, migrate } from '../../../server/database/migrate'
import { policies } from '../../../server/policies'
import { loadArticles } from '../../../server/seed/load-articles'
import { seed } from '../../../server/seed/seed'

/** How many articles the larger database holds: a million, unless `BENCH_ARTICLES` asks for a quick try whose bars mean little. */
const articles = Number(process.env.BENCH_ARTICLES) || 1_000_000
export const sizes = { small: articles / 10, large: articles } as const
export type Size = keyof typeof sizes

export interface LoadedServer {
  /** The address of a database, as the owner. */
  url: (size: Size) => string
  stop: () => Promise<void>
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const folder = (): string => resolve(process.env.DATA_DIR?.trim() || 'data/bench-search')

/** What the rows depend on; the tables follow by the migrations. */
function generator(): string {
  const hash = createHash('sha256')
  const files = readdirSync('server/seed', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  for (const file of files.sort()) hash.update(readFileSync(join('server/seed', file)))
  return hash.digest('hex').slice(0, 12)
}

const databaseName = (size: Size) => `load_${size}_${sizes[size]}_${generator()}`

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Runs on one connection of the owner. */
export async function onDatabase<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  return run(client).finally(() => client.end())
}

const listed = (server: string) =>
  onDatabase(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'load\\_%'`,
    )
    return rows.map((row) => row.datname)
  })

/** The demonstration's rows, grown to the size. */
async function fill(client: pg.Client, size: Size): Promise<void> {
  const progress = (label: string, done: number, total: number) => {
    if (label === 'Articles')
      say(`  ${size}: ${done.toLocaleString('fr-FR')} of ${total.toLocaleString('fr-FR')}`)
  }
  await client.query('set session_replication_role = replica')
  await client.query(`set maintenance_work_mem = '512MB'`)
  await client.query('begin')
  await seed(client, 'demo', { progress })
  await loadArticles(client, progress, sizes[size])
  await client.query('commit')
  await client.query('vacuum analyze')
}

async function makeDatabase(server: string, size: Size): Promise<void> {
  const name = databaseName(size)
  const building = `building_${size}`
  await onDatabase(server, async (client) => {
    await client.query(`drop database if exists ${building} with (force)`)
    await client.query(`create database ${building} template template0`)
  })
  await migrate(urlOf(server, building), resources, { policies })
  await onDatabase(urlOf(server, building), (client) => fill(client, size))
  await onDatabase(server, (client) => client.query(`alter database ${building} rename to ${name}`))
}

/** A kept database is brought up to date; one that cannot be is made anew. */
async function ensureDatabase(server: string, size: Size, known: readonly string[]): Promise<void> {
  const name = databaseName(size)
  if (known.includes(name)) {
    try {
      const done = await migrate(urlOf(server, name), resources, { policies })
      if (done.length) await asOwner(urlOf(server, name), (tx) => tx.query('vacuum analyze'))
      return
    } catch {
      await onDatabase(server, (client) => client.query(`drop database ${name} with (force)`))
    }
  }
  const from = performance.now()
  await makeDatabase(server, size)
  say(`  ${size}: filled in ${Math.round((performance.now() - from) / 1000)} s`)
}

/** Starts the bench's own PostgreSQL and fills its two databases where they are not there yet. */
export async function openLoaded(): Promise<LoadedServer> {
  const log = { info: () => undefined, warn: say, error: say }
  const server: Embedded = await startEmbedded({ dataDir: folder(), log })
  try {
    const known = await listed(server.url)
    for (const name of known)
      if (name !== databaseName('small') && name !== databaseName('large'))
        await onDatabase(server.url, (client) => client.query(`drop database ${name} with (force)`))
    for (const size of ['small', 'large'] as const) await ensureDatabase(server.url, size, known)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { url: (size) => urlOf(server.url, databaseName(size)), stop: () => server.stop() }
}

/** Forgets everything that was kept. */
export const removeLoaded = (): void => rmSync(folder(), { recursive: true, force: true })
