import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetActors } from '../../server/accounts/authenticate'
import { jobs } from '../../server/jobs'
import { closeCampaigns } from '../../server/pricing/follow-campaign'
import { signIn } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { button, hasValue, logIn, overflow, seenByAxe } from '../kit/pages'
import { runDueJobs } from '../kit/run-due-jobs'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { edited } from '../kit/workbooks'
import { campaignOf, received, type Scene, setScene } from '../server/pricing/kit'
import { sql } from '../server/tenders/kit'
import { hasToast } from './orders-kit'

let site: Site
let scene: Scene
let id = 0
const shots = process.env.SHOTS

const shoot = async (page: Page, name: string) => {
  if (!shots) return
  await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${shots}/${name}-390.png`, fullPage: true })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function at(moment: string, email: string, path: string): Promise<Page> {
  site.clock.set(`${moment}+02:00`)
  const { page } = await site.open({ email, viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}${path}`)
  return page
}
const paul = 'paul.achard@demo.example'
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-08-01T09:00:00+02:00')
  await readImportantMessages(site.context)
  scene = await setScene(site)
  const { carotte, pomme, tomate } = scene.articles
  const articles = [
    [carotte, '1200'],
    [pomme, '800'],
    [tomate, '500'],
  ] as const
  const bought = await sentOrder(site, { supplier: scene.s2.id, status: '450', day: '2026-05-04', articles })
  await received(site, bought.id, '2026-05-04')
  const actor = await signIn(site.app, paul)
  const { body } = await actor.post<{ id: number }>('/price-update', campaignOf(scene))
  id = body.id
})
afterAll(() => site?.close())

test('S11: a campaign is opened, its supplier renews, types, imports and sends; the grid is coloured and decided', async () => {
  const office = await at('2026-08-01T09:30:00', paul, `/back-office/price-updates/${id}?tab=answers`)
  await button(office, 'Ouvrir et inviter').click()
  await confirm(office, 'Ouvrir et inviter')
  await hasToast(office, 'Mise à jour des prix ouverte')
  await office.context().close()

  const page = await at('2026-08-19T10:00:00', scene.s2.email, '/tenders/price-updates')
  await page.getByRole('link', { name: 'Fruits et légumes – septembre 2026' }).click()
  const price = (label: string) => page.getByRole('textbox', { name: `Nouveau prix : ${label}` })
  await price('Carotte vrac').fill('1,41')
  await price('Tomate').fill('1,98')
  await price('Navet').fill('0,98')
  await page.getByText('Prix modifié, Hausse').waitFor({ state: 'attached' })
  await button(page, 'Reconduire mes prix').click()
  await hasToast(page, '2 prix reconduits')
  await hasValue(price('Pomme Gala'), '1,62')
  await price('Poireau').fill('')
  await page.getByText(/^Enregistré le/).waitFor()
  // The session ends while one types: what was typed is there again for the same person, and is saved.
  await sql(
    site,
    `update session set ended_at = now(), ended_by = 'status' where ended_at is null and user_id = (select id from "user" where email = '${scene.s2.email}')`,
  )
  forgetActors(site.context.db)
  await price('Navet').fill('0,97')
  await page.waitForURL('**/login')
  await logIn(page, scene.s2.email, 'Portail2026!')
  await hasValue(price('Navet'), '0,97')
  await page.getByText(/^Enregistré le/).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /prices/.test(key)))).toEqual([])
  await price('Navet').fill('0,98')
  await page.getByText(/^Enregistré le/).waitFor()
  const took = page.waitForEvent('download')
  await button(page, 'Exporter (xlsx)').click()
  const file = await readFile(await (await took).path())
  const lower = (rows: unknown[][]) => {
    const tomato = rows.find((cells) => cells[1] === 'Tomate')
    if (tomato) tomato[5] = -1
  }
  const bring = (change: (rows: unknown[][]) => unknown) =>
    page.getByLabel('Fichier des prix').setInputFiles({
      name: 'prix.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: edited(file, change),
    })
  await bring(lower)
  await page.getByText(/^Ligne 6 — Tomate : la valeur doit être positive$/).waitFor()
  await shoot(page, 'prices-import')
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click()
  await hasValue(price('Tomate'), '1,98')
  await shoot(page, 'prices-supplier')
  expect(await seenByAxe(page)).toEqual([])
  await button(page, 'Envoyer mes prix').click()
  await confirm(page, 'Envoyer mes prix')
  await page.getByText(/^Récépissé P-2026-/).waitFor()
  await button(page, 'Corriger mon envoi').click()
  await confirm(page, 'Corriger mon envoi')
  await price('Tomate').fill('9,99')
  await page.getByText(/^Vos prix envoyés le .* comptent/).waitFor()
  await button(page, 'Abandonner la correction').click()
  await confirm(page, 'Abandonner la correction')
  await hasToast(page, 'Correction abandonnée : votre envoi reste tel quel.')
  await hasValue(price('Tomate'), '1,98')
  await page.getByText(/^Récépissé P-2026-/).waitFor()
  await page.context().close()
})

