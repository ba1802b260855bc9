import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources'
import type { Actor } from '../../../server/database/actor'
import { connect, type Database } from '../../../server/database/connect'
import { loginAddress } from '../../../server/database/login'
import { migrate } from '../../../server/database/migrate'
import { policies } from '../../../server/policies'
import { hasDebianPostgres } from '../../kit/debian-postgres'
import { hasPgBouncer, openPooler } from '../../kit/pgbouncer'
import { eventually } from '../../kit/product'
import { type Replicated, replicated } from '../../kit/replication'

const isThere = hasDebianPostgres()
const isPoolerThere = isThere && hasPgBouncer()
let servers: Replicated
let pooler: Awaited<ReturnType<typeof openPooler>> | undefined
/** Two processes of one product. */
let one: Database
let other: Database

beforeAll(async () => {
  if (!isThere) return
  servers = await replicated({ fsync: 'off' })
  const { primary, standby } = servers
  await migrate(primary.url, resources, { policies })
  await servers.caughtUp()
  const open = () => connect({ url: primary.url, reads: standby.url, registry: resources, policies, size: 2 })
  ;[one, other] = [open(), open()]
})
afterAll(async () => {
  await pooler?.stop()
  await one?.close()
  await other?.close()
  await servers?.stop()
})

const person = (userId: number): Actor => ({
  ...{ userId, sessionId: userId, profileTypeId: 1, level: 9, permissions: new Set<string>() },
  lists: {},
})
const [ada, bob] = [person(1), person(2)]

const write = (db: Database, actor: Actor, label: string) =>
  db.write(actor, (tx) => tx.query(`insert into unit (label, active) values ($1, true)`, [label]))
const read = (db: Database, actor: Actor) =>
  db.read(actor, async (tx) => {
    const rows = await tx.query<{ label: string; copy: boolean }>(
      `select (select count(*) from unit)::int as n, pg_is_in_recovery() as copy`,
    )
    return rows[0] as unknown as { n: number; copy: boolean }
  })

test.skipIf(!isThere)(
  'reads go to the standby, and to the primary for who has written what the standby does not know yet',
  async () => {
    expect(await read(one, ada)).toEqual({ n: 0, copy: true })
    await servers.replay('pause')
    await write(one, ada, 'Palette')
    expect(await read(one, ada), 'who wrote sees it').toEqual({ n: 1, copy: false })
    expect(await read(other, ada), '… by another process too').toEqual({ n: 1, copy: false })
    expect(await read(other, bob), 'who did not write reads the copy').toEqual({ n: 0, copy: true })
    await one.system('jobs', (tx) => tx.query('select 1'))
    expect(await read(one, bob), 'a job that changes nothing holds nobody up').toEqual({ n: 0, copy: true })
    await one.system('jobs', (tx) => tx.query(`update unit set position = 3`))
    expect(await read(other, bob), 'what was written past the rights is everybody’s').toEqual({
      n: 1,
      copy: false,
    })
    await servers.replay('resume')
    await servers.caughtUp()
    expect(await read(one, ada)).toEqual({ n: 1, copy: true })
    expect(await read(one, bob)).toEqual({ n: 1, copy: true })
  },
)

test.skipIf(!isThere)(
  'a write that is refused leaves nothing, and nothing is remembered beside a standby',
  async () => {
    await expect(write(one, ada, 'Palette')).rejects.toMatchObject({ code: '23505' })
    expect(one.memory.stamp(['unit'])).toBeUndefined()
    expect(await read(one, ada)).toEqual({ n: 1, copy: true })
  },
)

test.skipIf(!isThere)('a read in the midst of which the standby dies is made again', async () => {
  const seen: boolean[] = []
  const answer = one.read(ada, async (tx) => {
    const [row] = await tx.query<{ copy: boolean }>('select pg_is_in_recovery() as copy')
    seen.push(row?.copy === true)
    if (row?.copy) await Promise.all([tx.query('select pg_sleep(30)'), servers.standby.kill()])
    return tx.query<{ n: number }>('select count(*)::int as n from unit')
  })
  expect(await answer).toEqual([{ n: 1 }])
  expect(seen).toEqual([true, false])
})

test.skipIf(!isThere)('a standby that is gone is missed by nobody', async () => {
  const from = performance.now()
  expect(await read(one, ada)).toEqual({ n: 1, copy: false })
  expect(await read(one, bob)).toEqual({ n: 1, copy: false })
  expect(performance.now() - from).toBeLessThan(5000)
})

let turn = 0

/** Many people at once on two connections: the same statements with values, again and again. What went wrong. */
async function crowd(db: Database): Promise<string[]> {
  turn += 1
  const wrong = new Set<string>()
  const one = async (n: number) => {
    const label = `Palette ${turn}-${n}`
    await db.write(ada, (tx) => tx.query('insert into unit (label, active) values ($1, true)', [label]))
    const rows = await db.read(ada, async (tx) => [
      ...(await tx.query('select label from unit where label = $1', [label])),
      ...(await tx.query('select current_setting($1) as zone', ['timezone'])),
    ])
    expect(rows).toEqual([{ label }, { zone: 'UTC' }])
  }
  await Promise.all(
    Array.from({ length: 40 }, (_, n) => one(n).catch((error: Error) => void wrong.add(error.message))),
  )
  return [...wrong]
}

const openPooled = (isPooled: boolean) =>
  connect({ url: servers.primary.url, login: pooler?.url, registry: resources, policies, isPooled, size: 12 })

test.skipIf(!isPoolerThere)(
  'behind a pooler in transaction mode people work as ever, without a named statement',
  async () => {
    pooler = await openPooler(loginAddress(servers.primary.url))
    const db = openPooled(true)
    expect(await crowd(db)).toEqual([])
    expect(await db.isUp()).toBe(true)
    const hears = () => db.memory.stamp(['unit']) !== undefined
    expect(await eventually(hears, 5000), 'what changes is heard of by the direct way').toBe(true)
    await db.close()
  },
)

test.skipIf(!isPoolerThere)('… which without the setting would fail', async () => {
  const db = openPooled(false)
  expect((await crowd(db)).join()).toMatch(/unsupported startup parameter|prepared statement/)
  await db.close()
})
