import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readImportantMessages } from '../kit/important-messages'
import { heldBack, pressEscape } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { button, openAs, openCart, order, quantity, totals } from './orders-kit'

let site: Site

beforeAll(async () => {
  site = await openSite()
  site.clock.set('2026-03-02T08:00:00Z')
  await readImportantMessages(site.context)
})
afterAll(() => site?.close())

describe('the terms of suppliers (S02)', () => {
  let julie: Page

  test('below a blocking minimum the order cannot leave, and says what is missing', async () => {
    julie = await openAs(site, 'julie.petit', '/catalogs/food')
    await order(julie, 'Rôti de porc filet', '5')
    await openCart(julie, site, 'Boucherie Martin')
    await julie.getByText(/^Il manque 35,50\s€ HT pour le minimum de Boucherie Martin\.$/).waitFor()
    await expect.poll(() => button(julie, 'Envoyer la commande').isDisabled()).toBe(true)
  })

  test('below the franco the shipping is added, and goes when the franco is reached', async () => {
    await julie.goto(`${site.url}/front-office/catalogs/food`)
    await order(julie, 'Carotte vrac', '4')
    await openCart(julie, site, 'Primeurs de la Vallée')
    expect(await totals(julie)).toEqual({
      'Marchandises HT': '54,00 €',
      'Frais de port': '12,00 €',
      'Total HT': '66,00 €',
      'TVA 5,5 %': '2,97 €',
      'TVA 20 %': '2,40 €',
      'Total TTC': '71,37 €',
    })
    await julie.getByText(/^Plus que 46,00\s€ HT pour le franco$/).waitFor()
    await julie.goto(`${site.url}/front-office/catalogs/food`)
    await order(julie, 'Pomme Gala', '4')
    await openCart(julie, site, 'Primeurs de la Vallée')
    expect((await totals(julie))['Total HT']).toBe('131,76 €')
    await julie.getByText('Franco atteint : port offert').waitFor()
  })

  test('a passed cut-off takes the day away; a minute before it is still offered', async () => {
    site.clock.set('2026-03-03T10:59:00Z')
    julie = await openAs(site, 'julie.petit', '/')
    await openCart(julie, site, 'Boucherie Martin')
    await julie.getByRole('button', { name: 'mer. 4 mars', pressed: true }).waitFor()
    await expect
      .poll(() => julie.getByText("L'heure limite de commande pour cette date est passée.").count())
      .toBe(0)
    site.clock.set('2026-03-03T11:01:00Z')
    julie = await openAs(site, 'julie.petit', '/')
    await openCart(julie, site, 'Boucherie Martin')
    await julie.getByText("L'heure limite de commande pour cette date est passée.").waitFor()
    await button(julie, 'ven. 6 mars').click()
    await julie.getByRole('button', { name: 'ven. 6 mars', pressed: true }).waitFor()
    await button(julie, 'lun. 9 mars').waitFor()
  })

  test('Enter goes from quantity to quantity, the arrows change it, and totals follow at once', async () => {
    await openCart(julie, site, 'Primeurs de la Vallée')
    await quantity(julie, 'Carotte vrac').focus()
    await julie.keyboard.press('ArrowUp')
    await julie.keyboard.press('Enter')
    expect(await quantity(julie, 'Pomme Gala').evaluate((input) => input === document.activeElement)).toBe(
      true,
    )
    await expect.poll(async () => (await totals(julie))['Total HT']).toBe('145,26 €')
  })

  test('two business days before, at ten, the Thursday is still to be had', async () => {
    site.clock.set('2026-03-31T07:59:00Z')
    julie = await openAs(site, 'julie.petit', '/catalogs/food')
    await order(julie, 'Lait UHT 1/2 écrémé', '20', 'lait uht')
    await openCart(julie, site, 'Laiterie Bocage')
    await julie.getByRole('button', { name: 'jeu. 2 avr.', pressed: true }).waitFor()
    await expect.poll(() => button(julie, 'Envoyer la commande').isDisabled()).toBe(false)
  })

  test('« Envoyer » waits for what was typed to be saved, and is over where that is refused', async () => {
    const line = '**/api/order/*/line/*'
    const milk = quantity(julie, 'Lait UHT 1/2 écrémé')
    const dialog = julie.getByRole('alertdialog')
    const saved = await heldBack(julie, line)
    await milk.fill('24')
    await button(julie, 'Envoyer la commande').click()
    await expect.poll(() => button(julie, /Envoyer la commande/).isDisabled()).toBe(true)
    expect(await dialog.count()).toBe(0)
    await saved.release()
    await dialog.getByText('113,04 € HT').waitFor()
    await pressEscape(julie)
    await dialog.waitFor({ state: 'detached' })

    // A server that is away refuses nothing: the quantity waits on the device, and the sending for it.
    await julie.route(line, (route) => route.fulfill({ status: 503, json: { type: 'err503' } }), { times: 1 })
    await milk.fill('28')
    await button(julie, 'Envoyer la commande').click()
    await julie.getByText("en attente d'envoi", { exact: true }).waitFor()
    await dialog.getByText('131,88 € HT').waitFor()
    await pressEscape(julie)
    await dialog.waitFor({ state: 'detached' })
    const waiting = () =>
      julie.evaluate(() => Object.keys(localStorage).filter((key) => /^presses/.test(key)))
    expect(await waiting()).toEqual([])

    await julie.route(line, (route) => route.fulfill({ status: 422, json: { type: 'err102' } }), { times: 1 })
    await milk.fill('32')
    await button(julie, 'Envoyer la commande').click()
    await expect.poll(() => milk.inputValue()).toBe('28')
    await expect.poll(() => button(julie, 'Envoyer la commande').isDisabled()).toBe(false)
    expect(await dialog.count()).toBe(0)
    await milk.fill('20')
  })

  test('a minute after the cut-off the Thursday is no longer to be had', async () => {
    site.clock.set('2026-03-31T08:01:00Z')
    await julie.reload()
    await julie.getByText("L'heure limite de commande pour cette date est passée.").waitFor()
    await expect.poll(() => button(julie, 'Envoyer la commande').isDisabled()).toBe(true)
    await button(julie, 'jeu. 9 avr.').waitFor()
    await expect.poll(() => button(julie, 'lun. 6 avr.').count()).toBe(0)
  })

  test('Easter Monday is no day of delivery, and the cut-offs before it are passed', async () => {
    site.clock.set('2026-04-03T08:00:00Z')
    julie = await openAs(site, 'julie.petit', '/carts/in-progress')
    await openCart(julie, site, 'Boucherie Martin')
    for (const day of ['mer. 8 avr.', 'ven. 10 avr.', 'lun. 13 avr.']) await button(julie, day).waitFor()
    await expect.poll(() => button(julie, /^(ven. 3|lun. 6|mar. 7) avr\.$/).count()).toBe(0)
  })

  test.each([
    [
      '06/04/2026',
      "Ce jour est férié. La livraison du 06/04/2026 n'est plus possible ; prochaine : 08/04/2026.",
    ],
    [
      '03/04/2026',
      "L'heure limite de commande pour cette date est passée. La livraison du 03/04/2026 n'est plus possible ; prochaine : 08/04/2026.",
    ],
    ['02/04/2026', 'Cette date est passée.'],
    [
      '07/04/2026',
      "Le fournisseur ne livre pas ce jour de la semaine. La livraison du 07/04/2026 n'est plus possible ; prochaine : 08/04/2026.",
    ],
  ])('asked for %s, the cart says: %s', async (day, reason) => {
    const other = julie.getByRole('button', { name: 'Autre date', exact: true })
    if (await other.count()) await other.click()
    const box = julie.getByRole('textbox', { name: 'Autre date' })
    await box.fill(day)
    await box.blur()
    await julie.getByText(reason).first().waitFor()
    await expect.poll(() => button(julie, 'Envoyer la commande').isDisabled()).toBe(true)
  })

  /** The families that Luc chose for the group; another name at each try. */
  let ofGroup = ''

  test('a director sets an order level, and the families shown, of the adherent that it works for', async () => {
    const large = `Gros montants ${Date.now()}`
    ofGroup = `Familles du groupe ${Date.now()}`
    const luc = await openAs(site, 'luc.fabre', '/settings/orderlevel/create')
    await luc.getByRole('textbox', { name: /^Libellé/ }).fill(large)
    await luc.getByRole('combobox', { name: /^Niveau/ }).click()
    await luc.getByRole('option', { name: 'Niveau 2' }).click()
    await button(luc, /^Enregistrer$/).click()
    await luc.getByRole('row').filter({ hasText: large }).getByText('CH de Valmont').waitFor()
    await luc.goto(`${site.url}/front-office/settings/familyselection/create`)
    const whose = luc.getByRole('combobox', { name: /^Adhérent ou groupe/ })
    await whose.getByText('CH de Valmont').waitFor()
    await whose.click()
    await luc.getByRole('option', { name: 'GHT des Collines (tout le groupe)' }).click()
    await luc.getByRole('textbox', { name: /^Libellé/ }).fill(ofGroup)
    await button(luc, /^Enregistrer$/).click()
    await luc.getByRole('row').filter({ hasText: ofGroup }).getByText('GHT des Collines').waitFor()
  })

  test('who works for an adherent alone reads what its group chose, and cannot change it', async () => {
    const sophie = await openAs(site, 'sophie.lenoir', '/settings/familyselection')
    await sophie.getByRole('link', { name: ofGroup }).click()
    await sophie.getByText(/^Consultation seule/).waitFor()
    await expect.poll(() => button(sophie, /^(Enregistrer|Supprimer)$/).count()).toBe(0)
  })
})
