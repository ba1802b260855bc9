import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readImportantMessages } from '../kit/important-messages'
import { button, overflow, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { received } from '../server/pricing/kit'
import { sql } from '../server/tenders/kit'
import { hasToast } from './orders-kit'

let site: Site
let id = 0
const shots = process.env.SHOTS

async function shoot(page: Page, name: string) {
  expect(await seenByAxe(page)).toEqual([])
  if (shots) await page.screenshot({ path: `${shots}/${name}-1440.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  if (shots) await page.screenshot({ path: `${shots}/${name}-390.png`, fullPage: true })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function at(email: string, path: string): Promise<Page> {
  const { page } = await site.open({ email, viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}${path}`)
  return page
}
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-07-10T09:00:00+02:00')
  await readImportantMessages(site.context)
  const [article] = await sql<{ id: number }>(site, `select id from article where label = 'Carotte vrac'`)
  const order = await sentOrder(site, {
    status: '450',
    day: '2026-05-04',
    articles: [[article?.id ?? 0, '100']],
  })
  await received(site, order.id, '2026-05-04')
  const [made] = await sql<{ id: number }>(
    site,
    `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, mode)
     values (1, 2, 1, '2026-04-01', '2026-06-30', '2026-07-30', 'by_adherent') returning id`,
  )
  id = made?.id ?? 0
})
afterAll(() => site?.close())

test('a supplier takes over what was received, declares it, and the back office returns then validates it', async () => {
  const martin = await at('fm@martin.example', `/tenders/revenues/${id}`)
  await martin.getByText('À déclarer avant le 30/07/2026').waitFor()
  expect(await button(martin, 'Déclarer').isDisabled()).toBe(true)
  await shoot(martin, 'revenue-supplier')
  await button(martin, 'Reprendre les commandes reçues').click()
  await martin.getByText(/^Enregistré le/).waitFor()
  await button(martin, 'Déclarer').click()
  await confirm(martin, 'Déclarer')
  await hasToast(martin, /déclaré/)
  await martin.getByText(/^Déclaré le/).waitFor()
  const nadia = await at('nadia.roche@demo.example', `/back-office/revenues/${id}?tab=detail`)
  await nadia.getByRole('cell', { name: '0,00 € (0,00 %)' }).first().waitFor()
  await nadia
    .getByRole('button', { name: /^Commandes de/ })
    .first()
    .click()
  await nadia.getByRole('dialog').getByRole('cell', { name: '04/05/2026' }).waitFor()
  await nadia.keyboard.press('Escape')
  await nadia.getByRole('dialog').waitFor({ state: 'detached' })
  await shoot(nadia, 'revenue-back-office')
  await button(nadia, 'Renvoyer à corriger').click()
  await nadia.getByRole('dialog').getByRole('textbox').fill('Il manque juin')
  await nadia.getByRole('dialog').getByRole('button', { name: 'Renvoyer à corriger' }).click()
  await hasToast(nadia, /renvoyée/)
  await martin.reload()
  await martin.getByText('À corriger : Il manque juin').waitFor()
  await button(martin, 'Déclarer').click()
  await confirm(martin, 'Déclarer')
  await hasToast(martin, /déclaré/)
  await nadia.reload()
  await button(nadia, 'Valider').click()
  await confirm(nadia, 'Valider')
  await hasToast(nadia, /validée/)
  await button(nadia, 'Marquer comme facturée').waitFor()
})
