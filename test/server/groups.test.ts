import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../resources'
import type { AnswerOf } from '../../resources/schema/endpoint'
import type { groupEndpoints } from '../../resources/schema/group-endpoints'
import { aggregates, groupKind, isMeasured, mostGroups, periods } from '../../resources/schema/grouping'
import type { AnyResource } from '../../resources/schema/resource'
import { conditionsFor } from '../../src/admin/filters/conditions'
import { groupFilter } from '../../src/admin/list/grouping/group-filter'
import type { TestActor } from '../kit/actors'
import { kitchen } from '../kit/kitchen'
import { manyOrders } from '../kit/many-orders'
import { openApp, type TestApp } from '../kit/open-app'
import { sentOrder } from '../kit/sent-order'
import { reportOf } from '../kit/workbooks'

type Groups = AnswerOf<typeof groupEndpoints.read>
type Group = Groups['groups'][number]['inner'][number]

let on: TestApp
let who: Record<'nadia' | 'claire' | 'karim', TestActor>

beforeAll(async () => {
  on = await openApp()
  await sentOrder(on, { articles: [[1, '4']], status: '300' })
  await sentOrder(on, { articles: [[2, '3.5']], status: '400' })
  who = await kitchen(on, 'nadia', 'claire', 'karim')
})
afterAll(() => on.close())

const groups = (body: object, actor = who.nadia) => actor.put<Groups>('/search/groups', body)
const sql = <T extends object>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))
const modelOf = ({ table, name, model }: AnyResource) => (table ? name : model)
const added = (rows: readonly Group[]) => rows.reduce((sum, { count }) => sum + count, 0)

/** The columns of a resource that make groups, and those of what it refers to. */
const columnsOf = (resource: AnyResource) =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const own = groupKind(field) ? [{ name, field }] : []
    if (!field.to || !['ref', 'embed'].includes(field.kind)) return own
    const target = resources.get(field.to)
    const inner = Object.entries(target.fields).filter(
      ([one, { hidden }]) =>
        !hidden && groupKind(target.fields[one] ?? field) && !target.fieldAccess?.[one]?.read,
    )
    const association = resources.association(resource, name)
    return [...own, ...inner.slice(0, 1).map(([one, of]) => ({ name: `${association}.${one}`, field: of }))]
  })

/** The resources whose rows one may read, by their search. */
const readable = new Map<string, Promise<boolean>>()
const isReadable = (resource: AnyResource) => {
  const asked = async () =>
    (await who.nadia.put('/search/', { model: modelOf(resource), limit: 1 })).status === 200
  const known = readable.get(resource.name) ?? asked()
  readable.set(resource.name, known)
  return known
}

/** Whether a column stands on rows that one may not read: it is refused, as its filter is. */
async function isClosed(resource: AnyResource, name: string): Promise<boolean> {
  const [first = '', inner] = name.split('.')
  const [, field] =
    Object.entries(resource.fields).find(([one]) => resources.association(resource, one) === first) ?? []
  return inner !== undefined && field?.kind === 'ref' && !(await isReadable(resources.get(field.to ?? '')))
}

describe('every list', () => {
  test.each(resources.all.map((one) => [one.name, one] as const))(
    '%s groups by each of its columns',
    async (_name, resource) => {
      const model = modelOf(resource)
      const found = await who.nadia.put<{ total: number }>('/search/', { model, limit: 1 })
      if (found.status !== 200)
        return expect((await groups({ model, by: ['createdAt'] })).status).toBe(found.status)
      const measures = Object.entries(resource.fields)
        .filter(([, field]) => isMeasured(field))
        .slice(0, 12)
        .map(([name], at) => `${name}|${aggregates[at % 4]}`)
      const counted: { name: string; key: string | null; count: number; search: object }[] = []
      for (const [at, { name, field }] of columnsOf(resource).entries()) {
        const period = periods[at % 3] ?? 'day'
        const by = groupKind(field) === 'date' ? `${name}|${period}` : name
        const { status, body } = await groups({ model, by: [by], measures, order: 'count|desc' })
        const isRefused = await isClosed(resource, name)
        expect([name, status], JSON.stringify(body)).toEqual([name, isRefused ? 422 : 200])
        if (isRefused) continue
        expect([name, body.total]).toEqual([name, found.body.total])
        if (body.group_count === body.groups.length)
          expect([name, added(body.groups)]).toEqual([name, found.body.total])
        const empty = body.groups.find(({ key }) => key === null)
        for (const { key, count } of [...body.groups.slice(0, 1), ...(empty ? [empty] : [])]) {
          const fields = conditionsFor(field, groupFilter({ name, field, period, key }))
          counted.push({ name, key, count, search: { model, fields } })
        }
      }
      for (let at = 0; at < counted.length; at += 20) {
        const some = counted.slice(at, at + 20)
        const searches = some.map(({ search }) => search)
        const { body } = await who.nadia.put<{ totals: number[] }>('/search/counts', { searches })
        const listed = some.map(({ name, key }, n) => [name, key, body.totals[n]])
        expect(listed, 'a group opens a list of as many rows').toEqual(
          some.map(({ name, key, count }) => [name, key, count]),
        )
      }
    },
  )
})

