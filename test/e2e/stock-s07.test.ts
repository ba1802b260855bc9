import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barcodesOf } from '../../server/seed/identifiers'
import { readImportantMessages } from '../kit/important-messages'
import { button, overflow, scan, seenByAxe } from '../kit/pages'
import { sentOrder } from '../kit/sent-order'
import { openSite, type Site } from '../kit/site'
import { at, march, voucher } from '../server/stock/kit'
import { hasToast, heading, openAs, plain } from './orders-kit'

const milk = 5
let site: Site
let tom: Page
let julie: Page

const open = (name: string, path: string) => openAs(site, name, path)
const finder = (page: Page) => page.getByRole('combobox', { name: 'Ajouter un article' })
const dated = (page: Page, text: string) => page.getByLabel(/^Date d'opération/).fill(text)
const pick = async (page: Page, label: RegExp, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
/** What the state says of the milk. */
const state = async (page: Page) => {
  await page.goto(`${site.url}/front-office/stocks/state`)
  const cells = page.getByRole('row').filter({ hasText: 'Lait UHT' }).getByRole('cell')
  await cells.first().waitFor()
  const [, , , quantity, cump, value] = (await cells.allTextContents()).map(plain)
  return { quantity, cump, value }
}

beforeAll(async () => {
  site = await openSite()
  await readImportantMessages(site.context)
  site.clock.set(march(1))
})
afterAll(() => site?.close())

test('S07: an entry is typed without the mouse, faster than the server answers', async () => {
  tom = await open('tom.garnier', '/stocks/entries/new')
  await tom.route('**/item?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer })
  })
  await dated(tom, '01/03/2026')
  await finder(tom).focus()
  await tom.keyboard.type('lait uht\n60\n0,76\nrôti de porc\n8\n8,9\n')
  await tom.getByLabel(/^Prix unitaire de Rôti/).waitFor()
  await expect.poll(() => tom.getByLabel(/^Quantité de Lait/).inputValue()).toBe('60')
  await expect.poll(() => tom.getByLabel(/^Prix unitaire de Lait/).inputValue()).toBe('0,76')
  await expect.poll(() => tom.getByLabel(/^Quantité de Rôti/).inputValue()).toBe('8')
  await expect.poll(() => tom.getByLabel(/^Prix unitaire de Rôti/).inputValue()).toBe('8,9')
  await expect.poll(() => finder(tom).inputValue()).toBe('')
  // While its list closes, the finder names a list that is gone.
  await expect.poll(() => seenByAxe(tom)).toEqual([])
  await button(tom, 'Valider le bon').click()
  await heading(tom, /^Bon d'entrée N° \d+$/).waitFor()
  expect(await state(tom)).toEqual({ quantity: '60 L', cump: '0,76 €', value: '45,60 €' })
})

const deliver = async (day: number, quantity: string) =>
  voucher(await at(site, march(day), 'tom.garnier'), 'entry', `2026-03-0${day}`, [
    { article_id: milk, quantity, price_unit_ht: '0.785' },
  ])

async function exit(quantity: string): Promise<void> {
  await tom.goto(`${site.url}/front-office/stocks/exits/new`)
  await dated(tom, '10/03/2026')
  await pick(tom, /^Motif/, 'Consommation')
  await pick(tom, /^Type de repas/, 'Déjeuner')
  await pick(tom, /^Repas client/, 'Patient ou résident')
  await tom.getByLabel(/^Nombre de repas/).fill('150')
  await finder(tom).focus()
  await tom.keyboard.type(`lait\n${quantity}`)
  await expect.poll(() => tom.getByLabel(/^Quantité de Lait/).inputValue()).toBe(quantity)
}

test('S07 step 1 and 2: more than there is is refused as one types; 45 L leave, and the meal costs 0,2330 €', async () => {
  await deliver(5, '72')
  await deliver(9, '48')
  site.clock.set(march(10))
  tom = await open('tom.garnier', '/')
  expect(await state(tom)).toEqual({ quantity: '180 L', cump: '0,7767 €', value: '139,80 €' })
  await exit('200')
  await tom.getByText('Stock insuffisant : 180 L disponibles').waitFor()
  await tom.getByLabel(/^Quantité de Lait/).fill('45')
  await button(tom, 'Valider le bon').click()
  await heading(tom, /^Bon de sortie N° \d+$/).waitFor()
  await tom.getByText('0,2330 €').waitFor()
  expect(await state(tom)).toEqual({ quantity: '135 L', cump: '0,7767 €', value: '104,85 €' })
  await exit('200')
  await tom.getByText('Stock insuffisant : 135 L disponibles').waitFor()
  await button(tom, 'Valider le bon').click()
  await hasToast(tom, 'Des champs sont à corriger.')
  expect(await seenByAxe(tom)).toEqual([])
})

test('S07 step 3: a cancelled exit comes back, both movements stay in sight, and it is entered again', async () => {
  await tom.goto(`${site.url}/front-office/stocks/exits`)
  await tom
    .getByRole('link', { name: /^Bon de sortie N°/ })
    .first()
    .click()
  await button(tom, 'Annuler le bon').click()
  await tom.getByRole('alertdialog').getByRole('button', { name: 'Annuler le bon' }).click()
  await tom.getByText('Annulé', { exact: true }).waitFor()
  expect(await state(tom)).toEqual({ quantity: '180 L', cump: '0,7767 €', value: '139,80 €' })
  await tom.getByRole('link', { name: /^Lait UHT/ }).click()
  await tom.getByText('+45 L').waitFor()
  await expect.poll(() => tom.getByText('−45 L').count()).toBe(1)
  expect(await seenByAxe(tom)).toEqual([])
  await exit('45')
  await button(tom, 'Valider le bon').click()
  await heading(tom, /^Bon de sortie N° \d+$/).waitFor()
})

test('S07 step 4: Tom counts on his telephone, by barcode, and cannot validate; Julie posts the gap, the uncounted stays', async () => {
  site.clock.set(march(31))
  tom = await open('tom.garnier', '/stocks/inventories')
  await button(tom, 'Nouvel inventaire').first().click()
  const dialog = tom.getByRole('dialog')
  await dialog.getByLabel(/^Date d'inventaire/).fill('31/03/2026')
  await dialog.getByLabel(/^Libellé/).fill('Fin mars')
  await button(tom, "Ouvrir l'inventaire").click()
  await heading(tom, 'Fin mars').waitFor()
  await tom.setViewportSize({ width: 390, height: 844 })
  const counted = tom.getByLabel(/^Quantité comptée de Lait/)
  await counted.waitFor()
  await scan(tom, barcodesOf({ supplier: 3, product: milk }).gtin)
  await expect.poll(() => counted.evaluate((input) => input === document.activeElement)).toBe(true)
  await tom.keyboard.type('132\n')
  await tom.getByText('1 sur 2 comptés').waitFor()
  await expect.poll(() => button(tom, "Valider l'inventaire").count()).toBe(0)
  expect(await overflow(tom)).toBe(0)
  expect(await seenByAxe(tom)).toEqual([])
  julie = await open('julie.petit', new URL(tom.url()).pathname.replace('/front-office', ''))
  await julie.setViewportSize({ width: 390, height: 844 })
  const endOf = async (name: string) => {
    const { x = 0, y = 0 } = (await button(julie, name).boundingBox()) ?? {}
    return 390 * y + x
  }
  const last = await endOf("Supprimer l'inventaire")
  expect(last).toBeGreaterThan(await endOf("Valider l'inventaire"))
  expect(last).toBeGreaterThan(await endOf('Imprimer la feuille'))
  await julie.setViewportSize({ width: 1440, height: 900 })
  await button(julie, "Valider l'inventaire").click()
  await julie.getByRole('alertdialog').getByText('1 article non compté').first().waitFor()
  await julie.getByRole('alertdialog').getByRole('button', { name: "Valider l'inventaire" }).click()
  await julie.getByText('non compté', { exact: true }).waitFor()
  await julie.getByText('−3 L').waitFor()
  await julie.getByText('−2,33 €').first().waitFor()
  expect(await seenByAxe(julie)).toEqual([])
  await expect.poll(() => button(julie, "Supprimer l'inventaire").count()).toBe(0)
  expect(await state(julie)).toMatchObject({ quantity: '132 L', value: '102,52 €' })
  await julie.getByRole('link', { name: /^Lait UHT/ }).click()
  await julie.getByText(/^Écart d'inventaire/).waitFor()
})

test('S07 step 6: the period is closed', async () => {
  await julie.goto(`${site.url}/front-office/stocks/exits`)
  await julie
    .getByRole('link', { name: /^Bon de sortie N°/ })
    .first()
    .click()
  await button(julie, 'Annuler le bon').click()
  await julie.getByRole('alertdialog').getByRole('button', { name: 'Annuler le bon' }).click()
  await hasToast(julie, 'La période est clôturée par un inventaire')
  expect(await state(julie)).toMatchObject({ quantity: '132 L', value: '102,52 €' })
})

test('S07 step 7: the stock computed again from its movements is the same; a spoilt level is put right', async () => {
  await state(julie)
  await button(julie, 'Recalculer').click()
  await hasToast(julie, 'Le stock est bien celui de ses mouvements.')
  await site.context.db.system('seed', (tx) =>
    tx.query(`update stock_level set quantity = 1, value = 1 where article_id = ${milk} and adherent_id = 1`),
  )
  await button(julie, 'Recalculer').click()
  await hasToast(julie, '1 article remis au niveau de ses mouvements.')
  await julie.getByRole('row').filter({ hasText: 'Lait UHT' }).getByText('132 L').waitFor()
  expect(await state(julie)).toMatchObject({ quantity: '132 L', value: '102,52 €' })
})

test('S07 step 5: what is delivered while one counts is kept', async () => {
  const actor = await at(site, march(31), 'julie.petit')
  const line = { article_id: milk, quantity: '135', price_unit_ht: '0.776667' }
  await voucher(actor, 'entry', '2026-03-09', [line], {}, 2)
  const { body } = await actor.post<{ id: number }>('/stock/2/inventory', {
    label: 'Fin mars',
    inventory_date: '2026-03-31',
  })
  const order = await sentOrder(site, {
    adherent: 2,
    supplier: 3,
    articles: [[milk, '10']],
    day: '2026-03-31',
    author: 'julie.petit',
  })
  julie = await open('julie.petit', `/orders/receive/${order.id}`)
  await button(julie, 'Tout est conforme').click()
  await julie.getByLabel(/^Livrée le/).fill('31/03/2026')
  await julie.getByLabel(/^Prix du bon, Lait/).fill('0,80')
  await julie.getByLabel(/^Réclamer l'écart de prix/).uncheck()
  await button(julie, 'Signer la réception').click()
  await julie.getByRole('dialog').getByRole('button', { name: 'Signer la réception' }).click()
  await julie.getByRole('link', { name: /^Bon de stock/ }).waitFor()
  await julie.goto(`${site.url}/front-office/stocks/inventories/${body.id}`)
  await julie.getByLabel(/^Quantité comptée de Lait/).fill('132')
  await julie.keyboard.press('Enter')
  await button(julie, "Valider l'inventaire").click()
  await julie.getByRole('alertdialog').getByRole('button', { name: "Valider l'inventaire" }).click()
  await julie.getByText('−3 L').waitFor()
  await julie.getByText('−2,35 €').first().waitFor()
  await julie.getByRole('banner').getByRole('combobox').click()
  await julie.getByRole('option', { name: 'EHPAD Les Tilleuls', exact: true }).click()
  expect(await state(julie)).toMatchObject({ quantity: '192 L', value: '150,50 €' })
})
