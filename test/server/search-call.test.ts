import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fold } from '../../resources/schema/fold'
import type { TestActor } from '../kit/actors'
import { kitchen } from '../kit/kitchen'
import { openApp, type TestApp } from '../kit/open-app'
import { sentOrder } from '../kit/sent-order'

type Row = Record<string, unknown>
interface Found {
  data: Row[]
  total: number
  limit: number | false
}

let on: TestApp
let who: Record<'nadia' | 'karim', TestActor>

beforeAll(async () => {
  on = await openApp()
  who = await kitchen(on, 'nadia', 'karim')
})
afterAll(() => on.close())

const search = (model: string, more: object = {}, actor = who.nadia) =>
  actor.put<Found>('/search/', { model, ...more })
const system = <T extends Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

test('a model is found by the names that the specification gives it', async () => {
  for (const [model, own] of [
    ['Statistic', 'Statistic_request'],
    ['Contact administrative', 'Contact'],
    ['Supplier status', 'Supplier_status'],
  ] as const) {
    const [said, known] = [await search(model), await search(own)]
    expect([model, said.status, said.body.total]).toEqual([model, 200, known.body.total])
  }
  expect((await search('Tender response')).body).toMatchObject({ type: 'err541' })
  expect((await search('Inconnu')).body).toMatchObject({ type: 'err400' })
})

describe('associations', () => {
  test('by a path of two answer what is there, whether one row or many, of a large list too', async () => {
    const paths = ['Supplier.Supplier_status', 'Supplier.Office_address', 'Supplier.Catalog', 'Product.Rate']
    const { status, body } = await search('Article', { limit: 5, associations: paths })
    expect(status).toBe(200)
    const [status_id] = await system<{ supplier_status_id: number }>(
      'select supplier_status_id from supplier where id = $1',
      [body.data[0]?.supplier_id],
    )
    for (const { Supplier, Product } of body.data) {
      expect(Supplier).toMatchObject({
        Supplier_status: { id: status_id?.supplier_status_id, machine_name: expect.any(String) },
        Office_address: { zip_code: expect.any(String) },
        Catalog: expect.arrayContaining([expect.objectContaining({ label: expect.any(String) })]),
      })
      expect(Product).toMatchObject({ Rate: { value: expect.any(String) } })
    }
    const platforms = await search('Supplier', { limit: 2, associations: ['platforms.Address'] })
    expect(platforms.body.data[0]?.platforms).toMatchObject([{ Address: { zip_code: expect.any(String) } }])
  })

  test('of which nothing is there are null, and no others', async () => {
    const { body } = await search('Adherent', { limit: 100, associations: ['GroupAdherent.MainAdherent'] })
    expect(body.data.some(({ GroupAdherent }) => GroupAdherent === null)).toBe(true)
    const groups = body.data.flatMap(({ GroupAdherent }) => (GroupAdherent ? [GroupAdherent as Row] : []))
    for (const group of groups)
      expect((group.MainAdherent as Row | null)?.id ?? null).toBe(group.main_adherent_id)
  })

  test.each([
    ['associations', 'Colour'],
    ['associations', 'Supplier.Colour'],
    ['associations', 'Supplier.Office_address.Municipality'],
    ['associations', 'constructor'],
    ['toMany', 'Colour'],
    ['toMany', 3],
  ])('that are unknown are refused: %s %s', async (list, name) => {
    const { status, body } = await search('Article', { [list]: [name] })
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { type: 'err400', fields: [{ name: list, message: expect.stringContaining(String(name)) }] },
    })
  })
})

test.each(['id', 'createdAt', 'label', 'Supplier.name', 'Supplier.id', 'Product.Label.id'])(
  'an operator that is none is refused of %s',
  async (name) => {
    for (const operator of ['gt', 'constructor', ''])
      expect(await search('Article', { fields: [{ name, operator, value: 1 }] }), operator).toMatchObject({
        status: 422,
        body: { type: 'err400' },
      })
  },
)

