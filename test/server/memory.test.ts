import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../resources'
import { isStored } from '../../resources/schema/resource'
import { signIn, type TestActor } from '../kit/actors'
import { listening, openLive } from '../kit/live'
import { openApp, type TestApp } from '../kit/open-app'
import { sentOrder } from '../kit/sent-order'

let on: TestApp
let admin: TestActor

beforeAll(async () => {
  on = await openApp()
  admin = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on.close())

const stamp = (...tables: string[]) => on.context.db.memory.stamp(tables)
const heard = () => expect.poll(() => stamp()).toBeDefined()

test.each([
  ['a plain statement', 'update brand set "updatedAt" = now() where id = 1', ['brand']],
  [
    'one inside another',
    'with x as (update brand set "updatedAt" = now() where id = 1 returning id), y as (update unit set "updatedAt" = now() where id = 1) select id from x',
    ['brand', 'unit'],
  ],
  ['what a statement begins with', '/* why */ update "unit" set "updatedAt" = now() where id = 1', ['unit']],
])('%s is told with its commit, by the names of its tables', async (_what, text, tables) => {
  await heard()
  const before = tables.map((table) => stamp(table))
  const other = stamp('family')
  await on.context.db.system('seed', (tx) => tx.query(text))
  expect(tables.map((table) => stamp(table)).every((now, at) => now !== before[at])).toBe(true)
  expect(stamp('family')).toBe(other)
})

test('a page that was remembered is read again once anything that it was found by has changed', async () => {
  await heard()
  const search = { model: 'Article', params: { q: 'carotte' }, limit: 5 }
  const first = (await admin.put<{ total: number }>('/search/', search)).body
  expect((await admin.put('/search/', search)).body).toEqual(first)
  await on.context.db.system('seed', (tx) =>
    tx.query(`with x as (update article set label = 'Carotte de la mémoire' where id = (
      select id from article where label not ilike '%carotte%' and "deletedAt" is null order by id limit 1) returning id) select id from x`),
  )
  const { total } = (await admin.put<{ total: number }>('/search/', search)).body
  expect(total).toBe(first.total + 1)
})

test('every virtual field that a search may ask for on a large list reads its own row alone', () => {
  const { virtuals = {} } = on.context.db
  const expressed = resources.all
    .filter(({ large }) => large)
    .flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, declared]) =>
        !isStored(declared) && typeof virtuals[name]?.[field] === 'object' ? [`${name}.${field}`] : [],
      ),
    )
  expect(expressed).toEqual([])
})

