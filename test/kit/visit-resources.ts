import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Registry } from '../../resources/registry'
import { callOf } from '../../resources/schema/calls'
import { isRestorable, operatorsOf } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import { kindOf } from '../../resources/schema/kinds'
import { type AnyResource, isStored } from '../../resources/schema/resource'
import type { TestActor } from './actors'
import type { TestApp } from './open-app'
import { type RowMaker, rowMaker } from './row-maker'
import { broken } from './samples'
import { cellsOf } from './workbooks'

type Row = Record<string, unknown>

function meets(actual: unknown, operator: string, value: unknown, numeric: boolean): boolean {
  const order = numeric
    ? Number(actual) - Number(value)
    : String(actual) < String(value)
      ? -1
      : String(actual) > String(value)
        ? 1
        : 0
  const overlap =
    Array.isArray(actual) && Array.isArray(value) ? value.some((one) => actual.includes(one)) : order === 0
  if (operator === 'ne' || operator === 'notIn') return !overlap
  if (operator === 'lte') return actual !== null && actual !== undefined && order <= 0
  if (operator === 'gte') return actual !== null && actual !== undefined && order >= 0
  return operator === 'like' ? isLike(String(actual), String(value)) : overlap
}

/** `%` joins two words: `un%trois` is like « un deux trois ». */
function isLike(actual: string, value: string): boolean {
  let from = 0
  for (const word of value.toLowerCase().split('%')) {
    const place = actual.toLowerCase().indexOf(word, from)
    if (place < 0) return false
    from = place + word.length
  }
  return true
}

/** An application whose every resource is visited, and somebody who may do everything in it. */
interface Visited {
  resources: Registry
  open: () => Promise<TestApp>
  enter: (on: TestApp) => Promise<TestActor>
  /** Resources that this somebody may not change, and whose own test does. */
  changedElsewhere?: readonly string[]
}

