import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportKeys, exportTypes } from '../../../resources/exports/export-types'
import { frenchDecimal } from '../../../resources/schema/decimal-text'
import type { TestActor } from '../../kit/actors'
import { addPerson, signIn } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { textsOf } from '../../kit/pdf-text'
import { uaFaults } from '../../kit/pdf-ua'
import { sentOrder } from '../../kit/sent-order'
import { cellsOf, reportOf } from '../../kit/workbooks'
import { received } from '../pricing/kit'
import { sql } from '../tenders/kit'

type Offered = { key: string; path: string; field: string; label: string }

let on: TestApp
let admin: TestActor

const rowsOf = async (actor: TestActor, type: string, more: object = {}) => {
  const { status, body } = await actor.put<{ file: string }>('/exports/exportSearchResult', { type, ...more })
  return status === 200 ? cellsOf(Buffer.from(body.file, 'base64')) : status
}

/** A paper of what is asked. */
async function paperOf(actor: TestActor, asked: object): Promise<Buffer> {
  const payload = { ...asked, format: 'pdf' }
  if ('type' in asked && asked.type === 'purchase_steering') {
    const run = await actor.post<{ id: number }>('/exports/runs', payload)
    const path = `/exports/runs/${run.body.id}/file`
    const made = async () => (await actor.get(path)).status
    await expect.poll(made, { timeout: 20_000 }).toBe(200)
    return (await on.app.inject({ url: `/api${path}`, headers: { authorization: actor.token } })).rawPayload
  }
  const answer = await on.app.inject({
    ...{ method: 'PUT', url: '/api/exports/download', payload },
    headers: { authorization: actor.token },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return answer.rawPayload
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

test.each(exportKeys)(
  '%s is printed as a tagged document: title, perimeter, author, its heads and rows',
  async (key) => {
    const file = await paperOf(admin, { type: key })
    expect(uaFaults(file)).toEqual([])
    const written = textsOf(file)
    const text = written.join(' ')
    expect(text).toContain(exportTypes[key].label)
    for (const said of ['Périmètre : tout le groupement', 'Filtres : aucun', 'Fait le ', 'page 1 / '])
      expect(text).toContain(said)
    const fields = await admin.put<Offered[]>('/exports/fields/', { type: key })
    for (const { label } of fields.body) expect(text.replaceAll(' ', '')).toContain(label.replaceAll(' ', ''))
    if (process.env.PDF_DIR) writeFileSync(`${process.env.PDF_DIR}/${key}.pdf`, file)
  },
)

test('a paper says its days, its filters by their names and its totals; a list’s too', async () => {
  const day = '2026-02-03'
  const [article] = await sql<{ id: number }>(
    on,
    'select id from article where supplier_id = 1 order by id limit 1',
  )
  const order = await sentOrder(on, { status: '450', day, articles: [[article?.id ?? 0, '10']] })
  await received(on, order.id, day)
  const days = [
    { name: 'Order.ask_delivery_date', operator: 'gte', value: day },
    { name: 'Order.ask_delivery_date', operator: 'lte', value: day },
  ]
  const filters = [...days, { name: 'Order.supplier_id', operator: 'eq', value: 1 }]
  const [line] = await sql<{ ht: string; supplier: string }>(
    on,
    `select l.line_ht::text as ht, s.name as supplier from order_line l join "order" o on o.id = l.order_id
     join supplier s on s.id = o.supplier_id where l.id = $1`,
    [order.lines[0]],
  )
  const text = textsOf(await paperOf(admin, { type: 'purchase_history', filters })).join(' ')
  expect(text).toContain('Période : du 03/02/2026 au 03/02/2026')
  expect(text).toContain(`Filtres : Fournisseur : ${line?.supplier}`)
  const euros = frenchDecimal(line?.ht ?? '').replace('\u202f', '\u00a0')
  expect(text).toMatch(new RegExp(`Total .*${euros} .*${euros}`))
  const list = { model: 'Supplier', fields: ['name'], filters: [{ name: 'id', operator: 'eq', value: 1 }] }
  const own = textsOf(await paperOf(admin, list)).join(' ')
  expect(own).toContain('Filtres : Identifiant : 1')
  expect(own).toContain(line?.supplier)
  expect((await admin.put<{ fields: unknown }>('/exports/download', { ...list, format: 'odt' })).status).toBe(
    422,
  )
})

test('the purchase history has what was ordered beside what was received, cancelled orders apart, and what it is of', async () => {
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
  const answer = await admin.put<{ file: string }>('/exports/exportSearchResult', {
    type: 'purchase_history',
  })
  const file = Buffer.from(answer.body.file, 'base64')
  const [head, ...rows] = cellsOf(file)
  expect(rows.length + 1).toBe(before + 2)
  expect(reportOf(file).total?.[0]).toBe('Total')
  const apart = cellsOf(file, 1).slice(1)
  expect(apart).toHaveLength(2)
  const [gone] = await sql<{ number: string }>(on, 'select number from "order" where id = $1', [cancelled.id])
  expect(apart.flat()).toContain(gone?.number)
  expect(cellsOf(file, 2)[0]).toContain('Définition')
  expect(reportOf(file, 3).above).toContain('Périmètre : tout le groupement')
  const at = (title: RegExp) => head?.findIndex((one) => title.test(String(one))) ?? -1
  const line = rows.find((row) => row.includes(ordered?.number) && row[at(/^Quantité$/)] === 10)
  expect([line?.[at(/Montant HT/)], line?.[at(/Quantité reçue/)], line?.[at(/Reçu HT/)]]).toEqual([
    ...[ordered?.ht, 5, ordered?.came],
  ])
})
