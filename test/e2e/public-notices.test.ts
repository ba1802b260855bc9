import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seenByAxe } from '../kit/axe'
import { mailsTo } from '../kit/mails'
import { button, hasCount, overflow } from '../kit/pages'
import { pdf } from '../kit/pictures'
import { openSite, type Site } from '../kit/site'

let site: Site
const folder = mkdtempSync(join(tmpdir(), 'portail-notices-'))
const day = 86_400_000

async function addNotice(reference: string, object: string, status: string, days: number): Promise<number> {
  const moment = (n: number) => new Date(site.clock.now().getTime() + n * day)
  return site.context.db.system('seed', async (tx) => {
    const [notice] = await tx.query<{ id: number }>(
      `insert into public_notice (reference, object, company_id, buyer, lots, status, award_text, publication_date, closing_date)
       values ($1, $2, 2, 'Valaé Public', E'Lot 1 : porc\\nLot 2 : bœuf', $3, 'Attribué au groupement.', $4, $5) returning id`,
      [reference, object, status, moment(-10), moment(days)],
    )
    const [file] = await tx.query<{ id: number }>(
      `insert into "file" (path, unique_name, mime_type, filename, size) values ('/publicnotice', $1, 'application/pdf', 'RC.pdf', 1200) returning id`,
      [`${reference}.pdf`],
    )
    await tx.query(
      `insert into tender_document (public_notice_id, kind, label, file_id, public) values ($1, 'rc', 'Règlement', $2, true)`,
      [notice?.id, file?.id],
    )
    return Number(notice?.id)
  })
}

let meat = 0
beforeAll(async () => {
  site = await openSite()
  const source = join(folder, 'rc.pdf')
  writeFileSync(source, '%PDF-1.4 règlement')
  await site.context.files.put('upload/publicnotice/AMP-1.pdf', source)
  meat = await addNotice('AMP-1', 'Viandes fraîches GHT', '150', 20)
  await addNotice('AMP-2', 'Épicerie', '250', -5)
  await addNotice('AMP-3', 'Brouillon secret', '100', 30)
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true })
})

