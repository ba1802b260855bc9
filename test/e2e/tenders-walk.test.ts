import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConsultations, runMarkets } from '../../server/tenders/tender-clock'
import { signIn } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { button, overflow, seenByAxe } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { criterion, need, prepare, sql, supplierOf, typeId } from '../server/tenders/kit'
import { hasToast } from './orders-kit'

let site: Site
let id = 0
const suppliers: { id: number; email: string }[] = []
const shots = process.env.SHOTS

const shoot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-03-30T09:00:00+02:00')
  await readImportantMessages(site.context)
  const paul = await signIn(site.app, 'paul.achard@demo.example')
  const carrot = await need(site, 'Carotte vrac')
  const apple = await need(site, 'Pomme Gala')
  for (const name of ['Primeurs', 'Vergers']) suppliers.push(await supplierOf(site, name))
  const tender = await prepare(
    paul,
    {
      code: 'AO-2026-009',
      label: 'Fruits et légumes 2026-2027',
      company_id: 1,
      catalog_id: 1,
      tender_type_id: await typeId(site, 'private'),
      market_openning_date: '2026-06-01',
      market_closing_date: '2027-05-31',
      consultation_openning_date: '2026-04-01T09:00:00+02:00',
      consultation_closing_date: '2026-04-30T17:00:00+02:00',
      response_date_limit: '2026-04-30T17:00:00+02:00',
      opening_date: '2026-04-30T17:00:00+02:00',
      award_mode: 'ranked',
    },
    {
      family_id: carrot.family,
      volumes: [
        [carrot.product, '12000'],
        [apple.product, '8000'],
      ],
      criteria: [criterion('price', '60'), { ...criterion('quality', '40', 'entered'), label: 'Qualité' }],
    },
  )
  id = tender.id
})
afterAll(() => site?.close())

async function at(moment: string, email: string, path: string, width = 1440): Promise<Page> {
  site.clock.set(`${moment}+02:00`)
  const { page } = await site.open({ email, viewport: { width, height: 900 } })
  await page.goto(`${site.url}${path}`)
  return page
}

test('the steps say what is missing; once the suppliers are chosen the consultation is published', async () => {
  const page = await at(
    '2026-03-30T10:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${id}?tab=preparation`,
  )
  await page.getByRole('combobox', { name: /Fournisseurs consultés/ }).waitFor()
  await shoot(page, 'suppliers')
  for (const name of ['Primeurs', 'Vergers']) {
    await page.getByRole('combobox', { name: /Fournisseurs consultés/ }).fill(name)
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click()
  }
  await page.keyboard.press('Escape')
  await button(page, 'Enregistrer et continuer').click()
  await page.getByText('Tout est prêt').waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await shoot(page, 'check')
  await button(page, 'Publier la consultation').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publier la consultation' }).click()
  await hasToast(page, 'Consultation publiée')
})

test('a supplier types its prices, each kept, sends them and reads its receipt', async () => {
  for (const [at_, prices, width] of [
    [0, ['1,35', '1,62'], 390],
    [1, ['1,42', '1,55'], 1440],
  ] as const) {
    const page = await at('2026-04-10T09:00:00', suppliers[at_]?.email ?? '', '/tenders/consultations', width)
    await page.getByRole('link', { name: 'Fruits et légumes 2026-2027' }).click()
    await page.getByLabel('Prix de Carotte vrac').fill(prices[0])
    await page.getByLabel('Référence de Carotte vrac').fill(`C-${at_}`)
    await page.getByLabel('Prix de Pomme Gala').fill(prices[1])
    await page.getByLabel('Référence de Pomme Gala').fill(`P-${at_}`)
    await page.getByLabel('Nous livrons toutes les communes').check()
    await page.getByText('2 prix sur 2').waitFor()
    await page.getByText(/^Enregistré à/).waitFor()
    await shoot(page, `answer-${width}`)
    expect(await overflow(page)).toBe(0)
    expect(await seenByAxe(page)).toEqual([])
    if (at_ === 0) {
      await page.getByLabel('Votre question').fill('Livrez-vous le samedi ?')
      await button(page, 'Poser une question').click()
      await hasToast(page, 'Question envoyée')
    }
    await button(page, 'Envoyer mon offre').click()
    await page.getByText(/Récépissé R-2026-/).waitFor()
  }
})

