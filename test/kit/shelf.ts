import pg from 'pg'
import { resources } from '../../resources'
import type { AnyResource } from '../../resources/schema/resource'
import { readPage } from '../../server/api/page'
import type { Actor } from '../../server/database/actor'
import { connect, type Database } from '../../server/database/connect'
import type { FilterInput } from '../../server/database/filter'
import type { OrderInput } from '../../server/database/order'
import { policies } from '../../server/policies'
import { testDatabase } from './database'

type Row = Record<string, unknown>

/** Somebody of the back office who sees every row and field. */
export const staff: Actor = {
  userId: 1,
  sessionId: 1,
  profileTypeId: 1,
  level: 10,
  permissions: new Set(
    resources.all.flatMap(({ access }) => [access.view, access.read ?? access.view].flat()),
  ),
  lists: {},
}

export interface Asked {
  resource?: AnyResource
  filters?: FilterInput[]
  quick?: string
  orders?: OrderInput[]
  offset?: number
  limit?: number
}

/** A page as the API answers it; of articles unless told, ten rows unless told. */
export async function pageOf(db: Database, asked: Asked, actor = staff) {
  const search = { resource: resources.get('article'), limit: 10, ...asked }
  const found = await readPage({ db, now: () => new Date() }, actor, search)
  const rows: Row[] = found.text === undefined ? found.rows : JSON.parse(found.text)
  return { rows, ids: rows.map((row) => Number(row.id)), total: found.total, capped: found.capped }
}

/** Statements that this process sends meanwhile. */
export async function sent(run: () => Promise<unknown>): Promise<pg.QueryConfig[]> {
  const seen: pg.QueryConfig[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | pg.QueryConfig]
    seen.push(typeof asked === 'string' ? { text: asked } : asked)
    return Reflect.apply(original, this, given)
  } as typeof original
  await run().finally(() => {
    pg.Client.prototype.query = original
  })
  return seen
}

/** A database whose only living articles are those that the test inserts. */
export interface Shelf {
  owner: pg.Client
  db: Database
  /** The same database as another process sees it. */
  other: Database
  /** Inserts articles; the price is an expression of `n`. */
  insert: (labels: readonly string[], price: string) => Promise<unknown>
  clear: () => Promise<unknown>
  close: () => Promise<void>
}

/** Until changes are heard of, nothing is remembered. */
async function listening(db: Database): Promise<void> {
  while (db.memory.stamp([]) === undefined) await new Promise((done) => setTimeout(done, 10))
}

const insertSql = (price: string) => `
  insert into article (label, ref_supplier, product_id, supplier_id, price_ht)
  select label, md5(label || n || random()), (select min(id) from product), (select min(id) from supplier), ${price}
  from unnest($1::text[]) with ordinality x(label, n)`

/** Opens a shelf without articles. */
export async function openShelf(): Promise<Shelf> {
  const database = await testDatabase()
  const owner = new pg.Client(database.url)
  await owner.connect()
  const open = (size: number) => connect({ url: database.url, registry: resources, policies, size })
  const [db, other] = [open(3), open(1)]
  const clear = () => owner.query('update article set "deletedAt" = now() where "deletedAt" is null')
  await clear()
  await Promise.all([listening(db), listening(other)])
  return {
    owner,
    db,
    other,
    insert: (labels, price) => owner.query(insertSql(price), [labels]),
    clear,
    close: async () => {
      await db.close()
      await other.close()
      await owner.end()
      await database.drop()
    },
  }
}
