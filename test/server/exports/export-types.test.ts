import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportKeys, exportTypes } from '../../../resources/exports/export-types'
import type { TestActor } from '../../kit/actors'
import { addPerson, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'
import { cellsOf } from '../../kit/workbooks'
import { received } from '../pricing/kit'
import { sql } from '../tenders/kit'

type Offered = { key: string; path: string; field: string; label: string }

let on: TestApp
let admin: TestActor

const rowsOf = async (actor: TestActor, type: string, more: object = {}) => {
  const { status, body } = await actor.put<{ file: string }>('/exports/exportSearchResult', { type, ...more })
  return status === 200 ? cellsOf(Buffer.from(body.file, 'base64')) : status
}

beforeAll(async () => {
  on = await openApp()
  await addPerson(on, { email: 'admin@types.example', profile: 'SA' })
  admin = await signIn(on.app, 'admin@types.example')
})
afterAll(() => on.close())

test.each(exportKeys)(
  '%s has its columns, as many rows as it counts, and the title of each column',
  async (key) => {
    const fields = await admin.put<Offered[]>('/exports/fields/', { type: key })
    const counted = await admin.put<{ total: number }>('/exports/count', { type: key })
    expect([fields.status, counted.status]).toEqual([200, 200])
    const type = exportTypes[key]
    if ('isWorkbook' in type) return
    if ('columns' in type) expect(fields.body.map((one) => one.key)).toEqual([...type.columns])
    const rows = await rowsOf(admin, key)
    expect(rows).toHaveLength(counted.body.total + 1)
    expect((rows as unknown[][])[0]).toEqual(fields.body.map(({ label }) => label))
  },
)

test('the purchase history has what was ordered beside what was received, and no order that was cancelled', async () => {
  const [article, other] = await sql<{ id: number }>(
    on,
    'select id from article where supplier_id = 1 order by id limit 2',
  )
  const articles = [
    [article?.id ?? 0, '10'],
    [other?.id ?? 0, '4'],
  ] as const
  const before = ((await rowsOf(admin, 'purchase_history')) as unknown[][]).length
  const order = await sentOrder(on, { status: '450', day: '2026-03-04', articles })
  await received(on, order.id, '2026-03-04')
  // Half of the first line came, at 3.00 instead of the price of the order.
  await sql(
    on,
    `update reception_line set qty_delivered = 5, qty_accepted = 5, price_delivered_ht = 3 where order_line_id = $1`,
    [order.lines[0]],
  )
  const [ordered] = await sql<{ ht: number; came: number; number: string }>(
    on,
    `select l.line_ht::float as ht, (5 * 3 * l.coef_order_management / l.coef_billing)::float as came, o.number
     from order_line l join "order" o on o.id = l.order_id where l.id = $1`,
    [order.lines[0]],
  )
  const cancelled = await sentOrder(on, { status: '300', day: '2026-03-05', articles })
  await sql(on, 'update "order" set is_cancelled = true where id = $1', [cancelled.id])
  const [head, ...rows] = (await rowsOf(admin, 'purchase_history')) as unknown[][]
  expect(rows.length + 1).toBe(before + 2)
  const at = (title: RegExp) => head?.findIndex((one) => title.test(String(one))) ?? -1
  const line = rows.find((row) => row.includes(ordered?.number) && row[at(/^Quantité$/)] === 10)
  expect([line?.[at(/Montant HT/)], line?.[at(/Quantité reçue/)], line?.[at(/Reçu HT/)]]).toEqual([
    ...[ordered?.ht, 5, ordered?.came],
  ])
})
