import { afterAll, beforeAll, expect, test } from 'vitest'
import { readImportantMessages } from '../kit/important-messages'
import { button, hasCount, overflow, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { addArticle, received } from '../server/pricing/kit'
import { sql } from '../server/tenders/kit'
import { hasToast } from './orders-kit'

let site: Site
const shots = process.env.SHOTS

const idOf = async (text: string, values: unknown[] = []) =>
  Number((await sql<{ id: number }>(site, text, values))[0]?.id ?? 0)

/** A contract of S1 with a rate and a validated year; the same roast bought of S5, which has no contract. */
beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-07-10T09:00:00+02:00')
  await readImportantMessages(site.context)
  await sql(site, 'update rfarate set active = false')
  const contract = await idOf(
    `insert into supplier_contract (supplier_id, company_id, catalog_id, contract_type, start_date) values (1, 2, 1, 'cdi', '2025-01-01') returning id`,
  )
  const rate = await idOf(
    `insert into rfarate (label, supplier_contract_id, mode, active) values ('RFA porc', $1, 'whole', true) returning id`,
    [contract],
  )
  for (const [from, percent] of [
    ['0', '1'],
    ['10000', '2'],
  ])
    await sql(site, 'insert into rfatier (rfarate_id, from_ht, rate) values ($1, $2, $3)', [
      rate,
      from,
      percent,
    ])
  const revenue = await idOf(
    `insert into revenue (supplier_id, company_id, catalog_id, revenue_start, revenue_end, due_date, mode, amount_ht, status)
     values (1, 2, 1, '2025-10-01', '2025-12-31', '2026-01-30', 'by_adherent', 20000, '250') returning id`,
  )
  for (const [adherent, amount] of [
    [1, '12500'],
    [2, '7500'],
  ])
    await sql(site, 'insert into revenue_line (revenue_id, adherent_id, amount_ht) values ($1, $2, $3)', [
      revenue,
      adherent,
      amount,
    ])
  const roast = await idOf(`select id from article where label = 'Rôti de porc filet'`)
  const s5 = await idOf(`select id from supplier where name like 'Grossiste%' order by id limit 1`)
  const other = await addArticle(site, {
    like: roast,
    label: 'Rôti du grossiste',
    ref: 'G-2',
    supplier: s5,
    price: '7.0000',
  })
  for (const [supplier, article, quantity] of [
    [1, roast, '1000'],
    [s5, other, '20'],
  ] as const) {
    const order = await sentOrder(site, {
      supplier,
      status: '450',
      day: '2026-05-04',
      articles: [[article, quantity]],
    })
    await received(site, order.id, '2026-05-04')
  }
})
afterAll(() => site?.close())

test('rebates of a year are simulated, reckoned, invoiced and paid; a purchase beside the contract leads to its order', async () => {
  const { page } = await site.open({
    email: 'nadia.roche@demo.example',
    viewport: { width: 1440, height: 900 },
  })
  const shoot = async (name: string) => {
    expect(await seenByAxe(page)).toEqual([])
    if (shots) await page.screenshot({ path: `${shots}/${name}-1440.png`, fullPage: true })
    await page.setViewportSize({ width: 390, height: 844 })
    if (shots) await page.screenshot({ path: `${shots}/${name}-390.png`, fullPage: true })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await page.goto(`${site.url}/back-office/rfa`)
  await page.getByText(/^Encore 1.100,00.€ pour passer à 2,00 %$/).waitFor()
  // 8 900 in 191 of 365 days: 17 007.85, at 2 %.
  const row = page.getByRole('row', { name: /Boucherie Martin.*Palier atteint : 1,00 %/ })
  await row.getByText(/^Palier prévu : 2,00 %$/).waitFor()
  expect(await row.innerText()).toMatch(/340,16/)
  await shoot('rebates')
  await page.goto(`${site.url}/back-office/rfa?year=2025`)
  await button(page, 'Calculer Boucherie Martin, Valaé Public').click()
  await hasToast(page, /1 décompte calculé/)
  await page.getByRole('heading', { name: 'Boucherie Martin – RFA 2025' }).waitFor()
  await page.getByRole('row', { name: /CH de Valmont.*250,00/ }).waitFor()
  await shoot('rebate')
  const download = page.waitForEvent('download')
  await button(page, 'Décompte (PDF)').click()
  expect((await download).suggestedFilename()).toMatch(/^rfa-2025-\d+\.pdf$/)
  await button(page, 'Facturer').click()
  await page.getByRole('dialog').getByLabel('Numéro de facture').fill('F-2026-017')
  await page.getByRole('dialog').getByRole('button', { name: 'Facturer' }).click()
  await hasToast(page, /facturée/)
  await button(page, 'Enregistrer un paiement').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer un paiement' }).click()
  await hasToast(page, /Paiement enregistré/)
  await page.getByText('Payée', { exact: true }).waitFor()
  // « En jeu » opens the orders that it counts: one of that month, and its amount.
  await page.goto(`${site.url}/back-office/at-stake?key=leak&month=2026-05`)
  await page.getByText(/^Réceptions du 01\/05\/2026 au 31\/05\/2026 · 1 commande, 140,00.€ HT$/).waitFor()
  await hasCount(page.getByRole('row'), 3)
  await shoot('at-stake')
  await page.getByRole('link', { name: 'Voir les fuites' }).click()
  await page.waitForURL(/\/leakage$/)
  await page.getByRole('row', { name: /CH de Valmont.*Rôti de porc filet/ }).waitFor()
  await shoot('leakage')
  await button(page, /^Lignes de CH de Valmont/).click()
  await page
    .getByRole('dialog')
    .getByRole('cell', { name: /Rôti du grossiste/ })
    .waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await page.getByRole('dialog').getByRole('link').first().click()
  await page.waitForURL(/\/orders\/\d+/)
})
