import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DecidersAhead, OrderAnswer } from '../../../resources/orders/answers'
import type { WaitingAnswer } from '../../../resources/orders/inbox-answer'
import { approvalCases as cases } from '../../cases/approvals'
import type { TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { mailsAbout, toldOf } from '../../kit/outbox'

let on: TestApp
let who: Record<'karim' | 'sophie' | 'julie', TestActor>

async function at(moment: string): Promise<void> {
  on.clock.set(moment)
  who = await kitchen(on, 'karim', 'sophie', 'julie')
}
const sql = (text: string, values: unknown[] = []) =>
  on.context.db.system('seed', (tx) => tx.query(text, values))

/** Karim submits 120.00 HT of minced steak; answers the order. */
async function submitted(by: TestActor): Promise<OrderAnswer> {
  const { body } = await addTo(by, members.A1, ['AR1', 14])
  const answer = await by.post<OrderAnswer>(`/order/${body.id}/submit`)
  return answer.body
}

beforeAll(async () => {
  on = await openApp()
  await sql(
    `update "user" set replacement_validator = 8, start_date_replacement = '2026-03-09', end_date_replacement = '2026-03-19' where id = 6`,
  )
})
afterAll(() => on.close())

test('step 2: while Sophie is replaced, both are told and Julie decides for her', async () => {
  await at('2026-03-10T09:00:00+01:00')
  const order = await submitted(who.karim)
  expect(order.status).toBe('150')
  const told = await toldOf(on, order.id, 'order_to_validate')
  expect(told.map(({ user }) => user).sort()).toEqual(['Julie', 'Sophie'])
  const done = await who.julie.post<OrderAnswer>(`/order/${order.id}/validate`)
  expect(done.body).toMatchObject({
    status: '300',
    validations: [
      {
        ExpectedUser: { first_name: 'Sophie' },
        DecidingUser: { first_name: 'Julie' },
        OnBehalfOf: { first_name: 'Sophie' },
      },
    ],
  })
})

test('step 3, I-08: nobody decides on its own order, even as a replacement', async () => {
  await sql('update "user" set validator_one = 6 where id = 8')
  const order = await submitted(who.julie)
  expect((await who.julie.post(`/order/${order.id}/validate`)).body).toMatchObject({
    type: 'err513',
    display: 'Vous ne pouvez pas valider votre propre commande',
  })
  const reason = { reason: 'Je me refuse' }
  expect((await who.julie.post(`/order/${order.id}/refuse`, reason)).body).toMatchObject({ type: 'err513' })
  expect((await who.sophie.post<OrderAnswer>(`/order/${order.id}/validate`)).body.status).toBe('300')
  await sql('update "user" set validator_one = null where id = 8')
})

test.each([
  ['2026-03-08T23:59:59+01:00', 'err403'],
  ['2026-03-09T00:00:00+01:00', null],
  ['2026-03-09T00:00:01+01:00', null],
  ['2026-03-19T23:59:59+01:00', null],
  ['2026-03-20T00:00:00+01:00', 'err403'],
  ['2026-03-20T00:00:01+01:00', 'err403'],
])('step 4: the replacement decides from its first second to its last: %s → %s', async (moment, refusal) => {
  await at(moment)
  const cart = (await addTo(who.karim, members.A1, ['AR1', 14])).body
  const ahead = await who.karim.put<{ data: DecidersAhead[] }>('/order/deciders', { ids: [cart.id] })
  expect(ahead.body.data[0]?.levels[0]?.deciders.map(({ first_name }) => first_name)).toEqual(
    refusal ? ['Sophie'] : ['Sophie', 'Julie'],
  )
  const order = (await who.karim.post<OrderAnswer>(`/order/${cart.id}/submit`)).body
  const { body } = await who.julie.post(`/order/${order.id}/validate`)
  if (refusal) expect(body).toMatchObject({ type: refusal })
  else expect(body).toMatchObject({ status: '300' })
  if (refusal)
    expect((await who.sophie.post<OrderAnswer>(`/order/${order.id}/validate`)).body.status).toBe('300')
})

test('a level that names neither member nor group is everybody’s', async () => {
  const [level] = await sql(
    `insert into orderlevel (label, level, amount_ht, mandatory, active, default_validator_id) values ('Tous', '1', 1, true, true, 6) returning id`,
  )
  expect((await submitted(who.julie)).status).toBe('150')
  await sql('delete from orderlevel where id = $1', [level?.id])
  expect((await submitted(who.julie)).status).toBe('300')
})

test('step 5: a deactivated validator does not count, and Karim cannot submit', async () => {
  await at('2026-03-23T09:00:00+01:00')
  await sql('update "user" set status_id = 2 where id = 6')
  const { body } = await addTo(who.karim, members.A1, ['AR1', 14])
  expect((await who.karim.post(`/order/${body.id}/submit`)).body).toMatchObject({
    type: 'err511',
    display: "Aucun valideur de niveau 1 n'est disponible pour cette commande.",
  })
  expect((await who.karim.get<OrderAnswer>(`/order/${body.id}`)).body.status).toBe('100')
  await sql('update "user" set status_id = 1 where id = 6')
})

test('a decision from the mail: opening decides nothing, the link acts once', async () => {
  await at('2026-03-24T09:00:00+01:00')
  const order = await submitted(who.karim)
  const [mail] = await mailsAbout(on, order.id, 'commande_a_valider')
  const token = /decideOrder\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const open = () => on.app.inject({ method: 'GET', url: `/api/order/decide?token=${token}` })
  expect((await open()).json()).toMatchObject({ number: order.number, status: '150' })
  expect((await open()).json()).toMatchObject({ status: '150' })
  const decide = (payload: object) => on.app.inject({ method: 'POST', url: '/api/order/decide', payload })
  expect((await decide({ token, decision: 'refused', reason: '' })).statusCode).toBe(422)
  expect((await decide({ token, decision: 'validated' })).json()).toMatchObject({ status: '300' })
  expect((await decide({ token, decision: 'validated' })).json()).toMatchObject({ type: 'err514' })
  const { body } = await who.karim.get<OrderAnswer>(`/order/${order.id}`)
  expect(body.validations).toMatchObject([{ channel: 'mail', DecidingUser: { first_name: 'Sophie' } }])
})

test('a decision link ends after 72 hours, and with its round', async () => {
  await at('2026-03-25T09:00:00+01:00')
  const order = await submitted(who.karim)
  const [mail] = await mailsAbout(on, order.id, 'commande_a_valider')
  const token = /decideOrder\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const open = () => on.app.inject({ method: 'GET', url: `/api/order/decide?token=${token}` })
  on.clock.set('2026-03-28T08:59:59+01:00')
  expect((await open()).statusCode).toBe(200)
  for (const moment of ['2026-03-28T09:00:00+01:00', '2026-03-28T09:00:01+01:00']) {
    on.clock.set(moment)
    expect((await open()).json()).toMatchObject({ type: 'err404', display: 'Lien invalide ou expiré' })
  }
  await at('2026-03-25T09:10:00+01:00')
  const back = await who.karim.post<OrderAnswer>(`/order/${order.id}/withdraw`)
  expect(back.body).toMatchObject({ status: '100', validations: [] })
  expect((await open()).statusCode).toBe(404)
  await who.karim.post(`/order/${order.id}/submit`)
  const payload = { token, decision: 'validated' }
  const late = await on.app.inject({ method: 'POST', url: '/api/order/decide', payload })
  expect(late.json(), 'the link of an earlier round').toMatchObject({ type: 'err404' })
  expect((await who.karim.get<OrderAnswer>(`/order/${order.id}`)).body.status).toBe('150')
})

const person = async (first: string): Promise<number> => {
  const [row] = await sql(
    `insert into "user" (email, first_name, last_name, profile_id, status_id)
     select lower($1) || '-' || (select count(*) from "user") || '@cas.example', $1, 'Cas', profile_id, 1 from "user" where id = 6 returning id`,
    [first],
  )
  await sql('insert into user_adherent_ids (user_id, adherent_id, position) values ($1, 1, 0)', [row?.id])
  return Number(row?.id)
}
const levelOf = (level: string, id: number) =>
  sql(
    `insert into orderlevel (label, level, amount_ht, mandatory, active, adherent_id, default_validator_id) values ('Cas', $1, 0, true, true, 1, $2)`,
    [level, id],
  )
const toldTo = async (order: number, kind: string) =>
  (await toldOf(on, order, kind)).filter(({ isOpen }) => isOpen).map(({ user }) => user)

test.for(cases.map((one) => [one.id, one] as const))('approvals/%s', async ([id, one]) => {
  await at('2026-04-01T09:00:00+02:00')
  const { nadia } = await kitchen(on, 'nadia')
  await sql(`delete from orderlevel where label = 'Cas'`)
  const people: Record<string, number> = {}
  for (const name of ['V1', 'V2', 'R1', 'D1', 'D2']) people[name] = await person(name)
  const { V1 = 0, V2 = 0, R1 = 0, D1 = 0, D2 = 0 } = people
  const isSecond = one.validator === 'V2'
  await sql(`update "user" set validator_one = $1, validator_two = $2 where email like 'karim.benali%'`, [
    isSecond ? 6 : V1,
    isSecond ? V2 : null,
  ])
  await sql(
    'update adherent set project_manager_id = (select id from "user" where first_name = $1 and last_name = $2) where id = 1',
    [...['Paul', 'Achard']],
  )
  if (one.replacement_in_dates)
    await sql(
      `update "user" set replacement_validator = $1, start_date_replacement = '2026-03-30', end_date_replacement = '2026-04-05' where id = $2`,
      [R1, V1],
    )
  if (one.level_default_validator) await levelOf(isSecond ? '2' : '1', isSecond ? D2 : D1)
  const count = id === 'told-before' ? 3 : 1
  const orders: OrderAnswer[] = []
  for (let n = 0; n < count; n++) orders.push(await submitted(who.karim))
  const order = orders[0]?.id ?? 0
  if (isSecond)
    expect((await who.sophie.post<OrderAnswer>(`/order/${order}/validate`)).body.status).toBe('150')
  const validator = isSecond ? V2 : V1
  if (id === 'told-before') {
    const { body } = await nadia.get<WaitingAnswer>(`/order/waiting-for/${V1}`)
    expect(body.orders.map((waiting) => waiting.id)).toEqual(orders.map((made) => made.id))
    expect(body.takers.map(({ id: taker }) => taker)).toContain(R1)
    const done = await nadia.post(`/order/waiting-for/${V1}/hand-over`, { to: R1 })
    expect(done.body).toEqual({ passed: 3 })
    expect(await toldTo(order, 'order_to_validate')).toContain('R1')
    return
  }
  const withoutRight = Number(
    (
      await sql(
        `insert into profile (label, profile_type_id, level) select 'Cas ' || $1, 3, level from profile where id = (select profile_id from "user" where id = 6) returning id`,
        [id],
      )
    )[0]?.id,
  )
  const change = {
    'right-removed': () => nadia.put(`/users/update/${validator}`, { profile_id: withoutRight }),
    'perimeter-removed': () => nadia.put(`/users/update/${validator}`, { adherent_ids: [2] }),
  }[id]
  const acted = await (change ? change() : nadia.put(`/users/update/${validator}`, { status_id: 2 }))
  expect(acted.status, JSON.stringify(acted.body)).toBe(200)
  const [state] = await sql('select status, returned_reason from "order" where id = $1', [order])
  const { status, decider, cart_marked, level_1_decision } = one.expect as Partial<Record<string, unknown>>
  expect(state?.status).toBe(status)
  if (typeof decider === 'string') {
    const pending = await sql(
      `select expected_user_id from order_validation where order_id = $1 and decision = 'pending'`,
      [order],
    )
    expect(pending).toEqual([{ expected_user_id: people[decider] }])
    expect(await toldTo(order, 'order_to_validate')).toEqual([decider])
  } else {
    expect(state?.returned_reason).toBe(cart_marked)
    expect((await toldTo(order, 'order_unvalidated')).sort()).toEqual(['Karim', 'Paul'])
  }
  if (level_1_decision === 'kept')
    expect(
      await sql(`select level from order_validation where order_id = $1 and decision = 'validated'`, [order]),
    ).toEqual([{ level: '1' }])
})