describe('The stream of changes', () => {
  beforeAll(async () => {
    await on.app.listen({ port: 0, host: '127.0.0.1' })
  })
  const write = (text: string, values: readonly unknown[] = []) =>
    on.context.db.system('seed', (tx) => tx.query<{ id: number }>(text, values))
  const touch = (table: string, ids: readonly number[]) =>
    write(`update "${table}" set "updatedAt" = now() where id = any($1)`, [ids])
  /** Two members' orders, each seen by one of two people alone. */
  const ordersOf = async (mine: TestActor, other: TestActor) => {
    const seen = async (who: TestActor) =>
      (await who.put<{ data: { id: number }[] }>('/search/', { model: 'Order', limit: 100 })).body.data.map(
        ({ id }) => id,
      )
    const [own, others] = [await seen(mine), await seen(other)]
    return [own.filter((id) => !others.includes(id)), others.filter((id) => !own.includes(id))] as const
  }

  test('tells each person of the rows that this person may read, and of nothing else', async () => {
    await heard()
    const [cook, supplier] = await Promise.all(
      ['karim.benali@demo.example', 'fm@martin.example'].map((mail) => signIn(on.app, mail)),
    )
    if (!cook || !supplier) throw new Error('Nobody signed in')
    const made = (adherent: number, of: number) =>
      sentOrder(on, { adherent, supplier: of, articles: [[1, '2']] })
    for (const [adherent, of] of [
      [1, 2],
      [1, 2],
      [2, 1],
      [3, 1],
      [5, 1],
    ] as const)
      await made(adherent, of)
    const [own, others] = await ordersOf(cook, supplier)
    expect([own.length > 1, others.length > 1]).toEqual([true, true])
    const [ofCook, ofSupplier, ofAdmin] = await Promise.all(
      [cook, supplier, admin].map(({ token }) => listening(on.app, token)),
    )
    // What each is told of last stands behind what it must not be told of.
    const touched = [others[0], own[0], others[1], own[1]].map(Number)
    for (const id of touched) await touch('order', [id])
    await expect.poll(() => ofAdmin?.idsOf('order')).toEqual(touched)
    await expect.poll(() => ofCook?.idsOf('order')).toEqual([own[0], own[1]])
    await expect.poll(() => ofSupplier?.idsOf('order')).toEqual([others[0], others[1]])
    expect([ofCook, ofSupplier].flatMap((one) => one?.idsOf('brand') ?? [])).toEqual([])
    for (const one of [ofCook, ofSupplier, ofAdmin]) one?.close()
  })
  test('tells an order of the lines that are removed from it', async () => {
    const live = await listening(on.app, admin.token)
    const [line] = await write(
      'delete from order_line where id = (select max(id) from order_line) returning order_id as id',
    )
    await expect.poll(() => live.idsOf('order')).toContain(line?.id)
    live.close()
  })
  test('tells a change of many rows as one event of their resource', async () => {
    const live = await listening(on.app, admin.token)
    await write(`insert into brand (label) select 'Marque ' || n from generate_series(1, 10000) n`)
    await expect.poll(() => live.heard.at(-1)).toEqual({ event: 'change', data: { brand: null } })
    expect(live.heard.filter(({ event }) => event === 'change')).toHaveLength(1)
    live.close()
  })
  test('says to colleagues who has a record open, and to nobody else', async () => {
    const [nadia, claire, supplier] = await Promise.all(
      ['nadia.roche@demo.example', 'claire.moreau@demo.example', 'fm@martin.example'].map((mail) =>
        signIn(on.app, mail),
      ),
    )
    const streams = await Promise.all(
      [nadia, claire, supplier].map((one) => listening(on.app, one?.token ?? '')),
    )
    const here = async (at: number, who: TestActor | undefined, editing = false) =>
      (
        await who?.put<{ here: unknown[] }>('/live/places', {
          stream: streams[at]?.stream(),
          places: [{ resource: 'article', id: 1, editing }],
        })
      )?.body.here
    const events = (at: number) => streams[at]?.heard.filter(({ event }) => event === 'here') ?? []
    expect(await here(0, nadia, true)).toEqual([])
    const typing = { resource: 'article', id: 1, name: 'Nadia Roche', editing: true }
    await expect.poll(() => here(1, claire)).toEqual([typing])
    await expect.poll(() => events(0).at(-1)?.data).toEqual([{ resource: 'article', id: 1 }])
    expect(await here(2, supplier)).toEqual([])
    streams[0]?.close()
    await expect.poll(() => here(1, claire)).toEqual([])
    for (const one of streams) one.close()
  })
  test('who changed a row is told to whoever may read both', async () => {
    const { id } = (await admin.post('/setting/generic/brand', { label: 'Marque du direct' })).body
    const asked = { places: [{ resource: 'brand', id, editing: false }] }
    const changes = async (who: TestActor) =>
      (await who.put<{ changes: unknown[] }>('/live/places', asked)).body.changes
    expect(await changes(admin)).toMatchObject([{ resource: 'brand', id, name: 'Nadia Roche' }])
    const colleague = await signIn(on.app, 'alain.dubois@demo.example')
    expect(await changes(colleague)).toMatchObject([{ id, name: 'Nadia Roche' }])
    const cook = await signIn(on.app, 'karim.benali@demo.example')
    expect(await changes(cook)).toMatchObject([{ id, name: null }])
  })
  test('ends with the session, and with the account, within five seconds', async () => {
    const people = await Promise.all(
      ['karim.benali@demo.example', 'luc.fabre@demo.example'].map((mail) => signIn(on.app, mail)),
    )
    const [left, dismissed] = await Promise.all(people.map(({ token }) => listening(on.app, token)))
    await people[0]?.post('/auth/logout')
    await write('update "user" set status_id = 2 where id = $1', [people[1]?.id])
    await expect.poll(() => left?.ended(), { timeout: 5_000 }).toBe('session')
    await expect.poll(() => dismissed?.ended(), { timeout: 5_000 }).toBe('session')
  })
  test('tells what changed while the rights of its people are read again', async () => {
    const [cook, leaving] = await Promise.all(
      ['karim.benali@demo.example', 'sophie.lenoir@demo.example'].map((mail) => signIn(on.app, mail)),
    )
    const { data } = (await cook?.put<{ data: { id: number }[] }>('/search/', { model: 'Order', limit: 1 }))
      ?.body ?? { data: [] }
    const id = Number(data[0]?.id)
    const [told, ended] = await Promise.all([cook, leaving].map((one) => listening(on.app, one?.token ?? '')))
    const owner = new pg.Client(on.url)
    await owner.connect()
    await owner.query('begin; lock table "order" in access exclusive mode')
    on.context.db.feed.rows(`order ${id}`)
    const waiting = () =>
      owner.query(`select 1 from pg_locks where relation = '"order"'::regclass and not granted`)
    await expect.poll(async () => (await waiting()).rowCount).toBe(1)
    // The end of another's stream says that all sessions were looked at meanwhile.
    await leaving?.post('/auth/logout')
    await expect.poll(() => ended?.ended(), { timeout: 15_000 }).toBe('session')
    await owner.query('rollback')
    await owner.end()
    await expect.poll(() => told?.idsOf('order')).toEqual([id])
    told?.close()
  })
  test('is refused to strangers, and keeps twelve streams of one person', async () => {
    expect((await openLive(on.app, undefined)).status).toBe(401)
    const first = await listening(on.app, admin.token)
    const others = await Promise.all(Array.from({ length: 12 }, () => listening(on.app, admin.token)))
    await expect.poll(() => first.ended()).toBe('many')
    expect(others.filter((one) => one.ended())).toEqual([])
    for (const one of others) one.close()
  })
  test('says that changes were missed once the database is back', async () => {
    const live = await listening(on.app, admin.token)
    const owner = new pg.Client(on.url)
    await owner.connect()
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portail-changes' and datname = current_database()`,
    )
    await owner.end()
    await expect.poll(() => live.heard.map(({ event }) => event)).toEqual(['open', 'deaf', 'gap'])
    live.close()
  })
  test('ends as soon as the process is told to go', async () => {
    const live = await listening(on.app, admin.token)
    on.app.retire()
    await expect.poll(() => live.ended()).toBe('stop')
    expect((await openLive(on.app, admin.token)).status).toBe(429)
  })
})
