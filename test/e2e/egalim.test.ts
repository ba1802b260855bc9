import { afterAll, beforeAll, expect, test } from 'vitest'
import { readImportantMessages } from '../kit/important-messages'
import { button, overflow, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { receiveS14 } from '../server/egalim/s14'
import { received } from '../server/pricing/kit'
import { sql } from '../server/tenders/kit'
import { plain } from './orders-kit'

let site: Site
const shots = process.env.SHOTS

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-09-01T09:00:00+02:00')
  await readImportantMessages(site.context)
  const [article] = await sql<{ id: number }>(site, `select id from article where label = 'Carotte vrac'`)
  for (const [labels, quantity] of [
    [['BIO'], '40'],
    [[], '60'],
  ] as const) {
    const order = await sentOrder(site, {
      adherent: 1,
      status: '100',
      day: '2026-03-04',
      articles: [[article?.id ?? 0, quantity]],
    })
    await sql(
      site,
      `update order_line set snapshot = jsonb_build_object('labels', $2::text[], 'is_france', true, 'is_eea', true,
         'egalim_family', 'FRUITS_ET_LEGUMES') where order_id = $1`,
      [order.id, labels],
    )
    await sql(site, `update "order" set status = '450' where id = $1`, [order.id])
    await received(site, order.id, '2026-03-04')
  }
  const carrot = article?.id ?? 0
  await sql(
    site,
    `with plan as (insert into egalim_plan (adherent_id, year, taken_on, extra_ht, received, before, after, target)
       select 1, 2026, '2026-03-01', 12, s, s, '{"base": "900.00", "bio": "270.00", "egalim": "540.00", "meat_base": "0.00", "meat_egalim": "0.00"}',
         '{"bio": "20.00", "egalim": "50.00", "meat_fish": "60.00"}'
       from (select '{"base": "0.00", "bio": "0.00", "egalim": "0.00", "meat_base": "0.00", "meat_egalim": "0.00"}'::jsonb as s) x returning id)
     insert into egalim_plan_change (egalim_plan_id, article_id, instead_id, label, instead_label, unit, categories, quantity, coef,
       planned_ht, extra_ht, bio_ht, egalim_ht)
     select p.id, a.id, a.id, 'Carotte bio suivie', 'Carotte', 'Kilogramme', '{BIO}', 200, a.coef_order_management, 240, 12, 240, 240
     from plan p, article a where a.id = $1`,
    [carrot],
  )
  await receiveS14(site)
  await sql(site, `update adherent set siret = '99990001200025' where id = 1`)
})
afterAll(() => site?.close())

test('a member reads its shares, opens the purchases behind them, and takes the file of ma-cantine once its lines are checked', async () => {
  const { page } = await site.open({
    email: 'julie.petit@demo.example',
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(`${site.url}/front-office/egalim`)
  await page
    .getByRole('region', { name: 'Bio' })
    .getByText('40 %')
    .or(page.getByText('40,00 %').first())
    .first()
    .waitFor()
  await page.getByText('Objectif atteint').first().waitFor()
  expect(await seenByAxe(page)).toEqual([])
  const followed = page.getByRole('table', { name: 'Suivi des changements' })
  await followed
    .getByRole('row', { name: /^Carotte bio suivie .*200 kg .*100 kg .*100 kg .*En partie$/ })
    .waitFor()
  await page.getByRole('heading', { name: 'Plan suivi depuis le 01/03/2026' }).waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await button(page, 'Abandonner').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click()
  await followed.waitFor({ state: 'detached' })
  await button(page, 'Calculer le plan').click()
  const plan = page.getByRole('table', { name: "Plan jusqu'à la fin de l'année" })
  await plan.getByRole('row', { name: /^Bio 40,00 % .*20,00 %$/ }).waitFor()
  expect(await seenByAxe(page)).toEqual([])
  if (shots) await page.screenshot({ path: `${shots}/egalim-1440.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  if (shots) await page.screenshot({ path: `${shots}/egalim-390.png`, fullPage: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Achats de Fruits et légumes').click()
  const lines = page.getByRole('dialog').getByRole('table')
  await lines.getByRole('cell', { name: 'Bio' }).waitFor()
  await expect.poll(() => lines.getByRole('row').count()).toBe(3)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(page, 'Contrôler les lignes').click()
  await page.getByText('2 lignes contrôlées, aucune erreur.').waitFor()
  const download = page.waitForEvent('download')
  await button(page, 'Télécharger le fichier (CSV)').click()
  expect((await download).suggestedFilename()).toMatch(/^ma-cantine-2026-.*\.csv$/)
  const [member] = await sql<{ name: string }>(site, 'select name from adherent where id = 2')
  await page.getByRole('main').getByLabel('Adhérent', { exact: true }).click()
  await page.getByRole('option', { name: member?.name ?? '' }).click()
  const main = async () => plain(await page.locator('main').textContent())
  // Shares and closing are asked each for itself.
  await expect.poll(main).toContain('17,50 %')
  await page
    .getByText(/^40[\s\u00a0\u202f]000,00/)
    .first()
    .waitFor()
  const said = await main()
  for (const part of [
    '17,50 %',
    'Il manque 1 000,00 €',
    '46,75 %',
    'Il manque 1 300,00 €',
    '59,72 %',
    'Il manque 40,00 €',
  ])
    expect(said).toContain(part)
  await button(page, 'Voir la clôture de 2025').click()
  await page.getByRole('combobox', { name: 'Année' }).getByText('2025').waitFor()
  expect(page.url(), 'a year has an address').toContain('year=2025')
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  await page.route(/\/egalim\/cart/, async (route) => {
    await asked
    await route.continue()
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.url}/front-office/catalogs/food`)
  await page
    .getByRole('spinbutton')
    .or(page.getByLabel(/^Quantité/))
    .first()
    .waitFor()
  const top = async () => (await page.getByPlaceholder(/^Rechercher un article/).boundingBox())?.y
  const before = await top()
  answer()
  await button(page, /^Votre année : EGAlim 40/).waitFor()
  expect(await top(), 'the list does not give way to the shares').toBe(before)
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, /^Votre année : EGAlim 40/).click()
  const dialog = page.getByRole('dialog', { name: 'EGAlim : vos paniers et votre année' })
  await dialog.getByText('Aucun aliment dans vos paniers').waitFor()
  expect(await seenByAxe(page)).toEqual([])
})
