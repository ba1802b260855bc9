import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Registry } from '../../resources/registry'
import { type Actor, seesAll } from './actor'
import { listenToChanges } from './changes'
import { roles } from './grants'
import { Memory, tableChanged } from './memory'
import { type Policies, perimeterLists } from './perimeter'
import { types } from './types'

export type Values = readonly unknown[]
export type Record_ = Record<string, unknown>

/** One transaction. */
export interface Tx {
  query: <T extends Record_ = Record_>(text: string, values?: Values) => Promise<T[]>
}

/** A transaction in somebody's name. */
export interface ActorTx extends Tx {
  actor: Actor
}

/** Why something looks past the row rights: each reason is one place in the code, listed and tested. */
export const systemReasons = [
  'login',
  'session',
  'jobs',
  'migration',
  'seed',
  'outbox',
  'public page',
  'perimeter',
  'health',
  'files',
  'imports',
  'impersonation',
] as const
export type SystemReason = (typeof systemReasons)[number]

export interface Database {
  registry: Registry
  policies: Policies
  /** Reads under the actor's row rights. */
  read: <T>(actor: Actor, run: (tx: ActorTx) => Promise<T>) => Promise<T>
  /** Writes under the actor's row rights, all or nothing. */
  write: <T>(actor: Actor, run: (tx: ActorTx) => Promise<T>) => Promise<T>
  /** The one door past the row rights: jobs, login. All or nothing. */
  system: <T>(reason: SystemReason, run: (tx: Tx) => Promise<T>) => Promise<T>
  /** What may be remembered while tables do not change. */
  memory: Memory
  close: () => Promise<void>
}

export interface ConnectOptions {
  url: string
  registry: Registry
  policies: Policies
  /** Connections for requests; 16 unless told. */
  size?: number
}

const names = new Map<string, string>()
const nameLimit = 1000

/** Name of the prepared statement of a text; past 1000 texts, none. */
function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= nameLimit) return known
  const name = `p${createHash('sha1').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}

function txOf(client: pg.PoolClient, changed: Set<string>): Tx {
  return {
    query: async <T extends Record_>(text: string, values: Values = []) => {
      const table = tableChanged(text)
      if (table) changed.add(table)
      const name = values.length ? statementName(text) : undefined
      const result = await client.query<T>(
        name ? { name, text, values: [...values] } : { text, values: [...values] },
      )
      return result.rows
    },
  }
}

const ids = (list: readonly number[]) => `{${list.map((id) => Math.trunc(id)).join(',')}}`

/** Opens a transaction in the actor's name: one round trip, numbers only. */
export function beginSql(actor: Actor, mode: 'read only' | 'read write'): string {
  const settings = [
    `set_config('app.user','${Math.trunc(actor.userId)}',true)`,
    `set_config('app.type','${Math.trunc(actor.profileTypeId)}',true)`,
    ...perimeterLists.map((name) => `set_config('app.${name}','${ids(actor[name])}',true)`),
  ]
  if (seesAll(actor)) return `begin ${mode}; set local role ${roles.all}`
  return `begin ${mode}; set local role ${roles.scoped}; select ${settings.join(', ')}`
}

interface Doing {
  pool: pg.Pool
  begin: string
  memory: Memory
}

async function transaction<T>({ pool, begin, memory }: Doing, run: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const changed = new Set<string>()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await run(txOf(client, changed))
    await client.query('commit')
    for (const table of changed) memory.changed(table)
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Opens the database for the application. */
export function connect({ url, registry, policies, size = 16 }: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    application_name: 'portail',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c jit=off -c TimeZone=UTC',
  })
  pool.on('error', () => undefined)
  const memory = new Memory()
  const deafen = listenToChanges(url, memory)
  const doing = (begin: string): Doing => ({ pool, begin, memory })
  return {
    registry,
    policies,
    memory,
    read: (actor, run) => transaction(doing(beginSql(actor, 'read only')), (tx) => run({ ...tx, actor })),
    write: (actor, run) => transaction(doing(beginSql(actor, 'read write')), (tx) => run({ ...tx, actor })),
    system: (_reason, run) => transaction(doing('begin'), run),
    close: async () => {
      await deafen()
      await pool.end()
    },
  }
}
