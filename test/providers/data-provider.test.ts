import { describe, expect, test } from 'vitest'
import { BulkError } from '../../providers/data-errors'
import { createDataProvider } from '../../providers/data-provider'
import { HttpError } from '../../providers/http'
import { createRegistry } from '../../resources/create-registry'
import { ofAdherent } from '../../resources/directory/owner'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { setting } from '../../resources/schema/setting'
import { browser, type FarSide, json, signedIn } from './browser'

const department = setting('department', ['Département', 'Départements'])
const zone = setting('zone', ['Zone', 'Zones'], {
  fields: {
    departmentsId: f.refs('department', { label: 'Départements' }),
  },
})
const adherent = defineResource('adherent', {
  label: ['Adhérent', 'Adhérents'],
  title: 'name',
  access: { view: 'signedIn' },
  calls: { list: 'GET /adherent', one: 'GET /adherent/{id}' },
  fields: { name: f.text({ label: 'Nom' }) },
})
const mealtype = setting('mealtype', ['Type de repas', 'Types de repas'], {
  fields: { adherent_id: f.ref('adherent', { label: 'Adhérent' }) },
  options: { calls: ofAdherent('mealtype') },
})
const registry = createRegistry([department, zone, adherent, mealtype])

function wire(farSide: FarSide) {
  const one = browser(farSide, signedIn)
  return { provider: createDataProvider(one.tab().http, registry), calls: one.calls }
}

const page = (data: object[], total = data.length) => json({ data, total, offset: 0, limit: 25 })
const list = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'label', order: 'ASC' as const },
  filter: {},
}

describe('reading', () => {
  test('a list is one search with its page, its filters and its order', async () => {
    const { provider, calls } = wire(() => page([{ id: 1 }], 60))
    const answer = await provider.getList('zone', {
      pagination: { page: 3, perPage: 25 },
      sort: { field: 'label', order: 'DESC' },
      filter: { q: ' île ', active: true, departmentsId: [1, 2] },
    })
    expect(answer).toEqual({ data: [{ id: 1 }], total: 60, meta: { total_capped: false } })
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ method: 'PUT', path: '/api/search/' })
    expect(calls[0]?.body).toEqual({
      model: 'Zone',
      fields: [
        { name: 'active', operator: 'eq', value: true },
        { name: 'departmentsId', operator: 'in', value: [1, 2] },
      ],
      offset: 50,
      limit: 25,
      orders: [['label', 'desc']],
      params: { q: 'île' },
    })
  })

  test('several orders, conditions and associations travel in meta', async () => {
    const { provider, calls } = wire(() => page([]))
    const conditions = [{ name: 'position', operator: 'gte' as const, value: 3 }]
    const orders = [
      ['position', 'desc'],
      ['label', 'asc'],
    ]
    await provider.getList('zone', { ...list, meta: { conditions, orders, toMany: ['Department'] } })
    expect(calls[0]?.body).toMatchObject({ fields: conditions, orders, toMany: ['Department'] })
  })

  test('a total that was counted no further says so', async () => {
    const { provider } = wire(() => json({ data: [], total: 10_000, total_capped: true }))
    expect(await provider.getList('zone', list)).toMatchObject({ meta: { total_capped: true } })
  })

  test('one row comes with all its lists, by the declared call where there is one', async () => {
    const { provider, calls } = wire(({ method }) => (method === 'GET' ? json({ id: 7 }) : page([{ id: 7 }])))
    expect(await provider.getOne('zone', { id: '7' })).toEqual({ data: { id: 7 } })
    expect(calls[0]?.body).toMatchObject({
      fields: [{ name: 'id', operator: 'in', value: [7] }],
      toMany: ['Department'],
    })
    await provider.getOne('adherent', { id: 7 })
    expect(calls[1]).toMatchObject({ method: 'GET', path: '/api/adherent/7' })
  })

  test('a row that is not there is err404', async () => {
    const { provider } = wire(() => page([]))
    await expect(provider.getOne('zone', { id: 9 })).rejects.toMatchObject({ status: 404, type: 'err404' })
  })

  test('many rows come in pages of a hundred', async () => {
    const { provider, calls } = wire(() => page([{ id: 1 }]))
    await provider.getMany('zone', { ids: Array.from({ length: 150 }, (_, n) => n + 1) })
    expect(calls).toHaveLength(2)
  })
})

