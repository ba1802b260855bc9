import pg from 'pg'
import { resources } from '../../../resources'
import type { ShopQuestion } from '../../../resources/catalogue/shop'
import { mostGroups } from '../../../resources/schema/grouping'
import { type GroupBody, groupsOf } from '../../../server/api/group-question'
import { readPage } from '../../../server/api/page'
import { readGroups } from '../../../server/api/read-groups'
import { searchOf } from '../../../server/api/search-question'
import { workOf } from '../../../server/api/work'
import { shopAnswer } from '../../../server/catalogue/shop-answer'
import type { Actor } from '../../../server/database/actor'
import { connect, type Database } from '../../../server/database/connect'
import { types } from '../../../server/database/types'
import { policies } from '../../../server/policies'
import { type Case, groupsPath, previousOf, shopPath } from './cases'

/** What is sent to PostgreSQL, as the driver takes it. */
export type Statement = string | pg.QueryConfig

/** The statements of a search: when nothing is remembered of it, and when it is asked again. */
export interface Recorded {
  first: Statement[]
  again: Statement[]
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'text' in value)

/** Runs something and answers the statements that the driver was given meanwhile; listening for changes aside. */
async function recording(run: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    if (isStatement(given[0])) seen.push(given[0])
    return Reflect.apply(original, this, given)
  } as typeof original
  try {
    await run()
    await new Promise((done) => setTimeout(done, 100))
  } finally {
    pg.Client.prototype.query = original
  }
  return seen
}

const listening = async (db: Database) => {
  while (db.memory.stamp([]) === undefined) await new Promise((done) => setTimeout(done, 20))
}

/** The product's own statements for a search, in this actor's name. */
export async function recordCase(url: string, actor: Actor, one: Case): Promise<Recorded> {
  const db = connect({ url, registry: resources, policies, size: 1 })
  const ask = ({ path, body }: Case): Promise<unknown> => {
    const context = { db, now: () => new Date() }
    if (path === shopPath)
      return db.read(actor, (tx) =>
        shopAnswer(workOf(db, tx, context.now()), body as unknown as ShopQuestion),
      )
    if (path === groupsPath) {
      const asked = { body: body as unknown as GroupBody, most: mostGroups }
      return readGroups(context, actor, groupsOf(context, actor, asked))
    }
    return readPage(context, actor, searchOf(context, actor, body))
  }
  try {
    await listening(db)
    const previous = previousOf(one)
    if (previous) await ask(previous)
    const first = await recording(() => ask(one))
    const again = await recording(() => ask(one))
    return { first, again }
  } finally {
    await db.close()
  }
}

/** Works on connections of the bare driver, with the product's parsers and settings; they end with the work, however it ends. */
export async function withBare<T>(
  { url, count }: { url: string; count: number },
  work: (clients: [pg.Client, ...pg.Client[]]) => Promise<T>,
): Promise<T> {
  const open = () => new pg.Client({ connectionString: url, types, options: '-c jit=off -c TimeZone=UTC' })
  const clients: [pg.Client, ...pg.Client[]] = [open(), ...Array.from({ length: count - 1 }, open)]
  try {
    await Promise.all(clients.map((client) => client.connect()))
    return await work(clients)
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()))
  }
}

/** Sends the statements one after the other. */
export async function replay(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await client.query(statement)
}
