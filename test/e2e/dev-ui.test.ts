import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../kit/dev-product'
import { logIn } from '../kit/pages'
import { openBrowser, type TestBrowser } from '../kit/site'

let pages: ChildProcess
let browser: TestBrowser
let page: Page
let url: string

beforeAll(async () => {
  const port = String(await freePort())
  url = `http://127.0.0.1:${port}`
  const env = { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: port }
  pages = spawn(process.execPath, ['scripts/dev.mjs', 'ui'], { env, stdio: 'ignore' })
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
  page = await context.newPage()
  page.setDefaultTimeout(60_000)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  pages?.kill('SIGTERM')
  if (pages && pages.exitCode === null) await once(pages, 'exit')
})

test('the applications run without a server: login, lists, forms, and the checks of the declarations', async () => {
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(answers, { timeout: 60_000 }).toBe(200)
  await page.goto(`${url}/login`)
  await logIn(page, 'nadia.roche@demo.example', 'faux')
  await page.getByText('Identifiant ou mot de passe').first().waitFor()
  await logIn(page, 'nadia.roche@demo.example', 'Portail2026!')
  await page.waitForURL(/back-office/)

  await page.goto(`${url}/back-office/settings/unit`)
  await page.getByRole('searchbox').first().fill('kilogramme')
  await page.getByRole('link', { name: 'Kilogramme', exact: true }).waitFor()

  await page.goto(`${url}/back-office/supplier/1`)
  const siret = page.getByLabel(/^SIRET/)
  await siret.fill('123')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Le SIRET').first().waitFor()
  await siret.fill('99990101000010')
  await page.getByLabel(/^Raison sociale/).fill('Boucherie Martin et fils')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.goto(`${url}/back-office/supplier/1`)
  await expect.poll(() => page.getByLabel(/^Raison sociale/).inputValue()).toBe('Boucherie Martin et fils')
}, 180_000)