async function visit(path: string, width = 1440): Promise<Page> {
  const { page } = await site.open({ viewport: { width, height: 900 } })
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${site.url}/public-notices${path}`)
  return page
}

test('S10.1: a notice is found, read and its document downloaded without a login, and the download is registered', async () => {
  const page = await visit('/')
  await page.getByRole('heading', { name: 'Prochaines dates limites' }).waitFor()
  expect(await page.title()).toBe('Portail Achats – Avis de marché public')
  await expect.poll(() => page.getByText('Brouillon secret').count()).toBe(0)
  await page.getByRole('link', { name: 'Voir tous les avis' }).click()
  const cards = page.getByRole('main').getByRole('listitem')
  await hasCount(cards, 2)
  await button(page, 'Attribué').click()
  await hasCount(cards, 1)
  await button(page, 'Tous').click()
  await page.getByRole('searchbox').fill('VIANDES')
  await hasCount(cards, 1)
  await page.getByRole('link', { name: 'Viandes fraîches GHT' }).click()
  await page.getByText('Lot 2 : bœuf').waitFor()
  const here = page.getByRole('navigation').locator('[aria-current]')
  await expect.poll(() => here.allInnerTexts()).toEqual(['Tous les avis'])
  await page.getByRole('link', { name: 'Consulter les documents' }).click()
  await page.getByLabel('Adresse e-mail (facultatif)').fill('pas une adresse')
  await button(page, 'Télécharger Règlement').click()
  await page.getByText('Veuillez saisir un email valide').waitFor()
  await page.getByLabel('Adresse e-mail (facultatif)').fill('candidat@demo.example')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Télécharger Règlement').click(),
  ])
  expect(download.suggestedFilename()).toBe('RC.pdf')
  await page.getByText('Document téléchargé : Règlement').waitFor()
  await page.context().close()
  const back = await site.open()
  await back.go(`/public-notices/${meat}`)
  await back.page.getByRole('tab', { name: 'Registre des téléchargements' }).click()
  const cells = () => back.page.getByRole('tabpanel').getByRole('cell').allInnerTexts()
  await expect.poll(cells).toContain('candidat@demo.example')
  await back.page.context().close()
})

test('the pages hold at 390 px, in light and dark, and pass axe', async () => {
  for (const path of [
    '/',
    '/notices',
    `/notices/${meat}`,
    `/notices/${meat}/documents`,
    `/notices/${meat}/inscription`,
    '/inscription',
    '/inconnu',
  ]) {
    const page = await visit(path, 390)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await hasCount(page.getByText('Chargement…'), 0)
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
    expect(await seenByAxe(page, { scheme: 'light' }), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await seenByAxe(page, { scheme: 'dark' }), path).toEqual([])
    await page.context().close()
  }
})

test('a company without an account registers from an open notice, and chooses its password by the mail (T10)', async () => {
  await site.context.db.system('seed', (tx) =>
    tx.query(
      `with t as (insert into tender (code, label, company_id, catalog_id, tender_type_id, status, published, response_date_limit)
         select 'AO-INS', 'Viandes', 2, 1, y.id, '150', true, $2 from tendertype y where y.machine_name = 'public' returning id)
       update public_notice n set tender_id = t.id from t where n.id = $1`,
      [meat, new Date(site.clock.now().getTime() + 20 * day)],
    ),
  )
  const page = await visit(`/notices/${meat}`)
  await page.getByRole('link', { name: 'Inscrire mon entreprise' }).click()
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('SIRET', '999 800 998 00019')
  await button(page, 'Recevoir le lien').click()
  await hasCount(page.getByText('Ce champ est obligatoire.'), 5)
  await fill("Nom de l'entreprise", 'Salaisons du Plateau')
  await fill('Code APE', '1013A')
  await fill('Prénom', 'Inès')
  await fill('Nom', 'Morel')
  await fill('E-mail', 'ines.morel@plateau.example')
  await button(page, 'Recevoir le lien').click()
  await page.getByText('La clé de ce SIRET ne correspond pas').waitFor()
  await fill('SIRET', '999 800 998 00018')
  await button(page, 'Recevoir le lien').click()
  await page.getByText('Un e-mail vient de partir à ines.morel@plateau.example').waitFor()
  const [mail] = await mailsTo(site, 'ines.morel@plateau.example')
  const token = /[?&]token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await page.goto(`${site.url}/public-notices/inscription?token=${token}`)
  await button(page, 'Ouvrir le compte').click()
  await page.getByLabel('Nouveau mot de passe', { exact: true }).waitFor()
  expect(page.url()).toBe(`${site.url}/security/setupAccount`)
  await page.context().close()
})

test('the back office adds a document to a draft and publishes it; a visitor downloads that very file', async () => {
  const { page, go } = await site.open()
  await go('/public-notices')
  await page.getByRole('link', { name: /AMP-3/ }).first().click()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await button(page, /^Ajouter : document/).click()
  const row = page.getByRole('listitem', { name: 'Document de consultation 2' })
  // By the keyboard: the new line still comes into view, and a list closes where the mouse is let go beside it.
  await row.getByRole('combobox', { name: /^Nature/ }).press('Enter')
  await page.getByRole('option', { name: 'Bordereau des prix (BPU)' }).click()
  await row.getByLabel(/^Libellé/).fill('Bordereau des prix')
  const [type, content] = ['application/pdf', pdf('bordereau des prix')]
  await row.locator('input[type=file]').setInputFiles({ name: 'bpu.pdf', mimeType: type, buffer: content })
  await row.getByText('bpu.pdf').first().waitFor()
  await button(page, /^Enregistrer/)
    .first()
    .click()
  await page.getByText('Modifications enregistrées').first().waitFor()
  await button(page, "Publier l'avis").click()
  await page.getByRole('alertdialog').getByRole('button', { name: "Publier l'avis" }).click()
  const link = page.getByRole('link', { name: 'Voir la page publique' })
  await link.waitFor()
  await page.goto(`${site.url}${await link.getAttribute('href')}`)
  await page.getByRole('heading', { name: 'Brouillon secret' }).waitFor()
  await page.getByRole('link', { name: 'Consulter les documents' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Télécharger Bordereau des prix').click(),
  ])
  expect(download.suggestedFilename()).toBe('bpu.pdf')
  expect(readFileSync(await download.path())).toEqual(content)
  await page.context().close()
})
