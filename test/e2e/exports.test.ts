import { afterAll, beforeAll, expect, test } from 'vitest'
import { readImportantMessages } from '../kit/important-messages'
import { button, overflow, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { received } from '../server/pricing/kit'

let site: Site

beforeAll(async () => {
  site = await openSite()
  await readImportantMessages(site.context)
  const order = await sentOrder(site, { status: '450', day: '2026-03-04', articles: [[1, '40']] })
  await received(site, order.id, '2026-03-04')
})
afterAll(() => site?.close())

test('purchase steering is prepared in the background and taken away; an export is counted before, and made each week', async () => {
  const { page } = await site.open({
    email: 'nadia.roche@demo.example',
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(`${site.url}/back-office/purchase-steering`)
  await button(page, 'Exporter').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 ligne à exporter.').waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Exporter' }).click()
  const files = page.getByRole('table', { name: 'Mes fichiers' })
  await files.getByText('Prêt').waitFor()
  const download = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Pilotage.*\.xlsx$/)
  await page.goto(`${site.url}/back-office/exports`)
  await page.getByLabel('Rechercher un export').fill('reçues')
  await button(page, /^Exporter/)
    .last()
    .click()
  await dialog.getByText('1 ligne à exporter.').waitFor()
  await dialog.getByLabel('Quand').click()
  await page.getByRole('option', { name: 'Chaque lundi' }).click()
  await dialog.getByRole('button', { name: 'Programmer' }).click()
  await page.getByRole('tab', { name: 'Programmés' }).click()
  await page.getByText('Chaque lundi').waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})
