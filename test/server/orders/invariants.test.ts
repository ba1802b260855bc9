import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { TestActor } from '../../kit/actors'
import { addTo, articles, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { mailsAbout } from '../../kit/outbox'

type Row = Record<string, unknown>

let on: TestApp
let who: Record<'karim' | 'julie' | 'sophie' | 'martin', TestActor>
const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<Row>(text, values))

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-02T09:00:00+01:00')
  who = await kitchen(on, 'karim', 'julie', 'sophie', 'martin')
})
afterAll(() => on.close())

/** All that is kept of an order, but when it was touched. */
const kept = async (id: number) => ({
  order: await sql(
    `select to_jsonb(o) - '{updatedAt,updated_by,lock_version}'::text[] as o from "order" o where id = $1`,
    [id],
  ),
  lines: await sql('select * from order_line where order_id = $1 order by id', [id]),
})

test('I-05: the database itself keeps an order with one owner, one supplier and one day', async () => {
  const { body } = await addTo(who.karim, members.A1, ['AR1', 4])
  const change = (part: string) => sql(`update "order" set ${part} where id = $1`, [body.id])
  await expect(change('"groupAdherent_id" = 1')).rejects.toMatchObject({ code: '23514' })
  await expect(change('adherent_id = null')).rejects.toMatchObject({ code: '23514' })
  await expect(change('supplier_id = null')).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
  await expect(change('ask_delivery_date = null')).rejects.toMatchObject({
    code: expect.stringMatching(/^23/),
  })
  await who.karim.delete(`/order/${body.id}`)
})

test('I-06: each transition writes its event, and none that is refused writes one', async () => {
  const { body } = await addTo(who.karim, members.A1, ['AR1', 18])
  const events = async () =>
    (await sql('select type from order_event where order_id = $1 order by id', [body.id])).map(
      ({ type }) => type,
    )
  const before = (await events()).length
  expect((await who.sophie.post(`/order/${body.id}/validate`)).status).toBeGreaterThanOrEqual(400)
  expect(await events()).toHaveLength(before)
  await who.karim.post(`/order/${body.id}/submit`)
  await who.sophie.post(`/order/${body.id}/refuse`, { reason: 'Trop cher' })
  await who.karim.post(`/order/${body.id}/reopen`)
  const written = await events()
  for (const type of ['submitted', 'refused', 'reopened']) expect(written).toContain(type)
  expect(await sql('select status from "order" where id = $1', [body.id])).toEqual([{ status: '100' }])
  await who.karim.delete(`/order/${body.id}`)
})

test('I-06: nothing but the transition writes the status of an order', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/^(seed|database.migrations)\b/.test(name),
  )
  const found = files.filter((name) => {
    const statements = readFileSync(join('server', name), 'utf8').match(/update "order"[^`']*/g) ?? []
    return statements.some((text) => /\bstatus\s*=/.test(text.split(/\bwhere\b/)[0] ?? ''))
  })
  const led = files.filter((name) =>
    /repo\([^;]*\borders?\)\.update\([^;]*\bstatus: [^;]*\)/.test(readFileSync(join('server', name), 'utf8')),
  )
  expect([found, led]).toEqual([[], ['trade/order-transition.ts']])
})

test('I-07, I-09: once submitted, lines, prices, dates and sending mode change by no call, and by no setting', async () => {
  const { body } = await addTo(who.karim, members.A1, ['AR1', 18])
  const submitted = await who.karim.post<OrderAnswer>(`/order/${body.id}/submit`)
  expect(submitted.body.status).toBe('150')
  const before = await kept(body.id)
  const [line] = submitted.body.lines
  const asked = [
    () => addTo(who.karim, members.A1, ['AR2', 1], { order_id: body.id }),
    () => who.karim.put(`/order/${body.id}/line/${line?.id}`, { quantity: '19' }),
    () => who.karim.delete(`/order/${body.id}/line/${line?.id}`),
    () => who.karim.put(`/order/${body.id}`, { ask_delivery_date: '2026-03-06' }),
    () => who.karim.put(`/order/${body.id}`, { sending_mode: '1' }),
    () => who.karim.delete(`/order/${body.id}`),
  ]
  for (const ask of asked) expect((await ask()).status).toBeGreaterThanOrEqual(400)
  expect(await kept(body.id)).toEqual(before)
  await sql('update article set price_ht = price_ht * 2 where id = $1', [articles.AR1])
  const { body: read } = await who.karim.get<OrderAnswer>(`/order/${body.id}`)
  expect(read).toMatchObject({ order_total_ht: submitted.body.order_total_ht })
  expect(read.lines[0]?.price_ht).toBe(line?.price_ht)
  await sql('update article set price_ht = price_ht / 2 where id = $1', [articles.AR1])
})

test('I-17: what stops being orderable in a cart keeps it from leaving', async () => {
  const { body } = await addTo(who.karim, members.A1, ['AR2', 6])
  await sql('update article set active = false where id = $1', [articles.AR2])
  const refused = await who.karim.post<Row>(`/order/${body.id}/submit`)
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ type: 'err510' })
  expect((await sql('select status from "order" where id = $1', [body.id]))[0]).toEqual({ status: '100' })
  expect(await mailsAbout(on, body.id)).toEqual([])
  await sql('update article set active = true where id = $1', [articles.AR2])
})