describe('pages', () => {
  test.each([
    ['limit', 'dix'],
    ['limit', 1.5],
    ['limit', 0],
    ['limit', -3],
    ['limit', true],
    ['limit', [5]],
    ['offset', -1],
    ['offset', 'dix'],
  ])('whose %s is %j are refused', async (name, value) => {
    expect(await search('Unit', { [name]: value })).toMatchObject({ status: 422, body: { type: 'err400' } })
  })

  test('of a list by its address too', async () => {
    expect((await who.nadia.get('/users/?limit=dix')).status).toBe(422)
    const { body } = await who.nadia.get<Found>('/users/?limit=2&offset=1')
    expect(body).toMatchObject({ limit: 2, offset: 1 })
    expect(body.data).toHaveLength(2)
  })

  test('without a limit are every row, and the total says as many', async () => {
    const counted = await system<{ n: number }>(
      'select count(*)::int as n from municipality where "deletedAt" is null',
    )
    const { body } = await search('Municipality', { limit: false, associations: ['Department.Region'] })
    expect(body.total).toBe(counted[0]?.n)
    expect(body.data).toHaveLength(body.total)
    expect(body.limit).toBe(false)
    expect(body.data[0]).toMatchObject({ Department: { code: expect.any(String) } })
    const paged = await search('Municipality', { limit: 3, offset: 40 })
    expect(paged.body.total).toBe(body.total)
    expect(paged.body.data.map(({ id }) => id)).toEqual(body.data.slice(40, 43).map(({ id }) => id))
    const rest = await search('Municipality', { limit: false, offset: body.total - 2 })
    expect(rest.body).toMatchObject({ total: body.total })
    expect(rest.body.data.map(({ id }) => id)).toEqual(body.data.slice(-2).map(({ id }) => id))
    expect((await search('Municipality', { limit: false, offset: 10_000_000 })).body.data).toEqual([])
  })

  test('without a limit are under the row rights of who asks, and refuse what cannot be answered', async () => {
    const { body } = await search('Adherent', { limit: false }, who.karim)
    const one = await search('Adherent', { limit: 100 }, who.karim)
    expect(body.data).toEqual(one.body.data)
    const wrong = { limit: false, fields: [{ name: 'colour', operator: 'eq', value: 1 }] }
    expect((await search('Adherent', wrong)).status).toBe(422)
  })
})

describe('enableMode', () => {
  const totals = async (model: string) => {
    const of = async (enableMode: unknown) => (await search(model, { limit: 1, enableMode })).body.total
    return { on: await of(true), off: await of(false), all: await of('all'), named: await of('disabled') }
  }

  test.each(['Unit', 'User', 'Adherent', 'Supplier', 'Manufacturer', 'Order'])(
    'by yes and no parts the rows of %s in two',
    async (model) => {
      const { on, off, all, named } = await totals(model)
      expect(on + off).toBe(all)
      expect(named).toBe(off)
    },
  )

  test('goes by the status where there is no mark', async () => {
    await system('update "user" set status_id = 2 where id = (select max(id) from "user")')
    const { body } = await search('User', { enableMode: false, limit: 100 })
    expect(body.data.length).toBeGreaterThan(0)
    expect(body.data.every(({ status_id }) => status_id === 2)).toBe(true)
  })

  test('of another name is refused', async () => {
    expect((await search('Unit', { enableMode: 'some' })).status).toBe(422)
    expect((await search('Unit', { enableMode: 3 })).status).toBe(422)
  })
})

