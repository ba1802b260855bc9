import { afterAll, beforeAll, expect, test } from 'vitest'
import { readImportantMessages } from '../kit/important-messages'
import { button, hasCount, overflow, pressEscape, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { received } from '../server/pricing/kit'
import { plain } from './orders-kit'

let site: Site
const shots = process.env.SHOTS

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-09-01T09:00:00+02:00')
  await readImportantMessages(site.context)
  for (const [day, quantity] of [
    ['2026-03-04', '40'],
    ['2026-04-08', '60'],
    ['2025-03-05', '30'],
  ] as const) {
    const order = await sentOrder(site, { status: '450', day, articles: [[1, quantity]] })
    await received(site, order.id, day)
  }
})
afterAll(() => site?.close())

test('a member reads its figures, narrows them to a month, opens the orders behind one and takes the workbook', async () => {
  const { page } = await site.open({
    email: 'julie.petit@demo.example',
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(`${site.url}/front-office/statistics?period=chosen&from=2026-01-01&to=2026-08-31`)
  const months = page.getByRole('table', { name: 'Mois par mois' })
  await months.getByRole('button', { name: 'Limiter à mars 2026' }).waitFor()
  await months.getByRole('cell', { name: '+33,3 %' }).waitFor()
  expect(await seenByAxe(page)).toEqual([])
  if (shots) await page.screenshot({ path: `${shots}/statistics-1440.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  if (shots) await page.screenshot({ path: `${shots}/statistics-390.png`, fullPage: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Définition : Panier moyen HT').press('Enter')
  const explained = page.getByRole('dialog', { name: 'Définition : Panier moyen HT' })
  await explained.getByText('Achats HT de ces commandes ÷ leur nombre').waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await explained.waitFor({ state: 'detached' })
  await button(page, 'Voir les 2 commandes').click()
  await hasCount(page.getByRole('dialog').getByRole('row'), 3)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // The orders behind an amount add up to it.
  const amount = button(page, /^Commandes derrière [^,]*,\d\d\s€$/)
  const told = plain(await amount.innerText())
  await amount.click()
  await expect
    .poll(async () => plain(await page.getByRole('dialog').getByRole('status').innerText()))
    .toBe(`2 commandes · ${told} HT en tout`)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const suppliers = page.getByRole('table', { name: 'Fournisseur' })
  await suppliers
    .getByRole('button', { name: /^Commandes de / })
    .first()
    .click()
  const orders = page.getByRole('dialog').getByRole('table')
  await hasCount(orders.getByRole('row'), 3)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(page, 'Limiter à mars 2026').click()
  await page.getByRole('group', { name: 'Limité à' }).getByText('mars 2026').waitFor()
  await hasCount(months.getByRole('row'), 2)
  await page.goBack()
  await months.getByRole('button', { name: 'Limiter à avril 2026' }).waitFor()
  await page.getByRole('tab', { name: 'Prix et qualité' }).click()
  const prices = page.getByRole('table', { name: 'Prix moyens' })
  await prices
    .getByRole('button', { name: /^Commandes de / })
    .first()
    .click()
  await hasCount(page.getByRole('dialog').getByRole('row'), 3)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await seenByAxe(page)).toEqual([])
  await page.getByRole('tab', { name: 'Fiabilité des fournisseurs' }).click()
  await page
    .getByRole('table', { name: 'Fiabilité des fournisseurs' })
    .getByText('Trop peu de commandes')
    .waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await page.getByRole('tab', { name: 'Pourquoi ?' }).click()
  await page.getByText('Du 01/01/2026 au 31/08/2026, contre du 01/01/2025 au 31/08/2025').waitFor()
  await page.getByText(/^\+233,3 % : dont \+233,3 volume \(.+, \+233,3\)\.$/).waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await button(page, /^Articles de /).click()
  await hasCount(page.getByRole('dialog').getByRole('row'), 2)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await pressEscape(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('combobox', { name: 'Comparer à' }).click()
  await page.getByRole('option', { name: 'La période juste avant' }).click()
  await page.getByText('contre du 01/05/2025 au 31/12/2025').waitFor()
  await page.getByText("Rien n'avait été reçu sur la période comparée.").first().waitFor()
  await page.getByRole('tab', { name: 'Achats' }).click()
  // The tab that is left has a file of the same name.
  await months.waitFor()
  const download = page.waitForEvent('download')
  await button(page, 'Classeur par fournisseur').click()
  expect((await download).suggestedFilename()).toMatch(/^statistiques-.*\.xlsx$/)
  // The year in one page: figures that are measured, those that are not, and the orders behind the purchases.
  await page.getByRole('link', { name: "Bilan d'adhésion" }).click()
  await page.getByRole('combobox', { name: 'Année' }).getByText('2026 (à ce jour)').waitFor()
  await page.getByText('Rien à mesurer').first().waitFor()
  await button(page, 'Définition : Gain mesuré HT').click()
  await page.getByText('les fuites évitées sont des achats, pas un gain').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await seenByAxe(page)).toEqual([])
  const purchases = button(page, /^Commandes derrière /)
  const bought = plain(await purchases.innerText())
  await purchases.click()
  await expect
    .poll(async () => plain(await page.getByRole('dialog').getByRole('status').innerText()))
    .toBe(`2 commandes · ${bought} HT en tout`)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Année' }).click()
  await page.getByRole('option', { name: '2025' }).click()
  await page.getByText('Du 01/01/2025 au 31/12/2025').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const paper = page.waitForEvent('download')
  await button(page, 'Imprimer (PDF)').click()
  expect((await paper).suggestedFilename()).toBe('bilan-adhesion-2025.pdf')
})
