import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readImportantMessages } from '../kit/important-messages'
import { hasValue, seenByAxe } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { choose } from './accounts-kit'
import {
  button,
  confirmSending,
  hasToast,
  heading,
  openAs,
  openCart,
  order,
  quantity,
  totals,
} from './orders-kit'

let site: Site
const buffet = "Buffet d'été"

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-03-02T08:00:00Z')
  await readImportantMessages(site.context)
})
afterAll(() => site?.close())

/** Adds an article to the standard cart in view, with a quantity. */
async function pick(page: Page, label: string, count: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Ajouter un article' })
  await search.fill(label)
  await page.getByRole('option', { name: new RegExp(`^${label} — `) }).click()
  await quantity(page, label).fill(count)
  await quantity(page, label).press('Tab')
}

/** Chooses whom one orders for. */
async function orderFor(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').click()
  await page.getByRole('option', { name, exact: true }).click()
}

const report = (page: Page): Locator => page.getByRole('dialog', { name: `Commande depuis « ${buffet} »` })

async function openStandard(page: Page, label: string): Promise<void> {
  await page.getByRole('link', { name: label, exact: true }).click()
  await heading(page, label).waitFor()
}

describe('an admin standard cart (S08)', () => {
  let claire: Page
  let karim: Page
  let julie: Page

  test('1: Claire creates it, fills it and shares it with the group', async () => {
    claire = await openAs(site, 'claire.moreau', '/standard-carts', 'back-office')
    await button(claire, 'Créer un panier type').first().click()
    const dialog = claire.getByRole('dialog', { name: 'Créer un panier type' })
    await dialog.getByRole('textbox', { name: /^Libellé/ }).fill(buffet)
    await claire.keyboard.press('Enter')
    await heading(claire, buffet).waitFor()
    await claire.getByText('Ce panier type ne contient aucun article').waitFor()
    await pick(claire, 'Eau de source 6×1,5 L', '10')
    await pick(claire, 'Bière fût 30 L', '2')
    await pick(claire, 'Gobelet ×1000', '1')
    await pick(claire, 'Pomme Gala', '4')
    await pick(claire, 'Carotte vrac', '1')
    await button(claire, 'Retirer Carotte vrac').click()
    await button(claire, 'Enregistrer').click()
    await hasToast(claire, 'Panier type enregistré')
    await button(claire, 'Partager').click()
    await claire.getByRole('combobox', { name: 'Groupes' }).fill('GHT')
    await claire.getByRole('option', { name: 'GHT des Collines' }).click()
    await claire.keyboard.press('Escape')
    await claire.getByRole('dialog').getByRole('button', { name: 'Partager' }).click()
    await claire.getByText('Partagé avec').waitFor()
    await expect.poll(() => claire.getByText('GHT des Collines').count()).toBeGreaterThan(0)
    expect(await seenByAxe(claire, { within: 'main' })).toEqual([])
  })

  test('1: Karim orders from it what he may, and is told what was left out and why', async () => {
    karim = await openAs(site, 'karim.benali', '/carts/standard')
    await button(karim, `Commander ${buffet}`).click()
    await report(karim).getByText('Grossiste Général : 2 articles ajoutés au panier').waitFor()
    await report(karim).getByText('Primeurs de la Vallée : 1 article ajouté au panier').waitFor()
    await report(karim).getByText('Gobelet ×1000 : catalogue non alimentaire non autorisé').waitFor()
    expect(await seenByAxe(karim, { within: '[role=dialog]' })).toEqual([])
    await report(karim).getByRole('link', { name: 'Voir les paniers' }).click()
    await heading(karim, 'Paniers en préparation').waitFor()
    await openCart(karim, site, 'Grossiste Général')
    await expect.poll(() => quantity(karim, 'Eau de source 6×1,5 L').inputValue()).toBe('10')
    await expect.poll(() => quantity(karim, 'Bière fût 30 L').inputValue()).toBe('2')
    await expect.poll(() => quantity(karim, 'Gobelet ×1000').count()).toBe(0)
    await openCart(karim, site, 'Primeurs de la Vallée')
    await expect.poll(() => quantity(karim, 'Pomme Gala').inputValue()).toBe('4')
  })

  test('2: Julie orders all of it for her other member: deposits stand beside the goods, to the cent', async () => {
    julie = await openAs(site, 'julie.petit', '/carts/standard')
    await heading(julie, 'Paniers types').waitFor()
    await orderFor(julie, 'EHPAD Les Tilleuls')
    await button(julie, `Commander ${buffet}`).click()
    await report(julie).getByText('Grossiste Général : 3 articles ajoutés au panier').waitFor()
    await expect.poll(() => report(julie).getByText('Articles laissés de côté').count()).toBe(0)
    await openCart(julie, site, 'Grossiste Général')
    expect(await totals(julie)).toEqual({
      'Total HT': '188,50 €',
      'TVA 5,5 %': '1,16 €',
      'TVA 20 %': '33,50 €',
      'Consigne fût 30 L': '60,00 €',
      'Total TTC': '283,16 €',
    })
    await julie.getByText('Franco atteint : port offert').waitFor()
  })

  test('3: no product outside the catalogues at a supplier of both; one at a supplier of food, and it is ordered', async () => {
    await site.context.db.system('seed', (tx) =>
      tx.query('update "user" set create_product_hc = true where id = 5'),
    )
    karim = await openAs(site, 'karim.benali', '/catalogs/out-of-catalog')
    await button(karim, 'Nouveau produit hors catalogue').first().click()
    const dialog = karim.getByRole('dialog')
    await dialog.getByLabel(/^Libellé/).fill('Basilic pot')
    await choose(karim, 'Fournisseur', 'Grossiste Général')
    await choose(karim, 'Catalogue', 'Alimentaire')
    await choose(karim, 'Unité', 'Pot')
    await dialog.getByLabel(/^Prix HT/).fill('0,95')
    await choose(karim, 'Taux de TVA', '5,5 %')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await karim
      .getByText(/Vous n'avez pas accès au catalogue non alimentaire : /)
      .first()
      .waitFor()
    await choose(karim, 'Fournisseur', 'Primeurs de la Vallée')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await karim.getByText(/0,95\s€ HT/).waitFor()
    await karim.getByLabel('Quantité de Basilic pot').fill('10')
    await button(karim, 'Ajouter au panier : Basilic pot').click()
    await hasToast(karim, '10 × Basilic pot : ajouté au panier')
    await openCart(karim, site, 'Primeurs de la Vallée')
    await expect.poll(() => quantity(karim, 'Basilic pot').inputValue()).toBe('10')
  })

  test('4: Karim cannot change it; his clone stays when it is no longer shared', async () => {
    await karim.goto(`${site.url}/front-office/carts/standard`)
    await openStandard(karim, buffet)
    await karim.getByText('Ce panier type est partagé : clonez-le pour le modifier.').waitFor()
    await expect.poll(() => quantity(karim, 'Pomme Gala').count()).toBe(0)
    await expect.poll(() => button(karim, 'Enregistrer').count()).toBe(0)
    await button(karim, `Cloner ${buffet}`).click()
    await karim.getByRole('dialog').getByRole('textbox').fill('Buffet A1')
    await karim.keyboard.press('Enter')
    await heading(karim, 'Buffet A1').waitFor()
    await expect.poll(() => quantity(karim, 'Pomme Gala').inputValue()).toBe('4')
    await button(claire, 'Partager').click()
    await claire.getByRole('combobox', { name: 'Groupes' }).focus()
    await claire.keyboard.press('Backspace')
    await claire.getByRole('dialog').getByRole('button', { name: 'Partager' }).click()
    await claire.getByText('Partagé avec personne').waitFor()
    await karim.goto(`${site.url}/front-office/carts/standard`)
    await karim.getByRole('link', { name: 'Buffet A1' }).waitFor()
    await expect.poll(() => karim.getByRole('link', { name: buffet }).count()).toBe(0)
  })

  test('5: Luc orders for the group, delivered to one member; stock is hidden, and members follow it', async () => {
    const luc = await openAs(site, 'luc.fabre', '/catalogs/food')
    await luc.getByRole('navigation').getByText('Stocks').first().waitFor()
    await orderFor(luc, 'GHT des Collines')
    await luc.getByRole('navigation').getByText('Stocks').first().waitFor({ state: 'detached' })
    await heading(luc, 'Catalogue alimentaire').waitFor()
    await order(luc, 'Lait UHT 1/2 écrémé', '10', 'lait uht')
    await openCart(luc, site, 'Laiterie Bocage')
    await luc.getByRole('combobox', { name: 'Livré à' }).click()
    await luc.getByRole('option', { name: 'CH de Valmont' }).click()
    await luc.getByText('GHT des Collines').first().waitFor()
    await button(luc, 'Envoyer la commande').click()
    await confirmSending(luc)
    await hasToast(luc, 'Commande envoyée au fournisseur')
    await karim.goto(`${site.url}/front-office/orders/tracking`)
    await karim.getByRole('row').filter({ hasText: 'Laiterie Bocage' }).getByRole('link').first().click()
    await heading(karim, /Laiterie Bocage/).waitFor()
    await karim.getByText('Commande de groupe').waitFor()
    await julie.goto(`${site.url}/front-office/orders/tracking`)
    await hasValue(julie.getByRole('banner').getByRole('combobox'), 'EHPAD Les Tilleuls')
    await julie.getByRole('row').filter({ hasText: 'Laiterie Bocage' }).first().waitFor()
  })
})
