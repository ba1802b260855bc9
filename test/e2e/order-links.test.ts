import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../resources/orders/answers'
import type { TestActor } from '../kit/actors'
import { addTo, kitchen, members } from '../kit/kitchen'
import { mailsAbout } from '../kit/outbox'
import { overflow, seenByAxe } from '../kit/pages'
import { openBrowser, openSite, type Site, type TestBrowser } from '../kit/site'

let site: Site
let browser: TestBrowser
let karim: TestActor
let order: OrderAnswer

beforeAll(async () => {
  site = await openSite()
  browser = await openBrowser()
  karim = (await kitchen(site, 'karim')).karim
  const { body } = await addTo(karim, members.A1, ['AR1', 20])
  order = (await karim.post<OrderAnswer>(`/order/${body.id}/submit`)).body
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** The page of a link in a mail, of somebody who is not logged in. */
async function follow(kind: string): Promise<Page> {
  const [mail] = await mailsAbout(site, order.id, kind)
  const link = /https:\/\/portail\.example(\/\w+\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1]
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(site.url + link)
  return page
}
const status = async () => (await karim.get<OrderAnswer>(`/order/${order.id}`)).body.status

test('the link of a decider shows the order, asks why before it refuses, and decides by its button', async () => {
  const page = await follow('commande_a_valider')
  const validate = page.getByRole('button', { name: 'Valider la commande' })
  await validate.waitFor()
  await expect.poll(() => page.url()).not.toContain('token')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain(order.number)
  await expect.poll(() => page.getByText('20 kg').count()).toBe(1)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await seenByAxe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
  await page.getByRole('button', { name: 'Refuser…' }).click()
  await page.getByRole('button', { name: 'Refuser la commande' }).click()
  await page.getByText('Le motif doit comporter au moins 3 caractères.').waitFor()
  expect(await status()).toBe('150')
  await page.getByRole('button', { name: 'Revenir' }).click()
  await validate.click()
  await page.getByRole('heading', { name: `La commande ${order.number} a été validée.` }).waitFor()
  expect(await status()).toBe('300')
  const again = await follow('commande_a_valider')
  await again.getByRole('alert').waitFor()
  await expect
    .poll(() => again.getByRole('alert').textContent())
    .toBe('Cette commande a déjà été traitée par Sophie Lenoir')
})

test('the supplier reads the order with the button of its link, not by opening it', async () => {
  const page = await follow('order_sent')
  const button = page.getByRole('button', { name: 'Télécharger la commande' })
  await button.waitFor()
  expect(await status()).toBe('300')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('commande.pdf')
  await expect.poll(status).toBe('400')
})

test('once read, the order is answered from the same page: what will come, and when', async () => {
  const page = await follow('order_sent')
  await page.getByRole('button', { name: 'Télécharger la commande' }).click()
  await page.getByRole('heading', { name: 'Répondre à la commande' }).waitFor()
  const [line] = order.lines
  const answer = page.getByRole('combobox', { name: `Réponse : ${line?.label}` })
  await answer.selectOption({ label: 'Quantité réduite' })
  const confirm = page.getByRole('button', { name: 'Confirmer la commande' })
  await confirm.click()
  await page.getByText('Complétez les lignes signalées.').waitFor()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await seenByAxe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
  await page.getByRole('textbox', { name: 'Quantité livrée' }).fill('12')
  await confirm.click()
  await page.getByText(`La commande ${order.number} est confirmée pour le`).waitFor()
  const { body } = await karim.get<OrderAnswer>(`/order/${order.id}`)
  expect(body.lines[0]).toMatchObject({ confirmed_state: 'short', confirmed_quantity: '12.000' })
  expect(body.supplier_delivery_date).toBe(order.ask_delivery_date)
})

test('a link confirms once: afterwards its page says when it was answered, and a second answer changes nothing', async () => {
  const page = await follow('order_sent')
  await page.getByRole('button', { name: 'Télécharger la commande' }).click()
  await page.getByText('Vous avez répondu à cette commande le').waitFor()
  const [mail] = await mailsAbout(site, order.id, 'order_sent')
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const again = { token, supplier_delivery_date: '2099-01-01' }
  const answer = await site.app.inject({ method: 'POST', url: '/api/download/confirm', payload: again })
  expect([answer.statusCode, answer.json().type]).toEqual([409, 'err514'])
  const { body } = await karim.get<OrderAnswer>(`/order/${order.id}`)
  expect(body.lines[0]).toMatchObject({ confirmed_state: 'short', confirmed_quantity: '12.000' })
})
