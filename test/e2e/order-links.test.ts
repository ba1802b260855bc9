import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderAnswer } from '../../resources/orders/answers'
import { mailLink, mailLoginCode } from '../../server/accounts/account-mails'
import { createToken } from '../../server/orders/tokens'
import type { TestActor } from '../kit/actors'
import { addTo, kitchen, members } from '../kit/kitchen'
import { mailsTo } from '../kit/mails'
import { mailsAbout } from '../kit/outbox'
import { overflow, seenByAxe } from '../kit/pages'
import { openBrowser, openSite, type Site, type TestBrowser } from '../kit/site'
import { created, linksOf, outsideSupplier, requestOf } from '../server/quotes/kit'

let site: Site
let browser: TestBrowser
let karim: TestActor
let order: OrderAnswer
type Link = readonly [address: string, says: string]

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
/** The path of the link in a mail of a kind to somebody. */
async function linkTo(email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(site, email)).findLast((one) => one.kind === kind)
  return /https:\/\/portail\.example(\/\S+\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** The links of a person's account, each with what its page says once its token was taken. */
async function accountLinks(): Promise<readonly Link[]> {
  const email = 'nora.neuve@portail.example'
  const person = { email, first_name: 'Nora', last_name: 'Neuve', profile_id: 3, status_id: 1 }
  const id = Number((await site.admin.post('/users/create', person)).body.id)
  const { context } = site
  await context.db.system('outbox', async (tx) => {
    await mailLink(context, tx, { purpose: 'reset', id, email, first_name: 'Nora' })
    await mailLink(context, tx, { purpose: 'email', id, email, first_name: 'Nora' })
    await mailLoginCode(context, tx, { id, email, first_name: 'Nora' })
  })
  return [
    [await linkTo(email, 'compte_creation'), 'Nouveau mot de passe'],
    [await linkTo(email, 'mot_de_passe_oublie'), 'Nouveau mot de passe'],
    [await linkTo(email, 'adresse_a_confirmer'), 'Confirmez votre adresse e-mail'],
    [await linkTo(email, 'code_connexion'), 'Mot de passe oublié ?'],
  ]
}

/** The links of an order and of a request for a quote. */
async function tradeLinks(): Promise<readonly Link[]> {
  const { context } = site
  const [asked] = await mailsAbout(site, order.id, 'commande_a_valider')
  const now = context.now()
  const of = { orderId: order.id, now, expires: new Date(now.getTime() + 86_400_000) }
  const [download, substitute] = await context.db.system('outbox', async (tx) => [
    await createToken(tx, context, { ...of, purpose: 'download' }),
    await createToken(tx, context, { ...of, purpose: 'substitute' }),
  ])
  const supplier = await outsideSupplier(site, 'Ferme')
  const limit = new Date(now.getTime() + 9 * 86_400_000).toISOString()
  const { claire } = await kitchen(site, 'claire')
  const quote = await created(
    claire,
    await requestOf(site, {
      supplier_not_in_catalog_ids: [supplier],
      response_date_limit: limit,
    }),
  )
  await claire.put(`/quote/${quote}/send`)
  const [answer] = (await linksOf(site, quote)).values()
  return [
    [/\/decideOrder\?token=[\w-]+/.exec(asked?.text ?? '')?.[0] ?? '', 'Valider la commande'],
    [`/downloadOrder?token=${download}`, 'Télécharger la commande'],
    [`/answerOrder?token=${substitute}`, "Aucun remplacement n'attend plus de réponse."],
    [`/answerQuote?token=${answer}`, 'Four mixte'],
  ]
}
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('linkToken'))

const status = async () => (await karim.get<OrderAnswer>(`/order/${order.id}`)).body.status

test('the token of each link leaves the address before the page asks for anything, and is told to nothing else', async () => {
  const links = [...(await accountLinks()), ...(await tradeLinks())]
  const context = await browser.newContext({ locale: 'fr-FR' })
  for (const [link, says] of links) {
    const [path = '', token = ''] = link.split('?token=')
    expect(token, says).toMatch(/^[\w-]{8,}$/)
    const page = await context.newPage()
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    const answer = await page.goto(site.url + link, { waitUntil: 'commit' })
    expect(answer?.headers()['referrer-policy'], path).toBe('no-referrer')
    await expect.poll(() => page.url(), { message: path }).toBe(site.url + path)
    release()
    await page.getByText(says).first().waitFor()
    await page.reload()
    await page.getByText(says).first().waitFor()
    expect(page.url(), path).toBe(site.url + path)
    expect(await page.evaluate(() => [history.state, history.length]), path).toEqual([null, 2])
    expect(await page.evaluate(() => Reflect.get(window, 'linkToken')), path).toBe(undefined)
    expect(await kept(page), path).toContain(token)
    const headers = await Promise.all(requests.map((request) => request.allHeaders()))
    expect(
      headers.map(({ referer }) => referer).filter((one) => one !== undefined),
      path,
    ).toEqual([])
    const told = requests.filter((request) => request.url().includes(token))
    expect(
      told.map((request) => new URL(request.url()).pathname).filter((one) => !/^\/api\//.test(one)),
      path,
    ).toEqual([path])
    const away = path === '/login' ? '/security/request-password-reset' : '/login'
    await page.locator(`a[href="${away}"]`).first().dispatchEvent('click')
    await expect.poll(() => kept(page), { message: path }).toBeNull()
    await page.close()
    expect(site.logged(), path).not.toContain(token)
  }
})

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
  expect(await kept(page), 'a link that is used').toBeNull()
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