test('a question is answered once for all, whom it does not name', async () => {
  const page = await at(
    '2026-04-11T09:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${id}?tab=judgement`,
  )
  await page.getByLabel('Réponse à « Livrez-vous le samedi ? »').fill('Oui, avant 9 h.')
  await button(page, 'Publier la réponse').click()
  await hasToast(page, 'Réponse publiée à tous')
  await shoot(page, 'questions')
  expect(await seenByAxe(page)).toEqual([])
  const reader = await at('2026-04-12T09:00:00', suppliers[1]?.email ?? '', '/tenders/consultations', 390)
  await reader.getByRole('link', { name: 'Fruits et légumes 2026-2027' }).click()
  await reader.getByText('Oui, avant 9 h.').waitFor()
  await shoot(reader, 'questions-390')
})

test('after the limit the offers are compared, noted, decided and awarded; the market writes the prices', async () => {
  site.clock.set('2026-04-30T17:01:00+02:00')
  await closeConsultations(site.context, site.context.now())
  const page = await at(
    '2026-05-04T09:00:00',
    'paul.achard@demo.example',
    `/back-office/tender/${id}?tab=judgement`,
  )
  await page.getByText('2 plis reçus').waitFor()
  await page.getByText(/au statut « Plis ouverts, analyse » : ce qui a été publié/).waitFor()
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    button(page, "Procès-verbal d'ouverture").click(),
  ])
  expect(report.suggestedFilename()).toBe(`ouverture-${id}.pdf`)
  await page.getByLabel(/Note Qualité de Primeurs/).fill('16')
  await page.getByLabel(/Note Qualité de Vergers/).click()
  await hasToast(page, 'Note enregistrée')
  await page.getByLabel(/Note Qualité de Vergers/).fill('12')
  await button(page, 'Calculer les notes').click()
  await hasToast(page, 'Notes calculées')
  await button(page, /^Déclarer irrégulière l'offre de Vergers/).click()
  await page.getByRole('textbox', { name: 'Motif', exact: false }).last().fill('Échantillon absent')
  await page.getByRole('dialog').getByRole('button', { name: 'Déclarer irrégulière' }).click()
  await hasToast(page, 'Offre déclarée irrégulière')
  await button(page, /^Réadmettre l'offre de Vergers/).click()
  await hasToast(page, 'Offre réadmise')
  await button(page, 'Calculer les notes').click()
  await hasToast(page, 'Notes calculées')
  for (const name of [/Décision pour Primeurs/, /Décision pour Vergers/]) {
    await page.getByLabel(name).locator('..').getByRole('combobox').click()
    await page.getByRole('option', { name: 'Retenue', exact: true }).click()
  }
  await shoot(page, 'judgement')
  expect(await seenByAxe(page)).toEqual([])
  await button(page, 'Enregistrer les décisions').click()
  await hasToast(page, 'Décisions enregistrées')
  await button(page, 'Attribuer').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Attribuer' }).click()
  await page.getByText('Attribué', { exact: true }).first().waitFor()
  await button(page, /^Courrier à Vergers/).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await shoot(page, 'judgement-390')
  expect(await overflow(page)).toBe(0)
  site.clock.set('2026-06-01T00:05:00+02:00')
  expect(await runMarkets(site.context, site.context.now())).toContain('Lots appliqués : 1')
  expect(
    await sql(
      site,
      `select count(*)::int as n from article_price where source_id = $1 and source = 'tender'`,
      [id],
    ),
  ).toEqual([{ n: 4 }])
})