const checked = [
  ['platform_id', 'platform_id::text', null],
  ['ask_delivery_date|month', `to_char(ask_delivery_date, 'YYYY-MM')`, 'adherent_id::text'],
  ['sending_order_date|day', `to_char(sending_order_date at time zone 'Europe/Paris', 'YYYY-MM-DD')`, null],
  [
    'sending_order_date|year',
    `to_char(sending_order_date at time zone 'Europe/Paris', 'YYYY')`,
    'platform_id::text',
  ],
  ['fresh_temperature', 'fresh_temperature::text', null],
  ['Adherent.company_id', '(select company_id::text from adherent a where a.id = adherent_id)', null],
] as const
const inner = {
  'ask_delivery_date|month': 'adherent_id',
  'sending_order_date|year': 'platform_id',
} as Record<string, string>
const measured = [
  'order_total_ht|sum',
  'order_total_ht|mean',
  'lines_nb|sum',
  'lines_nb|mean',
  'fresh_temperature|min',
  'fresh_temperature|max',
]
const sums = `count(*)::int, sum(order_total_ht)::text, round(avg(order_total_ht), 2)::text, sum(lines_nb)::text,
  round(avg(lines_nb), 2)::text, min(fresh_temperature)::text, max(fresh_temperature)::text`

describe('orders, with the rights of who asks', () => {
  beforeAll(() => manyOrders(on))

  test.each(['nadia', 'karim'] as const)(
    '%s: groups say what SQL says of the rows that are seen',
    async (name) => {
      const seen = await who[name].put<{ data: { id: number }[] }>('/search/', {
        model: 'Order',
        limit: false,
      })
      const ids = seen.body.data.map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(90)
      for (const [by, first, second] of checked) {
        const columns = second ? [by, inner[by]] : [by]
        const { status, body } = await groups({ model: 'Order', by: columns, measures: measured }, who[name])
        // He reads no members' records: their fields are closed to him, as to filters.
        const isRefused = name === 'karim' && by.includes('.')
        expect([by, status]).toEqual([by, isRefused ? 422 : 200])
        if (isRefused) continue
        const said = ({ key, count, values }: Group) => [key, count, ...values]
        const rows = async (keys: string) => {
          const [list, grouped] = keys ? [`${keys}, ${sums}`, ` group by ${keys}`] : [sums, '']
          const text = `select json_build_array(${list}) as said from "order" where id = any($1)${grouped}`
          return (await sql<{ said: unknown[] }>(text, [ids])).map(({ said: one }) => one)
        }
        const sorted = (list: unknown[][]) => list.map((one) => JSON.stringify(one)).sort()
        expect(sorted(body.groups.map(said)), by).toEqual(sorted(await rows(first)))
        expect([body.total, ...body.totals], by).toEqual((await rows(''))[0])
        if (!second) continue
        const cells = body.groups.flatMap(({ key, inner: within }) =>
          within.map((one) => [key, ...said(one)]),
        )
        expect(sorted(cells), by).toEqual(sorted(await rows(`${first}, ${second}`)))
        const crossed = await groups(
          { model: 'Order', by: columns, measures: measured, pivot: true },
          who[name],
        )
        expect(sorted(crossed.body.columns.map(said)), by).toEqual(sorted(await rows(second)))
        const places = crossed.body.groups.flatMap(({ key, inner: within }) =>
          within.map((one) => [key, ...said(one)]),
        )
        expect(sorted(places), by).toEqual(sorted(cells))
      }
    },
  )

  test('groups are sorted by their name or by a measure, empty ones last, and named in French', async () => {
    const asked = { model: 'Order', measures: ['order_total_ht|sum'] }
    const { body } = await groups({
      ...asked,
      by: ['ask_delivery_date|month'],
      order: 'order_total_ht|sum|desc',
    })
    const amounts = body.groups.map(({ values }) => Number(values[0]))
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
    const platforms = await groups({ ...asked, by: ['platform_id'], order: 'label|desc' })
    const names = platforms.body.groups.map(({ label }) => label)
    expect(names.at(-1)).toBe('(vide)')
    expect(names.slice(0, -1)).toEqual([...names.slice(0, -1)].sort((a, b) => b.localeCompare(a, 'fr')))
    const months = await groups({ ...asked, by: ['ask_delivery_date|month'] })
    expect(months.body.groups.map(({ label }) => label)).toContain('janvier 2026')
    const states = await groups({ ...asked, by: ['status'] })
    expect(states.body.groups.map(({ label }) => label)).toContain(
      resources.get('order').fields.status?.options?.['300'],
    )
  })

  test('filters and the quick search of the list hold', async () => {
    const fields = [{ name: 'supplier_id', operator: 'in', value: [1] }]
    const body = { model: 'Order', fields, params: { q: 'GRP1' } }
    const found = await who.nadia.put<{ total: number }>('/search/', { ...body, limit: 1 })
    const { body: answer } = await groups({ ...body, by: ['supplier_id'] })
    expect(answer.groups).toMatchObject([{ key: '1', count: found.body.total }])
    expect(found.body.total).toBeGreaterThan(10)
  })

  test('no more groups than the cap are answered, and their number in all is said', async () => {
    const { body } = await groups({ model: 'Order', by: ['number'] })
    expect(body.groups).toHaveLength(mostGroups.rows)
    expect(body.group_count).toBe(body.total)
  })

  test('the workbook has every group with its values, a filter and totals', async () => {
    const asked = {
      model: 'Order',
      by: ['ask_delivery_date|month', 'supplier_id'],
      measures: ['order_total_ht|sum'],
    }
    const { body } = await groups(asked)
    const answer = await on.app.inject({
      method: 'PUT',
      url: '/api/search/groups/workbook',
      headers: { authorization: who.nadia.token },
      payload: asked,
    })
    expect(answer.statusCode).toBe(200)
    const { table, total } = reportOf(answer.rawPayload)
    const [head, ...rows] = table
    expect(head).toEqual(['Livraison demandée (mois)', 'Fournisseur', 'Nombre', 'Total HT (somme)'])
    const cells = body.groups.flatMap(({ label, inner: within }) =>
      within.map((one) => [label, one.label, one.count, Number(one.values[0])]),
    )
    expect(rows).toEqual(cells)
    expect(total).toEqual(['Total', null, body.total, Number(body.totals[0])])
  })
})

