import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DecidersAhead, OrderAnswer } from '../../../resources/orders/answers'
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
