import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { ShopAnswer } from '../../../resources/catalogue/answers'
import type { TestActor } from '../../kit/actors'
import { keepSession } from '../../kit/site'
import { withoutStream } from '../../kit/without-stream'
import { median, slowdown } from '../web/measure'
import { slowLink } from '../web/slow-link'
import type { Seat } from './screens'

const rounds = 5
const person = 'julie.petit@demo.example'
const password = 'Portail2026!'
const shelf = '/front-office/catalogs/food'
const question = { adherent_id: 1, is_group: false, shelf: 'food', facets: true, limit: 60 }

const row = ({ label, supplier, ref_supplier, price_ht }: ShopAnswer['data'][number]) =>
  `<li><b>${label}</b><br>${supplier} · Réf. ${ref_supplier}<br>${price_ht} € <button aria-label="Augmenter ${label}">+</button></li>`

/** The same articles as HTML made by hand: asked of the same server, with nothing to load beside. */
async function handMade(julie: TestActor) {
  const server = createServer(async (_asked, answer) => {
    const { body } = await julie.put<ShopAnswer>('/catalog/shop', question)
    const list = `<main><h1>Catalogue alimentaire</h1><ul>${body.data.map(row).join('')}</ul></main>`
    const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Catalogue</title><body>${list}`
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    answer.end(gzipSync(html))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

/** As text: what a bundler does to a function would not be known in the page. */
const watch = `{
  const isThere = (selector) => document.querySelector(selector)?.getBoundingClientRect().height > 0
  const look = () => {
    const plus = isThere('main button[aria-label^="Augmenter"]')
    if (plus || isThere('.first-articles b')) window.benchSeen ??= performance.now()
    if (plus) window.benchTook = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

/** Milliseconds from the address until the first article can be read, and until it can be ordered. */
export interface Took {
  seen: number
  usable: number
}

/** A page on a telephone's processor. */
async function slowPage(context: BrowserContext) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** What the page's watch saw, once its articles can be ordered. */
async function tookOf(page: Page): Promise<Took> {
  await page.waitForFunction(() => Reflect.get(window, 'benchTook'), undefined, { timeout: 60_000 })
  const [seen, usable] = await page.evaluate(() => [
    Reflect.get(window, 'benchSeen'),
    Reflect.get(window, 'benchTook'),
  ])
  return { seen: Number(seen), usable: Number(usable) }
}

async function until(context: BrowserContext, address: string): Promise<Took> {
  await withoutStream(context)
  const page = await slowPage(context)
  await page.addInitScript(watch)
  await page.goto(address)
  const took = await tookOf(page)
  await page.waitForLoadState('networkidle')
  await page.close()
  return took
}

/** Milliseconds between two keys of somebody who types an address and a password on a telephone. */
const key = 180

/**
 * A device that has never shown the catalogue: its person signs in, and goes from home to the catalogue as soon as its link is
 * there; or had asked for the catalogue's own address. Both from the press.
 */
async function firstVisit(browser: Browser, url: string, isDirect: boolean): Promise<Took> {
  const context = await browser.newContext(phone)
  const page = await slowPage(context)
  await page.goto(url + (isDirect ? shelf : '/login'))
  const email = page.getByRole('textbox', { name: 'Adresse e-mail' })
  await email.waitFor({ timeout: 60_000 })
  await email.pressSequentially(person, { delay: key })
  await page.locator('input[type=password]').pressSequentially(password, { delay: key })
  const submit = page.getByRole('button', { name: 'Se connecter' })
  if (!isDirect) {
    await submit.click()
    const link = page.getByRole('link', { name: 'Ouvrir le catalogue' }).first()
    await link.waitFor({ timeout: 60_000 })
    await page.evaluate(watch)
    const from = await page.evaluate(() => performance.now())
    await link.click()
    const { seen, usable } = await tookOf(page)
    await context.close()
    return { seen: seen - from, usable: usable - from }
  }
  // The page changes meanwhile: the clock of the machine.
  await page.addInitScript(watch)
  const from = Date.now()
  await submit.click()
  const took = await tookOf(page)
  const origin = await page.evaluate(() => performance.timeOrigin)
  await context.close()
  return { seen: origin + took.seen - from, usable: origin + took.usable - from }
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-FR' }

/** The catalogue on « slow 4G »: a device's first visits, from home and by its address, who comes back, and the same articles made by hand. */
export async function firstArticles(browser: Browser, seat: Seat, julie: TestActor) {
  const byHand = await handMade(julie)
  const [own, hand] = [await slowLink(seat.url), await slowLink(byHand.url)]
  const took: Record<'home' | 'direct' | 'empty' | 'again' | 'hand', Took[]> = {
    ...{ home: [], direct: [], empty: [], again: [], hand: [] },
  }
  for (let round = 0; round < rounds; round++) {
    took.home.push(await firstVisit(browser, own.url, false))
    took.direct.push(await firstVisit(browser, own.url, true))
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const { url } = seat
    const opened = await context.request.post(`${url}/api/auth/login`, { data: { email: person, password } })
    await keepSession(page, own.url, await opened.json())
    await page.close()
    took.empty.push(await until(context, own.url + shelf))
    // What this one fetched, the next one has.
    await until(context, own.url + shelf)
    took.again.push(await until(context, own.url + shelf))
    took.hand.push(await until(context, hand.url))
    await context.close()
  }
  for (const one of [own, hand, byHand]) one.close()
  const middle = (all: readonly Took[]): Took => ({
    seen: median(all.map(({ seen }) => seen)),
    usable: median(all.map(({ usable }) => usable)),
  })
  return {
    home: middle(took.home),
    direct: middle(took.direct),
    empty: middle(took.empty),
    again: middle(took.again),
    hand: middle(took.hand),
  }
}
