import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { SubstituteOption } from '../../../resources/orders/substitution'
import type { ElsewhereAnswer } from '../../../resources/orders/tool-answers'
import { closeSubstitutes } from '../../../server/orders/close-substitutes'
import { progressSql } from '../../../server/orders/progress-sql'
import type { TestActor } from '../../kit/actors'
import { kitchen } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { mailsAbout, toldOf } from '../../kit/outbox'
import { sentOrder } from '../../kit/sent-order'
import { sql } from '../tenders/kit'

type Who = Record<'karim' | 'tom' | 'martin' | 'primeurs', TestActor>

let on: TestApp
let who: Who
let other = 0

async function at(moment: string): Promise<void> {
  on.clock.set(`${moment}+01:00`)
  who = await kitchen(on, 'karim', 'tom', 'martin', 'primeurs')
}

const ordered = () =>
  sentOrder(on, {
    articles: [
      [1, '18'],
      [2, '6'],
    ],
    status: '300',
    day: '2026-03-06',
  })
const proposed = (line: number | undefined, more: object = {}) => ({
  supplier_delivery_date: '2026-03-06',
  lines: [
    {
      line_id: line,
      state: 'substituted',
      substitute_article_id: other,
      substitute_quantity: '5',
      substitute_price_ht: '10',
      ...more,
    },
  ],
})
const confirm = (id: number, body: object, by = who.martin) =>
  by.post<OrderAnswer>(`/order/${id}/confirm`, body)
const read = async (id: number) => (await who.karim.get<OrderAnswer>(`/order/${id}`)).body
const decide = (id: number, body: object, by = who.karim) =>
  by.put<OrderAnswer>(`/order/${id}/substitutions`, body)

beforeAll(async () => {
  on = await openApp()
  await at('2026-03-04T09:00:00')
  const copied = await sql<{ id: number }>(
    on,
    `insert into article (product_id, supplier_id, label, ref_supplier, active, order_management, billing, negotiation, storage_management, coef,
       coef_order_management, coef_billing, coef_negotiation, coef_storage_management, rate_id, family_id, price_ht, variable_weight)
     select product_id, supplier_id, 'Steak haché 15 %', 'SH15', true, order_management, billing, negotiation, storage_management, coef,
       coef_order_management, coef_billing, coef_negotiation, coef_storage_management, rate_id, family_id, price_ht, variable_weight
     from article where id = 2 returning id`,
  )
  other = copied[0]?.id ?? 0
  await sql(
    on,
    `insert into article_price (article_id, valid_from, quotation, price_ht, source) values ($1, '2026-01-01', 9.5, 9.5, 'manual')`,
    [other],
  )
})
afterAll(() => on.close())

test('a supplier finds its own articles alone, and proposes one with its quantity and price; nothing that was ordered changes (I-07)', async () => {
  const order = await ordered()
  const [, steak] = order.lines
  const options = (by: TestActor, search = '') =>
    by.get<{ data: SubstituteOption[] }>(`/order/${order.id}/substitutes?line_id=${steak}&search=${search}`)
  const { data } = (await options(who.martin)).body
  expect(data[0]).toMatchObject({ article_id: other, same_product: true, quantity: '6.000' })
  expect(data[1], 'as many kilogrammes as six cartons hold').toMatchObject({
    article_id: 1,
    quantity: '30.000',
  })
  expect(data.map(({ article_id }) => article_id)).not.toContain(2)
  expect((await options(who.martin, 'SH1')).body.data).toHaveLength(1)
  expect((await options(who.primeurs)).status).toBe(404)
  for (const wrong of [
    { substitute_article_id: 2 },
    { substitute_article_id: 987_654 },
    { substitute_quantity: '0' },
    { substitute_price_ht: null },
  ])
    expect((await confirm(order.id, proposed(steak, wrong))).status, JSON.stringify(wrong)).toBe(422)
  const before = await read(order.id)
  const { body } = await confirm(order.id, proposed(steak))
  expect(body).toMatchObject({
    status: '400',
    order_total_ht: before.order_total_ht,
    substitutions: [{ order_line_id: steak, label: 'Steak haché 15 %', state: 'pending', quantity: '5.000' }],
  })
  const seen = await read(order.id)
  expect(seen.actions).toContain('answerSubstitutes')
  const [kept, gone] = seen.lines
  expect(seen.expected?.goods_ht).toBe(kept?.line_ht)
  expect(gone).toMatchObject({ confirmed_state: 'substituted', confirmed_quantity: '0.000' })
  expect(await toldOf(on, order.id, 'substitution_proposed')).toMatchObject([{ user: 'Karim' }])

  const id = seen.substitutions[0]?.id
  const accepted = { decisions: [{ id, decision: 'accepted' }] }
  expect((await decide(order.id, accepted, who.tom)).status, 'a storekeeper').toBe(403)
  const foreign = await sentOrder(on, { adherent: 2, articles: [[1, '1']], status: '300' })
  expect((await decide(foreign.id, accepted)).status, 'of another member').toBe(404)
  expect((await decide(order.id, accepted, who.martin)).status, 'its supplier').toBe(403)
  const answered = await decide(order.id, accepted)
  expect(answered.body).toMatchObject({
    order_total_ht: before.order_total_ht,
    substitutions: [{ state: 'accepted', channel: 'app' }],
  })
  const amount = answered.body.substitutions[0]?.line_ht ?? '0'
  expect(Number(answered.body.expected?.goods_ht)).toBeCloseTo(Number(kept?.line_ht) + Number(amount), 2)
  expect(answered.body.events.map(({ type }) => type)).toContain('substitution_accepted')
  expect((await decide(order.id, accepted)).body, 'a second time').toMatchObject({ type: 'err409' })
  expect(await toldOf(on, order.id, 'substitution_answered')).not.toEqual([])
  expect(await mailsAbout(on, order.id, 'remplacement_repondu')).toHaveLength(1)
  await confirm(order.id, { supplier_delivery_date: '2026-03-06' })
  expect((await read(order.id)).lines[1], 'what was accepted stands').toMatchObject({
    confirmed_state: 'substituted',
    substitute_label: 'Steak haché 15 %',
  })
})

