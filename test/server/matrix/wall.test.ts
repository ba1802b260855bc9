import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import type { Policies } from '../../../server/database/policies'
import { policies } from '../../../server/policies'
import { addPerson, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { plantTenants } from './people'

let on: TestApp
let adherent: number
let foreign: number
let turn = 0

beforeAll(async () => {
  on = await openApp()
  const { own, other } = await plantTenants(on)
  adherent = own.ids.get('adherent') ?? 0
  foreign = other.ids.get('order') ?? 0
})
afterAll(() => on?.close())

const allowed = { backOffice: true, supplier: true, adherent: true }
const everything = { read: allowed, write: allowed }

/** Whether a cook finds another member's order by its id. */
async function finds(): Promise<boolean> {
  turn += 1
  const email = `wall${turn}@matrix.example`
  await addPerson(on, { email, profile: 'CH', adherents: [adherent] })
  const cook = await signIn(on.app, email)
  const { body } = await cook.put<{ total: number }>('/search/', {
    model: 'Order',
    fields: [{ name: 'id', operator: 'eq', value: foreign }],
  })
  return body.total > 0
}

const security = (word: 'disable' | 'enable') =>
  asOwner(on.url, (tx) => tx.query(`alter table "order" ${word} row level security`))
const setPolicies = (given: Policies) => Object.assign(on.context.db, { policies: given })

test('the query and the database each hold the wall alone; without both, another member’s order is seen', async () => {
  expect(await finds()).toBe(false)
  setPolicies({ ...policies, rows: { ...policies.rows, order: everything } })
  expect(await finds(), 'the database alone').toBe(false)
  await security('disable')
  expect(await finds(), 'neither').toBe(true)
  setPolicies(policies)
  expect(await finds(), 'the query alone').toBe(false)
  await security('enable')
})
