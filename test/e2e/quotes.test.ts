import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../kit/actors'
import { readImportantMessages } from '../kit/important-messages'
import { button, overflow, seenByAxe } from '../kit/pages'
import { openBrowser, openSite, type Site, type TestBrowser } from '../kit/site'
import { created, linked, linksOf, outsideSupplier, requestOf } from '../server/quotes/kit'
import { hasToast } from './orders-kit'

let site: Site
let browser: TestBrowser
let id = 0
let farm = 0
let mill = 0
const shots = process.env.SHOTS
const luc = 'luc.fabre@demo.example'
const claire = 'claire.moreau@demo.example'

async function judged(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    if (shots) await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await seenByAxe(page)).toEqual([])
  }
}
async function at(email: string, path: string): Promise<Page> {
  const { page } = await site.open({ email, viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.url}${path}`)
  return page
}
/** The page of a supplier's link, of somebody who is not logged in. */
async function follow(address: string): Promise<Page> {
  const token = (await linksOf(site, id)).get(address)
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage()
  await page.goto(`${site.url}/answerQuote?token=${token}`)
  return page
}

beforeAll(async () => {
  site = await openSite()
  browser = await openBrowser()
  await readImportantMessages(site.context)
  farm = await outsideSupplier(site, 'Ferme')
  mill = await outsideSupplier(site, 'Moulin')
  const actor = await signIn(site.app, luc)
  const facts = await requestOf(site, {
    supplier_not_in_catalog_ids: [farm, mill],
    response_date_limit: new Date(site.clock.now().getTime() + 9 * 86_400_000).toISOString(),
  })
  id = await created(actor, facts)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test('the back office sends a request, a supplier without an account answers, withdraws and answers again', async () => {
  const office = await at(claire, '/back-office/quotes')
  await office.getByRole('link', { name: 'Four mixte' }).first().click()
  await office.getByRole('tab', { name: 'Devis reçus' }).click()
  await judged(office, 'quote-draft')
  await button(office, 'Envoyer aux fournisseurs').click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Envoyer aux fournisseurs' }).click()
  await hasToast(office, 'Demande envoyée aux fournisseurs')
  await office.context().close()

  const page = await follow('ferme@ferme.example')
  await page.getByRole('heading', { name: 'Four mixte' }).waitFor()
  await expect.poll(() => page.url()).not.toContain('token')
  const submit = page.getByRole('button', { name: 'Envoyer le devis' })
  await submit.click()
  await page.getByText('Choisissez un taux de TVA').waitFor()
  await judged(page, 'quote-link-form')
  await page.getByRole('textbox', { name: 'Montant total HT (€)' }).fill('2 400,50')
  await button(page, 'Enregistrer sans envoyer').click()
  await page.getByText(/^Votre devis est enregistré depuis le/).waitFor()
  await judged(page, 'quote-link-saved')
  await page.getByRole('combobox', { name: 'Taux de TVA' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: "Valable jusqu'au" }).fill('31/12/2031')
  await page.getByLabel('Devis signé').setInputFiles({
    ...{ name: 'devis-ferme.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.7 devis'),
  })
  await submit.click()
  await page.getByText(/^Votre devis a été envoyé le/).waitFor()
  await judged(page, 'quote-link-sent')
  await page.getByRole('button', { name: 'Retirer mon devis' }).click()
  await page.getByText(/^Votre devis est retiré/).waitFor()
  await page.getByRole('textbox', { name: 'Montant total HT (€)' }).fill('2200')
  await page.getByRole('combobox', { name: 'Taux de TVA' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: "Valable jusqu'au" }).fill('31/12/2031')
  await submit.click()
  await page.getByText(/^Votre devis a été envoyé le/).waitFor()
  await page.context().close()
})

test('the member compares the quotes, accepts one, and finds its product in a cart', async () => {
  const token = (await linksOf(site, id)).get('moulin@ferme.example') ?? ''
  await linked(site, token).answer({
    amount_ht: '2350.00',
    valid_until: '2031-12-31',
    comment: 'Pose comprise',
  })
  const page = await at(luc, '/front-office/quotes')
  await page.getByRole('link', { name: 'Four mixte' }).first().waitFor()
  await judged(page, 'quote-list')
  await page.getByRole('link', { name: 'Four mixte' }).first().click()
  await page.getByRole('tab', { name: 'Devis reçus' }).click()
  const table = page.getByRole('table', { name: 'Comparaison des devis' })
  await table.getByText('Le moins cher').waitFor()
  await judged(page, 'quote-compared')
  await button(page, 'Accepter le devis de Ferme').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: "Créer le produit et l'ajouter au panier" }).check()
  if (shots) await page.screenshot({ path: `${shots}/quote-accept.png` })
  await dialog.getByRole('button', { name: 'Accepter' }).click()
  await hasToast(page, 'Devis accepté')
  await table.getByText('Retenu', { exact: true }).waitFor()
  await judged(page, 'quote-accepted')
  await page.getByRole('link', { name: /^C\d+/ }).click()
  await page.getByText('Four mixte').first().waitFor()
  await page.goto(`${site.url}/front-office/quotes/create`)
  await page.getByRole('textbox', { name: 'Objet' }).waitFor()
  await judged(page, 'quote-create')
})

test('past the limit, a quote that was saved and never sent is seen to be there, and taken as it is or let in again', async () => {
  const limit = new Date(site.clock.now().getTime() + 86_400_000)
  const late = await requestOf(site, {
    label: 'Étuve',
    supplier_not_in_catalog_ids: [farm, mill],
    response_date_limit: limit.toISOString(),
  })
  id = await created(await signIn(site.app, luc), late)
  await (await signIn(site.app, claire)).put(`/quote/${id}/send`, {})
  const token = (await linksOf(site, id)).get('ferme@ferme.example') ?? ''
  await linked(site, token).save({ amount_ht: '1800.00', valid_until: '2031-12-31', reference: 'D-12' })
  site.clock.set(new Date(limit.getTime() + 60_000).toISOString())
  const page = await at(claire, `/back-office/quotes/${id}`)
  await page.getByRole('tab', { name: 'Devis reçus' }).click()
  await page.getByText(/^Un devis a été enregistré le/).waitFor()
  await judged(page, 'quote-late')
  await button(page, 'Rouvrir la réponse de Moulin').click()
  if (shots) await page.screenshot({ path: `${shots}/quote-reopen.png` })
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
  await button(page, 'Accepter telle quelle la réponse de Ferme').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accepter tel quel' }).click()
  await hasToast(page, 'Réponse de Ferme acceptée telle quelle')
  await page
    .getByRole('cell', { name: /1.800,00/ })
    .first()
    .waitFor()
})