describe('what cannot be grouped is refused by name', () => {
  const refusals: [string, object, string, RegExp][] = [
    ['an unknown field', { by: ['colour'] }, 'colour', /regrouper les lignes par « colour »/],
    ['a list', { by: ['allergens'] }, 'allergens', /« allergens »/],
    ['associations of many rows', { by: ['platform_ids'] }, 'platform_ids', /« platform_ids »/],
    [
      'three columns',
      { by: ['supplier_id', 'family_id', 'rate_id'] },
      'by',
      /Deux colonnes au plus : « rate_id »/,
    ],
    ['a column twice', { by: ['rate_id', 'rate_id'] }, 'by', /« rate_id » est demandé deux fois/],
    ['no column', { by: [] }, 'by', /une colonne au moins/],
    ['something else than names', { by: [{ name: 'rate_id' }] }, 'by', /./],
    ['an unknown period', { by: ['date_active|week'] }, 'by', /« week »/],
    ['a measure of a text', { by: ['rate_id'], measures: ['label|sum'] }, 'label', /calculer de « label »/],
    [
      'an unknown aggregate',
      { by: ['rate_id'], measures: ['price_ht|median'] },
      'measures',
      /« price_ht\|median »/,
    ],
    [
      'an order by nothing asked',
      { by: ['rate_id'], order: 'price_ht|sum|desc' },
      'order',
      /« price_ht\|sum\|desc »/,
    ],
    ['a pivot of one column', { by: ['rate_id'], pivot: true }, 'pivot', /deux colonnes/],
    [
      'a path of three',
      { by: ['Supplier.Office_address.zip_code'] },
      'Supplier.Office_address.zip_code',
      /./,
    ],
    ['an inherited name', { by: ['constructor'] }, 'constructor', /« constructor »/],
  ]
  test.each(refusals)('%s', async (_what, body, name, sentence) => {
    const answer = await groups({ model: 'Article', ...body })
    expect(answer).toMatchObject({ status: 422, body: { type: 'err400', fields: [{ name }] } })
    const [field] = (answer.body as unknown as { fields: { message: string }[] }).fields
    expect(field?.message).toMatch(sentence)
  })

  test('virtual fields that no expression gives', async () => {
    const [resource, name] =
      resources.all.flatMap((one) =>
        one.access.view === 'signedIn' || one.refusal
          ? []
          : Object.keys(one.fields)
              .filter((field) => one.fields[field]?.kind === 'virtual' && !one.fields[field]?.expressed)
              .map((field) => [one, field] as const),
      )[0] ?? []
    if (!resource || !name) throw new Error('no virtual field is declared')
    expect(await groups({ model: modelOf(resource), by: [name] })).toMatchObject({
      status: 422,
      body: { fields: [{ name }] },
    })
  })

  test('a field that one may not read is neither grouped nor summed, from its own list or across', async () => {
    for (const by of ['bank', 'iban']) {
      expect((await groups({ model: 'Supplier', by: [by] })).status).toBe(200)
      const own = await groups({ model: 'Supplier', by: [by] }, who.karim)
      expect([own.status, JSON.stringify(own.body).includes(by)]).not.toEqual([200, true])
      const across = await groups({ model: 'Order', by: [`Supplier.${by}`] }, who.karim)
      expect(across).toMatchObject({ status: 422, body: { fields: [{ name: `Supplier.${by}` }] } })
    }
  })
})
