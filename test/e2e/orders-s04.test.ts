import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../resources/orders/answers'
import { alertUnreadOrders } from '../../server/orders/alert-unread'
import { readImportantMessages } from '../kit/important-messages'
import { addTo, kitchen, members } from '../kit/kitchen'
import { mailsAbout, sendMails, sendThrough } from '../kit/outbox'
import { button, seenByAxe } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { openMailbox } from '../kit/smtp'
import { hasToast, heading, openAs, plain } from './orders-kit'

let site: Site
let o1: OrderAnswer

const on = (moment: string) => site.clock.set(`2026-03-0${moment}+01:00`)
const orderPage = async (name: string, id: number) => {
  const page = await openAs(site, name, `/orders/tracking/${id}`)
  await heading(page, /Boucherie Martin/).waitFor()
  return page
}
const statusOf = async (id: number) => {
  const [row] = await site.context.db.system('seed', (tx) =>
    tx.query<{ status: string }>('select status from "order" where id = $1', [id]),
  )
  return row?.status
}
const linkOf = async (id: number) => {
  const [mail] = await mailsAbout(site, id, 'order_sent')
  return /https:\/\/portail\.example(\/\w+\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
/** The page of the link in the supplier's mail, of somebody who is not logged in. */
async function follow(link: string): Promise<Page> {
  const { page } = await site.open()
  await page.evaluate(() => localStorage.clear())
  await page.goto(site.url + link)
  return page
}
async function sent(quantity: number, mode = '2'): Promise<OrderAnswer> {
  const { julie } = await kitchen(site, 'julie')
  const { body } = await addTo(julie, members.A1, ['AR1', quantity])
  await julie.put(`/order/${body.id}`, { sending_mode: mode })
  return (await julie.post<OrderAnswer>(`/order/${body.id}/submit`)).body
}

beforeAll(async () => {
  site = await openSite()
  on('2T09:00:00')
  await readImportantMessages(site.context)
  const { karim, sophie } = await kitchen(site, 'karim', 'sophie')
  await addTo(karim, members.A1, ['AR1', 18])
  o1 = (await addTo(karim, members.A1, ['AR2', 6])).body
  await karim.post(`/order/${o1.id}/submit`)
  await sophie.post(`/order/${o1.id}/validate`)
  on('3T09:00:00')
})
afterAll(() => site?.close())

test('S04 step 1: validated in two windows at once, the order leaves once, and the second learns who did it', async () => {
  const windows = await Promise.all(
    [1, 2].map(() => openAs(site, 'luc.fabre', `/carts/to-validate/${o1.id}`)),
  )
  for (const page of windows) await button(page, 'Valider').waitFor()
  await Promise.all(windows.map((page) => button(page, 'Valider').click()))
  await Promise.any(windows.map((page) => hasToast(page, 'Commande validée')))
  await Promise.any(windows.map((page) => hasToast(page, /^Cette commande a déjà été traitée par Luc/)))
  expect(await mailsAbout(site, o1.id, 'order_sent')).toHaveLength(1)
  expect(await statusOf(o1.id)).toBe('300')
  await sendMails(site)
})

test('S04 step 2: at 90 minutes the cook is told once that nobody read it', async () => {
  const alert = () => alertUnreadOrders(site.context, site.clock.now())
  on('3T10:29:59')
  await alert()
  on('3T10:30:00')
  await alert()
  on('3T11:30:00')
  await alert()
  on('3T10:31:00')
  const karim = await openAs(site, 'karim.benali', '/notifications')
  const told = karim.getByRole('main').getByText('Commande non lue par le fournisseur sous 90 minutes')
  await told.first().waitFor()
  await expect.poll(() => told.count()).toBe(1)
  expect(await mailsAbout(site, o1.id, 'commande_relance_non_lue')).toHaveLength(1)
})

test('S04 step 3 and 4: opening the link reads nothing, its button reads once', async () => {
  on('3T10:40:00')
  const link = await linkOf(o1.id)
  const page = await follow(link)
  const download = button(page, 'Télécharger la commande')
  await download.waitFor()
  expect(await statusOf(o1.id)).toBe('300')
  on('3T10:47:00')
  for (const moment of ['3T10:47:00', '3T11:00:00']) {
    on(moment)
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    expect(file.suggestedFilename()).toBe('commande.pdf')
    await expect.poll(() => statusOf(o1.id)).toBe('400')
  }
  const karim = await orderPage('karim.benali', o1.id)
  await expect
    .poll(async () => plain(await karim.getByRole('main').textContent()))
    .toMatch(/Lue le.{0,20}10:47/)
})

test('S04 step 5: the supplier announces a shortage, the cook reads it, the total stays', async () => {
  on('3T11:05:00')
  const { page } = await site.open({ email: 'fm@martin.example' })
  await page.goto(`${site.url}/tenders/orders/${o1.id}`)
  await button(page, 'Confirmer la commande').click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('group', { name: /^Steak/ })
    .getByRole('combobox', { name: 'Réponse' })
    .click()
  await page.getByRole('option', { name: 'Quantité réduite' }).click()
  await dialog.getByLabel(/^Quantité confirmée/).fill('5')
  expect(await seenByAxe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Confirmer la commande' }).click()
  await hasToast(page, 'Commande confirmée')
  const karim = await openAs(site, 'karim.benali', '/notifications')
  await karim.getByText('5 au lieu de 6 cartons').first().waitFor()
  const order = await orderPage('karim.benali', o1.id)
  await order.getByText('442,20 €').first().waitFor()
  const parts = order.locator('.unit-price').first().locator('> span > span, button')
  const [price, unit, curve] = await parts.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON()),
  )
  if (!price || !unit || !curve) throw new Error('no price, unit or curve')
  expect(unit.top).toBeLessThan(price.bottom)
  expect(unit.left).toBeGreaterThanOrEqual(price.right)
  expect(curve.left).toBeGreaterThanOrEqual(unit.right)
})

test('S04 step 6: a mail that never arrives is told, and sent again as a duplicate', async () => {
  on('4T09:00:00')
  const order = await sent(20)
  for (const minutes of [0, 1, 5, 15]) {
    site.clock.advance(minutes * 60_000)
    await sendMails(site, 'no such mailbox')
  }
  on('4T09:25:00')
  const page = await orderPage('julie.petit', order.id)
  await page.getByText("Échec de l'envoi").first().waitFor()
  await button(page, 'Renvoyer').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renvoyer' }).click()
  await expect.poll(async () => (await mailsAbout(site, order.id, 'order_resent')).length).toBe(1)
  const [copy] = await mailsAbout(site, order.id, 'order_resent')
  expect(copy?.text).toContain('Duplicata — ne pas traiter deux fois')
})

test('S04 step 6: the back office finds the mail that a mailbox refused, sends it again, and it arrives once', async () => {
  await sendMails(site)
  const mailbox = await openMailbox()
  mailbox.refuse(true)
  const order = await sent(23)
  await sendThrough(site, mailbox.url)
  expect(mailbox.received).toEqual([])
  const page = await openAs(site, 'nadia.roche', '', 'back-office')
  await page.getByRole('link', { name: /^\d+ commandes? n'(a|ont) pas pu être envoyées? par e-mail/ }).click()
  const views = page.getByRole('navigation', { name: 'Raccourcis' })
  await views.locator('[aria-current=true]', { hasText: "Échecs d'envoi" }).waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await page.getByRole('link', { name: order.number }).click()
  await button(page, 'Renvoyer').click()
  mailbox.refuse(false)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renvoyer' }).click()
  await hasToast(page, 'Commande renvoyée')
  for (const _ of [1, 2, 3]) await sendThrough(site, mailbox.url)
  const copies = mailbox.received.filter(({ text }) => text.includes(order.number))
  expect(copies).toHaveLength(1)
  expect(copies[0]?.text).toContain('Duplicata')
  await mailbox.close()
})

test('S04 step 7: an order that the member sends itself waits for its reception alone', async () => {
  const order = await sent(21, '1')
  expect(order.status).toBe('350')
  expect(await mailsAbout(site, order.id)).toEqual([])
  const page = await openAs(site, 'julie.petit', `/orders/receive/${order.id}`)
  await button(page, 'Tout est conforme').click()
  await page.getByLabel(/^Livrée le/).fill('04/03/2026')
  await button(page, 'Signer la réception').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Signer la réception' }).click()
  await expect.poll(() => statusOf(order.id)).toBe('450')
})

test('S04 step 8: a tampered link, or one of long ago, shows nothing and changes nothing', async () => {
  const order = await sent(22)
  const link = await linkOf(order.id)
  const wrong = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
  const tampered = await follow(wrong)
  await button(tampered, 'Télécharger la commande').click()
  await tampered.getByText('Lien invalide ou expiré').waitFor()
  const late = await follow(link)
  site.clock.set('2026-06-05T00:00:00+02:00')
  await button(late, 'Télécharger la commande').click()
  await late.getByText('Lien invalide ou expiré').waitFor()
  expect(await statusOf(order.id)).toBe('300')
})
