import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BudgetAnswer } from '../../resources/catalogue/answers'
import type { OrderAnswer } from '../../resources/orders/answers'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import { signIn, type TestActor } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { kept, overflow, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { heading, openAs, plain } from './orders-kit'

let site: Site
let page: Page
let sent: OrderAnswer
let julie: TestActor
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

beforeAll(async () => {
  site = await openSite()
  await readImportantMessages(site.context)
  julie = await signIn(site.app, 'julie.petit@demo.example')
  const line = {
    ...{ adherentId: 1, article_id: await meat(), quantity: '200', nearest: true },
    confirmed: ['habit'],
  }
  const { body: cart } = await julie.post<OrderAnswer>('/order/cart/line', line)
  sent = (await julie.post<OrderAnswer>(`/order/${cart.id}/submit`)).body
  page = await openAs(site, 'julie.petit', '/')
  await heading(page, /^Bonjour Julie/).waitFor()
})
afterAll(() => site?.close())

const meat = async () => {
  const [row] = await site.context.db.system('seed', (tx) =>
    tx.query<{ id: number }>('select min(id) as id from article where supplier_id = 1 and active'),
  )
  return row?.id
}
const search = async (fields: unknown[]) =>
  (
    await julie.put<{ total: number }>('/search/', {
      model: 'Order',
      fields,
      offset: 0,
      limit: 1,
      orders: [],
    })
  ).body.total

test('what awaits the member is counted as its list counts it, and leads there', async () => {
  const unread = await search([
    { name: 'adherent_id', operator: 'eq', value: 1 },
    { name: 'is_cancelled', operator: 'eq', value: false },
    { name: 'status', operator: 'eq', value: '300' },
  ])
  expect(sent.status).toBe('300')
  expect(unread).toBe(1)
  await page
    .getByRole('link', { name: new RegExp(`^${unread} commandes? non lues? par le fournisseur`) })
    .click()
  await heading(page, 'Suivi des commandes').waitFor()
  await page.getByText(`1–${unread} sur ${unread}`).waitFor()
  await page.goBack()
  await heading(page, /^Bonjour Julie/).waitFor()
})

test('the spending of the year is drawn beside the budget, to the cent of the call', async () => {
  const { body } = await julie.get<BudgetAnswer>('/catalog/budget?adherentId=1')
  const spent = body.months.reduce((cents, { food_ht }) => cents + Math.round(Number(food_ht) * 100), 0)
  const bar = page.getByText(`${euros.format(spent / 100)} commandés sur`)
  await bar.waitFor()
  expect(plain(await bar.textContent())).toContain(plain(euros.format(Number(body.budget))))
  await page.getByText('Budget alimentaire mensuel').waitFor()
})

test('the deliveries of the week come first to last, each with its order', async () => {
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Livraisons à venir' }) })
  const first = list.getByRole('listitem').first()
  await first.waitFor()
  await expect.poll(() => first.textContent()).toContain(sent.number)
  await first.getByRole('link').click()
  await heading(page, new RegExp(sent.number)).or(page.getByText(sent.number).first()).first().waitFor()
  await page.goBack()
})

test('what is at stake stands with its amount, and leads to where one acts on it, wide or narrow', async () => {
  await site.context.db.system('seed', (tx) =>
    tx.query(
      `insert into litigation (adherent_id, supplier_id, litigation_date, credit_note, amount, description, alert, status, is_sent, user_id)
       select 1, 1, current_date, true, 1234.5, 'x', false, '100', true, min(id) from "user"`,
    ),
  )
  for (const width of [1440, 390]) {
    const own = await openAs(site, 'julie.petit', '/')
    await own.setViewportSize({ width, height: 900 })
    const line = own.getByRole('list', { name: 'En jeu' }).getByRole('link', { name: /1 avoir attendu/ })
    await line.waitFor()
    expect(plain(await line.innerText())).toContain('1 234,50 €')
    expect(await overflow(own)).toBeLessThanOrEqual(0)
    expect(await seenByAxe(own)).toEqual([])
    await line.click()
    await own.getByText('1 ligne', { exact: true }).waitFor()
    await own.close()
  }
})

test('the first screen holds nothing against the eye or the hand, wide or narrow', async () => {
  await page.getByText('Budget alimentaire mensuel').waitFor()
  await page.getByText('Voir en tableau').first().click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).first().click()
  expect(await readFile(await (await file).path(), 'utf8')).toMatch(
    /^\ufeffMois;Alimentaire;[\s\S]*;\d+,\d\d;/,
  )
  // What is scrolled halfway beneath the bar has no size of its own there.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await seenByAxe(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  const first = page.getByRole('region', { name: 'Commander', exact: true }).getByRole('link')
  const tops = await first.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(tops, 'the keyboard goes down the page').toEqual([...tops].sort((one, other) => one - other))
  expect(await beneathBars(page)).toEqual([])
})

/** What the keyboard reaches from the foot of the page up, while it stands beneath a bar. */
async function beneathBars(page: Page): Promise<string[]> {
  const focusable = 'main :is(a, button, summary)'
  await page.locator(focusable).last().focus()
  const hidden: string[] = []
  for (let more = true; more; ) {
    await page.keyboard.press('Shift+Tab')
    const at = await page.evaluate((names) => {
      const focused = document.activeElement
      const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      const isHidden = focused?.matches(names) && !focused.contains(seen)
      return { more: focused?.closest('main') !== null, hidden: isHidden ? focused?.textContent : undefined }
    }, focusable)
    if (at.hidden !== undefined) hidden.push(at.hidden ?? '')
    more = at.more
  }
  return hidden
}

