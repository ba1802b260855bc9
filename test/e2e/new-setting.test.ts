import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, call, signIn } from '../kit/actors'
import { testDatabase } from '../kit/database'
import { type DevProduct, startDev } from '../kit/dev-product'
import { openApp, type TestApp } from '../kit/open-app'
import { adminEmail, keepSession, launchChromium } from '../kit/site'
import { cellsOf } from '../kit/workbooks'

let on: TestApp
let dev: DevProduct
let browser: Browser
let page: Page

beforeAll(async () => {
  const database = await testDatabase()
  dev = await startDev(database.url)
  on = await openApp({}, undefined, database)
  await addPerson(on, { email: adminEmail, profile: 'SA', first_name: 'Claire', last_name: 'Moreau' })
  await addPerson(on, { email: 'chef@essai.example', profile: 'CH' })
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
})
afterAll(async () => {
  await browser?.close()
  await dev?.stop()
  await on?.close()
})

const status = (answer: Response) => answer.status
const answers = (path: string, token = '') =>
  fetch(dev.url + path, { headers: token ? { authorization: token } : {} }).then(status, () => 0)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const label = () => page.getByLabel(/^Libellé/)

test('a settings table declared by one line is in the browser within seconds, whole', async () => {
  await expect.poll(() => answers('/healthz'), { timeout: 90_000 }).toBe(200)
  const { body } = await call(on.app, 'POST', '/auth/login', {
    body: { email: adminEmail, password: 'Portail2026!' },
  })
  await keepSession(page, dev.url, body)
  await page.goto(`${dev.url}/back-office/settings`)
  await page.getByRole('link', { name: /^Unités/ }).waitFor()

  const from = performance.now()
  dev.scaffold('setting', 'allergen_kind', "Nature d'allergène", "Natures d'allergènes")
  await page.getByRole('link', { name: /^Natures d'allergènes/ }).click()
  await page.getByText("Natures d'allergènes : aucune ligne pour le moment").waitFor()
  expect((performance.now() - from) / 1000).toBeLessThan(60)

  await page.getByRole('link', { name: 'Créer' }).first().click()
  await label().fill('Fruits à coque')
  await button('Enregistrer').click()
  await page.getByRole('link', { name: 'Fruits à coque' }).waitFor()
  await page.getByRole('searchbox').first().fill('coque fruits introuvable')
  await page.getByText('Aucun résultat').waitFor()
  await page.getByRole('searchbox').first().fill('fruits coque')
  await page.getByRole('link', { name: 'Fruits à coque' }).click()
  await label().fill('Fruits à coques')
  await button('Enregistrer').click()
  await page.getByRole('link', { name: 'Fruits à coques' }).click()
  await button('Historique du champ Libellé').click()
  await page.getByRole('dialog').getByText('par Claire Moreau').first().waitFor()

  await page.goto(`${dev.url}/back-office/settings/allergen_kind`)
  await button('Exporter').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Exporter', exact: true }).click(),
  ])
  expect(cellsOf(readFileSync(await download.path())).flat()).toContain('Fruits à coques')

  const granted = `select label, available from menu where url_name = '/settings/allergen_kind'`
  expect(await on.context.db.system('seed', (tx) => tx.query(granted))).toEqual([
    { label: "Natures d'allergènes", available: false },
  ])
  const [admin, cook] = [await signIn(on.app, adminEmail), await signIn(on.app, 'chef@essai.example')]
  expect(await answers('/api/setting/generic/allergen_kind', admin.token)).toBe(200)
  expect(await answers('/api/openapi.json', admin.token)).toBe(200)
  const asked = { method: 'POST', headers: { authorization: cook.token, 'content-type': 'application/json' } }
  const refused = await fetch(`${dev.url}/api/setting/generic/allergen_kind`, {
    ...asked,
    body: JSON.stringify({ label: 'Lait' }),
  })
  expect(refused.status).toBe(403)
}, 240_000)
