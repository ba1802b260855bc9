import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../resources'
import type { AnyResource } from '../../resources/schema/resource'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { searchOf } from '../../server/api/search-question'
import type { TestActor } from '../kit/actors'
import { kitchen } from '../kit/kitchen'
import { manyOrders } from '../kit/many-orders'
import { openApp, type TestApp } from '../kit/open-app'
import { askedOf, randomTree, seeded } from '../kit/random-trees'
import { sentOrder } from '../kit/sent-order'
import { cellsOf } from '../kit/workbooks'
import { memoryOf, type Row } from '../memory/rows'
import { found } from '../memory/search'

let on: TestApp
let who: Record<'nadia' | 'karim' | 'hugo', TestActor>

beforeAll(async () => {
  on = await openApp()
  who = await kitchen(on, 'nadia', 'karim', 'hugo')
  await sentOrder(on, { articles: [[1, '4']], status: '300' })
  await sentOrder(on, { articles: [[1, '4']], status: '400' })
})
afterAll(() => on.close())

const modelOf = ({ table, name, model }: AnyResource) => (table ? name : model)
const ofStatus = (...value: string[]) => ({
  model: 'Order',
  fields: [{ name: 'status', operator: 'in', value }],
})
const counts = (actor: TestActor, searches: unknown) => actor.put('/search/counts', { searches })

test('several searches are counted in one call, each among the rows that one sees', async () => {
  const asked = [ofStatus('300'), ofStatus('300', '400'), ofStatus('450')]
  expect((await counts(who.karim, asked)).body).toEqual({ totals: [1, 2, 0] })
  expect((await counts(who.hugo, asked)).body).toEqual({ totals: [0, 0, 0] })
  expect((await counts(who.karim, [])).body).toEqual({ totals: [] })
})

test('what one may not read has no count, and does not keep the others from theirs', async () => {
  const { body } = await counts(who.karim, [{ model: 'Job_run', fields: [] }, ofStatus('300')])
  expect(body).toEqual({ totals: [null, 1] })
})

test('a field that is unknown, and more than twenty searches, are refused', async () => {
  const wrong = [{ model: 'Order', fields: [{ name: 'colour', operator: 'eq', value: 1 }] }]
  expect(await counts(who.karim, wrong)).toMatchObject({ status: 422, body: { type: 'err400' } })
  const many = Array.from({ length: 21 }, () => ofStatus('300'))
  expect(await counts(who.karim, many)).toMatchObject({ status: 422, body: { type: 'err400' } })
})

/** What somebody may search, every one with its rows and what they refer to. */
describe.each(['nadia', 'karim'] as const)('groups of conditions, for %s', (name) => {
  const rowsSeen = new Map<string, Row[] | undefined>()
  const rowsOf = async (resource: AnyResource) => {
    const known = rowsSeen.get(resource.name)
    if (rowsSeen.has(resource.name)) return known
    const body = { model: modelOf(resource), limit: 40, associations: ['*'], orders: [['id', 'asc']] }
    const found = await who[name].put<{ data: Row[] }>('/search/', body)
    rowsSeen.set(resource.name, found.status === 200 ? found.body.data : undefined)
    return rowsSeen.get(resource.name)
  }

  test.each(resources.all.map((one) => [one.name, one] as const))('%s', async (_name, resource) => {
    const rows = await rowsOf(resource)
    if (!rows?.length) return
    for (const { to } of Object.values(resource.fields)) if (to) await rowsOf(resources.get(to))
    const mayRead = (target: AnyResource) => rowsSeen.get(target.name) !== undefined
    const asked = askedOf(resources, resource, { rows, mayRead })
    if (!asked.length) return
    const random = seeded(resource.name.length * 7919)
    const context = { now: on.clock.now, db: on.context.db }
    const memory = { ...memoryOf(resources, {}), tables: { [resource.model]: rows } }
    const model = modelOf(resource)
    const whole = { name: 'id', operator: 'in', value: rows.map(({ id }) => id) } as const
    const trees = Array.from({ length: 12 }, () => randomTree(asked, random))
    const searches = trees.map((tree) => ({ model, fields: [whole, tree] }))
    const { status, body } = await counts(who[name], searches)
    expect(status, JSON.stringify([body, trees])).toBe(200)
    const expected = searches.map((search) => found(memory, searchOf(context, memory.actor, search)).length)
    const said = (totals: readonly number[]) => totals.map((total, at) => [total, JSON.stringify(trees[at])])
    expect(said(body.totals as number[])).toEqual(said(expected))
    if (!resource.large) return
    for (const search of searches) {
      const orders = [['id', 'desc']]
      const page = await who[name].put<{ data: Row[] }>('/search/', { ...search, orders, limit: 40 })
      const ids = found(memory, searchOf(context, memory.actor, { ...search, orders })).map(({ id }) => id)
      expect(
        page.body.data.map(({ id }) => id),
        JSON.stringify(search.fields),
      ).toEqual(ids)
    }
  })
})