test('the catalogue has come while one reads: opened, it shows its articles without asking for them', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => kept(page, 'articles')).toContain('/front-office/catalogs/food')
  const asked: string[] = []
  const listen = (request: Request) => {
    if (request.url().endsWith('/api/catalog/shop')) asked.push(request.postData() ?? '')
  }
  page.on('request', listen)
  await page.getByRole('link', { name: 'Ouvrir le catalogue' }).click()
  await page
    .getByRole('button', { name: /^Augmenter/ })
    .first()
    .waitFor()
  await page.getByText(/^\d+ articles ·/).waitFor()
  page.off('request', listen)
  expect(asked.filter((body) => !body.includes('"facets"'))).toEqual([])
  await page.goBack()
  await heading(page, /^Bonjour Julie/).waitFor()
})

test('the frame of an application stands before any of its code has come, folded and dark as it was left', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => {
    localStorage.setItem('sideNavOpened', 'false')
    localStorage.setItem('color-mode', 'dark')
  })
  // What a worker keeps of the code would come at once.
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  })
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route('**/*.js', () => undefined)
  await page.goto(`${site.url}/front-office/`, { waitUntil: 'commit' })
  const side = page.locator('.page-frame aside')
  await side.waitFor()
  expect((await side.boundingBox())?.width).toBe(72)
  expect(await page.locator('html').getAttribute('data-color-scheme')).toBe('dark')
  expect(said.filter((text) => /Content Security/.test(text))).toEqual([])
  await page.unroute('**/*.js')
  await page.evaluate(() => {
    localStorage.removeItem('sideNavOpened')
    localStorage.removeItem('color-mode')
  })
  await page.goto(`${site.url}/front-office/`)
  await heading(page, /^Bonjour Julie/).waitFor()
  expect(await side.count()).toBe(0)
})

test('on a phone what kitchens do all day is one thumb away, and the rest behind « Plus »', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('navigation', { name: 'Accès direct' })
  await bar.getByRole('link', { name: /Paniers/ }).click()
  await heading(page, 'Paniers en préparation').waitFor()
  await bar.locator('[aria-current=page]', { hasText: 'Paniers' }).waitFor()
  await bar.getByRole('button', { name: 'Plus' }).click()
  await page.getByRole('link', { name: 'Boîte de notifications' }).waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await page.keyboard.press('Escape')
  const devtools = await page.context().newCDPSession(page)
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${site.url}/front-office/manifest.webmanifest`, []])
  for (const { src } of JSON.parse(data ?? '').icons as { src: string }[])
    expect((await page.request.get(site.url + src)).headers()['content-type']).toBe('image/png')
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('a supplier sees what it prepares for tomorrow, and what it has to read first', async () => {
  const tomorrow = addDays(parisDay(site.clock.now()), 1)
  // On the eve of its round, before noon, what Julie has sent is for tomorrow as well.
  await site.context.db.system('seed', (tx) =>
    tx.query('update "order" set ask_delivery_date = $2 where id = $1', [sent.id, addDays(tomorrow, 1)]),
  )
  await sentOrder(site, { articles: [[1, '4']], day: tomorrow })
  await sentOrder(site, { articles: [[1, '9']], status: '300', day: tomorrow })
  const cancelled = await sentOrder(site, { articles: [[1, '9']], status: '300', day: tomorrow })
  await site.context.db.system('seed', (tx) =>
    tx.query('update "order" set is_cancelled = true where id = $1', [cancelled.id]),
  )
  const { page: supplier } = await site.open({ email: 'fm@martin.example' })
  await supplier.goto(`${site.url}/tenders/`)
  const choice = supplier.getByRole('button', { name: 'Pour demain' })
  // What comes above it (messages, what awaits) moves it until all of it is there.
  await supplier.getByRole('heading', { name: 'Bonjour' }).waitFor()
  await choice.click()
  await expect.poll(() => choice.getAttribute('aria-pressed')).toBe('true')
  const list = supplier.locator('section', { has: supplier.getByRole('heading', { name: 'À préparer' }) })
  await list.getByText('1 commande, 1 article').waitFor()
  await list.getByText(/^1 commande à lire n'est pas encore dans la liste/).waitFor()
  const paper = supplier.waitForEvent('download')
  await list.getByRole('button', { name: 'Liste de préparation (PDF)' }).click()
  expect((await paper).suggestedFilename()).toBe(`preparation-${tomorrow}.pdf`)
  expect(await seenByAxe(supplier)).toEqual([])
  await supplier.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(supplier)).toBe(0)
  // What a matter counts, its list shows: nothing that was cancelled.
  for (const matter of [/^\d+ commandes? à lire$/, /^\d+ commandes? à livrer/]) {
    const link = supplier.getByRole('link', { name: matter })
    const count = Number.parseInt((await link.textContent()) ?? '', 10)
    await link.click()
    await supplier.getByText(count === 1 ? '1 ligne' : `${count} lignes`, { exact: true }).waitFor()
    await supplier.goBack()
  }
})
