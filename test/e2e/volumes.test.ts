import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { button, hasValue, overflow, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { edited } from '../kit/workbooks'
import { received } from '../server/pricing/kit'
import { criterion, need, newProduct, prepare, sql, typeId } from '../server/tenders/kit'
import { hasToast } from './orders-kit'

let site: Site
let id = 0
let tender = { id: 0, lot: 0 }
const shots = process.env.SHOTS

async function shoot(page: Page, name: string) {
  expect(await seenByAxe(page)).toEqual([])
  if (shots) await page.screenshot({ path: `${shots}/${name}-1440.png`, fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  if (shots) await page.screenshot({ path: `${shots}/${name}-390.png`, fullPage: true })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  const heads = await page
    .locator('thead')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height > 1).length)
  expect(heads, 'heads of tables that take room on a phone').toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function at(moment: string, name: string, path: string): Promise<Page> {
  site.clock.set(`${moment}+02:00`)
  const { page } = await site.open({ email: `${name}@demo.example`, viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}${path}`)
  return page
}
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-08-01T09:00:00+02:00')
  await readImportantMessages(site.context)
  const carrot = await need(site, 'Carotte vrac')
  const parsnip = await newProduct(site, 'Panais', carrot.product)
  const [article] = await sql<{ id: number }>(site, `select id from article where label = 'Carotte vrac'`)
  const order = await sentOrder(site, {
    status: '450',
    day: '2026-05-04',
    articles: [[article?.id ?? 0, '100']],
  })
  await received(site, order.id, '2026-05-04')
  const actor = await signIn(site.app, 'paul.achard@demo.example')
  tender = await prepare(
    actor,
    {
      label: 'Légumes 2027',
      code: 'V-2027',
      tender_type_id: await typeId(site, 'private'),
      catalog_id: 1,
      company_id: 2,
    },
    { family_id: carrot.family, volumes: [[carrot.product, '1']], criteria: [criterion('price', '100')] },
  )
  const { body } = await actor.post<{ id: number }>('/volume-request', {
    label: 'Légumes 2027 : vos volumes',
    company_id: 2,
    tender_id: tender.id,
    family_ids: [carrot.family],
    product_ids: [carrot.product, parsnip],
    adherent_ids: [1, 2],
    period_start: '2026-01-01',
    period_end: '2026-06-30',
    response_date_limit: '2026-08-20T18:00:00+02:00',
  })
  id = body.id
})
afterAll(() => site?.close())

test('a request is sent; a member finds its history, types, brings a sheet back, and is shown what is far from it', async () => {
  const office = await at(
    '2026-08-01T09:30:00',
    'paul.achard',
    `/back-office/volume-requests/${id}?tab=volumes`,
  )
  await button(office, 'Envoyer aux adhérents').click()
  await confirm(office, 'Envoyer aux adhérents')
  await hasToast(office, 'Demande de volumes envoyée')
  await office.getByText('0 sur 2 (0 %)').waitFor()
  await office.context().close()
  const page = await at('2026-08-02T09:00:00', 'sophie.lenoir', '/front-office/volumes')
  await page.getByRole('link', { name: 'Légumes 2027 : vos volumes' }).click()
  const volume = (name: string) => page.getByRole('textbox', { name: `Volume : ${name}`, exact: true })
  const [prefilled] = await sql<{ volume: string }>(
    site,
    'select max(prefilled_volume)::text as volume from purchase_volume_line',
  )
  const history = Number(prefilled?.volume)
  await hasValue(volume('Carotte vrac'), String(history))
  await volume('Carotte vrac').fill(String(history * 4))
  await volume('Carotte vrac').press('Tab')
  await page.getByText('Au moins 3 fois vos commandes reçues').waitFor()
  await page.getByText(/^Enregistré le/).waitFor()
  const took = page.waitForEvent('download')
  await button(page, 'Exporter (xlsx)').click()
  const file = await readFile(await (await took).path())
  const bring = (parsnips: number) =>
    page.getByLabel('Fichier des volumes').setInputFiles({
      name: 'volumes.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: edited(file, (rows) => {
        const column = rows[0]?.indexOf('Volume') ?? -1
        const row = rows.find((cells) => cells[1] === 'Panais')
        if (row) row[column] = parsnips
      }),
    })
  await bring(-1)
  await page.getByText('Ligne 3 — Panais : La valeur minimale est 0.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click()
  await hasValue(volume('Panais'), '')
  await bring(25)
  await hasValue(volume('Panais'), '25')
  await shoot(page, 'volumes-answer')
  await button(page, 'Envoyer mes volumes').click()
  await page
    .getByRole('alertdialog')
    .getByText('1 volume est loin de vos commandes reçues. Vérifiez :')
    .waitFor()
  if (shots) await page.screenshot({ path: `${shots}/volumes-send.png` })
  await confirm(page, 'Envoyer mes volumes')
  await page.getByText(/^Volumes envoyés le/).waitFor()
  await page.context().close()
})

test('the results follow the answers, and are handed to the lot of the tender once the request is closed', async () => {
  const office = await at('2026-08-03T09:00:00', 'paul.achard', '/back-office/volume-results')
  await office.getByText('1 sur 2 (50 %)').waitFor()
  await shoot(office, 'volumes-list')
  await office.getByRole('link', { name: 'Légumes 2027 : vos volumes' }).click()
  await office.getByRole('table', { name: 'Résultats' }).getByText('Panais', { exact: true }).waitFor()
  await button(office, 'Clore maintenant').click()
  await confirm(office, 'Clore maintenant')
  await hasToast(office, 'Demande de volumes close')
  await button(office, 'Consolider').click()
  await confirm(office, 'Consolider')
  await hasToast(office, 'Volumes consolidés')
  await office.getByText('1 – Lot de la recette').first().waitFor()
  await shoot(office, 'volumes-results')
  const kept = await sql<{ volume: string }>(
    site,
    `select p.volume::text as volume from tender_product p join product o on o.id = p.product_id
     where p.tender_family_id = $1 and o.label = 'Panais'`,
    [tender.lot],
  )
  expect(kept).toEqual([{ volume: '25.000' }])
  await office.context().close()
})