test('a supplier whose prices are saved and not sent reads so as the limit passes, and the buyer accepts them as they stand', async () => {
  const page = await at('2026-08-20T17:59:59', scene.s7.email, `/tenders/price-updates/${id}`)
  const price = page.getByRole('textbox', { name: 'Nouveau prix : Carotte des Vergers' })
  await price.fill('1,20')
  await page.getByText(/^Enregistré le/).waitFor()
  site.clock.set('2026-08-20T18:00:01+02:00')
  await page.getByText(/^1 prix enregistré n'a pas été envoyé avant la date limite/).waitFor()
  await shoot(page, 'prices-unsent')
  expect(await seenByAxe(page)).toEqual([])
  await page.context().close()
  await closeCampaigns(site.context, site.clock.now())
  const office = await at('2026-08-21T08:00:00', paul, `/back-office/price-updates/${id}?tab=answers`)
  await office.getByText('1 ligne enregistrée, jamais envoyée').waitFor()
  await shoot(office, 'prices-accept-unsent')
  await button(office, /^Accepter telle quelle la réponse de/).click()
  await confirm(office, 'Accepter tel quel')
  await hasToast(office, /acceptée telle quelle/)
  expect(await office.getByText('jamais envoyée').count()).toBe(0)
  await office.context().close()
})

test('S11: prices are decided by rule and by hand, the drift is shown before, and 00:05 applies them', async () => {
  const page = await at('2026-08-21T09:00:00', paul, `/back-office/price-updates/${id}?tab=answers`)
  const table = page.getByRole('table', { name: 'Prix par produit et par fournisseur' })
  await table.getByText('+0,06 € (+4,44 %)').waitFor()
  await table.getByText('−0,12 € (−5,71 %)').waitFor()
  await table.getByText('Nouvelle réponse').waitFor()
  await table.getByText('Sans réponse').first().waitFor()
  await shoot(page, 'prices-grid')
  expect(await seenByAxe(page)).toEqual([])
  await button(page, 'Accepter').click()
  await hasToast(page, '3 prix décidés')
  for (const article of ['Carotte vrac', 'Navet']) {
    await button(page, new RegExp(`^Décider : ${article}`)).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Décider' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('tab', { name: 'Dérive des paniers' }).click()
  await page.getByText('+0,30 %').first().waitFor()
  await page.getByText(/39.660,00.€ → 39.780,00.€/).waitFor()
  await shoot(page, 'prices-drift')
  expect(await seenByAxe(page)).toEqual([])
  await page.getByRole('tab', { name: 'Journal' }).click()
  await shoot(page, 'prices-log')
  await page.getByRole('tab', { name: 'Réponses et décisions' }).click()
  await button(page, 'Valider').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Valider' }).click()
  await hasToast(page, 'Prix validés : application le 01/09/2026 à 00:05')
  await page.context().close()
  site.clock.set('2026-09-01T00:05:00+02:00')
  await runDueJobs(
    site.context,
    jobs.filter(({ name }) => name === 'price_update_application'),
  )
  const [carrot] = await sql(
    site,
    `select quotation::text from article_price where article_id = $1 and valid_from = '2026-09-01'`,
    [scene.articles.carotte],
  )
  expect(carrot).toEqual({ quotation: '1.4100' })
  const own = await at('2026-09-01T09:00:00', scene.s2.email, `/tenders/price-updates/${id}`)
  await own.getByText('Acceptée').first().waitFor()
  await shoot(own, 'prices-decided')
})

test('the market stands beside what suppliers ask, with its curve and the next campaign to prepare', async () => {
  site.clock.set('2026-09-02T09:00:00+02:00')
  const actor = await signIn(site.app, paul)
  const [carrot] = await sql<{ product_id: number; family_id: number }>(
    site,
    `update family f set marketrating_id = (select id from marketrating where label = 'Mensuelle') from article a
     where a.id = $1 and f.id = a.family_id returning a.product_id, a.family_id`,
    [scene.articles.carotte],
  )
  const [rating] = await sql<{ id: number }>(site, `select id from marketrating where label = 'Mensuelle'`)
  for (const [date, value] of [
    ['2026-08-01', '1.20'],
    ['2026-09-01', '1.26'],
  ])
    await actor.post('/market-rating-value', {
      ...{ product_id: carrot?.product_id, marketrating_id: rating?.id, date, value },
    })
  const page = await at('2026-09-02T09:05:00', paul, '/back-office/quotation-tracking')
  await page.getByText('30 jours').first().waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await shoot(page, 'quotations')
  await page.getByRole('link', { name: 'Légumes frais', exact: true }).click()
  await page.getByText('+5,00 %').waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await button(page, 'Voir la courbe de Carotte vrac').click()
  await page.getByText('Voir en tableau').click()
  await page.getByRole('table', { name: 'Deux ans de cotation et de prix' }).getByText('01/09/2026').waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await shoot(page, 'quotation-curve')
  await page.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('link', { name: 'Préparer une mise à jour des prix : Légumes frais' }).click()
  await hasValue(page.getByLabel('Libellé'), 'Légumes frais – prix au 01/10/2026')
  await page.context().close()
})
