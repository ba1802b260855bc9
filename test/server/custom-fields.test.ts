import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../resources'
import { type CustomKind, customColumns, customKinds } from '../../resources/schema/custom-columns'
import { formOf, listColumns } from '../../resources/schema/derive'
import type { AnyResource } from '../../resources/schema/resource'
import { customField } from '../../resources/settings/custom-field'
import { customFields as forgetting } from '../../server/jobs/cleaning-jobs'
import { addPerson, signIn, type TestActor } from '../kit/actors'
import { openApp, type TestApp } from '../kit/open-app'
import { type RowMaker, rowMaker } from '../kit/row-maker'
import { runDueJobs } from '../kit/run-due-jobs'
import { broken, Samples } from '../kit/samples'
import { sendFile } from '../kit/send-file'
import { cellsOf } from '../kit/workbooks'

/** A row as it is answered, or why it is not. */
interface Answered {
  [name: string]: unknown
  id: number
  lock_version: number
  api_name: string
  label: string
  type: string
  fields: { name: string; message: string }[]
}

let on: TestApp
let admin: TestActor
let reader: TestActor
let member: TestActor
let made: RowMaker

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email: 'fields@demo.example', profile: 'SA' })
  await addPerson(on, { email: 'reads.fields@demo.example', profile: 'LB' })
  admin = await signIn(on.app, 'fields@demo.example')
  reader = await signIn(on.app, 'reads.fields@demo.example')
  member = await signIn(on.app, 'karim.benali@demo.example')
  made = rowMaker(on, admin.id)
})
afterAll(async () => {
  // The declarations are this process's: they are left as they were.
  for (const { id } of (await search(admin, { model: 'custom_field', limit: 100 })).body.data)
    await admin.delete(`/custom-field/${id}`)
  await admin.get('/shown-custom-fields')
  await on?.close()
})

/** Adds a field, and waits until the declarations have it. */
async function add(given: Record<string, unknown>) {
  const answer = await admin.post<Answered>('/custom-field', given)
  await admin.get('/shown-custom-fields')
  return answer
}

const of: Partial<Record<CustomKind, object>> = {
  select: { choices: ['Bleu', 'Vert'] },
  list: { choices: ['Lundi', 'Mardi', 'Jeudi'] },
  ref: { linked: 'brand' },
  decimal: { decimals: 3, unit: 'kg' },
}

const search = (actor: TestActor, body: object) =>
  actor.put<{ data: Answered[]; fields: Answered['fields'] }>('/search/', body)

/** A row of a list, as it stands. */
async function rowOf(target: string): Promise<Answered> {
  const id = await made.anyRow(resources.get(target))
  const filters = [{ name: 'id', operator: 'eq', value: id }]
  const [row] = (await search(admin, { model: target, fields: filters })).body.data
  if (!row) throw new Error(`No row of ${target}`)
  return row
}

const fieldOf = (target: string, name: string) => resources.get(target).fields[name]

/** A value of a field, by the samples of its kind. */
async function sampleOf(target: string, name: string, n: number): Promise<unknown> {
  const field = fieldOf(target, name)
  if (!field) throw new Error(`${name} is no field of ${target}`)
  if (field.kind === 'ref') return made.anyRow(resources.get(field.to ?? ''))
  return new Samples(
    resources,
    async () => ({}),
    async () => 1,
  ).value(field, n)
}

const kinds = Object.keys(customKinds) as CustomKind[]
/** Texts are more kinds than one list keeps columns for. */
const targetOf = (at: number): string => (at % 2 ? 'manufacturer' : 'platform')