/** The tests of every resource of an application through its calls: whoever declares one writes none for it. */
export function visitResources({ resources, open, enter, changedElsewhere = [] }: Visited): void {
  let on: TestApp
  let admin: TestActor
  let made: RowMaker

  beforeAll(async () => {
    on = await open()
    admin = await enter(on)
    made = rowMaker(on, admin.id)
  })
  afterAll(() => on?.close())

  const path = (call: string, row: Row = {}) =>
    callOf(call).path.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(name === 'adherentId' ? row.adherent_id : row.id),
    )
  const send = (call: string, row: Row, body?: unknown) => {
    const { method } = callOf(call)
    if (method === 'POST') return admin.post(path(call, row), body)
    return method === 'PUT' ? admin.put(path(call, row), body) : admin.delete(path(call, row))
  }

  const generic = resources.all.filter((resource) => resource.calls.create && resource.access.create)

  async function sample(resource: AnyResource, whole = false): Promise<Row> {
    const input = await made.samples.input(resource, whole)
    const ofMember = resource.calls.create?.includes('{adherentId}')
    return ofMember ? { ...input, adherent_id: await made.anyRow(resources.get('adherent')) } : input
  }

  /** The member of a row comes from the path of its call. */
  const fromPath = (resource: AnyResource, name: string) =>
    name === 'adherent_id' && resource.calls.create?.includes('{adherentId}') === true

  /** Emptied without the start of the replacement, whatever is sent (specification 1 §4). */
  const emptied = new Set(['user.end_date_replacement'])

  /** Every creation is sent twice with one key: it is made once. */
  let keys = 0

  async function created(resource: AnyResource, whole = true): Promise<Row> {
    const input = await sample(resource, whole)
    keys += 1
    const create = () => admin.post(path(resource.calls.create ?? '', input), input, `demande-${keys}`)
    const answer = await create()
    expect(answer.body, `${resource.name} ${JSON.stringify(input)}`).not.toHaveProperty('type')
    expect(answer.status).toBe(200)
    const again = await create()
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([answer.body, 'true'])
    return answer.body
  }

  const search = (body: Row) => admin.put<{ data: Row[]; total: number }>('/search/', body)
  const stored = (resource: AnyResource) =>
    Object.entries(resource.fields).filter(([, field]) => isStored(field) && !field.secret)

  /** A field of a row that may take any other value. */
  const changeable = (resource: AnyResource) =>
    stored(resource).find(
      ([key, { kind, readonly }]) =>
        ['text', 'longText', 'int', 'bool'].includes(kind) &&
        !readonly &&
        !key.endsWith('_from') &&
        !resource.unique?.some(({ fields }) => fields.includes(key)) &&
        key !== 'value' &&
        key !== 'key',
    ) ?? stored(resource).find(([, { kind, readonly }]) => kind === 'text' && !readonly)
  const another = async (field: Field, value: unknown) =>
    field.kind === 'bool' ? !value : made.samples.value(field)
  const historyOf = (resource: AnyResource, row: Row) =>
    admin.get<{ data: Row[]; total: number }>(
      `/fieldHistory/field-history?modelName=${resource.model}&entityId=${row.id}&limit=100`,
    )

  describe.each(generic.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
    test('is created, read, changed and deleted through its own calls, and historised', async () => {
      const row = await created(resource)
      const read = await search({
        model: resource.model,
        fields: [{ name: 'id', operator: 'eq', value: row.id }],
      })
      expect(read.body.data).toHaveLength(1)
      const [name, field] = changeable(resource) ?? []
      const change = name && field ? { [name]: await another(field, row[name]) } : {}
      const updated = await send(resource.calls.update ?? '', row, { ...row, ...change })
      expect(updated.body).toMatchObject(change)
      const stale = await send(resource.calls.update ?? '', row, { ...row, ...change, lock_version: -1 })
      expect(stale.body).toMatchObject({ type: 'err409', current: { id: row.id } })
      const history = await historyOf(resource, row)
      if (name)
        expect(history.body.data).toContainEqual(
          expect.objectContaining({
            field: name,
            change_type: 'update',
            new_value: change[name],
            User: expect.objectContaining({ id: admin.id }),
          }),
        )
      const removed = await send(resource.calls.remove ?? '', row)
      expect(removed.body).toMatchObject({ success: true })
      const standingNow = async () =>
        (await search({ model: resource.model, fields: [{ name: 'id', operator: 'eq', value: row.id }] }))
          .body.total
      expect(await standingNow()).toBe(0)
      if (!isRestorable(resource)) return
      const deleted = `/deleted/${resource.model}`
      const { body: gone } = await admin.get<{ data: Row[] }>(deleted)
      expect(gone.data[0]).toMatchObject({ id: row.id })
      expect((await admin.put(`${deleted}/${row.id}`, {})).body).toEqual({ id: row.id })
      expect(await standingNow(), 'it is back').toBe(1)
      expect((await admin.put(`${deleted}/${row.id}`, {})).status, 'what stands is not deleted').toBe(404)
      const again = await search({
        model: resource.model,
        fields: [{ name: 'id', operator: 'eq', value: row.id }],
      })
      expect((await send(resource.calls.remove ?? '', again.body.data[0] ?? row)).body).toMatchObject({
        success: true,
      })
    })

    test('refuses each broken field by name, and an unknown one', async () => {
      const input = await sample(resource)
      const unknown = await send(resource.calls.create ?? '', input, { ...input, no_such_field: 1 })
      expect(unknown.body).toMatchObject({ type: 'err400', fields: [{ name: 'no_such_field' }] })
      for (const [name, field] of Object.entries(resource.fields)) {
        if (broken[field.kind] === undefined || field.readonly || fromPath(resource, name)) continue
        if (emptied.has(`${resource.name}.${name}`)) continue
        const answer = await send(resource.calls.create ?? '', input, {
          ...input,
          [name]: broken[field.kind],
        })
        expect([answer.status, answer.body.fields], `${resource.name}.${name}`).toEqual([
          422,
          expect.arrayContaining([expect.objectContaining({ name, message: expect.stringMatching(/\S/) })]),
        ])
      }
      for (const [name, field] of Object.entries(resource.fields)) {
        if (!field.required || field.readonly || field.default !== undefined) continue
        const answer = await send(resource.calls.create ?? '', input, { ...input, [name]: null })
        expect(answer.body.fields, `${resource.name}.${name}`).toEqual(
          expect.arrayContaining([{ name, message: 'Ce champ est obligatoire.' }]),
        )
      }
    })
  })

  /** A row of a table that is neither grown nor shrunk, as its own call answers it. */
  const standing = async (resource: AnyResource): Promise<Row> => {
    const { body } = await search({ model: resource.model, limit: 1 })
    return body.data[0] ?? {}
  }

  const fixed = resources.all.filter(
    ({ name, calls, access }) =>
      calls.update && access.update && !(calls.create && access.create) && !changedElsewhere.includes(name),
  )

  describe.each(fixed.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
    const update = (row: Row, body: Row) =>
      send(resource.calls.update ?? '', row, { id: row.id, lock_version: row.lock_version, ...body })

    test('is changed and historised, and neither created nor deleted', async () => {
      const row = await standing(resource)
      expect(row, name).toHaveProperty('id')
      const [key, field] = changeable(resource) ?? []
      const change = key && field ? { [key]: await another(field, row[key]) } : {}
      expect((await update(row, change)).body).toMatchObject(change)
      expect((await update(row, change)).body).toMatchObject({ type: 'err409', current: { id: row.id } })
      const { body } = await historyOf(resource, row)
      if (key)
        expect(body.data[0]).toMatchObject({ field: key, change_type: 'update', User: { id: admin.id } })
      for (const call of [resource.calls.create, resource.calls.remove])
        if (call) expect((await send(call, row, {})).body.type, call).toMatch(/err40[345]/)
    })

    test('refuses each broken field by name', async () => {
      const row = await standing(resource)
      for (const [key, field] of Object.entries(resource.fields)) {
        if (broken[field.kind] === undefined || field.readonly) continue
        const answer = await update(row, { [key]: broken[field.kind] })
        expect(answer.body.fields, `${name}.${key}`).toEqual([expect.objectContaining({ name: key })])
      }
    })
  })

  const searched = resources.all.filter(
    (resource) => !resource.untracked && resource.access.view !== 'serverOnly',
  )

  test.each([...generic, ...fixed].map((resource) => [resource.name, resource] as const))(
    '%s answers each operator of each field as its rows say',
    async (_name, resource) => {
      const rows = generic.includes(resource)
        ? [await created(resource), await created(resource)]
        : (await search({ model: resource.model, limit: 2 })).body.data
      expect(rows.length, `${resource.name} has no row to search`).toBeGreaterThan(0)
      const ids = rows.map((row) => row.id)
      for (const [name, field] of stored(resource)) {
        const value = rows[0]?.[name]
        if (value === null || value === undefined || field.kind === 'json') continue
        for (const operator of operatorsOf(field)) {
          const asked =
            operator === 'between'
              ? [value, value]
              : operator === 'in' || operator === 'notIn'
                ? [value]
                : value
          const answer = await search({
            model: resource.model,
            fields: [
              { name: 'id', operator: 'in', value: ids },
              { name, operator, value: asked },
            ],
            limit: 10,
          })
          expect(answer.body, `${resource.name}.${name} ${operator}`).not.toHaveProperty('type')
          const expected = rows
            .filter((row) => meets(row[name], operator, value, kindOf(field).numeric === true))
            .map((row) => row.id)
          expect(
            answer.body.data.map((row) => row.id).sort(),
            `${resource.name}.${name} ${operator} ${JSON.stringify(value)}`,
          ).toEqual(expected.sort())
        }
      }
    },
    // A call for each operator of each field: some two hundred for a member.
    120_000,
  )

  test.each(searched.map((resource) => [resource.name, resource] as const))(
    '%s is searched with every association and sorted by every column',
    async (_name, resource) => {
      const columns = [
        ...stored(resource)
          .filter(([, field]) => !['json', 'list', 'file', 'image'].includes(field.kind))
          .map(([name]) => name),
        'id',
        'createdAt',
      ]
      for (const name of columns) {
        const answer = await search({
          model: resource.model,
          orders: [[name, 'desc']],
          limit: 2,
          toMany: ['*'],
        })
        expect(answer.body, `${resource.name} by ${name}`).toMatchObject({
          data: expect.any(Array),
          total: expect.any(Number),
        })
      }
    },
  )

  const worked = resources.all.filter(({ computes }) => Object.keys(computes ?? {}).length > 0)

  test.each(worked)(
    '$name: what is worked out is the same in a record, a list, a search and an export',
    async (resource) => {
      const { model, calls } = resource
      const [name = ''] = Object.keys(resource.computes ?? {})
      const whole = (await search({ model, limit: 20, toMany: ['*'], orders: [['id', 'asc']] })).body.data
      const plain = (await search({ model, limit: 20, orders: [['id', 'asc']] })).body.data
      const said = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row[name]]))
      expect(said(plain)).toEqual(said(whole))
      const [first] = whole.filter((row) => row[name])
      if (!first) return
      if (calls.one) expect((await admin.get<Row>(path(calls.one, first))).body[name]).toEqual(first[name])
      if (calls.list && !calls.list.includes('{')) {
        const { body } = await admin.get<Row[] | { data: Row[] }>(`${path(calls.list)}?limit=100`)
        const listed = (Array.isArray(body) ? body : body.data).filter(({ id }) => id === first.id)
        expect(listed.filter((row) => name in row && row[name] !== first[name])).toEqual([])
      }
      const file = await admin.put('/exports/exportSearchResult', {
        model,
        filters: [{ name: 'id', operator: 'eq', value: first.id }],
        fields: [name],
      })
      expect(cellsOf(Buffer.from(String(file.body.file), 'base64'))[1]?.at(-1)).toBe(first[name])
    },
  )
}
