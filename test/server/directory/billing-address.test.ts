import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

let on: TestApp
let nadia: TestActor

beforeAll(async () => {
  on = await openApp()
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
})
afterAll(() => on.close())

const read = async (path: string): Promise<Row> => (await nadia.get(path)).body
const change = async (path: string, changes: Row) => {
  const { id, lock_version } = await read(path)
  return nadia.put(path, { id, lock_version, ...changes })
}

test.each([
  ['a supplier', '/supplier/3'],
  ['a member', '/adherent/2'],
])('%s that is billed elsewhere says where, and forgets it when the box is ticked again', async (_, path) => {
  const { Office_address: office } = (await read(path)) as { Office_address: Row }
  const { address, zip_code, municipality_id, department_id, country_id } = office
  const elsewhere = {
    address: `BP 7, ${String(address)}`,
    zip_code,
    municipality_id,
    department_id,
    country_id,
  }

  const refused = await change(path, { same_address: false })
  expect(refused.status).toBe(422)
  expect(refused.body.fields).toEqual([{ name: 'Billing_address', message: expect.any(String) }])

  await change(path, { same_address: false, Billing_address: elsewhere })
  expect((await read(path)).Billing_address).toMatchObject(elsewhere)

  await change(path, { same_address: true, Billing_address: elsewhere })
  const after = await read(path)
  expect(after.Billing_address).toBeNull()
  expect(after.Office_address).toMatchObject({ id: office.id, address })
})

test('the contacts of a member are written with it, each with its types', async () => {
  const types = (await nadia.put('/search/', { model: 'Contact_type', limit: 20 })).body.data as Row[]
  expect(types).toHaveLength(11)
  const contact = {
    last_name: 'Garnier',
    email: 'cuisine@tilleuls.example',
    contact_type_ids: [types[0]?.id],
  }
  await change('/adherent/2', { contacts: [contact] })
  expect((await read('/adherent/2')).contacts).toMatchObject([contact])
})

test('the seeded addresses belong to one record each: changing where a member is delivered leaves its office', async () => {
  const before = (await read('/adherent/1')) as { Office_address: Row; Delivery_address: Row }
  await change('/adherent/1', { Delivery_address: { ...before.Delivery_address, address: 'Quai 4' } })
  const after = (await read('/adherent/1')) as { Office_address: Row; Delivery_address: Row }
  expect(after.Delivery_address.address).toBe('Quai 4')
  expect(after.Office_address.address).toBe(before.Office_address.address)
})

test('a list of members says the city of an address when asked for it by its path', async () => {
  const search = { model: 'Adherent', limit: 100, associations: ['Office_address.Municipality'] }
  const { body } = await nadia.put('/search/', search)
  const offices = (body.data as { Office_address: Row }[]).map((row) => row.Office_address)
  expect(offices.length).toBeGreaterThan(2)
  for (const office of offices)
    expect(office.Municipality).toMatchObject({ id: office.municipality_id, label: expect.any(String) })
})
