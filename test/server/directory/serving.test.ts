import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>
interface List {
  data: Row[]
  total: number
}

let on: TestApp
let karim: TestActor
let nadia: TestActor

const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<{ id: number }>(text, values))
const family = async (label: string) =>
  (await sql('select id from family where label = $1', [label]))[0]?.id ?? 0
const names = (body: List) => body.data.map(({ name }) => name)
const suppliersOf = async (who: TestActor, id: number, query = '') =>
  names((await who.get<List>(`/supplier/adherent/${id}${query}`)).body)
const referencing = async (values: Row) => {
  const entries = Object.entries({ start_date: '2024-01-01', state: 'active', ...values })
  const [row] = await sql(
    `insert into referencing (${entries.map(([name]) => `"${name}"`).join(', ')}) values (${entries.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    entries.map(([, value]) => value),
  )
  return row?.id ?? 0
}
const remove = (id: number) => sql('delete from referencing where id = $1', [id])

beforeAll(async () => {
  on = await openApp()
  karim = await signIn(on.app, 'karim.benali@demo.example')
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on.close())

test('the suppliers of a member are those that it is referenced at, with its client number', async () => {
  const { body } = await karim.get<List>('/supplier/adherent/1')
  expect(names(body)).toEqual([
    'Boucherie Martin',
    'Grossiste Général',
    'Laiterie Bocage',
    'Primeurs de la Vallée',
  ])
  expect(body.data[0]).toMatchObject({ platform_id: 1, client_number: 'V-101', sending_mode: 2 })
  expect(body.data[0]).not.toHaveProperty('iban')
})

test('S15: the suppliers of another member are refused', async () => {
  const answer = await karim.get('/supplier/adherent/3')
  expect([answer.status, answer.body.type]).toEqual([403, 'err403'])
  expect((await karim.get('/supplier/family/adherent/3')).status).toBe(403)
  expect((await karim.get('/supplier/adherent/3/ProductNotInCatalog')).status).toBe(403)
})

test('a supplier that is no longer referenced by the group, a suspended, ended or future referencing serve nobody', async () => {
  const state = (value: string, more = '') =>
    sql(`update referencing set state = $1 ${more} where adherent_id = 1 and supplier_id = 1`, [value])
  await state('suspended')
  expect(await suppliersOf(karim, 1)).not.toContain('Boucherie Martin')
  await state('ended')
  expect(await suppliersOf(karim, 1)).not.toContain('Boucherie Martin')
  await state('active', `, start_date = '2999-01-01'`)
  expect(await suppliersOf(karim, 1)).not.toContain('Boucherie Martin')
  await state('active', `, start_date = '2024-01-01', end_date = '2024-12-31'`)
  expect(await suppliersOf(karim, 1)).not.toContain('Boucherie Martin')
  await state('active', ', end_date = null')
  expect(await suppliersOf(karim, 1)).toContain('Boucherie Martin')
  await sql('update supplier set supplier_status_id = 3 where id = 1')
  expect(await suppliersOf(karim, 1)).not.toContain('Boucherie Martin')
  await sql('update supplier set supplier_status_id = 1 where id = 1')
})

test('what a group has, each of its members has, even for who acts for that member alone', async () => {
  await sql('update supplier set supplier_status_id = 1 where id = 7')
  await sql(`insert into platform (supplier_id, label, active) values (7, 'Vergers – Lille', true)`)
  expect(await suppliersOf(karim, 1)).not.toContain('Vergers du Nord')
  const id = await referencing({ groupAdherent_id: 1, supplier_id: 7, client_number: 'G-7' })
  expect(await suppliersOf(karim, 1)).toContain('Vergers du Nord')
  const luc = await signIn(on.app, 'luc.fabre@demo.example')
  // A group orders by its own referencings and by those of its main adherent.
  expect(await suppliersOf(luc, 1, '?is_group=true')).toEqual(await suppliersOf(karim, 1))
  const hugo = await signIn(on.app, 'hugo.vidal@demo.example')
  expect(await suppliersOf(hugo, 3)).toEqual(['Grossiste Général'])
  const own = await referencing({ adherent_id: 1, supplier_id: 7, state: 'suspended' })
  expect(await suppliersOf(karim, 1)).not.toContain('Vergers du Nord')
  await remove(own)
  await remove(id)
})

test('a member’s own referencing takes the place of its group’s for its families only', async () => {
  await sql('update supplier set supplier_status_id = 1 where id = 7')
  const group = await referencing({ groupAdherent_id: 1, supplier_id: 7, client_number: 'G-7' })
  const own = await referencing({ adherent_id: 1, supplier_id: 7, client_number: 'A-7', state: 'suspended' })
  const fruit = await family('Fruits frais')
  await sql('insert into referencing_family_ids (referencing_id, family_id) values ($1, $2)', [own, fruit])
  const families = (await karim.get<Row[]>('/supplier/family/adherent/1')).body
  const of = (label: string) =>
    (families.find((one) => one.family_label === label)?.suppliers as Row[] | undefined)?.map(
      ({ name }) => name,
    )
  expect(of('Légumes frais')).toEqual(['Primeurs de la Vallée', 'Vergers du Nord'])
  expect(of('Fruits frais')).toEqual(['Primeurs de la Vallée'])
  await sql('delete from referencing_family_ids where referencing_id = $1', [own])
  await remove(own)
  await remove(group)
})

test('families come with who delivers them and from where', async () => {
  const { body } = await karim.get<Row[]>('/supplier/family/adherent/1')
  const cheese = body.find((one) => one.family_label === 'Fromages')
  expect(cheese).toEqual({
    family_id: await family('Fromages'),
    family_label: 'Fromages',
    suppliers: [{ id: 3, name: 'Laiterie Bocage', platform_id: 3 }],
  })
  expect(body.some((one) => one.family_label === 'Vaisselle à usage unique')).toBe(true)
})

test('a closed platform, or one of other families, delivers nothing', async () => {
  await sql('update platform set active = false where id = 3')
  expect(await suppliersOf(karim, 1)).not.toContain('Laiterie Bocage')
  await sql('update platform set active = true where id = 3')
  await sql('insert into platform_family_ids (platform_id, family_id) values (3, $1)', [
    await family('Laits et crèmes'),
  ])
  const { body } = await karim.get<Row[]>('/supplier/family/adherent/1')
  const of = (label: string) => body.some((one) => one.family_label === label)
  expect([of('Laits et crèmes'), of('Fromages')]).toEqual([true, false])
  await sql('delete from platform_family_ids where platform_id = 3')
})

test('suppliers of products out of catalogue: those of the catalogue, and the member’s own', async () => {
  const [free] = await sql(
    `insert into suppliernotincatalog (label, adherent_id, active) values ('Ferme des Prés', 1, true) returning id`,
  )
  const product = `insert into productnotincatalog (label, adherent_id, supplier_id, supplier_not_in_catalog_id, catalog_id, unit_id, price_ht, rate_id, active)
    values ($1, $2, $3, $4, 1, 1, 0.95, 1, true)`
  await sql(product, ['Basilic pot', 1, 2, null])
  await sql(product, ['Œufs', 1, null, free?.id])
  await sql(product, ['Autre', 3, 5, null])
  const { body } = await karim.get<List>('/supplier/adherent/1/ProductNotInCatalog?isGroup=false')
  expect(body.data.map(({ name, not_in_catalog }) => [name, not_in_catalog])).toEqual([
    ['Primeurs de la Vallée', false],
    ['Ferme des Prés', true],
  ])
})

test('the back office asks for any member of its services only', async () => {
  expect(await suppliersOf(nadia, 3)).toEqual(['Grossiste Général'])
  const claire = await signIn(on.app, 'claire.moreau@demo.example')
  expect(await suppliersOf(claire, 1)).toHaveLength(4)
  expect((await claire.get('/supplier/adherent/3')).status).toBe(403)
})

test('a supplier’s user asks for no member', async () => {
  const martin = await signIn(on.app, 'fm@martin.example')
  expect((await martin.get('/supplier/adherent/1')).status).toBe(403)
})

test('somebody of a group alone sees its suppliers through each member', async () => {
  await addPerson(on, { email: 'groupe@essai.example', profile: 'CH', groups: [1] })
  const person = await signIn(on.app, 'groupe@essai.example')
  expect(await suppliersOf(person, 2)).toHaveLength(4)
})
