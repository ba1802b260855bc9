import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

let on: TestApp
let martin: TestActor
let nadia: TestActor
let karim: TestActor
const [own, other] = ['/supplier/1', '/supplier/2']

beforeAll(async () => {
  on = await openApp()
  martin = await signIn(on.app, 'fm@martin.example')
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
  karim = await signIn(on.app, 'karim.benali@demo.example')
})
afterAll(() => on.close())

const record = async (): Promise<Row> => (await martin.get(own)).body

test('a supplier’s user reads its own record, without what the back office notes on it', async () => {
  const body = await record()
  expect(body.name).toBe('Boucherie Martin')
  expect(body).not.toHaveProperty('iban')
  expect(body).not.toHaveProperty('contracts')
  expect(body.Billing_address).toEqual(body.Office_address)
  expect((await nadia.get(own)).body).toHaveProperty('contracts')
})

test('of the others it reads nothing, nor does somebody of a member', async () => {
  expect((await martin.get(other)).status).toBe(403)
  expect((await martin.put(other, { id: 2, website: 'www.pirate.example' })).status).toBe(403)
  expect((await karim.put(own, { id: 1, website: 'www.pirate.example' })).status).toBe(403)
})

test('the whole record comes back: its information changes; another name is refused', async () => {
  const change = { ...(await record()), website: 'www.martin-57.example' }
  const renamed = await martin.put<{ fields: Row[] }>(own, { ...change, name: 'Autre' })
  expect([renamed.status, renamed.body.fields.map(({ name }) => name)]).toEqual([403, ['name']])
  const answer = await martin.put(own, change)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ name: 'Boucherie Martin', website: 'www.martin-57.example' })
})

test('a wrong SIRET is refused, naming the field', async () => {
  const answer = await martin.put<{ fields: Row[] }>(own, { ...(await record()), siret: '12' })
  expect(answer.status).toBe(422)
  expect(answer.body.fields.map(({ name }) => name)).toEqual(['siret'])
})

test('another billing address is kept beside the office’s, and forgotten when they are the same again', async () => {
  const before = await record()
  const { id: _id, lock_version: _version, ...office } = before.Office_address as Row
  const Billing_address = { ...office, address: '9 rue de la Facture' }
  const apart = await martin.put(own, { ...before, same_address: false, Billing_address })
  expect(apart.status).toBe(200)
  expect(apart.body.Billing_address).toMatchObject({ address: '9 rue de la Facture' })
  expect(apart.body.supplier_billing_address_id).not.toBe(apart.body.supplier_office_address_id)
  const same = await martin.put(own, { ...apart.body, same_address: true })
  expect(same.body.supplier_billing_address_id).toBe(same.body.supplier_office_address_id)
  const missing = await martin.put(own, { ...same.body, same_address: false, Billing_address: null })
  expect(missing.status).toBe(422)
})

test('a platform that a colleague has changed meanwhile is not written over by an older list of its supplier', async () => {
  const read = (await nadia.get<Row>(own)).body
  const platforms = (read.platforms as Row[]).map(({ id, lock_version, label }) => ({
    id,
    lock_version,
    label,
  }))
  const [first] = platforms
  const byItself = await nadia.put(`/platform/${first?.id}`, { ...first, phone: '01 99 00 12 99' })
  expect(byItself.status).toBe(200)
  const typed = platforms.map((one) => (one === first ? { ...one, label: 'Quai nord' } : one))
  const change = { id: 1, lock_version: read.lock_version, platforms: typed }
  const stale = await nadia.put<{ type: string; current: Row }>(own, change)
  expect([stale.status, stale.body.type, stale.body.current.name]).toEqual([
    409,
    'err409',
    'Boucherie Martin',
  ])
  const now = stale.body.current.platforms as Row[]
  expect(now.find(({ id }) => id === first?.id)).toMatchObject({ label: first?.label })
  const rebased = typed.map((one) => ({
    ...one,
    lock_version: now.find(({ id }) => id === one.id)?.lock_version,
  }))
  expect((await nadia.put(own, { ...change, platforms: rebased })).status).toBe(200)
})

test('a platform that a colleague has removed meanwhile is told as the supplier as it stands, one of another is not found', async () => {
  const { body: made } = await nadia.post<Row>('/platform', { supplier_id: 1, label: 'Quai de passage' })
  const read = (await nadia.get<Row>(own)).body
  const platforms = (read.platforms as Row[]).map(({ id, lock_version, label }) => ({
    ...{ id, lock_version, label },
  }))
  expect((await nadia.delete(`/platform/${made.id}`)).status).toBe(200)
  const change = { id: 1, lock_version: read.lock_version, platforms }
  const stale = await nadia.put<{ type: string; current: Row }>(own, change)
  expect([stale.status, stale.body.type]).toEqual([409, 'err409'])
  expect((stale.body.current.platforms as Row[]).map(({ id }) => id)).not.toContain(made.id)
  const strange = platforms.map(({ id, label }) => (id === made.id ? { id: 987_654, label } : { id, label }))
  expect((await nadia.put(own, { ...change, platforms: strange })).status).toBe(404)
})
