import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../../resources/index'
import { asOwner, migrate } from '../../../server/database/migrate'
import { policies } from '../../../server/policies'
import { seed } from '../../../server/seed/seed'
import { emptyDatabase, type TestDatabase } from '../../kit/database'

let database: TestDatabase

beforeAll(async () => {
  database = await emptyDatabase()
  await migrate(database.url, resources, policies)
  await asOwner(database.url, async (tx) => {
    await tx.query('begin')
    await seed(tx, 'demo')
    await tx.query('commit')
  })
}, 120_000)
afterAll(() => database.drop())

const count = async (where: string) => {
  const [row] = await asOwner(database.url, (tx) =>
    tx.query(`select count(*)::int as n from "order" o where ${where}`),
  )
  return row?.n
}

test('the orders of the demonstration go back two years, and those of another month are received or cancelled', async () => {
  expect(await count(`o.ask_delivery_date < current_date - 700`)).toBeGreaterThan(10)
  expect(
    await count(`o.status <> '450' and not o.is_cancelled and o.ask_delivery_date < current_date - 31`),
  ).toBe(0)
})

test('the timeline of an order agrees with its own dates and approvals', async () => {
  expect(
    await count(`o.sending_order_date is not null and exists (
      select 1 from "order_event" e where e.order_id = o.id and e.type = 'sent' and e."createdAt" <> o.sending_order_date)`),
  ).toBe(0)
  expect(
    await count(`o.adherent_id = 1 and o.status >= '300' and exists (select 1 from "order_event" e where e.order_id = o.id)
      and (select count(*) from "order_event" e where e.order_id = o.id and e.type = 'validated')
        <> (select count(*) from "order_validation" v where v.order_id = o.id and v.decision = 'validated')`),
  ).toBe(0)
})
