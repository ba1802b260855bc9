import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ShopAnswer } from '../../resources/catalogue/answers'
import { call } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { heldBack, seenByAxe } from '../kit/pages'
import { type SentOrder, sentOrder } from '../kit/sent-order'
import { openSite, type Site, type SitePage } from '../kit/site'
import { cellsOf } from '../kit/workbooks'
import { button, hasToast, heading, openAs, quantity } from './orders-kit'

let site: Site
let past: SentOrder
const roast = 'Rôti de porc filet'
const sql = <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  site.context.db.system('seed', (tx) => tx.query<T>(text, values))

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-03-10T08:00:00Z')
  await readImportantMessages(site.context)
  const received = (more: Partial<Parameters<typeof sentOrder>[1]>) =>
    sentOrder(site, { articles: [[1, '3']], status: '450', ...more })
  past = await received({})
  const others = [
    await received({ articles: [[2, '1']] }),
    await received({ supplier: 2, articles: [[4, '2']] }),
  ]
  const foreign = await received({ adherent: 3, supplier: 1 })
  await sql(`update "order" set number = 'MARS-' || id where id = any($1)`, [
    [past.id, others[0]?.id, foreign.id],
  ])
})
afterAll(() => site?.close())

describe('S15.7: the export of the received orders', () => {
  let page: Page
  const modal = () => page.getByRole('dialog', { name: /^Exporter/ })
  const box = (name: string) => modal().getByRole('checkbox', { name, exact: true }).first()

  test('without a name or a field nothing is downloaded', async () => {
    page = await openAs(site, 'karim.benali', '/orders/received')
    await page.getByRole('searchbox').first().fill('MARS-')
    await page
      .getByText(/^2 (commandes|résultats|lignes)/i)
      .first()
      .waitFor()
    await button(page, 'Exporter').first().click()
    let downloads = 0
    page.on('download', () => {
      downloads += 1
    })
    await modal().getByLabel('Nom du fichier').fill('')
    await button(page, 'Tout désélectionner').click()
    await modal().getByRole('button', { name: 'Exporter' }).click()
    await page.getByText('La validation a échoué').waitFor()
    expect(downloads).toBe(0)
  })

  test('four fields give four columns and exactly the filtered rows of the perimeter', async () => {
    await modal().getByLabel('Nom du fichier').fill('Mes commandes mars')
    for (const name of ['Numéro', 'Fournisseur', 'Livraison demandée', 'Lignes']) await box(name).check()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      modal().getByRole('button', { name: 'Exporter' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Mes_commandes_mars_\d\d-\d\d-\d{4}-\d\d-\d\d-\d\d\.xlsx$/)
    const [head, ...rows] = cellsOf(readFileSync(await download.path()))
    expect(head).toEqual(['Numéro', 'Fournisseur', 'Livraison demandée', 'Lignes'])
    expect(rows.map(([number]) => number).sort()).toEqual([`MARS-${past.id}`, `MARS-${past.id + 1}`])
  })
})

describe('S15.9: a family linked to products', () => {
  let view: SitePage
  let family = 0

  test('is not deleted, and its form says why', async () => {
    const [row] = await sql<{ id: number }>('select family_id as id from article where id = 1')
    family = row?.id ?? 0
    view = await site.open({ email: 'nadia.roche@demo.example' })
    await view.go(`/settings/family/${family}`)
    await button(view.page, 'Supprimer').click()
    await view.page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await view.page.getByRole('dialog', { name: 'Suppression impossible' }).waitFor()
    await view.page.keyboard.press('Escape')
    expect(await sql('select 1 from family where id = $1 and "deletedAt" is null', [family])).toHaveLength(1)
  })

  test('once inactive hides its articles from the catalogue, and a past order keeps them', async () => {
    const page = await openAs(site, 'karim.benali', '/catalogs/food')
    const search = page.getByRole('searchbox', { name: 'Rechercher un article ou une référence' })
    await search.fill(roast)
    await quantity(page, roast).waitFor()
    await sql(`update article set allergens = array['eggs'] where id = 1`)
    const eggs = page.getByRole('group', { name: 'Sans allergène' }).getByRole('checkbox', { name: 'Œufs' })
    await eggs.click()
    await quantity(page, roast).waitFor({ state: 'detached' })
    await page.getByText('Les articles dont les allergènes ne sont pas renseignés').waitFor()
    await expect.poll(() => eggs.isChecked()).toBe(true)
    await eggs.click()
    await expect.poll(() => eggs.isChecked()).toBe(false)
    await quantity(page, roast).waitFor()
    await view.page.getByRole('switch', { name: 'Actif' }).or(view.page.getByLabel('Actif')).first().uncheck()
    await button(view.page, 'Enregistrer').click()
    await hasToast(view.page, /enregistrée/)
    await page.reload()
    await search.fill(roast)
    await page
      .getByText(/Aucun article/)
      .first()
      .waitFor()
    await page.goto(`${site.url}/front-office/orders/tracking/${past.id}`)
    await heading(page, new RegExp(`MARS-${past.id}`)).waitFor()
    await page.getByText(roast).first().waitFor()
  })
})

test('who comes back sees the last articles of a catalogue at once, while they are asked for anew, until leaving', async () => {
  const page = await openAs(site, 'karim.benali', '/catalogs/food')
  const kept = () => page.evaluate(() => localStorage.getItem('articles'))
  const plus = button(page, /^Augmenter/).first()
  await plus.waitFor()
  await expect.poll(kept).not.toBeNull()
  const name = await page.locator('[role=listitem] .name').first().textContent()

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect.poll(() => page.locator('.first-articles b').first().textContent()).toBe(name)
  await page.unroute('**/assets/*.js')

  const articles = await heldBack(page, '**/api/catalog/shop')
  await page.reload()
  await plus.waitFor()
  await articles.release()
  await page.goto(`${site.url}/front-office/logout`)
  await page.getByLabel('Adresse e-mail').waitFor()
  expect(await kept()).toBeNull()
})

describe('the page of the catalogue', () => {
  const path = '/front-office/catalogs/food'
  const email = 'karim.benali@demo.example'
  const post = (call: string, payload: object, headers: Record<string, string> = {}) =>
    site.app.inject({ method: 'POST', url: `/api${call}`, payload, headers })
  const open = async (address = email) => {
    const answer = await post('/auth/login', { email: address, password: 'Portail2026!' })
    return { cookie: cookieOf(answer), ...answer.json() }
  }
  const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String([headers['set-cookie'] ?? []].flat().find((one) => String(one).startsWith('page=')) ?? '')
  const bare = (cookie: string) => cookie.split(';')[0] ?? ''
  /** What a page comes with, asked for with a cookie. */
  const ahead = async (cookie: string, url = path) => {
    const { headers, body, statusCode } = await site.app.inject({ url, headers: { cookie: bare(cookie) } })
    expect(statusCode).toBe(200)
    const [, json = 'null'] = /<script type="application\/json" id="first-screen">([^<]*)</.exec(body) ?? []
    expect(headers['cache-control']).toBe(json === 'null' ? 'no-cache' : 'no-store')
    return JSON.parse(json)
  }
  /** The same where something must come: a page waits half a second at most for it, a busy machine more. */
  const brought = async (cookie: string, url = path) => {
    const found = { screen: null as Awaited<ReturnType<typeof ahead>> }
    const look = async () => {
      found.screen = await ahead(cookie, url)
      return found.screen
    }
    await expect.poll(look, { timeout: 75_000, message: url }).not.toBeNull()
    return found.screen
  }

  test('comes with the first articles of whoever is signed in, as the catalogue answers them', async () => {
    const { cookie, token, id } = await open()
    expect(cookie).toMatch(
      /^page=[\w-]{43}; Path=\/front-office; Max-Age=900; HttpOnly; SameSite=Strict; Secure$/,
    )
    const screen = await brought(cookie)
    expect(screen).toMatchObject({ user: id, path, title: 'Catalogue alimentaire' })
    const { body } = await call<ShopAnswer>(site.app, 'PUT', '/catalog/shop', {
      token,
      body: { ...screen.question, limit: 12 },
    })
    expect(screen.answer.data).toEqual(JSON.parse(JSON.stringify(body.data)))
    expect(screen.lines.map(([label]: string[]) => label)).toEqual(body.data.map(({ label }) => label))
    expect(await ahead(cookie, `${path}?q=riz`), 'of a search').toBeNull()
    expect(await brought(cookie, '/front-office/'), 'at home, for who goes on').toMatchObject({ path })
    expect(await ahead(cookie, '/front-office/carts/in-progress'), 'of another screen').toBeNull()
    expect(await ahead('page=', path), 'of nobody').toBeNull()
    expect(await ahead(`page=${token}`), 'by an access token').toBeNull()
    const stranger = await open('alain.dubois@demo.example')
    expect(await ahead(stranger.cookie), 'of somebody who orders nothing').toBeNull()
  })

  test('is known by a token that opens no call, follows its session and ends with it', async () => {
    const first = await open()
    const secret = bare(first.cookie).replace('page=', '')
    const me = await call(site.app, 'GET', '/users/me', { token: secret })
    expect(me.body.type).toBe('err298')
    const cookies = await site.app.inject({ url: '/api/users/me', headers: { cookie: bare(first.cookie) } })
    expect(cookies.json().type).toBe('err298')

    const renewed = await post('/auth/refresh', { refreshToken: first.refresh_token })
    const next = cookieOf(renewed)
    expect(next).not.toBe(first.cookie)
    expect(cookieOf(await post('/auth/refresh', { refreshToken: first.refresh_token })), 'of two tabs').toBe(
      next,
    )
    expect(await brought(next)).toMatchObject({ user: first.id })
    const left = await post('/auth/logout', {}, { authorization: renewed.json().token })
    expect(cookieOf(left)).toMatch(/^page=; Path=\/front-office; Max-Age=0;/)
    expect(await ahead(next)).toBeNull()

    const later = await open()
    site.clock.advance(16 * 60_000)
    expect(await ahead(later.cookie), 'after as long as an access token lives').toBeNull()
  })

  test('shows them before any script, keeps them as those of the last visit, and of another adherent none', async () => {
    const { page } = await site.open({ email })
    await page.route('**/assets/*.js', (route) => route.abort())
    const opened = await open()
    const [name = '', value = ''] = bare(opened.cookie).split('=')
    await page
      .context()
      .addCookies([{ name, value, domain: '127.0.0.1', path: '/front-office', httpOnly: true }])
    const { lines } = await brought(opened.cookie)
    const shown = page.locator('.first-articles b')
    const first = async () => {
      await page.goto(site.url + path)
      return (await shown.allTextContents())[0]
    }
    await expect.poll(first, { timeout: 75_000 }).toBe(lines[0][0])
    const keptPath = () => page.evaluate(() => JSON.parse(localStorage.getItem('articles') ?? '{}').path)
    expect(await keptPath()).toBe(path)
    await page.evaluate(() => localStorage.removeItem('articles'))
    const atHome = async () => {
      await page.goto(`${site.url}/front-office/`)
      await page.locator('.page-frame').waitFor()
      expect(await shown.count(), 'at home they are for what follows').toBe(0)
      return keptPath()
    }
    await expect.poll(atHome, { timeout: 75_000 }).toBe(path)

    await page.goto(site.url + path)
    await page.evaluate(() => {
      localStorage.removeItem('articles')
      localStorage.setItem('adherent', JSON.stringify({ id: 3, isGroup: false }))
    })
    await page.reload()
    await page.locator('.page-frame').waitFor()
    expect(await shown.count()).toBe(0)
    await page.evaluate(() => {
      localStorage.removeItem('adherent')
      localStorage.setItem('user', JSON.stringify({ id: 999_999 }))
    })
    await page.reload()
    await page.locator('.page-frame').waitFor()
    expect(await shown.count()).toBe(0)
  })
})

describe('a search that was read otherwise than typed (5-doors §6)', () => {
  test.each([
    ['near', 'carotte vrac introuvable', 'Carotte vrac'],
    ['meant', 'carrotte', 'Carotte vrac'],
  ])('%s: Enter chooses first, and orders nothing', async (_reading, typed, article) => {
    const page = await openAs(site, 'karim.benali', '/catalogs/food')
    const ordered: string[] = []
    page.on('request', (request) => {
      if (/\/order\/cart\/line/.test(request.url())) ordered.push(request.url())
    })
    const search = page.getByRole('searchbox', { name: 'Rechercher un article ou une référence' })
    await search.fill(typed)
    const choices = page.getByRole('group', { name: /^Vouliez-vous/ })
    await choices.waitFor()
    expect(await seenByAxe(page, 'main')).toEqual([])
    await search.press('Enter')
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[role=group]')?.getAttribute('aria-label'))
    await expect.poll(focused).toMatch(/^Vouliez-vous/)
    for (const key of ['3', 'Tab']) await page.keyboard.press(key)
    expect(await focused()).toMatch(/^Vouliez-vous/)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toContain(article)
    expect(ordered).toEqual([])
    await page.context().close()
  })

  test('a code with one digit too many finds nothing, and Enter stays in the search', async () => {
    const page = await openAs(site, 'karim.benali', '/catalogs/food')
    const [row] = await sql<{ ref: string }>(`select ref_supplier || '9' as ref from article where id = 1`)
    const search = page.getByRole('searchbox', { name: 'Rechercher un article ou une référence' })
    await search.fill(row?.ref ?? '')
    await page.getByText('Aucun article ne correspond').waitFor()
    await search.press('Enter')
    await page.keyboard.type('3')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('search')
    await page.context().close()
  })
})
