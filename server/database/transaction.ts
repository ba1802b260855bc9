import type pg from 'pg'
import type { Actor } from './actor'
import { tablesTold, tellingCommit } from './changes'
import { type Held, hold } from './hold'
import { withinTransaction } from './inside'
import type { Memory } from './memory'
import { toSystem } from './roles'
import { statementName } from './statement-name'
import type { Tally } from './tally'
import type { ActorTx, How, Tx, Values } from './tx'

interface Open {
  client: pg.PoolClient
  tally: Tally
  role: string
  isNaming: boolean
  /** The opening of the transaction, where its statements are sent without waiting for it. */
  opened?: Promise<unknown>
  /** Ends the transaction as soon as its last statement is sent. */
  end?: () => void
}

/** What is sent in one turn leaves in one packet. */
function together({ connection }: pg.PoolClient): void {
  connection.stream.cork()
  process.nextTick(() => connection.stream.uncork())
}

/** Nothing that was read is given before the transaction is known to stand in the actor's name. */
function txOf({ client, role, isNaming, tally, opened, end }: Open): Tx {
  return {
    tally,
    query: async <T extends object>(text: string, values: Values = [], how: How = {}) => {
      const name = isNaming && values.length && !how.fresh ? statementName(text, role) : undefined
      const sent = client.query({
        text,
        values: [...values],
        ...(name ? { name } : {}),
        ...(how.arrays ? { rowMode: 'array' } : {}),
      })
      if (how.last) end?.()
      const [result] = await Promise.all([sent, opened])
      // Several statements in one text have each their result.
      return (Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows) as T[]
    },
  }
}

/** A transaction in an actor's name; `beyond` steps out of its role and back, whatever comes: nothing else is asked of it meanwhile. */
export function actorTx(tx: Tx, actor: Actor, role: string): ActorTx {
  const past: Tx = { ...tx, query: (text, values, how) => tx.query(text, values, { ...how, fresh: true }) }
  return {
    ...tx,
    actor,
    role,
    beyond: async (_reason, run) => {
      await tx.query(toSystem)
      let isWhole = false
      try {
        const result = await run(past)
        isWhole = true
        return result
      } finally {
        // A transaction that PostgreSQL has given up takes no statement: its role ends with it.
        await tx.query(`set local role ${role}`).catch((failure: Error) => {
          if (isWhole) throw failure
        })
      }
    },
  }
}

/** Connections to read from beside the pool's own. */
export interface Elsewhere {
  /** One for so many milliseconds, where there is one. */
  take: (limit: number) => Promise<Held | undefined>
  /** Told of an error in mid-read; whether the same read may succeed on the pool's own connections. */
  isLost: (error: unknown) => boolean
}

/** What a transaction needs: connections, the memory to tell of changes, its opening and the role that it works under. */
export interface Doing {
  pool: pg.Pool
  memory: Memory
  tally: Tally
  begin: string
  role: string
  /** How a change ends; as it tells its tables unless told otherwise. */
  commit?: string
  /** Where reads may go instead of the pool. */
  elsewhere?: Elsewhere
  /** Whether statements are prepared under names. */
  isNaming: boolean
}

/** Milliseconds that one transaction may hold a connection: what a long export or import takes. */
const longestHold = 900_000

/** Ends a transaction and gives its connection back; one that cannot end it is closed. */
const end = ({ client, release }: Held, word: 'commit' | 'rollback'): Promise<void> =>
  client.query(word).then(
    () => release(),
    (failure: Error) => release(failure),
  )

/**
 * A transaction that changes nothing. Its first statement is sent with its opening and its end with its last one; where none
 * is said to be the last, the answer does not wait for the end.
 */
async function readOn<T>(
  held: Held,
  { begin, role, isNaming, tally }: Doing,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { client } = held
  let isOver = false
  const finish = (word: 'commit' | 'rollback') => {
    if (!isOver) void end(held, word)
    isOver = true
  }
  together(client)
  const opened = client.query(begin)
  opened.catch(() => undefined)
  const tx = txOf({ client, role, isNaming, tally, opened, end: () => finish('commit') })
  const query: Tx['query'] = (...asked) => {
    if (isOver) throw new Error('Nothing is read after the last statement of a transaction')
    if (asked[2]?.last) together(client)
    return tx.query(...asked)
  }
  try {
    const [result] = await Promise.race([
      Promise.all([withinTransaction(() => run({ ...tx, query })), opened]),
      held.lost,
    ])
    finish('commit')
    return result
  } finally {
    finish('rollback')
  }
}

/** Reads from elsewhere where that is possible; a read that is cut off there is made again here. */
export async function reading<T>(doing: Doing, run: (tx: Tx) => Promise<T>): Promise<T> {
  const { pool, elsewhere } = doing
  const there = await elsewhere?.take(longestHold)
  if (there)
    try {
      return await readOn(there, doing, run)
    } catch (error) {
      if (!elsewhere?.isLost(error)) throw error
    }
  return readOn(await hold(pool, longestHold), doing, run)
}

/** The code of a statement in a transaction that PostgreSQL has given up. */
const givenUp = '25P02'

async function ended(client: pg.PoolClient, commit: string): Promise<pg.QueryResult[]> {
  try {
    return [await client.query(commit)].flat()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === givenUp)) throw error
    throw new Error('An error was caught inside a transaction without attempt()', { cause: error })
  }
}

/**
 * A transaction that may change something: all or nothing. One in which a statement failed and nobody undid it cannot be
 * committed – PostgreSQL answers « ROLLBACK » and no error – so that is one here.
 */
export async function writing<T>(
  { pool, memory, tally, begin, role, isNaming, commit = tellingCommit }: Doing,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const held = await hold(pool, longestHold)
  const { client } = held
  try {
    await client.query(begin)
    const work = withinTransaction(() => run(txOf({ client, role, isNaming, tally })))
    const result = await Promise.race([work, held.lost])
    for (const table of tablesTold(await ended(client, commit))) memory.changed(table)
    held.release()
    return result
  } catch (error) {
    await end(held, 'rollback')
    throw error
  }
}
