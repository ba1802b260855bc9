import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readImportantMessages } from '../kit/important-messages'
import { button, hasSearch, hasValue, overflow, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { withoutStream } from '../kit/without-stream'
import { hasToast, heading, openAs } from './orders-kit'

let site: Site
let julie: Page
let martin: Page
let path = ''
let orderId = 0

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-03-04T09:00:00Z')
  orderId = (await sentOrder(site, { articles: [[1, '4']] })).id
  await readImportantMessages(site.context)
})
afterAll(() => site?.close())

const choose = async (page: Page, label: RegExp, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
}
const picture = {
  name: 'colis.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a claim without an order asks for a description, takes a photo and reaches the supplier', async () => {
  julie = await openAs(site, 'julie.petit', '/litigations/new')
  await choose(julie, /^Fournisseur/, 'Boucherie Martin')
  await choose(julie, /^Type de litige/, /Qualité/i)
  await button(julie, 'Envoyer au fournisseur').click()
  await julie.getByText('Veuillez ajouter une description').first().waitFor()
  await julie.getByLabel(/^Description/).fill('Deux colis percés à la livraison')
  await julie.getByLabel('Demander un avoir').check()
  await julie.getByLabel(/^Montant HT/).fill('10,45')
  await julie.locator('input[type=file]').first().setInputFiles(picture)
  await julie.getByText('colis.png', { exact: true }).first().waitFor()
  expect(await seenByAxe(julie)).toEqual([])
  await button(julie, 'Envoyer au fournisseur').click()
  await hasToast(julie, 'Litige envoyé au fournisseur')
  await julie.getByText('Ouvert', { exact: true }).waitFor()
  path = new URL(julie.url()).pathname.replace('/front-office', '')
})

test('it is « En cours » once its supplier reads it, who writes and accepts a credit', async () => {
  martin = (await site.open({ email: 'fm@martin.example', viewport: { width: 390, height: 844 } })).page
  await martin.goto(`${site.url}/tenders/litigations`)
  await martin.getByRole('link', { name: /^L-/ }).first().click()
  await martin.getByText('En cours', { exact: true }).waitFor()
  await martin.getByText('Deux colis percés à la livraison').waitFor()
  await martin.getByRole('button', { name: 'colis.png' }).waitFor()
  await martin.getByLabel('Votre message').fill('Nous vérifions avec le transporteur.')
  await button(martin, 'Envoyer').click()
  await martin.getByRole('region', { name: 'Conversation' }).getByText('Nous vérifions').waitFor()
  expect(await overflow(martin)).toBe(0)
  expect(await seenByAxe(martin)).toEqual([])
  await button(martin, 'Accepter un avoir').click()
  const dialog = martin.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel('Montant accepté HT').inputValue()).toBe('10,45')
  await dialog.getByRole('button', { name: 'Accepter un avoir' }).click()
  await martin.getByText('Avoir accepté', { exact: true }).first().waitFor()
})

test('the member reads the answer, enters the credit note and closes; the back office sees it all', async () => {
  await julie.goto(`${site.url}/front-office${path}`)
  await julie.getByText('Nous vérifions avec le transporteur.').waitFor()
  await button(julie, "Saisir l'avoir reçu").click()
  await julie.getByRole('dialog').getByRole('textbox').fill('AV-552')
  await julie.getByRole('dialog').getByRole('button', { name: "Saisir l'avoir reçu" }).click()
  await julie.getByText('Avoir reçu', { exact: true }).first().waitFor()
  await button(julie, 'Clore').click()
  await julie.getByRole('dialog').getByRole('textbox').fill('Avoir comptabilisé')
  await julie.getByRole('dialog').getByRole('button', { name: 'Clore' }).click()
  await julie.getByText('Clos', { exact: true }).first().waitFor()
  const claire = await openAs(site, 'claire.moreau', '/litigations', 'back-office')
  await heading(claire, 'Litiges').waitFor()
  await claire.getByText('Clos', { exact: true }).first().waitFor()
  expect(await seenByAxe(claire)).toEqual([])
})

