import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { button, overflow, seenByAxe } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { workbook } from '../kit/workbooks'
import { hasToast } from './orders-kit'

let site: Site
let id = 0
const shots = process.env.SHOTS

async function shoot(page: Page, name: string) {
  expect(await seenByAxe(page)).toEqual([])
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    if (shots) await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true })
  }
}

const open = async (email: string, path: string) => {
  const { page } = await site.open({ email, viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}${path}`)
  return page
}

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-07-06T09:00:00+02:00')
  await readImportantMessages(site.context)
  const actor = await signIn(site.app, 'nadia.roche@demo.example')
  const { body } = await actor.post<{ id: number }>('/statistic-request', {
    label: 'Ventes par téléphone',
    company_id: 2,
    supplier_ids: [1],
    period_start: '2026-04-01',
    period_end: '2026-06-30',
    columns: ['adherent', 'reference', 'quantity', 'amount'],
    due_date: '2026-07-20',
  })
  id = body.id
})
afterAll(() => site?.close())

test('suppliers are asked, one brings its own sheet, says its columns, corrects a line; its purchases count once integrated', async () => {
  const office = await open('nadia.roche@demo.example', `/back-office/statistic-requests/${id}?tab=answers`)
  await button(office, 'Envoyer aux fournisseurs').click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Envoyer aux fournisseurs' }).click()
  await hasToast(office, 'Demande de statistiques envoyée')
  const page = await open('fm@martin.example', '/tenders/statistics')
  await page.getByRole('link', { name: 'Ventes par téléphone' }).waitFor()
  await shoot(page, 'surveys-list')
  await page.getByRole('link', { name: 'Ventes par téléphone' }).click()
  const bring = (amount: unknown) =>
    page.getByLabel('Fichier de statistiques').setInputFiles({
      name: 'ventes.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbook([
        ['Vendu', 'Réf. article', 'Qté', 'N° client'],
        [amount, 'R-1', 2, 1],
      ]),
    })
  await bring('douze')
  const columns = page.getByRole('region', { name: 'Colonnes de votre fichier' })
  await columns.getByRole('combobox', { name: 'Montant HT' }).click()
  await page.getByRole('option', { name: 'Vendu' }).click()
  await shoot(page, 'surveys-columns')
  await button(page, 'Lire avec ces colonnes').click()
  await page.getByText('Ligne 2 : un montant est attendu (« douze »)').waitFor()
  await shoot(page, 'surveys-wrong')
  await bring(120.5)
  await button(page, 'Envoyer ce fichier').click()
  await page.getByText(/^Fichier envoyé le/).waitFor()
  await bring(120.5)
  await button(page, 'Envoyer ce fichier').waitFor()
  await page.context().close()
  await office.reload()
  await office.getByRole('button', { name: /^Intégrer la réponse de/ }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Intégrer' }).click()
  await hasToast(office, 'Réponse intégrée')
  await shoot(office, 'surveys-office')
  await office.goto(`${site.url}/back-office/statistics?period=chosen&from=2026-01-01&to=2026-07-06`)
  await office.getByText('Hors plateforme HT').first().waitFor()
  await office.context().close()
})
