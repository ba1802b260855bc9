import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readImportantMessages } from '../kit/important-messages'
import { sendMails } from '../kit/outbox'
import { overflow, seenByAxe } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { withoutStream } from '../kit/without-stream'
import {
  button,
  confirmSending,
  hasToast,
  heading,
  openAs,
  openCart,
  order,
  plain,
  quantity,
  totals,
} from './orders-kit'

let site: Site
const sql = <T extends Record<string, unknown>>(text: string) =>
  site.context.db.system('seed', (tx) => tx.query<T>(text))

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-03-02T08:00:00Z')
  await readImportantMessages(site.context)
})
afterAll(() => site?.close())

describe('a hospital cook orders from three suppliers (S01)', () => {
  let karim: Page
  let sophie: Page
  let other: Page

  test('he fills three carts from the catalogue by the keyboard, to the cent', async () => {
    karim = await openAs(site, 'karim.benali', '/catalogs/food')
    await heading(karim, 'Catalogue alimentaire').waitFor()
    await order(karim, 'Rôti de porc filet', '18')
    await order(karim, 'Steak haché 15 % 125 g', '6', 'steak 125')
    await order(karim, 'Carotte vrac', '3')
    await order(karim, 'Pomme Gala', '4')
    await order(karim, 'Lait UHT 1/2 écrémé', '20', 'lait uht')
    await order(karim, 'Comté portion', '2')
    await button(karim, /Voir les paniers|3 paniers/)
      .or(karim.getByRole('link', { name: /^3 paniers/ }))
      .waitFor()
    await expect.poll(() => karim.getByRole('link', { name: /non alimentaire/i }).count()).toBe(0)
  })

  test('he moves the second cart to Thursday, and each total is the formula’s', async () => {
    await openCart(karim, site, 'Primeurs de la Vallée')
    await button(karim, 'jeu. 5 mars').click()
    await karim.getByRole('button', { name: 'jeu. 5 mars', pressed: true }).waitFor()
    expect(await totals(karim)).toEqual({
      'Total HT': '118,26 €',
      'TVA 5,5 %': '6,50 €',
      'Total TTC': '124,76 €',
    })
    await openCart(karim, site, 'Boucherie Martin')
    expect(await totals(karim)).toEqual({
      'Total HT': '442,20 €',
      'TVA 5,5 %': '24,32 €',
      'Total TTC': '466,52 €',
    })
    await karim.getByRole('button', { name: 'mer. 4 mars', pressed: true }).waitFor()
    await openCart(karim, site, 'Laiterie Bocage')
    expect(await totals(karim)).toEqual({
      'Total HT': '179,40 €',
      'TVA 5,5 %': '9,87 €',
      'Total TTC': '189,27 €',
    })
    await karim.getByText('Franco atteint : port offert').waitFor()
  })

  test('« Tout envoyer » submits the three: they wait, and nothing left for a supplier', async () => {
    const colleague = await openAs(site, 'sophie.lenoir', '/carts/in-progress')
    await expect.poll(() => colleague.getByText('Panier de Karim Benali').count()).toBe(3)
    await expect.poll(() => button(colleague, 'Aucun panier choisi').isDisabled()).toBe(true)
    await karim.goto(`${site.url}/front-office/carts/in-progress`)
    await button(karim, 'Tout envoyer').click()
    const summary = karim.getByRole('alertdialog').getByRole('listitem')
    await summary.filter({ hasText: 'Boucherie Martin' }).getByText('442,20 € HT').waitFor()
    await summary
      .getByText(/^Niveau 1 : à valider par Sophie Lenoir/)
      .first()
      .waitFor()
    await confirmSending(karim)
    await karim.getByRole('dialog', { name: "Résultat de l'envoi" }).waitFor()
    await expect.poll(() => karim.getByText('Commande soumise à validation').count()).toBe(3)
    await button(karim, 'Fermer').last().click()
    await expect.poll(() => karim.getByText('En attente de validation').count()).toBe(3)
    expect(await sql(`select 1 from email_outbox where kind = 'order_sent'`)).toEqual([])
    await openCart(karim, site, 'Laiterie Bocage')
    await karim.getByText('Cette commande attend une validation : elle ne peut plus être modifiée.').waitFor()
    await expect.poll(() => quantity(karim, 'Lait UHT 1/2 écrémé').count()).toBe(0)
    expect((await totals(karim))['Total TTC']).toBe('189,27 €')
  })

  test('level 1 validates two and refuses one, with its reason', async () => {
    site.clock.set('2026-03-02T09:00:00Z')
    sophie = await openAs(site, 'sophie.lenoir', '/notifications')
    const told = sophie.getByRole('main').getByText('Commande à valider', { exact: true })
    await expect.poll(() => told.count()).toBe(3)
    other = await openAs(site, 'sophie.lenoir', '/carts/to-validate')
    // It is told of no change: it goes on showing what others have decided.
    await withoutStream(other.context())
    await other.reload()
    await other.getByRole('link', { name: 'Boucherie Martin' }).click()
    await heading(other, /Boucherie Martin/).waitFor()
    await button(other, 'Valider').waitFor()
    await sophie.goto(`${site.url}/front-office/carts/to-validate`)
    await sophie.getByText('3 commandes attendent votre décision').waitFor()
    const martin = sophie.getByRole('listitem').filter({ hasText: 'Boucherie Martin' })
    await martin.getByText('Ensuite : Luc Fabre').waitFor()
    const card = (supplier: string) => sophie.getByRole('listitem').filter({ hasText: supplier })
    await card('Primeurs de la Vallée').getByRole('button', { name: 'Refuser' }).click()
    const dialog = sophie.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Refuser' }).click()
    await expect.poll(() => dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    await dialog.getByRole('textbox').fill('Carottes déjà en stock')
    await dialog.getByRole('button', { name: 'Refuser' }).click()
    await hasToast(sophie, 'Commande refusée')
    await sophie.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
    await button(sophie, 'Valider la sélection (2)').click()
    await hasToast(sophie, '1 commande validée, 1 commande attend le niveau suivant')
    await sophie.getByText('Aucune commande à valider').waitFor()
    const rows = await sql<{ status: string }>(
      `select status from "order" where "deletedAt" is null order by order_total_ht`,
    )
    expect(rows.map(({ status }) => status)).toEqual(['200', '300', '150'])
    expect(await sql(`select 1 from email_outbox where kind = 'order_sent'`)).toHaveLength(1)
  })

  test('in a window that still shows it, Sophie cannot decide the first again (err514): Luc is waited for', async () => {
    await button(other, 'Valider').click()
    await hasToast(other, 'Cette commande a déjà été traitée par Sophie Lenoir')
    await other.getByText('Validée par Sophie Lenoir').waitFor()
    await other.getByText('En attente de Luc Fabre').waitFor()
    await expect.poll(() => button(other, 'Valider').count()).toBe(0)
    await other.context().close()
  })

  test('validated after its cut-off the first stays where it is (err512)', async () => {
    site.clock.set('2026-03-03T11:30:00Z')
    const luc = await openAs(site, 'luc.fabre', '/carts/to-validate')
    await button(luc, 'Valider').click()
    await luc
      .getByRole('dialog', { name: 'Résultat de la validation' })
      .getByText("La livraison du 04/03/2026 n'est plus possible ; prochaine : 06/03/2026.")
      .waitFor()
    await button(luc, 'Renvoyer à Karim Benali').click()
    const asked = luc.getByRole('dialog', { name: /^Renvoyer la commande/ })
    await expect.poll(() => asked.getByRole('textbox').inputValue()).toMatch(/La livraison du 04\/03\/2026/)
    await shoot(luc, 'give-back-1440')
    await asked.getByRole('button', { name: 'Annuler' }).click()
    await luc.context().close()
    const waiting = await sql<{ id: number }>(`select id from "order" where status = '150'`)
    expect(waiting).toHaveLength(1)
  })

  test('staff read « Règles et contrôles » with how often each condition spoke, on a phone too', async () => {
    const nadia = await openAs(site, 'nadia.roche', '/guards', 'back-office')
    await heading(nadia, 'Règles et contrôles').waitFor()
    const row = nadia.getByRole('row').filter({ hasText: 'Jour passé, heure limite dépassée' })
    await row
      .getByText(/^\d+ fois$/)
      .first()
      .waitFor()
    await shoot(nadia, 'guards-1440')
    expect(await seenByAxe(nadia)).toEqual([])
    await nadia.setViewportSize({ width: 390, height: 844 })
    await nadia.getByRole('listitem').filter({ hasText: 'Marchandises sous le minimum' }).waitFor()
    await shoot(nadia, 'guards-390')
    expect(await overflow(nadia)).toBe(0)
    await nadia.context().close()
  })

  test('on Tuesday level 2 validates the first, which leaves', async () => {
    site.clock.set('2026-03-03T08:00:00Z')
    const luc = await openAs(site, 'luc.fabre', '/carts/to-validate')
    await luc.getByRole('listitem').filter({ hasText: 'Boucherie Martin' }).getByText('442,20').waitFor()
    await button(luc, 'Valider').click()
    await hasToast(luc, 'Commande validée')
    expect(await sql(`select 1 from email_outbox where kind = 'order_sent'`)).toHaveLength(2)
  })

  test('the cook is told; it reads the reason, reopens, orders otherwise and sends again', async () => {
    karim = await openAs(site, 'karim.benali', '/notifications')
    await karim.getByText('Commande validée').first().waitFor()
    await karim
      .getByRole('main')
      .getByText(/Carottes déjà en stock/)
      .first()
      .waitFor()
    await openCart(karim, site, 'Primeurs de la Vallée')
    await karim.getByText('Refusée : Carottes déjà en stock').waitFor()
    await button(karim, 'Reprendre la commande').click()
    await quantity(karim, 'Carotte vrac').waitFor()
    await button(karim, 'Retirer Carotte vrac du panier').click()
    await expect.poll(() => quantity(karim, 'Carotte vrac').count()).toBe(0)
    await quantity(karim, 'Pomme Gala').fill('6')
    await expect
      .poll(() => totals(karim))
      .toEqual({
        'Total HT': '116,64 €',
        'TVA 5,5 %': '6,42 €',
        'Total TTC': '123,06 €',
      })
    await button(karim, 'Envoyer la commande').click()
    await confirmSending(karim)
    await hasToast(karim, 'Commande soumise à validation')
  })

  test('its timeline tells the whole story once it has left', async () => {
    sophie = await openAs(site, 'sophie.lenoir', '/carts/to-validate')
    await sophie.getByRole('link', { name: 'Primeurs de la Vallée' }).click()
    await button(sophie, 'Valider').click()
    await hasToast(sophie, 'Commande validée')
    await sendMails(site)
    await karim.goto(`${site.url}/front-office/orders/tracking`)
    await karim
      .getByRole('row')
      .filter({ hasText: 'Primeurs de la Vallée' })
      .getByRole('link')
      .first()
      .click()
    await heading(karim, /Primeurs de la Vallée/).waitFor()
    const items = karim.getByRole('region', { name: 'Historique de la commande' }).getByRole('listitem')
    const story = (await items.allTextContents()).map(plain).reverse()
    const told = [
      'Créée',
      'Soumise à validation',
      'Refusée',
      'Reprise en préparation',
      'Soumise à validation',
      'Validée',
      'Envoyée',
      'E-mail envoyé au fournisseur',
    ]
    const heads = story.filter((one) => told.some((head) => one.startsWith(head)))
    expect(heads.map((one) => told.find((head) => one.startsWith(head)))).toEqual(told)
  })
})