test('a claim opened from an order knows its supplier and order; a draft is counted apart until it is sent', async () => {
  await julie.goto(`${site.url}/front-office/orders/tracking/${orderId}`)
  await julie.getByRole('link', { name: 'Ouvrir un litige' }).click()
  await julie
    .getByRole('combobox', { name: /^Fournisseur/ })
    .getByText('Boucherie Martin')
    .waitFor()
  await julie
    .getByRole('combobox', { name: /^Commande/ })
    .getByText(/^T-\d+ · 04\/03\/2026$/)
    .waitFor()
  await julie.getByRole('checkbox').first().check()
  await julie.getByLabel(/^Quantité réclamée, /).fill('1')
  const gap = await julie.locator('table td.amount').first().textContent()
  await hasValue(julie.getByLabel('Montant HT'), String(gap).replace(/[^\d,]/g, ''))
  expect(await seenByAxe(julie)).toEqual([])
  await julie.getByLabel(/^Description/).fill('Un colis manquant')
  await button(julie, 'Enregistrer sans envoyer').click()
  await julie.getByText('À envoyer', { exact: true }).waitFor()
  await hasValue(julie.getByLabel(/^Quantité réclamée, /), '1')
  await julie.getByLabel(/^Quantité réclamée, /).fill('2')
  const twice =
    Number(
      String(gap)
        .replace(/[^\d,]/g, '')
        .replace(',', '.'),
    ) * 2
  await hasValue(julie.getByLabel('Montant HT'), twice.toFixed(2).replace('.', ','))
  const kept = julie.waitForResponse((answer) => answer.url().includes('/api/litigation/'))
  await button(julie, 'Enregistrer sans envoyer').click()
  expect((await kept).status()).toBe(200)
  await julie.reload()
  await hasValue(julie.getByLabel(/^Quantité réclamée, /), '2')
  await hasValue(julie.getByLabel('Montant HT'), twice.toFixed(2).replace('.', ','))
  await julie.getByRole('checkbox', { checked: true }).first().uncheck()
  await hasValue(julie.getByLabel('Montant HT'), '')
  await julie.goto(`${site.url}/front-office/litigations?view=draft`)
  await julie.locator('a[aria-current=true]', { hasText: 'À envoyer · 1' }).waitFor()
  await julie.getByRole('link', { name: 'Clos · 1' }).waitFor()
  await expect.poll(() => julie.getByRole('link', { name: /^Ouvert/ }).count()).toBe(0)
  await expect.poll(() => julie.getByRole('link', { name: /^L-2026-/ }).count()).toBe(1)
  const draft = await julie.getByRole('link', { name: /^L-2026-/ }).getAttribute('href')
  const claire = await openAs(site, 'claire.moreau', '/litigations', 'back-office')
  await withoutStream(claire.context())
  const refused: string[] = []
  claire.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url())
  })
  await claire.goto(`${site.url}/back-office/litigations/${/\d+(?=\/show$)/.exec(draft ?? '')?.[0]}`)
  await hasValue(claire.getByLabel(/^Description/), 'Un colis manquant')
  await claire.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})

test('the list keeps what one looks for in its address, is exported, and its number is searched', async () => {
  const number = await julie.getByRole('link', { name: /^L-2026-/ }).textContent()
  await julie.goto(`${site.url}/front-office/litigations?filterBy=q|${number}`)
  await julie.getByRole('link', { name: String(number) }).waitFor()
  await expect.poll(() => julie.locator('a.row-link').count()).toBe(1)
  await button(julie, 'Exporter').waitFor()
  await button(julie, 'Colonnes').waitFor()
  await julie.getByRole('searchbox').fill('L-1999-0001')
  await julie.getByText('Aucun résultat').waitFor()
  await hasSearch(julie, '?filterBy=q|L-1999-0001')
})

test('S05 step 6: without a « chargé de mission » nothing leaves, it is said why, and the draft is kept', async () => {
  await sentOrder(site, { adherent: 3, supplier: 5, articles: [[8, '10']], author: 'hugo.vidal' })
  const hugo = await openAs(site, 'hugo.vidal', '/litigations/new')
  await choose(hugo, /^Fournisseur/, 'Grossiste Général')
  await hugo.getByLabel(/^Description/).fill('Palette percée')
  await hugo.route('**/api/litigation/*/send', (route) => route.abort(), { times: 1 })
  await button(hugo, 'Envoyer au fournisseur').click()
  await hasToast(hugo, "Erreur lors de l'envoi du litige")
  await button(hugo, 'Envoyer au fournisseur').click()
  await hasToast(
    hugo,
    "Aucun chargé de mission n'est associé à l'adhérent concerné par le litige, contactez Valaé.",
  )
  await hugo.getByText('À envoyer', { exact: true }).waitFor()
})
