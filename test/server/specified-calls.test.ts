import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../resources'
import { createRegistry } from '../../resources/create-registry'
import type { OrderAnswer } from '../../resources/orders/answers'
import { recordFieldsBy } from '../../server/database/history'
import { call, signIn, type TestActor } from '../kit/actors'
import { kitchen } from '../kit/kitchen'
import { openApp, type TestApp } from '../kit/open-app'
import { sentOrder } from '../kit/sent-order'

type Row = Record<string, unknown>
interface Listed {
  data: Row[]
  total: number
}
interface Item {
  routeName: string
  SubMenu: Item[]
}

let on: TestApp
let who: Record<'nadia' | 'karim' | 'luc', TestActor>

beforeAll(async () => {
  on = await openApp()
  who = await kitchen(on, 'nadia', 'karim', 'luc')
})
afterAll(() => on.close())

const system = <T extends Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

test('a user comes with its profile and the type of it', async () => {
  const { body } = await who.nadia.get<Row>(`/users/${who.karim.id}`)
  expect(body.Profile).toMatchObject({
    profile_type_id: 3,
    Profile_type: { id: 3, machine_name: 'front-office' },
  })
})

test('a platform comes with its supplier', async () => {
  const { body } = await who.nadia.get<Row>('/platform/1')
  expect(body.Supplier).toMatchObject({ id: body.supplier_id, siret: expect.any(String) })
})

test('what is not there is named; an unknown user in the words of the specification', async () => {
  const said = async (path: string) => (await who.nadia.get<Row>(path)).body
  expect(await said('/users/999999')).toEqual({ type: 'err404', display: 'Erreur utilisateur introuvable' })
  expect(await said('/platform/999999')).toEqual({ type: 'err404', display: 'Plateforme introuvable' })
  expect((await who.nadia.put<Row>('/adherent/999999', { lock_version: 0 })).body.display).toBe(
    'Adhérent introuvable',
  )
})

test('the members of a person are answered in pages where a limit is given', async () => {
  const ids = async (query: string) =>
    (await who.nadia.get<Row[]>(`/adherent/all?${query}`)).body.map(({ id, isGroup }) => `${isGroup} ${id}`)
  const all = await ids('limit=false')
  expect(all.length).toBe(3)
  expect(await ids('limit=2&offset=1')).toEqual(all.slice(1, 3))
  expect(await ids('offset=2')).toEqual(all.slice(2))
  const grouped = await ids('limit=false&isFilterList=true')
  expect(await ids('limit=1&isFilterList=true')).toEqual(grouped.slice(0, 1))
  expect((await who.nadia.get('/adherent/all?limit=deux')).status).toBe(422)
})

test('towns by their ids, joined by commas or by the key repeated', async () => {
  const rows = await system<{ id: number }>('select id from municipality order by id limit 3')
  const [a, b, c] = rows.map(({ id }) => id)
  const found = async (query: string) =>
    (await who.nadia.get<Row[]>(`/municipality/by-ids/?${query}`)).body.map(({ id }) => Number(id)).toSorted()
  expect(await found(`ids=${a},${b},${c}`)).toEqual([a, b, c].toSorted())
  expect(await found(`ids=${a}&ids=${b}&ids=${c}`)).toEqual([a, b, c].toSorted())
  expect(await found(`ids=${b}`)).toEqual([b])
  for (const wrong of ['ids=a', 'ids=1&ids=a', 'ids=-1', 'ids='])
    expect((await who.nadia.get(`/municipality/by-ids/?${wrong}`)).status, wrong).toBe(422)
})

test('suppliers by the status of orders: of one, of several, of a group with its adherents', async () => {
  await sentOrder(on, { articles: [[1, '4']], status: '300' })
  const [order] = await system<{ adherent_id: number; group: number; supplier_id: number }>(
    `select o.adherent_id, a."groupAdherent_id" as group, o.supplier_id from "order" o join adherent a on a.id = o.adherent_id
     where o.status = '300' and a."groupAdherent_id" is not null order by o.id desc limit 1`,
  )
  const suppliers = async (id: unknown, query: string) =>
    (await who.nadia.get<Listed>(`/supplier/adherent/${id}/orderStatusId?${query}`)).body.data.map(
      (one) => one.id,
    )
  const mine = order?.supplier_id
  expect(await suppliers(order?.adherent_id, 'orderStatusId=300')).toContain(mine)
  expect(await suppliers(order?.adherent_id, 'orderStatusId=450')).not.toContain(mine)
  expect(await suppliers(order?.adherent_id, 'orderStatusId=300,450')).toContain(mine)
  expect(await suppliers(order?.adherent_id, 'orderStatusId=450&orderStatusId=300')).toContain(mine)
  expect(await suppliers(order?.group, 'orderStatusId=300&isGroup=true')).toContain(mine)
  expect((await who.nadia.get(`/supplier/adherent/1/orderStatusId?orderStatusId=301`)).status).toBe(422)
})

test('the settings of a member that is unknown are refused', async () => {
  const model = resources.all.find(({ calls }) =>
    calls.list?.includes('/setting/adherent/{adherentId}/'),
  )?.name
  expect((await who.karim.get(`/setting/adherent/1/${model}`)).status).toBe(200)
  expect((await who.nadia.get(`/setting/adherent/0/${model}`)).status).toBe(200)
  expect((await who.nadia.get(`/setting/adherent/999999/${model}`)).status).toBe(403)
  expect((await who.karim.get(`/setting/adherent/3/${model}`)).status).toBe(403)
})