test('the link of the mail shows what is proposed and answers once, without an account', async () => {
  const order = await ordered()
  await confirm(order.id, proposed(order.lines[1]))
  const [mail] = await mailsAbout(on, order.id, 'remplacement_propose')
  expect(mail?.text).toContain('Steak haché 15 %')
  const token = /answerOrder\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const open = () => on.app.inject({ method: 'GET', url: `/api/order/substitutions?token=${token}` })
  const shown = (await open()).json()
  expect(shown.substitutions).toMatchObject([{ state: 'pending', asked: { quantity: '6.000' } }])
  expect((await open()).json(), 'opening answers nothing').toEqual(shown)
  await sql(on, 'update "user" set status_id = 2 where id = $1', [who.karim.id])
  expect((await open()).statusCode, 'of a person who has left').toBe(404)
  await sql(on, 'update "user" set status_id = 1 where id = $1', [who.karim.id])
  const payload = { token, decisions: [{ id: shown.substitutions[0].id, decision: 'refused' }] }
  const send = (body: object) =>
    on.app.inject({ method: 'POST', url: '/api/order/substitutions', payload: body })
  const foreign = await send({ ...payload, decisions: [{ id: 1, decision: 'accepted' }] })
  expect(foreign.statusCode, 'of another order').toBe(404)
  await sql(on, 'update platform_terms set minimum_ht = minimum_ht * 1000')
  const refused = (await send(payload)).json()
  await sql(on, 'update platform_terms set minimum_ht = minimum_ht / 1000')
  expect(refused).toMatchObject({
    substitutions: [{ state: 'refused', channel: 'mail' }],
    warned: [expect.stringMatching(/^Il manque .+ HT pour le minimum de .+\.$/)],
  })
  expect((await send(payload)).json()).toMatchObject({ type: 'err514' })
  expect((await open()).json()).toMatchObject({ type: 'err514' })
  const { lines } = await read(order.id)
  expect(lines[1]).toMatchObject({ confirmed_state: 'missing', confirmed_quantity: '0.000' })

  const elsewhere = (line: number | undefined, by = who.karim) =>
    by.get<ElsewhereAnswer>(`/order/${order.id}/elsewhere?line_id=${line}`)
  const found = (await elsewhere(lines[1]?.id)).body
  expect(found).toMatchObject({ lack: '6.000', proposals: [{ article_id: other, quantity: '6.000' }] })
  expect((await elsewhere(lines[0]?.id)).body, 'nothing lacks').toEqual({ lack: '0', proposals: [] })
  expect((await elsewhere(lines[1]?.id, who.martin)).status).toBe(403)
  const put = { adherentId: 1, article_id: other, quantity: '6', ask_delivery_date: '2026-03-06' }
  const cart = await who.karim.post<OrderAnswer>('/order/cart/line', put)
  expect(cart.body).toMatchObject({ status: '100', ask_delivery_date: '2026-03-06' })
  const progress = await sql<{ value: string }>(
    on,
    `select ${progressSql('o')} as value from "order" o where o.id = any($1::bigint[]) order by o.id`,
    [[order.id, cart.body.id]],
  )
  expect(progress.map(({ value }) => value)).toEqual(['gaps', 'preparing'])
})