describe('a field that an administrator adds', () => {
  const added = new Map<CustomKind, Answered>()

  for (const [at, kind] of kinds.entries())
    test(`of the kind ${kind} is filled, checked, found, sorted, exported, imported as no change, told in the history and described`, async () => {
      const target = targetOf(at)
      const resource = resources.get(target) as AnyResource
      const said = { target, kind, label: `Essai ${kind}`, listed: true, seen_by: 'staff', ...of[kind] }
      const { status, body: field } = await add(said)
      expect(status, JSON.stringify(field)).toBe(200)
      expect(field.api_name).toMatch(/^custom_/)
      added.set(kind, field)
      const name = field.api_name

      const row = await rowOf(target)
      const value = await sampleOf(target, name, 7)
      const path = `/${target}/${row.id}`
      const change = { [name]: value, lock_version: row.lock_version }
      const changed = await admin.put<Answered>(path, change)
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      const kept = changed.body[name]
      expect(kept).not.toBeNull()
      expect((await admin.get<Answered>(path)).body[name]).toEqual(kept)

      if (broken[kind] !== undefined) {
        const refused = await admin.put<Answered>(path, { [name]: broken[kind] })
        expect(refused.body.fields.map((one) => one.name)).toEqual([name])
      }

      const eq = Array.isArray(kept) ? { operator: 'in', value: kept } : { operator: 'eq', value: kept }
      if (kind !== 'time') {
        const found = await search(admin, { model: target, fields: [{ name, ...eq }] })
        expect(
          found.body.data.map(({ id }) => id),
          JSON.stringify(found.body),
        ).toContain(row.id)
      }
      if (kind !== 'list') {
        const sorted = await search(admin, { model: target, orders: [[name, 'asc']], limit: 1 })
        expect(
          sorted.body.data.map(({ id }) => id),
          JSON.stringify(sorted.body),
        ).toEqual([row.id])
      }

      const history = await admin.get<{ data: object[] }>(
        `/fieldHistory/field-history?modelName=${resource.model}&entityId=${row.id}&fieldName=${name}`,
      )
      expect(history.body.data[0]).toMatchObject({ field: name, new_value: kept })

      const columns = (await admin.put<{ field?: string }[]>('/exports/fields/', { model: target })).body
      const filters = [{ name: 'id', operator: 'eq', value: row.id }]
      const { body: file } = await admin.put<{ file: string }>('/exports/exportSearchResult', {
        ...{ model: target, fields: columns, filters },
      })
      const content = Buffer.from(file.file, 'base64')
      expect(cellsOf(content)[0]).toContainEqual(expect.stringContaining(field.label))
      const read = await sendFile(on.app, `/imports/${target}/check`, {
        ...{ token: admin.token, file: { name: 'export.xlsx', content } },
      })
      expect(read.body).toMatchObject({ unchanged: 1, updated: 0, errors: 0 })

      const described = await on.app.inject('/api/openapi.json')
      expect(described.json().components.schemas[resource.model].properties[name].title).toBe(field.label)
    })

  test('is a column that a list shows unasked where that is said', () => {
    const field = added.get('money')
    expect(listColumns(resources.get(String(field?.target)))).toContain(field?.api_name)
  })

  test('stands in the tab that it names, in the order said', async () => {
    const said = { target: 'supplier', seen_by: 'staff' }
    for (const [label, position] of [['Second essai', 2] as const, ['Premier essai', 1] as const])
      expect((await add({ ...said, label, position, tab: 'Suivi' })).status).toBe(200)
    await admin.get('/shown-custom-fields')
    const names = formOf(resources.get('supplier')).Suivi ?? []
    expect(names.map((name) => fieldOf('supplier', String(name))?.label)).toEqual([
      ...['Premier essai', 'Second essai'],
    ])
  })
})

describe('who may', () => {
  test('read a custom field is said by its rights, at every door', async () => {
    const base = { target: 'article', kind: 'text' }
    const open = (await add({ ...base, label: 'Vu de tous', seen_by: 'all', filled_by: 'all' })).body
    const staff = (await add({ ...base, label: 'Vu du personnel' })).body
    const reserved = (await add({ ...base, label: 'Vu de peu', seen_by: 'reserved', filled_by: 'reserved' }))
      .body
    const all = [open, staff, reserved].map(({ api_name }) => api_name)
    const shown = async (actor: TestActor) => {
      const { body } = await actor.get<{ fields: Answered[] }>('/shown-custom-fields')
      return body.fields.filter(({ target }) => target === 'article').map(({ api_name }) => api_name)
    }
    const answered = async (actor: TestActor) => {
      const { body } = await search(actor, { model: 'article', limit: 1 })
      return all.filter((name) => Object.hasOwn(body.data[0] ?? {}, name))
    }
    const seen: [TestActor, string[]][] = [
      [admin, all],
      [reader, [open.api_name, staff.api_name]],
      [member, [open.api_name]],
    ]
    for (const [actor, names] of seen) {
      expect(await shown(actor)).toEqual(names)
      expect(await answered(actor)).toEqual(names)
    }
    const hidden = await search(member, {
      ...{ model: 'article', fields: [{ name: staff.api_name, operator: 'eq', value: 'x' }] },
    })
    expect(hidden.status).toBe(422)
    const outside = await reader.put<Answered>('/search/', {
      ...{ model: 'article', orders: [[reserved.api_name, 'asc']] },
    })
    expect(outside.status).toBe(422)
  })

  test('add one, is who holds the permission', async () => {
    const given = { target: 'article', kind: 'text', label: 'Interdit' }
    expect((await reader.post('/custom-field', given)).status).toBe(403)
    expect((await search(member, { model: 'custom_field' })).status).toBe(403)
  })
})

