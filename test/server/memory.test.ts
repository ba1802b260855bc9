import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../resources'
import { isStored } from '../../resources/schema/resource'
import { signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'

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