describe('conditions in groups', () => {
  beforeAll(() => manyOrders(on))

  const leaf = { name: 'supplier_id', operator: 'eq', value: 1 }
  const search = (fields: unknown, more: object = {}) =>
    who.nadia.put<{ data: ReadRow[]; total: number }>('/search/', {
      model: 'Order',
      fields,
      limit: 100,
      ...more,
    })

  test('stand in a list with others, or alone', async () => {
    const tree = { any: [{ name: 'status', operator: 'eq', value: '400' }, { not: leaf }] }
    const [{ n = 0 } = {}] = await on.context.db.system('seed', (tx) =>
      tx.query<{ n: number }>(
        `select count(*)::int as n from "order" where "deletedAt" is null and (status = '400' or supplier_id is distinct from 1)`,
      ),
    )
    expect(n).toBeGreaterThan(100)
    expect((await search(tree)).body.total).toBe(n)
    expect((await search([tree])).body.total).toBe(n)
    expect((await search([tree, leaf])).body.total).toBe((await search({ all: [leaf, tree] })).body.total)
  })

  test('are those of exports, groups and changes of all that is found', async () => {
    const fields = [
      { any: [{ all: [leaf, { any: [{ not: { name: 'number', operator: 'like', value: 'GRP1' } }] }] }] },
    ]
    const { total } = (await search(fields)).body
    expect(total).toBeGreaterThan(50)
    const grouped = await who.nadia.put<{ total: number }>('/search/groups', {
      model: 'Order',
      fields,
      by: ['status'],
    })
    expect(grouped.body.total).toBe(total)
    const file = await who.nadia.put<{ file: string }>('/exports/exportSearchResult', {
      ...{ model: 'Order', filters: fields, fields: ['number'] },
    })
    expect(cellsOf(Buffer.from(file.body.file, 'base64'))).toHaveLength(total + 1)
    const none = [{ any: [{ all: [{ any: [{ not: { name: 'name', operator: 'ne', value: 'nobody' } }] }] }] }]
    const body = { search: { model: 'Supplier', fields: none }, field: 'website', value: null }
    expect(await who.nadia.post('/bulk-edits', body)).toMatchObject({ status: 409, body: { type: 'err409' } })
  })

  test('a day that is named relatively is that of Paris when one asks', async () => {
    const within = async (moment: string, value: object, name = 'sending_order_date') => {
      on.clock.set(moment)
      const { nadia } = await kitchen(on, 'nadia')
      const fields = [{ name, operator: 'between', value }]
      return (await nadia.put<{ total: number }>('/search/', { model: 'Order', fields, limit: 1 })).body.total
    }
    const before = on.clock.now().toISOString()
    const counted = async (where: string) => {
      const text = `select count(*)::int as n from "order" where "deletedAt" is null and ${where}`
      return (await on.context.db.system('seed', (tx) => tx.query<{ n: number }>(text)))[0]?.n
    }
    const local = `(sending_order_date at time zone 'Europe/Paris')::date`
    // 23:30 of 31 December in Paris, then half past midnight.
    expect(await within('2025-12-31T22:30:00Z', { relative: 'this_month' })).toBe(
      await counted(`${local} between '2025-12-01' and '2025-12-31'`),
    )
    expect(await within('2025-12-31T23:30:00Z', { relative: 'this_month' })).toBe(
      await counted(`${local} between '2026-01-01' and '2026-01-31'`),
    )
    expect(
      await within('2026-01-30T12:00:00Z', { relative: 'more_than_days_ago', days: 30 }, 'ask_delivery_date'),
    ).toBe(await counted(`ask_delivery_date < '2025-12-31'`))
    on.clock.set(before)
  })

  const deep = (levels: number): unknown => (levels ? { any: [deep(levels - 1)] } : leaf)
  const many = (n: number) => Array.from({ length: n }, () => leaf)
  const refusals: [string, unknown, string, RegExp][] = [
    ['four levels', [deep(4)], 'fields.0.any.0.any.0.any.0', /3 niveaux au plus/],
    ['four levels under negations', { not: deep(4) }, 'fields.not.any.0.any.0.any.0', /3 niveaux/],
    ['31 conditions', { any: many(31) }, 'fields.any.30', /30 conditions au plus/],
    ['an empty group', [{ any: [] }], 'fields.0.any', /une condition au moins/],
    ['no list', [{ all: leaf }], 'fields.0.all', /une condition au moins/],
    ['a negation of a negation', [{ not: { not: leaf } }], 'fields.0.not', /négation/],
    ['two words', [{ any: [leaf], all: [leaf] }], 'fields.0.any', /./],
    [
      'a condition in a group without an operator',
      [{ any: [{ name: 'id' }] }],
      'fields.0.any.0',
      /un opérateur/,
    ],
    ['an unknown field', [{ any: [{ ...leaf, name: 'colour' }] }], 'colour', /filtré/],
    ['SQL as a field', [{ any: [{ ...leaf, name: 'id" or 1=1 --' }] }], 'id" or 1=1 --', /filtré/],
    ['an inherited name', [{ not: { ...leaf, name: 'constructor' } }], 'constructor', /filtré/],
    ['a secret across', [{ any: [{ ...leaf, name: 'User.password_hash' }] }], 'User.password_hash', /filtré/],
    [
      'a path of four',
      [{ any: [{ ...leaf, name: 'Supplier.Office_address.City.Department.id' }] }],
      'Supplier.Office_address.City.Department.id',
      /filtré/,
    ],
    [
      'an unknown period',
      [{ name: 'createdAt', operator: 'between', value: { relative: 'this_week; drop' } }],
      'createdAt',
      /période relative/,
    ],
    [
      'a period with another operator',
      [{ name: 'createdAt', operator: 'eq', value: { relative: 'today' } }],
      'createdAt',
      /between/,
    ],
    [
      'no number of days',
      [{ name: 'createdAt', operator: 'between', value: { relative: 'next_days', days: '3' } }],
      'createdAt',
      /jours/,
    ],
    [
      'a period of a number',
      [{ name: 'lines_nb', operator: 'between', value: { relative: 'today' } }],
      'lines_nb',
      /./,
    ],
  ]
  test.each(refusals)('%s is refused', async (_what, fields, name, sentence) => {
    const answer = await search(fields)
    const said = [{ name, message: expect.stringMatching(sentence) }]
    expect(answer).toMatchObject({ status: 422, body: { type: 'err400', fields: said } })
    expect((await counts(who.nadia, [{ model: 'Order', fields }])).status).toBe(422)
  })

  test('what stands at the brim is answered', async () => {
    expect((await search([deep(3)])).status).toBe(200)
    expect(
      (await search({ not: { any: [{ not: { all: [{ not: { any: [{ not: leaf }] } }] } }] } })).status,
    ).toBe(200)
    expect((await search({ any: many(30) })).status).toBe(200)
  })

  test('a field that one may not read stays closed in a group, and across', async () => {
    for (const name of ['Supplier.iban', 'Supplier.bank']) {
      const fields = [{ any: [leaf, { not: { name, operator: 'eq', value: 'x' } }] }]
      const asked = await who.karim.put('/search/', { model: 'Order', fields })
      expect(asked).toMatchObject({ status: 422, body: { fields: [{ name }] } })
    }
  })
})
