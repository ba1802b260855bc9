import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Registry } from '../../resources/registry'
import type { Actor } from './actor'
import { beginSql } from './begin'
import { listenToChanges } from './changes'
import { roleOf } from './grants'
import { Memory, tableChanged } from './memory'
import type { Policies } from './perimeter'
import { types } from './types'

export type Values = readonly unknown[]
export type Record_ = Record<string, unknown>

/** One transaction. */
export interface Tx {
  /**
   * Runs a statement. It is prepared under a name and soon planned once and for all, unless its plan is to be `fresh`:
   * made for these very values, as a search asks whose term may be rare or common. `arrays`: rows as lists of values.
   */
  query: <T extends Record_ = Record_>(
    text: string,
    values?: Values,
    how?: 'fresh' | 'arrays',
  ) => Promise<T[]>
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

/**
 * Name of the prepared statement of a text; past 1000 texts, none. Each role has its own, for the plan of a statement holds
 * the row rights of the role that it was made under.
 */
function statementName(text: string, role: string): string | undefined {
  const key = `${role} ${text}`
  const known = names.get(key)
  if (known || names.size >= nameLimit) return known
  const name = `p${createHash('sha1').update(key).digest('hex').slice(0, 16)}`
  names.set(key, name)
  return name
}

interface Open {
  client: pg.PoolClient
  role: string
  /** Tables that were written. */
  changed: Set<string>
  /** The opening of the transaction, where its statements are sent without waiting for it. */
  opened?: Promise<unknown>
}

/** Nothing that was read is given before the transaction is known to stand in the actor's name. */
function txOf({ client, role, changed, opened }: Open): Tx {
  return {
    query: async <T extends Record_>(text: string, values: Values = [], how?: 'fresh' | 'arrays') => {
      const table = tableChanged(text)
      if (table) changed.add(table)
      const name = values.length && how !== 'fresh' ? statementName(text, role) : undefined
      const sent = client.query<T>({
        text,
        values: [...values],
        ...(name ? { name } : {}),
        ...(how === 'arrays' ? { rowMode: 'array' } : {}),
      })
      const [result] = await Promise.all([sent, opened])
      return result.rows
    },
  }
}

interface Doing {
  pool: pg.Pool
  memory: Memory
  begin: string
  role: string
}

/** Ends a transaction and gives its connection back; one that cannot end it is closed. */
const end = (client: pg.PoolClient, word: 'commit' | 'rollback'): Promise<void> =>
  client.query(word).then(
    () => client.release(),
    (failure: Error) => client.release(failure),
  )

/**
 * A transaction that changes nothing. Its first statement is sent with its opening, and once everything is read, the answer
 * need not wait for its end.
 */
async function reading<T>({ pool, begin, role }: Doing, run: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const opened = client.query(begin)
  let word: 'commit' | 'rollback' = 'rollback'
  try {
    const [result] = await Promise.all([run(txOf({ client, role, changed: new Set(), opened })), opened])
    word = 'commit'
    return result
  } finally {
    void end(client, word)
  }
}

async function writing<T>({ pool, memory, begin, role }: Doing, run: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const changed = new Set<string>()
  try {
    await client.query(begin)
    const result = await run(txOf({ client, role, changed }))
    await client.query('commit')
    for (const table of changed) memory.changed(table)
    client.release()
    return result
  } catch (error) {
    await end(client, 'rollback')
    throw error
  }
}

/** Opens the database for the application. */
export function connect({ url, registry, policies, size = 16 }: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
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
  const inNameOf = (actor: Actor, mode: 'read only' | 'read write'): Doing => ({
    pool,
    memory,
    begin: beginSql(actor, mode),
    role: roleOf(actor),
  })
  return {
    registry,
    policies,
    memory,
    read: (actor, run) => reading(inNameOf(actor, 'read only'), (tx) => run({ ...tx, actor })),
    write: (actor, run) => writing(inNameOf(actor, 'read write'), (tx) => run({ ...tx, actor })),
    system: (_reason, run) => writing({ pool, memory, begin: 'begin', role: 'owner' }, run),
    close: async () => {
      await deafen()
      await pool.end()
    },
  }
}