test('what nobody answers is refused at the limit, once; accepted where the option says so', async () => {
  const [order, second] = [await ordered(), await ordered()]
  for (const one of [order, second]) await confirm(one.id, proposed(one.lines[1]))
  const limit = new Date((await read(order.id)).substitutions[0]?.answer_before ?? 0)
  const tick = (ahead: number) => {
    on.clock.set(new Date(limit.getTime() + ahead * 1000).toISOString())
    return closeSubstitutes(on.context, on.clock.now())
  }
  await confirm(second.id, { supplier_delivery_date: '2026-03-06' })
  expect((await read(second.id)).substitutions, 'taken back by the supplier').toEqual([])
  expect(await tick(-1)).toBeUndefined()
  await Promise.all([tick(0), tick(0)])
  who = await kitchen(on, 'karim', 'tom', 'martin', 'primeurs')
  expect(await read(order.id)).toMatchObject({ substitutions: [{ state: 'refused', channel: 'clock' }] })
  expect(await toldOf(on, order.id, 'substitution_closed')).toHaveLength(1)
  const { events } = await read(order.id)
  expect(events.filter(({ type }) => type === 'read')).toHaveLength(1)
  const refusal = events.find(({ type }) => type === 'substitution_refused')
  expect(refusal?.payload, 'by nobody').toMatchObject({ by_default: true })
  const late = (await read(order.id)).substitutions[0]?.id
  expect((await decide(order.id, { decisions: [{ id: late, decision: 'accepted' }] })).status).toBe(409)

  await at('2026-03-04T09:00:00')
  await sql(on, `update generaloption set value = 'true' where key = 'substitution_accepted_by_default'`)
  const third = await ordered()
  await confirm(third.id, proposed(third.lines[1]))
  await tick(1)
  who = await kitchen(on, 'karim', 'tom', 'martin', 'primeurs')
  expect(await read(third.id)).toMatchObject({ substitutions: [{ state: 'accepted', channel: 'clock' }] })
})

test('what is withdrawn meanwhile is neither proposed nor accepted: each time it is told in the timeline, and by the clock it is refused', async () => {
  await at('2026-03-04T09:00:00')
  const withdraw = (day: string | null) =>
    sql(on, 'update article set deactivation_date = $2 where id = $1', [other, day])
  const heldIn = ({ events }: OrderAnswer) => events.filter(({ type }) => type === 'held')
  const reason = "Steak haché 15 % n'est plus au catalogue depuis le 01/03/2026."
  const order = await ordered()
  const finding = { guard: 'withdrawn', line_id: order.lines[1], reason }
  await withdraw('2026-03-01')
  const refusal = await confirm(order.id, proposed(order.lines[1], { substitute_quantity: '5.5' }))
  expect(refusal.body).toMatchObject({
    type: 'err400',
    fields: [{ name: 'lines.0', message: reason }, { name: 'lines.0' }],
    findings: [finding, { guard: 'quantity', quantity: '6.000' }],
  })
  expect(await read(order.id)).toMatchObject({ status: '300', substitutions: [] })
  await withdraw(null)
  await confirm(order.id, proposed(order.lines[1]))
  await withdraw('2026-03-01')
  const id = (await read(order.id)).substitutions[0]?.id
  const accepted = { decisions: [{ id, decision: 'accepted' }] }
  expect((await decide(order.id, accepted)).body).toMatchObject({ type: 'err510', findings: [finding] })
  const waits = await read(order.id)
  expect(waits.substitutions).toMatchObject([{ state: 'pending' }])
  expect(heldIn(waits).map(({ payload }) => payload)).toMatchObject([
    { door: 'proposal', findings: [finding, { guard: 'quantity' }] },
    { door: 'proposal', findings: [finding] },
  ])
  on.clock.set(new Date(waits.substitutions[0]?.answer_before ?? 0).toISOString())
  await closeSubstitutes(on.context, on.clock.now())
  who = await kitchen(on, 'karim', 'tom', 'martin', 'primeurs')
  expect(await read(order.id)).toMatchObject({ substitutions: [{ state: 'refused', channel: 'clock' }] })
  await withdraw(null)
})