describe('what is refused, by its field', () => {
  const refusedAt = async (given: object) => {
    const { status, body } = await add({ target: 'product', kind: 'text', label: 'Essai refusé', ...given })
    expect(status).not.toBe(200)
    return body.fields?.map(({ name }) => name) ?? [body.type]
  }
  test('a name that the list has already, a choice without choices or with one twice, a link to nothing', async () => {
    expect(await refusedAt({ label: 'code' })).toEqual(['label'])
    expect(await refusedAt({ kind: 'select' })).toEqual(['choices'])
    expect(await refusedAt({ kind: 'select', choices: ['Oui', ' oui'] })).toEqual(['choices'])
    expect(await refusedAt({ kind: 'ref' })).toEqual(['linked'])
    expect(await refusedAt({ kind: 'refs' })).toEqual(['kind'])
    expect(await refusedAt({ target: 'user' })).toEqual(['target'])
  })
  test('one more than the list keeps columns for', async () => {
    const most = customColumns.filter(({ sort }) => sort === 'hour').length
    for (let n = 1; n <= most; n++)
      expect((await add({ target: 'product', kind: 'time', label: `Heure ${n}` })).status).toBe(200)
    expect(await refusedAt({ kind: 'time' })).toEqual(['kind'])
  })
  test('another kind or list for a field that has its place, and a choice that records hold', async () => {
    const { body: field } = await add({
      ...{ target: 'product', kind: 'list', label: 'Saisons', choices: ['Été', 'Hiver'] },
    })
    const path = `/custom-field/${field.id}`
    expect((await admin.put<Answered>(path, { kind: 'select' })).status).toBe(409)
    expect((await admin.put<Answered>(path, { target: 'article' })).status).toBe(409)
    const product = await rowOf('product')
    await admin.put(`/product/${product.id}`, {
      ...{ [field.api_name]: ['Hiver'], lock_version: product.lock_version },
    })
    const used = await admin.put<Answered>(path, { choices: ['Été'] })
    expect(used.body.fields).toEqual([
      { name: 'choices', message: expect.stringContaining('« Hiver »') as string },
    ])
    expect((await admin.put(path, { choices: ['Hiver'] })).status).toBe(200)
  })
})

describe('a field that is taken away', () => {
  test('is nowhere, comes back with what it held, and after 30 days its column is empty and free', async () => {
    const given = { target: 'groupadherent', kind: 'text', label: 'Note interne' }
    const { body: field } = await add(given)
    const group = await rowOf('groupadherent')
    const path = `/groupadherent/${group.id}`
    const value = { [field.api_name]: 'à rappeler', lock_version: group.lock_version }
    expect((await admin.put(path, value)).status).toBe(200)
    const read = async () => (await admin.get<Answered>(path)).body[field.api_name]
    expect(await read()).toBe('à rappeler')

    expect((await admin.delete(`/custom-field/${field.id}`)).status).toBe(200)
    expect(await read()).toBeUndefined()
    expect((await admin.put<Answered>(path, { [field.api_name]: 'x' })).status).not.toBe(200)

    expect((await admin.put(`/deleted/Custom_field/${field.id}`, {})).status).toBe(200)
    expect(await read()).toBe('à rappeler')

    await admin.delete(`/custom-field/${field.id}`)
    on.clock.advance(29 * 86_400_000)
    await runDueJobs(on.context, [forgetting])
    const columnOf = async () => {
      const system = on.context.db.system
      const [row] = await system('seed', (tx) =>
        tx.query<Record<string, string | null>>(
          `select ${field.api_name} as value from groupadherent where id = $1`,
          [group.id],
        ),
      )
      return row?.value
    }
    expect(await columnOf()).toBe('à rappeler')
    on.clock.advance(2 * 86_400_000)
    expect(await runDueJobs(on.context, [forgetting])).toEqual(['custom_fields'])
    expect(await columnOf()).toBeNull()
    admin = await signIn(on.app, 'fields@demo.example')
    expect((await add(given)).body.api_name).toBe(field.api_name)
  })
})

test('the lists that take custom fields are those that the settings offer', () => {
  const taking = resources.all.filter(({ customFields }) => customFields).map(({ name }) => name)
  expect(Object.keys(customField.fields.target?.options ?? {}).sort()).toEqual(taking.sort())
})
