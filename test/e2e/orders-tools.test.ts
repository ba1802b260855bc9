import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderAnswer } from '../../resources/orders/answers'
import { readImportantMessages } from '../kit/important-messages'
import { addTo, type articles, kitchen, members } from '../kit/kitchen'
import { hasValue, overflow, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import {
  button,
  confirmSending,
  hasToast,
  heading,
  openAs,
  openCart,
  plain,
  quantity,
  totals,
} from './orders-kit'

let site: Site
const morning = '2026-03-02T08:00:00Z'

beforeAll(async () => {
  site = await openSite()
  site.clock.set(morning)
  await readImportantMessages(site.context)
})
afterAll(() => site?.close())

describe('a quick order (domain §5.3)', () => {
  let karim: Page
  const dialog = () => karim.getByRole('dialog', { name: 'Commande rapide' })

  test('the lines of a file are checked one by one: what is wrong is told with its line', async () => {
    karim = await openAs(site, 'karim.benali', '/carts/in-progress')
    await button(karim, 'Commande rapide').click()
    const lines = 'Référence;Quantité\r\nAR1;18\r\nINCONNU;4\r\nAR5;2,5\r\n"AR10";1\r\nAR3;4\r\n'
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'commande.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) })
    await hasValue(dialog().getByRole('textbox'), 'AR1;18\nINCONNU;4\nAR5;2,5\nAR10;1\nAR3;4\n')
    await dialog().getByRole('button', { name: 'Vérifier' }).click()
    await dialog().getByRole('heading', { name: '3 lignes à préciser' }).waitFor()
    const told = (await dialog().getByRole('listitem').allTextContents()).map(plain)
    for (const [at, said] of [
      'Ligne 2 — INCONNU : Référence ou nom inconnu',
      'Ligne 3 — AR5 : Par 1 pack.',
      "Ligne 4 — AR10 : Vous n'avez plus accès au catalogue non alimentaire.",
    ].entries())
      expect(told[at]?.slice(0, said.length)).toBe(said)
    // What can be ordered instead is marked, and waits for Enter.
    const marked = () => karim.evaluate(() => document.activeElement?.textContent)
    await expect.poll(async () => plain((await marked()) ?? '')).toMatch(/^Lait UHT .*Ajoute 3 packs/)
    expect(told[3]).toContain('18 kg160,20 € HT')
    expect(told[4]).toContain('4 sacs54,00 € HT')
    expect(await seenByAxe(karim, { within: '[role=dialog]' })).toEqual([])
  })

  test('the good lines go into their carts; the others stay to be corrected', async () => {
    await dialog().getByRole('button', { name: 'Ajouter 2 lignes' }).click()
    await hasToast(karim, '2 lignes ajoutées aux paniers, 3 lignes restent à corriger')
    await dialog().getByRole('button', { name: 'Corriger ces lignes' }).click()
    await expect.poll(() => dialog().getByRole('textbox').inputValue()).toBe('INCONNU;4\nAR5;2,5\nAR10;1')
    await dialog().getByRole('textbox').fill('2,5 packs de lait')
    await dialog().getByRole('button', { name: 'Vérifier' }).click()
    await expect.poll(() => karim.evaluate(() => document.activeElement?.textContent)).toMatch(/^Lait UHT/)
    await karim.keyboard.press('Enter')
    await dialog().getByRole('button', { name: 'Ajouter 1 ligne' }).click()
    await hasToast(karim, '1 ligne ajoutée aux paniers')
    await dialog().waitFor({ state: 'detached' })
    await karim.getByText('3 paniers').waitFor()
    await openCart(karim, site, 'Boucherie Martin')
    await expect.poll(() => quantity(karim, 'Rôti de porc filet').inputValue()).toBe('18')
  })
})

describe('the search of a catalogue whose answer is slower than the fingers', () => {
  const search = (page: Page) =>
    page.getByRole('searchbox', { name: 'Rechercher un article ou une référence' })
  const carts = () =>
    site.context.db.system('seed', (tx) =>
      tx.query('select article_id, quantity::float from order_line order by id'),
    )

  test('Enter waits for what was typed, and the quantity goes to it, or nowhere', async () => {
    const page = await openAs(site, 'julie.petit', '/catalogs/food')
    await quantity(page, 'Carotte vrac').waitFor()
    await page.route('**/api/catalog/shop', async (route) => {
      const answer = await route.fetch()
      await new Promise((done) => setTimeout(done, 1000))
      await route.fulfill({ response: answer })
    })
    const before = await carts()
    await search(page).focus()
    await page.keyboard.type('pomme gala')
    await page.keyboard.press('Enter')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect.poll(() => quantity(page, 'Pomme Gala').inputValue()).toBe('3')
    await expect.poll(carts).toHaveLength(before.length + 1)
    const added = (await carts()).at(-1)
    expect(added).toMatchObject({ quantity: 3 })
    await quantity(page, 'Pomme Gala').focus()
    await page.keyboard.press('Escape')
    await page.keyboard.type('introuvable')
    await page.keyboard.press('Enter')
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await page.getByText('Aucun article ne correspond').waitFor()
    await expect.poll(() => search(page).inputValue()).toBe('introuvable')
    expect(await carts()).toHaveLength(before.length + 1)
  })
})

describe('cheaper equivalents (domain §5.11)', () => {
  test('are proposed with what they save, and taken only when they are accepted', async () => {
    await site.context.db.system('seed', async (tx) => {
      await tx.query(
        `insert into article (label, ref_supplier, product_id, supplier_id, family_id, rate_id, quotation, price_ht, order_management, billing,
           coef_order_management, coef_billing, coef, active) select 'Rôti de porc épaule', 'EPAULE', product_id, supplier_id, family_id, rate_id, 7.5, 7.5,
           order_management, billing, 1, 1, 1, true from article where id = 1`,
      )
      await tx.query(
        `insert into article_price (article_id, valid_from, quotation, price_ht, source) select id, '2026-01-01', 7.5, 7.5, 'manual'
         from article where ref_supplier = 'EPAULE'`,
      )
    })
    const karim = await openAs(site, 'karim.benali', '/')
    await openCart(karim, site, 'Boucherie Martin')
    await button(karim, 'Optimiser').click()
    const dialog = karim.getByRole('dialog', { name: 'Équivalents moins chers' })
    await dialog.getByText(/^Économie possible : 25,20\s€ HT$/).waitFor()
    await dialog.getByText('Rôti de porc épaule').waitFor()
    await dialog.getByText(/passe sous le franco de 150,00\s€ HT/).waitFor()
    expect(await seenByAxe(karim, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Remplacer' }).click()
    await hasToast(karim, 'Article remplacé')
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect
      .poll(() => totals(karim))
      .toMatchObject({
        'Marchandises HT': '135,00 €',
        'Frais de port': '15,00 €',
        'Total HT': '150,00 €',
      })
    await expect.poll(() => quantity(karim, 'Rôti de porc épaule').inputValue()).toBe('18')
  })

  test('a line that is withdrawn before sending is named, and replaced in one press', async () => {
    await site.context.db.system('seed', (tx) =>
      tx.query(`update article set deactivation_date = '2026-03-02' where ref_supplier = 'EPAULE'`),
    )
    const karim = await openAs(site, 'karim.benali', '/')
    await openCart(karim, site, 'Boucherie Martin')
    await button(karim, 'Envoyer la commande').click()
    await confirmSending(karim)
    const results = karim.getByRole('dialog', { name: "Résultat de l'envoi" })
    await results.getByText("Rôti de porc épaule n'est plus au catalogue depuis le 02/03/2026.").waitFor()
    await results.getByRole('button', { name: 'Retirer Rôti de porc épaule de la commande' }).waitFor()
    await results.getByRole('button', { name: 'Remplacer par Rôti de porc filet' }).waitFor()
    expect(await seenByAxe(karim, { within: '[role=dialog]' })).toEqual([])
    await results.getByRole('button', { name: 'Remplacer par Rôti de porc filet' }).click()
    await hasToast(karim, 'Article remplacé')
    await results.getByText('Corrigé').waitFor()
    await results.getByRole('button', { name: 'Envoyer à nouveau' }).waitFor()
    await results.getByRole('button', { name: 'Fermer' }).last().click()
    await expect.poll(() => quantity(karim, 'Rôti de porc filet').inputValue()).toBe('18')
  })
})

test('before something is taken out of service its form, its cell and its list say which carts that strikes', async () => {
  const nadia = await openAs(site, 'nadia.roche', '/product/1', 'back-office')
  await nadia
    .getByRole('switch', { name: 'Actif' })
    .or(nadia.getByRole('checkbox', { name: 'Actif' }))
    .first()
    .uncheck()
  await button(nadia, 'Enregistrer').first().click()
  const asked = nadia.getByRole('alertdialog', { name: 'Mettre hors service ?' })
  await asked.getByText('Sont touchés : 1 panier.').waitFor()
  // Of one kind alone it stands unfolded.
  await asked.getByText(/· CH de Valmont · Boucherie Martin$/).waitFor()
  expect(await seenByAxe(nadia, { within: '[role=alertdialog]' })).toEqual([])
  await asked.getByRole('button', { name: 'Annuler' }).click()
  const active = () =>
    site.context.db.system('seed', (tx) => tx.query('select active from product where id = 1'))
  expect(await active()).toEqual([{ active: true }])
  await button(nadia, 'Enregistrer').first().click()
  await asked.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect.poll(active).toEqual([{ active: false }])
  await site.context.db.system('seed', (tx) => tx.query('update product set active = true where id = 1'))

  // The same in a cell of a list, of many rows, and before one is removed.
  const [{ id = 0, label = '' } = {}] = await site.context.db.system('seed', (tx) =>
    tx.query<{ id: number; label: string }>(
      'select f.id, f.label from subfamily f join product p on p.subfamily_id = f.id where p.id = 1',
    ),
  )
  const sorted = () =>
    site.context.db.system('seed', (tx) => tx.query('select active from subfamily where id = $1', [id]))
  await nadia.goto(`${site.url}/back-office/settings/subfamily?filterBy=q|${label}`)
  const cell = nadia.locator(`tr[data-id="${id}"] td.is-edit`).last()
  await expect
    .poll(async () => {
      await cell.dblclick()
      return nadia.getByLabel(`Actif : ${label}`, { exact: true }).count()
    })
    .toBe(1)
  await nadia.getByLabel(`Actif : ${label}`, { exact: true }).selectOption('Non')
  await nadia.keyboard.press('Enter')
  await asked.getByText('Sont touchés : 1 panier.').waitFor()
  await asked.getByRole('button', { name: 'Annuler' }).click()
  expect(await sorted()).toEqual([{ active: true }])
  await nadia.locator(`tr[data-id="${id}"]`).getByRole('checkbox').check()
  await button(nadia, 'Supprimer').click()
  const removing = nadia.getByRole('alertdialog').or(nadia.getByRole('dialog'))
  await removing.getByText('Sont touchés : 1 panier.').waitFor()
  await removing.getByRole('button', { name: 'Annuler' }).click()
  await button(nadia, 'Désactiver').click()
  await asked.getByText('Sont touchés : 1 panier.').waitFor()
  await asked.getByRole('button', { name: 'Enregistrer quand même' }).click()
  await expect.poll(sorted).toEqual([{ active: false }])
  await site.context.db.system('seed', (tx) =>
    tx.query('update subfamily set active = true where id = $1', [id]),
  )
})

describe('a batch of approvals (domain §5.5)', () => {
  test('one whose cut-off has passed is refused with its reason, the others are validated', async () => {
    const { karim } = await kitchen(site, 'karim')
    const submit = async (article: keyof typeof articles, count: number) => {
      const { body } = await addTo(karim, members.A1, [article, count])
      return (await karim.post<OrderAnswer>(`/order/${body.id}/submit`)).body.number
    }
    const [steak, carrots] = [await submit('AR2', 2), await submit('AR3', 12)]
    site.clock.set('2026-03-02T16:30:00Z')
    const sophie = await openAs(site, 'sophie.lenoir', '/carts/to-validate')
    await sophie.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
    await button(sophie, 'Valider la sélection (2)').click()
    const results = sophie.getByRole('dialog', { name: 'Résultat de la validation' })
    const told = (number: string) => results.getByRole('alert').filter({ hasText: number })
    await told(steak).getByText('Commande validée').waitFor()
    await told(carrots).getByText("La livraison du 03/03/2026 n'est plus possible").waitFor()
    expect(await seenByAxe(sophie, { within: '[role=dialog]' })).toEqual([])
    await results.getByRole('button', { name: 'Fermer' }).last().click()
    await sophie.getByText('1 commande attend votre décision').waitFor()
    await button(sophie, 'Refuser').click()
    const reason = sophie.getByRole('dialog', { name: `Refuser la commande ${carrots} ?` })
    await reason.getByRole('textbox').fill('Trop tard pour demain')
    await reason.getByRole('button', { name: 'Refuser' }).click()
    await sophie.getByText('Aucune commande à valider').waitFor()
    const reader = await openAs(site, 'karim.benali', '/carts/in-progress')
    await reader.getByText('Refusée niveau 1').waitFor()
  })
})

describe('suggested quantities (domain §5.10)', () => {
  const label = 'Rôti de porc filet'
  let karim: Page

  test('the habits of the profile’s weeks say what a week takes, in the history and in the catalogue', async () => {
    await site.context.db.system('seed', (tx) =>
      tx.query(
        `update profile set purchasing_habits_week = 4 where id = (select profile_id from "user" where email = 'karim.benali@demo.example')`,
      ),
    )
    await sentOrder(site, { articles: [[1, '40']], status: '450', day: '2026-02-20' })
    await sentOrder(site, { articles: [[1, '100']], status: '450', day: '2026-01-20' })
    karim = await openAs(site, 'karim.benali', '/orders/history')
    await karim.getByText('Sur les 4 dernières semaines').waitFor()
    const row = karim.getByRole('row').filter({ hasText: label })
    await row.getByText('Suggérée : 10 kg').waitFor()
    await karim.getByRole('combobox', { name: 'Jours à couvrir' }).click()
    await karim.getByRole('option', { name: '14', exact: true }).click()
    await row.getByText('Suggérée : 20 kg').waitFor()
    // What is chosen stands in the address.
    await karim.reload()
    await row.getByText('Suggérée : 20 kg').waitFor()
    await karim.goto(`${site.url}/front-office/catalogs/food?q=r%C3%B4ti`)
    const suggestion = button(karim, `Commander la quantité suggérée de ${label}`)
    expect(plain(await suggestion.textContent())).toBe('Suggérée : 10 kg')
    const saved = karim.waitForResponse((answer) => /order\/cart\/line/.test(answer.url()) && answer.ok())
    await suggestion.click()
    await saved
    await hasValue(quantity(karim, label), '10')
  })

  test('a cart is raised to what two weeks take, by the lines that one keeps', async () => {
    await openCart(karim, site, 'Boucherie Martin')
    await button(karim, 'Quantités suggérées').click()
    const dialog = karim.getByRole('dialog', { name: 'Quantités suggérées' })
    await dialog
      .getByText('Rien à ajouter : le panier couvre déjà vos habitudes chez ce fournisseur.')
      .waitFor()
    await dialog.getByRole('combobox', { name: 'Jours à couvrir' }).click()
    await karim.getByRole('option', { name: '14', exact: true }).click()
    await dialog.getByText('10 kg par semaine · au panier : 10 kg').waitFor()
    expect(await seenByAxe(karim, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('checkbox', { name: `Reprendre la quantité suggérée de ${label}` }).uncheck()
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Reprendre 0 quantité' }).isDisabled())
      .toBe(true)
    await dialog.getByRole('checkbox', { name: `Reprendre la quantité suggérée de ${label}` }).check()
    await dialog.getByRole('button', { name: 'Reprendre 1 quantité' }).click()
    await hasToast(karim, '1 quantité reprise dans le panier')
    await hasValue(quantity(karim, label), '20')
    await expect.poll(async () => (await totals(karim))['Total HT']).toBe('178,00 €')
  })
})

describe('an order that has left', () => {
  let julie: Page
  let number = ''

  test('the supplier confirms it with a shortage and a substitution, which must be said in full', async () => {
    site.clock.set('2026-03-09T08:00:00Z')
    const { julie: who } = await kitchen(site, 'julie')
    await addTo(who, members.A2, ['AR1', 10])
    const { body } = await addTo(who, members.A2, ['AR2', 6])
    number = (await who.post<OrderAnswer>(`/order/${body.id}/submit`)).body.number
    await site.context.db.system('seed', (tx) =>
      tx.query(
        `insert into article (product_id, supplier_id, label, ref_supplier, active, order_management, billing, negotiation, storage_management, coef,
           coef_order_management, coef_billing, coef_negotiation, coef_storage_management, rate_id, family_id, variable_weight)
         select product_id, supplier_id, 'Rôti de porc échine', 'RPE', true, order_management, billing, negotiation, storage_management, coef,
           coef_order_management, coef_billing, coef_negotiation, coef_storage_management, rate_id, family_id, variable_weight
         from article where id = 1`,
      ),
    )
    // Without a price in force the supplier may not propose it.
    await site.context.db.system('seed', (tx) =>
      tx.query(
        `insert into article_price (article_id, valid_from, quotation, price_ht, source)
         select id, '2026-01-01', 8.4, 8.4, 'manual' from article where ref_supplier = 'RPE'`,
      ),
    )
    const { page: martin } = await site.open({ email: 'fm@martin.example' })
    await martin.goto(`${site.url}/tenders/orders`)
    await martin.getByRole('row').filter({ hasText: number }).getByRole('link').first().click()
    await button(martin, 'Confirmer la commande').click()
    const dialog = martin.getByRole('dialog', { name: `Confirmer la commande ${number}` })
    await dialog.getByText('6 cartons').waitFor()
    const answerTo = async (label: RegExp, answer: string) => {
      await dialog.getByRole('group', { name: label }).getByRole('combobox', { name: 'Réponse' }).click()
      await martin.getByRole('option', { name: answer }).click()
    }
    await answerTo(/^Steak/, 'Quantité réduite')
    await answerTo(/^Rôti/, 'Remplacée')
    const short = dialog.getByRole('textbox', { name: /^Quantité confirmée/ })
    await short.fill('6')
    await dialog.getByRole('button', { name: 'Confirmer la commande' }).click()
    await martin.getByText('La quantité confirmée est inférieure à la quantité commandée').first().waitFor()
    await short.fill('5')
    await dialog.getByText("Choisissez l'article proposé dans votre catalogue.").waitFor()
    await dialog.getByRole('combobox', { name: 'Article proposé' }).fill('échine')
    await martin.getByRole('option', { name: 'Rôti de porc échine' }).click()
    await hasValue(dialog.getByRole('textbox', { name: 'Quantité (kg)' }), '10')
    await dialog.getByRole('textbox', { name: 'Prix HT / kg' }).fill('8,50')
    await dialog.getByRole('button', { name: 'Confirmer la commande' }).click()
    await hasToast(martin, 'Commande confirmée')
    await martin.getByText('Lue par le fournisseur').first().waitFor()
    expect(await seenByAxe(martin, { within: 'main' })).toEqual([])
  })

  test('its buyer is told of both, and finds them where it will be received', async () => {
    julie = await openAs(site, 'julie.petit', '/notifications')
    const told = julie.getByRole('main').getByText(/5 au lieu de 6 cartons/)
    await told
      .filter({ hasText: 'Rôti de porc filet : remplacement proposé, Rôti de porc échine' })
      .first()
      .waitFor()
    await julie.goto(`${site.url}/front-office/orders/tracking`)
    await julie.getByRole('banner').getByRole('combobox').click()
    await julie.getByRole('option', { name: 'EHPAD Les Tilleuls', exact: true }).click()
    await julie.getByRole('row').filter({ hasText: number }).getByRole('link').first().click()
    await heading(julie, new RegExp(number)).waitFor()
    await julie
      .getByText(/5 au lieu de 6/)
      .first()
      .waitFor()
    await julie.getByText('Remplacée : Rôti de porc échine').waitFor()
    await button(julie, 'Accepter Rôti de porc échine').click()
    await hasToast(julie, 'Réponse envoyée au fournisseur')
    await julie.getByText('Total attendu HT').waitFor()
    await julie.getByRole('link', { name: 'Réceptionner' }).click()
    await julie.getByText('Commandé 10 kg · remplacé par Rôti de porc échine').waitFor()
    await hasValue(julie.getByLabel(/^Quantité du bon, Steak/), '5')
    await hasValue(julie.getByLabel(/^Quantité du bon, Rôti de porc filet/), '')
    await hasValue(julie.getByLabel(/^Quantité du bon, Rôti de porc échine/), '10')
    await julie.goBack()
  })

  test('its buyer sends it again, duplicates it and cancels it with a reason', async () => {
    await button(julie, 'Renvoyer').click()
    await julie.getByText(/repart vers Boucherie Martin/).waitFor()
    await julie
      .getByRole('alertdialog')
      .or(julie.getByRole('dialog'))
      .getByRole('button', { name: 'Renvoyer' })
      .click()
    await hasToast(julie, 'Commande renvoyée')
    const tracked = julie.url()
    await button(julie, 'Dupliquer').click()
    await heading(julie, 'Boucherie Martin').waitFor()
    await expect.poll(() => quantity(julie, 'Steak haché 15 % 125 g').inputValue()).toBe('6')
    expect((await totals(julie))['Total HT']).toBe('371,00 €')
    await julie.goto(tracked)
    await button(julie, 'Annuler la commande').click()
    const dialog = julie.getByRole('dialog', { name: 'Annuler cette commande ?' })
    await dialog.getByRole('textbox').fill('Menu modifié')
    await dialog.getByRole('button', { name: 'Annuler la commande' }).click()
    await hasToast(julie, 'Commande annulée')
    await julie.getByText("Motif d'annulation : Menu modifié").waitFor()
  })

  test('at 390 px the order overflows nowhere and axe finds nothing', async () => {
    await julie.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(julie)).toBe(0)
    expect(await seenByAxe(julie, { within: 'main' })).toEqual([])
  })
})

describe('a quantity as it is typed (5-doors §6)', () => {
  test('is saved once it is finished; far from habit it asks, and Enter does not confirm', async () => {
    const { page } = await site.open({ email: 'julie.petit@demo.example' })
    const sent: string[] = []
    page.on('request', (request) => {
      if (/\/order\/(cart|\d+)\/line/.test(request.url())) sent.push(request.postDataJSON()?.quantity)
    })
    await page.goto(`${site.url}/front-office/catalogs/food`)
    const box = quantity(page, 'Carotte vrac')
    await box.waitFor()
    const asking = () => sent.filter((one) => one === '400').length
    await box.fill('')
    await page.keyboard.press('Tab')
    await hasValue(box, '')
    await box.focus()
    await page.keyboard.type('400', { delay: 150 })
    expect(
      sent.filter((one) => one !== '0'),
      'no prefix is saved',
    ).toEqual([])
    await page.keyboard.press('Tab')
    const asked = page.getByRole('dialog', { name: 'Quantité inhabituelle' })
    await asked.getByText(/^400 sacs de Carotte vrac/).waitFor()
    expect(await seenByAxe(page, { within: '[role=dialog]' })).toEqual([])
    if (process.env.SHOTS) {
      await page.screenshot({ path: `${process.env.SHOTS}/habit-1440.png` })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.screenshot({ path: `${process.env.SHOTS}/habit-390.png` })
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    await page.keyboard.press('Enter')
    await asked.waitFor({ state: 'detached' })
    await hasValue(box, '')
    await box.fill('400')
    await page.keyboard.press('Tab')
    await asked.getByRole('button', { name: 'Confirmer la quantité' }).click()
    // Asked twice, then confirmed.
    await expect.poll(asking).toBe(3)
    await hasValue(box, '400')
    await box.fill('400,5')
    await page.keyboard.press('Tab')
    await page.getByText('Par 1 sac.').waitFor()
    await hasValue(box, '400,5')
  })
})

describe('a cart that two colleagues have open', () => {
  const [roast, steak] = ['Rôti de porc filet', 'Steak haché']

  test('shows each of them the other, and the lines of the other as they come, with the name', async () => {
    site.clock.set('2026-03-16T08:00:00Z')
    const { sophie: who } = await kitchen(site, 'sophie')
    await addTo(who, members.A1, ['AR1', 10])
    const { body: cart } = await addTo(who, members.A1, ['AR2', 6])
    const [karim, sophie] = await Promise.all(
      ['karim.benali', 'sophie.lenoir'].map((name) => openAs(site, name, `/carts/in-progress/${cart.id}`)),
    )
    if (!karim || !sophie) throw new Error('No page')
    await karim.getByText('Sophie Lenoir consulte ce panier.').waitFor()
    await sophie.getByText('Karim Benali consulte ce panier.').waitFor()
    await quantity(sophie, steak).fill('8')
    await quantity(sophie, steak).press('Enter')
    const line = karim.getByRole('row').filter({ hasText: steak })
    await line.getByText(/^Sophie Lenoir à \d\d:\d\d$/).waitFor()
    await hasValue(quantity(karim, steak), '8')
    expect(await overflow(karim)).toBe(0)
    expect(await seenByAxe(karim, { within: 'main' })).toEqual([])

    // Both change one line: what Karim typed is still on its way when Sophie's has come.
    let leave: () => void = () => undefined
    const held = new Promise<void>((done) => {
      leave = done
    })
    await karim.route(
      '**/api/order/*/line/*',
      async (route) => {
        await held
        await route.continue()
      },
      { times: 1 },
    )
    await quantity(karim, roast).fill('12')
    await quantity(karim, roast).press('Enter')
    const again = karim.waitForResponse(
      (answer) => answer.request().method() === 'GET' && answer.url().endsWith(`/api/order/${cart.id}`),
    )
    const [{ id = 0 } = {}] = cart.lines.filter(({ label }) => label === roast)
    expect((await who.put(`/order/${cart.id}/line/${id}`, { quantity: '20' })).status).toBe(200)
    await again
    leave()
    await button(karim, 'Mettre la somme, 32').click()
    await hasValue(quantity(karim, roast), '32')
    await hasValue(quantity(sophie, roast), '32')
    await sophie
      .getByRole('row')
      .filter({ hasText: roast })
      .getByText(/^Karim Benali à/)
      .waitFor()
    await quantity(sophie, steak).fill('0')
    await quantity(sophie, steak).press('Enter')
    await karim.getByText(/Sophie Lenoir a retiré « Steak haché.* » à \d\d:\d\d\./).waitFor()

    // What one has done is taken back, and what a colleague has changed since is left.
    await sophie.keyboard.press('Tab')
    await button(sophie, /^Annuler : retrait de Steak haché/).click()
    await hasToast(sophie, 'Annulé : retrait de Steak haché 15 % 125 g (8)')
    await hasValue(quantity(karim, steak), '8')
    await hasValue(quantity(sophie, steak), '8')
    await heading(sophie, 'Boucherie Martin').click()
    await button(sophie, 'Annuler : Rôti de porc filet 10 → 20').waitFor()
    await sophie.keyboard.press('Control+Z')
    await sophie.getByText(/Rôti de porc filet : Karim Benali a changé cette ligne depuis : 32 kg/).waitFor()
    await hasValue(quantity(sophie, roast), '32')
    await button(sophie, /^Annuler : Steak haché.* 6 → 8/).waitFor()
    await sophie.keyboard.press('Control+Z')
    await hasValue(quantity(sophie, steak), '6')
    await sophie.keyboard.press('Control+Shift+Z')
    await hasValue(quantity(sophie, steak), '8')
    await button(sophie, 'Derniers actes sur ce panier').click()
    expect(await seenByAxe(sophie, { within: '[role=menu]' })).toEqual([])
    await sophie.getByRole('menuitem', { name: /^ajout de Steak haché/ }).click()
    await hasToast(sophie, '2 actes annulés')
    await quantity(sophie, steak).waitFor({ state: 'detached' })
    await sophie.setViewportSize({ width: 390, height: 844 })
    await button(sophie, /^Annuler/).click()
    expect(await overflow(sophie)).toBe(0)
  })
})