describe('writing', () => {
  test('an update carries its version and only what changed', async () => {
    const { provider, calls } = wire(() => json({ id: 1, lock_version: 4 }))
    const previousData = {
      id: 1,
      lock_version: 3,
      label: 'Nord',
      departmentsId: [1],
      Department: [{ id: 1 }],
    }
    await provider.update('zone', { id: 1, data: { ...previousData, departmentsId: [1, 2] }, previousData })
    expect(calls[0]).toMatchObject({ method: 'PUT', path: '/api/setting/generic/zone' })
    expect(calls[0]?.body).toEqual({ id: 1, lock_version: 3, departmentsId: [1, 2] })
  })

  test("a member's row is created under its member", async () => {
    const { provider, calls } = wire(() => json({ id: 1 }))
    await provider.create('mealtype', { data: { label: 'Déjeuner', adherent_id: 12, Adherent: { id: 12 } } })
    expect(calls[0]).toMatchObject({
      path: '/api/setting/adherent/12/mealtype',
      body: { label: 'Déjeuner', adherent_id: 12 },
    })
  })

  test('refused fields reach the form under its own names', async () => {
    const fields = [
      { name: 'label', message: 'Ce champ est obligatoire.' },
      { name: 'contacts.0.email', message: "Le format de l'email saisi est incorrect" },
    ]
    const { provider } = wire(() => json({ type: 'err400', display: 'Un ou plusieurs champs', fields }, 422))
    const refusal = await provider.create('zone', { data: {} }).catch((error: HttpError) => error)
    expect(refusal).toBeInstanceOf(HttpError)
    expect(refusal).toMatchObject({
      body: {
        errors: {
          label: 'Ce champ est obligatoire.',
          contacts: { 0: { email: "Le format de l'email saisi est incorrect" } },
        },
      },
    })
  })

  test('an error that comes as data is an error', async () => {
    const { provider } = wire(() => json({ type: 'err102', display: 'Cette commune existe déjà' }))
    await expect(provider.create('zone', { data: {} })).rejects.toMatchObject({
      type: 'err102',
      display: 'Cette commune existe déjà',
    })
  })

  test('deleting several tells which were refused and why', async () => {
    const used = { type: 'err420', display: 'Cet élément est utilisé et ne peut pas être supprimé' }
    const { provider } = wire(({ path }) => (path.endsWith('/2') ? json(used, 409) : json({ success: true })))
    const error = await provider.deleteMany('zone', { ids: [1, 2, 3] }).catch((one: BulkError) => one)
    expect(error).toBeInstanceOf(BulkError)
    expect(error).toMatchObject({
      done: [1, 3],
      refused: [{ id: 2, message: used.display }],
      message: '2 lignes traitées, 1 ligne refusée.',
    })
  })

  test('changing several reads their versions first', async () => {
    const { provider, calls } = wire(({ path }) =>
      path.endsWith('/search/')
        ? page([
            { id: 1, lock_version: 5, active: false },
            { id: 2, lock_version: 6, active: false },
          ])
        : json({ id: 1 }),
    )
    const { data } = await provider.updateMany('zone', { ids: [1, 2], data: { active: true } })
    expect(data).toEqual([1, 2])
    expect(calls.slice(1).map((call) => call.body)).toEqual([
      { id: 1, lock_version: 5, active: true },
      { id: 2, lock_version: 6, active: true },
    ])
  })
})
