import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { postgresIn } from '../../server/database/embedded-process'
import type { Product } from './product'
import type { Traffic } from './traffic'

/** Something that happens to the database of a product that has its own. */
export interface DatabaseFault {
  name: string
  happen: (product: Product) => Promise<void>
}

/** The folder of a product's own database. */
export const folderOf = ({ dataDir }: Product): string => join(dataDir, 'postgres')
const postmasterOf = (product: Product) =>
  Number(readFileSync(join(folderOf(product), 'postmaster.pid'), 'utf8').split('\n')[0])

/** Asks the product's own database as its owner; undefined when it does not answer. */
export async function askDatabase(product: Product, sql: string): Promise<unknown[] | undefined> {
  const client = new pg.Client({
    host: folderOf(product),
    user: 'portail',
    database: 'postgres',
    password: readFileSync(join(folderOf(product), 'portail-password'), 'utf8').trim(),
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

const inUse = "from pg_stat_activity where application_name like 'portail%'"

async function freeze(product: Product, milliseconds: number): Promise<void> {
  const all = postgresIn(folderOf(product))
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  await sleep(milliseconds)
  for (const pid of all) process.kill(pid, 'SIGCONT')
}

export const databaseFaults: readonly DatabaseFault[] = [
  {
    name: 'every connection cut',
    happen: async (product) => void (await askDatabase(product, `select pg_terminate_backend(pid) ${inUse}`)),
  },
  {
    name: 'one connection killed (kill -9)',
    happen: async (product) => {
      const [pid] = (await askDatabase(product, `select pid ${inUse} order by state_change desc`)) ?? []
      if (typeof pid === 'number') process.kill(pid, 'SIGKILL')
    },
  },
  {
    name: 'PostgreSQL killed (kill -9)',
    happen: async (product) => void process.kill(postmasterOf(product), 'SIGKILL'),
  },
  {
    name: 'PostgreSQL restarted',
    happen: async (product) => void process.kill(postmasterOf(product), 'SIGINT'),
  },
  { name: 'PostgreSQL silent for 4 s', happen: (product) => freeze(product, 4000) },
]

/** What came of one fault: what was wrong, and how long the product needed once the database was there again. */
export interface Tried {
  wrong: string[]
  backAfter: number
}

const patience = { ready: 2000, back: 5000, database: 60_000 }

/** Looks at the database and at the product's readiness until people are served again. */
async function watch(product: Product, traffic: Traffic): Promise<Tried> {
  const wrong: string[] = []
  const start = performance.now()
  let [lastDown, blind] = [start, 0]
  const served = () => traffic.noted.find(({ at, status }) => at > lastDown && status > 0 && status < 500)
  for (let calm = 0; calm < 3; await sleep(150)) {
    const [rows, { ms, status }] = await Promise.all([
      askDatabase(product, 'select 1'),
      product.ask('/readyz'),
    ])
    const [isThere, now] = [rows !== undefined, performance.now()]
    if (ms > patience.ready) wrong.push(`readiness took ${Math.round(ms)} ms`)
    blind = !isThere && status === 200 ? blind + 1 : 0
    if (blind > 2) wrong.push('ready without a database')
    if (!isThere) lastDown = now
    calm = isThere && status === 200 && served() ? calm + 1 : 0
    if (product.hasEnded() || now - start > patience.database) break
  }
  const first = served()
  if (product.hasEnded()) wrong.push(`the product ended: ${product.said().slice(-400)}`)
  else if (!first) wrong.push(`nobody is served ${patience.database} ms later`)
  return { wrong, backAfter: first ? Math.round(first.at + first.ms - lastDown) : patience.database }
}

/** Lets a fault happen while people work, and looks at what they were answered. */
export async function tryFault(product: Product, traffic: Traffic, fault: DatabaseFault): Promise<Tried> {
  traffic.forget()
  const [{ wrong, backAfter }] = await Promise.all([watch(product, traffic), fault.happen(product)])
  if (backAfter > patience.back) wrong.push(`back after ${backAfter} ms`)
  return { wrong: [...wrong, ...traffic.wrong()], backAfter }
}