describe('what is late', () => {
  const day = (days: number) =>
    new Date(on.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const ids: Record<string, number> = {}
  const of = (name: string, value: unknown, more: object = {}) =>
    search('Order', { fields: [{ name, operator: 'eq', value }], limit: 100, ...more })

  beforeAll(async () => {
    for (const [name, status, date] of [
      ['cart', '100', day(-2)],
      ['later', '100', day(9)],
      ['late', '300', day(-2)],
      ['due', '300', day(9)],
    ] as const) {
      const order = await sentOrder(on, { articles: [[1, '4']], status: '300' })
      ids[name] = Number(order.id)
      await system(
        'update "order" set status = $2, ask_delivery_date = $3, supplier_delivery_date = null where id = $1',
        [order.id, status, date],
      )
    }
  })

  test('is filtered', async () => {
    const found = async (name: string, value: unknown) =>
      (await of(name, value)).body.data
        .map(({ id }) => id)
        .filter((id) => Object.values(ids).includes(Number(id)))
    expect(await found('expired', true)).toEqual([ids.cart])
    expect(await found('overdue', true)).toEqual([ids.late])
    expect((await found('overdue', false)).toSorted()).toEqual([ids.cart, ids.later, ids.due].toSorted())
    expect((await found('reception_state', 'none')).length).toBe(4)
  })

  test('is answered and sorted by', async () => {
    const { body } = await search('Order', {
      orders: [
        ['overdue', 'desc'],
        ['expired', 'desc'],
        ['reception_state', 'asc'],
      ],
      limit: 100,
    })
    const flags = body.data.map(({ overdue, expired }) => [overdue, expired])
    expect(flags).toEqual(
      flags.toSorted((a, b) => Number(b[0]) - Number(a[0]) || Number(b[1]) - Number(a[1])),
    )
    expect(body.data.find(({ id }) => id === ids.late)).toMatchObject({ overdue: true, expired: false })
  })

  test('is exported', async () => {
    const answer = await who.nadia.put('/exports/exportSearchResult', {
      model: 'Order',
      fields: ['number', 'expired', 'overdue', 'reception_state'],
      filters: [{ name: 'overdue', operator: 'eq', value: true }],
      orders: [['expired', 'asc']],
    })
    expect(answer.status).toBe(200)
  })
})

test('rates are sorted by their number wherever they are named', async () => {
  await system(`insert into rate (label, value) values ('13 %', 13), ('100 %', 100)`)
  const numbers = (rows: Row[], read: (row: Row) => unknown) => rows.map(read).map(Number)
  const { body } = await search('Rate', { orders: [['label', 'asc']], limit: 50 })
  const values = numbers(body.data, ({ value }) => value)
  expect(values).toEqual(values.toSorted((a, b) => a - b))
  await system(
    'update product set rate_id = (select id from rate where value = 13) where id = (select min(id) from product)',
  )
  for (const order of ['rate_id', 'Rate.label']) {
    const found = await search('Product', { orders: [[order, 'asc']], associations: ['Rate'], limit: 1000 })
    const rated = numbers(
      found.body.data.filter(({ Rate }) => Rate),
      ({ Rate }) => (Rate as Row).value,
    )
    expect(rated.length).toBeGreaterThan(2)
    expect(rated).toEqual(rated.toSorted((a, b) => a - b))
  }
})

test('other than a value is also what has none, on the row and across an association', async () => {
  const total = async (fields: object[] = []) => (await search('Adherent', { fields, limit: 1 })).body.total
  const all = await total()
  const [group] = await system<{ id: number; label: string; n: number }>(
    `select g.id, g.label, count(*)::int as n from adherent a join groupadherent g on g.id = a."groupAdherent_id"
     where a."deletedAt" is null group by g.id order by n desc limit 1`,
  )
  const { id, label, n } = group ?? { id: 0, label: '', n: 0 }
  expect(n).toBeGreaterThan(0)
  expect(n).toBeLessThan(all)
  expect(await total([{ name: 'groupAdherent_id', operator: 'ne', value: id }])).toBe(all - n)
  expect(await total([{ name: 'GroupAdherent.label', operator: 'ne', value: label }])).toBe(all - n)
  expect(await total([{ name: 'GroupAdherent.label', operator: 'notIn', value: [label] }])).toBe(all - n)
  expect(await total([{ name: 'GroupAdherent.id', operator: 'ne', value: id }])).toBe(all - n)
})

test('rows are found by what they are linked to: to one, to another, to none, to anything', async () => {
  const ids = async (operator: string, value: unknown) => {
    const fields = [{ name: 'catalog_ids', operator, value }]
    return (await search('Supplier', { fields, limit: false })).body.data.map(({ id }) => Number(id)).sort()
  }
  const linked = async (condition: string) => {
    const exists = `exists (select 1 from supplier_catalog_ids j where j.supplier_id = s.id${condition})`
    const rows = await system<{ id: number; is: boolean }>(
      `select id, ${exists} as is from supplier s where "deletedAt" is null`,
    )
    const of = (is: boolean) => rows.filter((row) => row.is === is).map(({ id }) => id)
    return [of(true).sort(), of(false).sort()]
  }
  const [food, others] = await linked(' and j.catalog_id = 1')
  const [any, none] = await linked('')
  expect(food?.length).toBeGreaterThan(0)
  expect(await ids('in', [1])).toEqual(food)
  expect(await ids('eq', 1)).toEqual(food)
  expect(await ids('notIn', [1])).toEqual(others)
  expect(await ids('eq', null)).toEqual(none)
  expect(await ids('ne', null)).toEqual(any)
})

/** What is said of members and suppliers alike; `a` is their head office. */
const ofOffice = {
  creation_date: '"createdAt"::date::text',
  name: 'name',
  label: 'name',
  phone: 'phone',
  address: 'a.address',
  zip_code: 'a.zip_code',
  city: '(select label from municipality where id = a.municipality_id)',
  department: '(select label from department where id = a.department_id)',
  country: '(select label from country where id = a.country_id)',
} as const

/** The specification's generic fields (part 2 §3), of which each model has some: by what a row is found, and what is said of the others. */
const generic = {
  Adherent: {
    ...ofOffice,
    region: '(select label from region where id = t.region_id)',
    tva_intra_number: 'tva_intra_number',
    siret: 'siret',
  },
  Supplier: {
    ...ofOffice,
    region: '(select label from region where id = a.region_id)',
    tva_intra_number: 'tva_number',
    siret: 'siret',
  },
  User: { creation_date: '"createdAt"::date::text', first_name: 'first_name', phone: 'phone_number' },
  GroupAdherent: { creation_date: '"createdAt"::date::text', name: 'label', label: 'label' },
} as const

const offices = { Adherent: 'office_address_id', Supplier: 'supplier_office_address_id' }
const everyName = [...new Set(Object.values(generic).flatMap((one) => Object.keys(one)))]

test.each(Object.keys(generic) as (keyof typeof generic)[])(
  'the generic names of %s are filtered and sorted by what they say, or refused by their name',
  async (model) => {
    const known: Readonly<Record<string, string>> = generic[model]
    const office = model in offices ? `left join address a on a.id = t."${offices[model as 'Supplier']}"` : ''
    for (const name of [...everyName, 'fantaisie']) {
      const column = known[name]
      const asked = (operator: string, value: unknown) =>
        search(model, { fields: [{ name, operator, value }], limit: false })
      if (!column) {
        const said = await asked('eq', 'x')
        expect([name, said.status, JSON.stringify(said.body).includes(`"name":"${name}"`)]).toEqual([
          name,
          422,
          true,
        ])
        continue
      }
      const read =
        column.includes('.') || column.includes('(') ? column : column.replace(/^("?\w+"?)/, 't.$1')
      const rows = await system<{ id: number; value: string | null }>(
        `select t.id, ${read} as value from "${model.toLowerCase()}" t ${office} where t."deletedAt" is null`,
      )
      const value = rows.map((row) => row.value).find(Boolean)
      expect(value, name).toBeTruthy()
      const wanted = rows.filter((row) => row.value === value).map(({ id }) => id)
      const isDay = name === 'creation_date'
      const found = isDay ? await asked('between', [value, value]) : await asked('eq', value)
      expect([name, found.status, found.body.data?.map(({ id }) => id).toSorted()]).toEqual([
        name,
        200,
        wanted.toSorted(),
      ])
      const sorted = await search(model, { orders: [[name, 'asc']], limit: false })
      const values = new Map(rows.map((row) => [row.id, fold(row.value ?? '')]))
      const inOrder = sorted.body.data?.map(({ id }) => values.get(Number(id))).filter(Boolean)
      expect([name, sorted.status, inOrder]).toEqual([name, 200, inOrder?.toSorted()])
    }
  },
)
