import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, call, signIn } from '../kit/actors'
import { testDatabase } from '../kit/database'
import { type DevProduct, startDev } from '../kit/dev-product'
import { openApp, type TestApp } from '../kit/open-app'
import { followRecipes, typeErrors } from '../kit/recipes'
import { adminEmail, keepSession, openBrowser, type TestBrowser } from '../kit/site'
import { cellsOf } from '../kit/workbooks'

let on: TestApp
let dev: DevProduct
let browser: TestBrowser
let page: Page

beforeAll(async () => {
  const database = await testDatabase()
  // The test's own process is the older version: its migrations are done before those of the recipes.
  on = await openApp({}, undefined, { given: database })
  dev = await startDev(database.url, followRecipes)
  await addPerson(on, { email: adminEmail, profile: 'SA', first_name: 'Claire', last_name: 'Moreau' })
  await addPerson(on, { email: 'chef@essai.example', profile: 'CH' })
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
  page = await context.newPage()
  page.setDefaultTimeout(150_000)
}, 480_000)
afterAll(async () => {
  await browser?.close()
  await dev?.stop()
  await on?.close()
})

const status = (answer: Response) => answer.status
const answers = (path: string, token = '') =>
  fetch(dev.url + path, { headers: token ? { authorization: token } : {} }).then(status, () => 0)
/** Waits for the development server; one that does not come tells what it wrote. */
const isUp = () =>
  expect
    .poll(() => answers('/healthz'), { timeout: 180_000 })
    .toBe(200)
    .catch((error: Error) => {
      throw new Error(`${error.message}\n${dev.said()}`)
    })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Goes to another screen of the page that is open: loaded again, it would ask the development server for 1,500 modules. */
const goTo = (path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/back-office${path}`)
const label = () => page.getByLabel(/^Libellé/)

test('a settings table declared by one line is in the browser, whole, while development runs', async () => {
  await isUp()
  const { body } = await call(on.app, 'POST', '/auth/login', {
    body: { email: adminEmail, password: 'Portail2026!' },
  })
  await keepSession(page, dev.url, body)
  await page.goto(`${dev.url}/back-office/settings`)
  await page.getByRole('link', { name: /^Unités/ }).waitFor()

  dev.scaffold('setting', 'allergen_kind', "Nature d'allergène", "Natures d'allergènes")
  await page.getByRole('link', { name: /^Natures d'allergènes/ }).click()
  await page.getByText("Natures d'allergènes : aucune ligne pour le moment").waitFor()

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

  await goTo('/settings/allergen_kind')
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
}, 480_000)

test('the recipes of the documentation, followed to the letter, hold together and work', async () => {
  expect(await typeErrors(dev.folder)).toBe('')
  const { body: session } = await call(on.app, 'POST', '/auth/login', {
    body: { email: adminEmail, password: 'Portail2026!' },
  })
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${dev.url}/api${path}`, {
      method,
      headers: { authorization: String(session.token), 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const system = <T extends object>(text: string) =>
    on.context.db.system('seed', (tx) => tx.query<T & Record<string, unknown>>(text))
  await isUp()
  const [site] = await system<{ id: number; supplier_id: number }>(
    'select id, supplier_id from platform limit 1',
  )
  const [other] = await system<{ id: number }>(
    `select id from supplier where id <> ${site?.supplier_id} limit 1`,
  )

  const { body: gluten } = await ask('GET', '/setting/generic/allergen')
  expect(JSON.stringify(gluten)).toContain('"code":"GLU"')

  const given = {
    name: 'Nord',
    supplier_id: site?.supplier_id,
    platform_id: site?.id,
    door: '1234a',
    cold: true,
  }
  const refusedFor = async (body: object) => (await ask('POST', '/warehouse', body)).body.fields[0].name
  expect(await refusedFor(given)).toBe('max_temperature')
  const whole = { ...given, max_temperature: '4.0', bays: [{ label: 'A' }, { label: 'B' }] }
  expect(await refusedFor({ ...whole, door: '12' })).toBe('door')
  expect(await refusedFor({ ...whole, supplier_id: other?.id })).toBe('platform_id')
  const made = await ask('POST', '/warehouse', whole)
  expect(made).toMatchObject({ status: 200, body: { bay_count: 2, door: '1234A', closed: false } })

  expect(await ask('POST', `/warehouse/${made.body.id}/close`, {})).toMatchObject({ status: 200 })
  expect((await ask('GET', `/warehouse/${made.body.id}`)).body).toMatchObject({ closed: true, bay_count: 2 })
  const mails = await system("select subject from email_outbox where kind = 'entrepot_ferme'")
  expect(mails).toEqual([{ subject: `Entrepôt ${made.body.id} fermé` }])
  expect((await ask('POST', '/job/closed_warehouses/run', {})).status).toBeLessThan(300)
  const runs = () => system<{ report: string }>(`select * from job_run where name = 'closed_warehouses'`)
  await expect.poll(async () => JSON.stringify(await runs())).toContain('Entrepôts fermés : 1')

  const held = `select p.label from profile_menu pm join profile p on p.id = pm.profile_id join menu m on m.id = pm.menu_id
    where m."routeName" = 'WarehouseList' order by p.id`
  expect((await system<{ label: string }>(held)).map(({ label }) => label)).toContain('Lecture back office')
  await goTo('/warehouse-plan')
  await page.getByRole('heading', { name: 'Entrepôts : 1' }).waitFor()
}, 480_000)
