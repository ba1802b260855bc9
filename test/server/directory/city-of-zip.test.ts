import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'

type Row = Record<string, unknown>

let on: TestApp
let nadia: TestActor
let other: Row

beforeAll(async () => {
  on = await openApp()
  nadia = await signIn(on.app, 'nadia.roche@demo.example')
  const office = await officeOf('/supplier/3')
  ;[other = {}] = await on.context.db.system('seed', (tx) =>
    tx.query('select id, zip_code from municipality where zip_code <> $1 order by id limit 1', [
      office.zip_code,
    ]),
  )
})
afterAll(() => on.close())

const officeOf = async (path: string) => (await nadia.get<Row>(path)).body.Office_address as Row
const change = async (path: string, part: Row) => {
  const { id, lock_version } = (await nadia.get<Row>(path)).body
  const { id: _id, lock_version: _version, ...office } = await officeOf(path)
  return nadia.put<{ fields: unknown }>(path, { id, lock_version, Office_address: { ...office, ...part } })
}

test.each(['/supplier/3', '/adherent/2'])('%s has no city of another zip code', async (path) => {
  for (const part of [{ municipality_id: other.id }, { zip_code: other.zip_code }]) {
    const answer = await change(path, part)
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toEqual([
      {
        name: 'Office_address.municipality_id',
        message: 'Cette ville ne correspond pas au code postal.',
      },
    ])
  }
})

test('both may change together, and the code of a CEDEX goes with a city', async () => {
  const both = { zip_code: other.zip_code, municipality_id: other.id }
  expect((await change('/supplier/3', both)).status).toBe(200)
  expect((await change('/supplier/3', { zip_code: '38999' })).status).toBe(200)
})

test('what is not changed is not looked at again', async () => {
  const { id } = await officeOf('/supplier/3')
  await on.context.db.system('seed', (tx) =>
    tx.query(
      'update address set zip_code = (select zip_code from municipality where zip_code <> $2 limit 1) where id = $1',
      [id, other.zip_code],
    ),
  )
  expect((await change('/supplier/3', { address: '9 rue Neuve' })).status).toBe(200)
})
