import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { TestActor } from '../../kit/actors'
import { addTo, kitchen, members } from '../../kit/kitchen'
import { openApp, type TestApp } from '../../kit/open-app'
import { mailsAbout } from '../../kit/outbox'

let on: TestApp
let who: Record<'julie', TestActor>

async function at(moment: string): Promise<void> {
  on.clock.set(moment)
  who = await kitchen(on, 'julie')
}
/** One second before a moment, the moment, and one second after it. */
const around = (moment: string): string[] =>
  [-1000, 0, 1000].map((shift) => new Date(new Date(moment).getTime() + shift).toISOString())

beforeAll(async () => {
  on = await openApp()
})
afterAll(() => on.close())

test('S02 step 3: a cart leaves until the second before its cut-off; at it and after it, err510 says why', async () => {
  await at('2026-03-03T09:00:00+01:00')
  const { body: cart } = await addTo(who.julie, members.A1, ['AR1', 20])
  expect(cart.ask_delivery_date).toBe('2026-03-04')
  const seen: unknown[] = []
  for (const moment of around('2026-03-03T12:00:00+01:00').reverse()) {
    await at(moment)
    const { body } = await who.julie.post(`/order/${cart.id}/submit`)
    seen.push(body.status ?? body.display)
  }
  const passed =
    "La commande ne peut pas être envoyée : L'heure limite de commande pour cette date est passée. La livraison du 04/03/2026 n'est plus possible ; prochaine : 06/03/2026."
  expect(seen).toEqual([passed, passed, '300'])
})

test('S04 step 8: the supplier’s link is good until the end of the ninetieth day after the delivery', async () => {
  await at('2026-03-03T09:00:00+01:00')
  const { body } = await addTo(who.julie, members.A1, ['AR1', 20])
  const sent = (await who.julie.post<OrderAnswer>(`/order/${body.id}/submit`)).body
  expect(sent).toMatchObject({ status: '300', ask_delivery_date: '2026-03-04' })
  const [mail] = await mailsAbout(on, sent.id, 'order_sent')
  const token = /downloadOrder\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const answers: number[] = []
  for (const moment of around('2026-06-03T00:00:00+02:00')) {
    on.clock.set(moment)
    const page = await on.app.inject({ method: 'GET', url: `/api/download/order?token=${token}` })
    answers.push(page.statusCode)
  }
  expect(answers).toEqual([200, 404, 404])
})
