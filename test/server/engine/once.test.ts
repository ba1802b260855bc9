import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { Answer, TestActor } from '../../kit/actors'
import { addTo, articles, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { sentOrder } from '../../kit/sent-order'

type Row = Record<string, unknown>
interface Parameter {
  name: string
  in: string
}
type Described = Record<string, { parameters?: (Parameter | { $ref: string })[]; security?: unknown[] }>

let on: TestApp
let who: Record<'karim' | 'julie' | 'claire', TestActor>
const A1 = members.A1

const sql = <T extends Row>(text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query<T>(text, values))

beforeAll(async () => {
  on = await openApp()
  on.clock.set('2026-03-04T09:00:00+01:00')
  who = await kitchen(on, 'karim', 'julie', 'claire')
})
afterAll(() => on.close())

/** The calls that take no key, each for a reason that its declaration says. */
const unkeyed = [
  'POST /auth/impersonate',
  'POST /backup/resume',
  'POST /consultation/{id}/file',
  'POST /consultation/{id}/lot/{lot}/workbook',
  'POST /consultation/{id}/send',
  'POST /egalim/ma-cantine/link',
  'POST /file',
  'POST /identity-provider/{id}/scim-token',
  'POST /identity-provider/{id}/trial',
  'POST /imports/{id}/commit',
  'POST /imports/{model}/check',
  'POST /job/dead/{id}/retry',
  'POST /job/{name}/run',
  'POST /mailmodel/{name}/preview',
  'POST /notification/devices',
  'POST /order/submit',
  'POST /order/validate',
  'POST /price-request/{id}/workbook',
  'POST /revenue/{id}/workbook',
  'POST /statistic-answer/{id}/send',
  'POST /statistic-answer/{id}/workbook',
  'POST /tender/lot/{id}/volumes/workbook',
  'POST /tender/{id}/notice',
  'POST /users/api-keys',
  'POST /users/check-password',
  'POST /users/passkeys',
  'POST /users/passkeys/options',
  'POST /users/passkeys/proof',
  'POST /users/passkeys/{id}/remove',
  'POST /users/two-factor/confirm',
  'POST /users/two-factor/disable',
  'POST /users/two-factor/enrol',
  'POST /users/two-factor/recovery-codes',
  'POST /users/validators',
  'POST /users/{id}/disconnect',
  'POST /volume-answer/{id}/workbook',
  'POST /webhooks',
  'POST /webhooks/{id}/secret',
]

test('every POST of somebody takes a key, so says the document; those that take none add nothing', async () => {
  const { paths, components } = (await on.app.inject('/api/openapi.json')).json() as {
    paths: Record<string, Described>
    components: { parameters: Record<string, Parameter> }
  }
  const parameterOf = (one: Parameter | { $ref: string }) =>
    '$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one
  const posts = Object.entries(paths).flatMap(([path, { post }]) =>
    post ? [{ name: `POST ${path}`, post }] : [],
  )
  const takes = ({ post }: (typeof posts)[number]) =>
    (post.parameters ?? [])
      .map(parameterOf)
      .some((one) => one?.in === 'header' && one.name === 'Idempotency-Key')
  expect(posts.length).toBeGreaterThan(80)
  const without = posts.filter((one) => !takes(one) && one.post.security?.length !== 0)
  expect(without.map(({ name }) => name).sort()).toEqual(unkeyed)
})

/** Rows of the tables in which the trade adds. */
const counted = [
  'order',
  'order_line',
  'order_event',
  'standard_cart',
  'stock_voucher',
  'stock_transaction',
  'inventory',
  'litigation',
  'litigation_message',
  'reception',
  'notification',
  'email_outbox',
  'referencing',
]
const rows = async () => {
  const known = await sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename = any($1)`,
    [counted],
  )
  const each = known.map(({ name }) => `(select count(*) from "${name}")::int as "${name}"`)
  return (await sql(`select ${each.join(', ')}, (select sum(quantity) from order_line)::text as quantity`))[0]
}

/** Calls that add, on the demonstration data. */
async function additions(): Promise<[string, Row?][]> {
  const line = { article_id: articles.AR1, quantity: '2' }
  const cart = await who.karim.post<Row>('/standard-cart', { adherentId: A1, label: 'Base', lines: [line] })
  const { body: order } = await addTo(who.julie, A1, ['AR6', 5])
  const sent = await who.julie.post<OrderAnswer>(`/order/${order.id}/submit`)
  const came = await sentOrder(on, { articles: [[1, '4']] })
  const [ref] = await sql<{ ref: string }>('select ref_supplier as ref from article where id = 1')
  const delivered = {
    order_line_id: came.lines[0],
    qty_delivered: '4',
    qty_accepted: '4',
    price_delivered_ht: '8.9',
  }
  const claim = {
    adherent_id: A1,
    supplier_id: 1,
    order_id: came.id,
    amount: '1.00',
    message_object: 'Manque',
  }
  return [
    ['/order/cart/line', { adherentId: A1, ...line }],
    ['/order/quick', { adherentId: A1, text: `${ref?.ref}\t3`, commit: true }],
    ['/standard-cart', { adherentId: A1, label: 'Double', lines: [line] }],
    [`/standard-cart/${cart.body.id}/clone`, { adherentId: A1, label: 'Copie' }],
    [`/standard-cart/${cart.body.id}/order`, { adherentId: A1 }],
    [`/order/${sent.body.id}/duplicate`],
    [
      `/stock/${A1}/voucher`,
      {
        direction: 'entry',
        date_operation: '2026-03-04',
        lines: [{ article_id: 1, quantity: '3', price_unit_ht: '8.9' }],
        validate: true,
      },
    ],
    [
      `/order/${came.id}/reception`,
      { client_key: 'tablette-7-0001', date: '2026-03-04', lines: [delivered] },
    ],
    ['/litigation', claim],
  ]
}

test('what adds to the trade adds once, when it is sent twice and ten times at once, and gives the first answer again', async () => {
  const asked = await additions()
  for (const [at, [path, body]] of asked.entries()) {
    const send = () => who.julie.post<Row>(path, body, `double-clic-${at}`)
    const answers = await Promise.all(Array.from({ length: 5 }, send))
    const first = answers[0] as Answer<Row>
    expect(first.status, `${path} ${JSON.stringify(first.body)}`).toBe(200)
    const after = await rows()
    answers.push(await send())
    expect(answers.map((one) => one.body)).toEqual(answers.map(() => first.body))
    expect(answers.filter((one) => !one.headers['idempotent-replayed'])).toHaveLength(1)
    expect(await rows(), path).toEqual(after)
    const other = await who.julie.post<Row>(path, { ...body, comment: 'autre' }, `double-clic-${at}`)
    expect([other.status, other.body.type]).toEqual([
      422,
      body ? expect.stringMatching(/^err(400|422)$/) : 'err400',
    ])
  }
  const [{ n } = { n: 0 }] = await sql<{ n: number }>(
    `select count(*)::int as n from order_line where article_id = $1 and quantity = 2 and created_by = $2`,
    [articles.AR1, who.julie.id],
  )
  expect(n).toBeLessThanOrEqual(1)
})

test('a key belongs to one person, one call and one content; another content is refused in French', async () => {
  const key = 'la-meme-cle'
  const add = (actor: TestActor, quantity: string) =>
    actor.post<Row>('/order/cart/line', { adherentId: A1, article_id: articles.AR3, quantity }, key)
  const first = await add(who.karim, '2')
  expect(first.status).toBe(200)
  expect((await add(who.karim, '3')).body).toEqual({
    type: 'err422',
    display: 'Cette demande a déjà été envoyée avec un autre contenu : rechargez la page, puis recommencez',
  })
  const others = await add(who.julie, '3')
  expect([others.status, others.headers['idempotent-replayed']]).toEqual([200, undefined])
  const elsewhere = await who.karim.post<Row>(
    '/standard-cart',
    { adherentId: A1, label: 'Clé', lines: [] },
    key,
  )
  expect(elsewhere.headers['idempotent-replayed']).toBeUndefined()
  const short = await who.karim.post<Row>('/standard-cart', { adherentId: A1, label: 'Clé' }, 'court')
  expect(short.body).toMatchObject({ type: 'err400', fields: [{ name: 'Idempotency-Key' }] })
})

test('what was refused is asked anew with its key; a day later a key is new, and what was kept is gone', async () => {
  const key = 'refusee-puis-bonne'
  const body = { adherentId: A1, article_id: articles.AR3, quantity: '2' }
  const refused = await who.karim.post<Row>('/order/cart/line', { ...body, quantity: '0' }, key)
  expect(refused.status).toBe(422)
  const good = await who.karim.post<Row>('/order/cart/line', body, key)
  expect([good.status, good.headers['idempotent-replayed']]).toEqual([200, undefined])
  await sql(`update kept_answer set kept_at = kept_at - interval '25 hours'`)
  const later = await who.karim.post<Row>('/order/cart/line', body, key)
  expect([later.status, later.headers['idempotent-replayed']]).toEqual([200, undefined])
  expect(await who.karim.post('/order/cart/line', body, key)).toMatchObject({ body: later.body })
})

test('what was refused after a first write is refused again, not done a second time', async () => {
  const { body } = await addTo(who.julie, A1, ['AR6', 5])
  await sql(`update article_price set price_ht = price_ht + 1 where article_id = $1`, [articles.AR6])
  await sql(`update article set price_ht = price_ht + 1 where id = $1`, [articles.AR6])
  const submit = () => who.julie.post<Row>(`/order/${body.id}/submit`, undefined, 'envoi-au-nouveau-prix')
  const first = await submit()
  expect(first.body).toMatchObject({ type: 'err510' })
  const again = await submit()
  expect(again).toMatchObject({
    status: first.status,
    body: first.body,
    headers: { 'idempotent-replayed': 'true' },
  })
  const sent = await who.julie.post<Row>(`/order/${body.id}/submit`, undefined, 'envoi-confirme')
  expect(sent.body).toMatchObject({ status: '300' })
})