test('the history of a field that does not exist is err400, of an association too', async () => {
  const asked = (path: string) => who.nadia.get<Row>(`/fieldHistory/${path}`)
  for (const path of [
    'field-history?modelName=Supplier&entityId=1&fieldName=colour',
    'field-history?modelName=Supplier&entityId=1&fieldName=constructor',
    'association-history?modelName=Supplier&entityId=1&associationName=Colour',
    'multiple-association-history/Supplier/1?associationNames=Family,Colour',
  ])
    expect(await asked(path), path).toMatchObject({ status: 422, body: { type: 'err400' } })
  expect(
    (await asked('association-history?modelName=Supplier&entityId=1&associationName=Family')).status,
  ).toBe(200)
})

test('a field that was renamed keeps its history', async () => {
  const unit = resources.get('unit')
  const label = { ...unit.fields.label, was: ['name'] }
  const all = resources.all.map((one) =>
    one === unit ? { ...unit, fields: { ...unit.fields, label } } : one,
  )
  const later = await openApp({}, createRegistry(all as never), {
    given: { url: on.url, drop: async () => undefined },
  })
  const changes = [{ field: 'name', old: 'Kilo', new: 'Kilogramme' }]
  await on.context.db.system('seed', (tx) =>
    recordFieldsBy(tx, { userId: null }, { model: 'Unit', id: 1, type: 'update', changes, now: new Date() }),
  )
  const { token } = who.nadia
  const path = '/fieldHistory/field-history?modelName=Unit&entityId=1&fieldName=label'
  const { body } = await call<Listed>(later.app, 'GET', path, { token })
  await later.close()
  expect(body.data).toMatchObject([{ field: 'label', old_value: 'Kilo', new_value: 'Kilogramme' }])
})

test('the status of an order has a history, whoever or whatever moved it', async () => {
  const cart = await sentOrder(on, { articles: [[1, '4']], status: '200' })
  const { body: refused } = await who.karim.get<OrderAnswer>(`/order/${cart.id}`)
  const [ask_delivery_date] = refused.terms?.next_dates ?? []
  expect((await who.karim.post(`/order/${cart.id}/reopen`, { ask_delivery_date })).status).toBe(200)
  const { body } = await who.nadia.get<Listed>(
    `/fieldHistory/field-history?modelName=Order&entityId=${cart.id}&fieldName=status`,
  )
  expect(body.data[0]).toMatchObject({
    field: 'status',
    old_value: '200',
    new_value: '100',
    change_type: 'update',
    User: { id: who.karim.id },
  })
})

test('the navigation answers the entries that one may open; every menu is still listed for rights', async () => {
  const flat = (items: Item[]): string[] => items.flatMap((item) => [item.routeName, ...flat(item.SubMenu)])
  const shown = flat((await who.nadia.get<Item[]>('/core/menu/back-office')).body)
  expect(shown).toEqual(expect.arrayContaining(['Home', 'Orders', 'Settings', 'StatisticRequests']))
  const mine = flat((await who.karim.get<Item[]>('/users/userMenu?applicationName=front-office')).body)
  expect(mine).not.toContain('Egalim')
  expect(flat((await who.nadia.get<Item[]>('/core/menu/list')).body)).toContain('StatisticRequests')
})

test('the messages of an adherent are the same whoever asks, and nobody else’s', async () => {
  const day = 86_400_000
  const around = (days: number) => new Date(on.clock.now().getTime() + days * day)
  const add = async (title: string, adherents: number[], types: number[] = []) => {
    const [row] = await system<{ id: number }>(
      `insert into dashboardmessage (title, content, dashboardmessage_type_id, "startDate", "endDate") values ($1, $1, 1, $2, $3) returning id`,
      [title, around(-1), around(1)],
    )
    for (const id of adherents)
      await system(
        'insert into dashboardmessage_adherent_ids (dashboardmessage_id, adherent_id) values ($1, $2)',
        [row?.id, id],
      )
    for (const id of types)
      await system(
        'insert into dashboardmessage_profile_type_ids (dashboardmessage_id, profile_type_id) values ($1, $2)',
        [row?.id, id],
      )
  }
  await add('Pour le 1', [1])
  await add('Pour le 3', [3])
  await add('Pour le personnel', [], [1])
  const titles = async (actor: TestActor, id: number) =>
    (await actor.get<{ title: string }[]>(`/dashboardmessage/adherent/${id}`)).body
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Pour'))
  for (const actor of [who.nadia, who.karim]) expect(await titles(actor, 1)).toEqual(['Pour le 1'])
  expect(await titles(who.nadia, 3)).toEqual(['Pour le 3'])
})

test('a link is asked for an address only, in the words of the specification', async () => {
  const answer = await on.app.inject({
    method: 'POST',
    url: '/api/auth/security/request-password-reset',
    payload: { email: 'claire@' },
  })
  expect(answer.json()).toMatchObject({ type: 'err400', display: 'Adresse e-mail incorrecte' })
  expect(await signIn(on.app, 'claire.moreau@demo.example')).toBeDefined()
})
