import { afterAll, beforeAll, expect, test } from 'vitest'
import { button, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site, type SitePage } from '../kit/site'

let site: Site
let julie: SitePage
let today: string

beforeAll(async () => {
  site = await openSite()
  today = site.clock.now().toISOString().slice(0, 10)
  julie = await site.open({ email: 'julie.petit@demo.example', viewport: { width: 820, height: 1180 } })
})
afterAll(() => site?.close())

const sign = async () => {
  const { page } = julie
  await button(page, 'Signer la réception').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Signer la réception' }).click()
}

test('S05 on a tablet: quantities, prices and temperature are typed, the claim is proposed, the stock moves', async () => {
  const { page } = julie
  const order = await sentOrder(site, {
    articles: [
      [1, '18'],
      [2, '6'],
    ],
    day: today,
  })
  await page.goto(`${site.url}/front-office/orders/receive/${order.id}`)
  await button(page, 'Tout est conforme').click()
  await page.getByLabel(/^Quantité acceptée, Rôti/).fill('17,5')
  await page.getByLabel(/^Motif de refus, Rôti/).fill('0,5 kg déchiré')
  await page.getByLabel(/^Prix du bon, Steak/).fill('9,60')
  await page.getByLabel('Température du frais (°C)').fill('5,2')
  await page.getByText('Au-dessus de 4,0 °C : commentaire obligatoire').waitFor()
  await page.getByLabel(/^Commentaire/).fill('Camion à 5,2 °C')
  await page.getByText('448,20 €').first().waitFor()
  await page.getByText('437,75 €').first().waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await sign()
  await page.getByText('Un litige est proposé').waitFor()
  await page.getByText('10,45', { exact: false }).first().waitFor()
  await page.getByRole('link', { name: /^Bon de stock/ }).click()
  await page.getByText('437,75 €').first().waitFor()
})

test('without a network what is signed stays on the device, and leaves once when it is back', async () => {
  const { page } = julie
  const order = await sentOrder(site, { articles: [[1, '4']], day: today })
  await page.goto(`${site.url}/front-office/orders/receive/${order.id}`)
  await button(page, 'Tout est conforme').click()
  await page.context().setOffline(true)
  await page.getByText(/^Sans réseau/).waitFor()
  await sign()
  await page.getByText('Réception signée sur cet appareil').waitFor()
  await page.context().setOffline(false)
  await page.getByText(/^Réception de .* envoyée$/).waitFor()
  const rows = await site.context.db.system('seed', (tx) =>
    tx.query('select count(*)::int as n from reception where order_id = $1', [order.id]),
  )
  expect(rows).toEqual([{ n: 1 }])
})
