import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seenEverywhere } from '../kit/axe'
import { heldBack } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { choose, field, hasToast, save } from './accounts-kit'

let site: Site
let page: Page
let go: (path: string) => Promise<void>
const [paul, sophie] = ['paul.achard@demo.example', 'sophie.lenoir@demo.example']

beforeAll(async () => {
  site = await openSite()
  ;({ page, go } = await site.open({ email: paul }))
})
afterAll(() => site?.close())

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const sql = (text: string) => site.context.db.system('seed', (tx) => tx.query(text))

describe('an article', () => {
  test('the worked example follows what one types', async () => {
    await go('/article/2?tab=unites-et-cotation')
    await page.getByText('Facturé : 30 kg × 9,40 € = 282,00 € HT.').waitFor()
    await page.getByText('Entrée en stock : 240 pièces (0,125 kg par pièce).').waitFor()
    expect(await seenEverywhere(page)).toEqual([])
    await field(page, 'Coefficient de commande').fill('10')
    await page.getByText('Commander 6 cartons, soit 60 kg (10 kg par carton).').waitFor()
    await page.getByText('Facturé : 60 kg × 9,40 € = 564,00 € HT.').waitFor()
    await field(page, 'Coefficient de facturation').fill('2')
    await page
      .getByText("L'unité de facturation est l'unité de base (kilogramme) : son coefficient devrait être 1.")
      .waitFor()
  })

  test('a new price closes the one in force the day before; a past one has no action', async () => {
    await go('/article/1?tab=prices')
    await button(page, 'Nouveau prix').click()
    const dialog = page.getByRole('dialog', { name: 'Nouveau prix' })
    await dialog.getByLabel('Cotation').fill('9,10')
    await dialog.getByText('Soit 9,10 € HT par kilogramme.').waitFor()
    await dialog.getByText(/Le prix en vigueur depuis le 01\/01\/2026 prendra fin le/).waitFor()
    await save(page)
    await hasToast(page, 'Création enregistrée')
    await page.getByText('À venir').waitFor()
    const rows = page.getByRole('table').getByRole('row')
    await expect.poll(() => rows.count()).toBe(3)
    await expect.poll(() => rows.nth(1).textContent()).toContain('9,10')
    await page.getByRole('figure', { name: /2 prix, de 8,90\s€ à 9,10\s€/ }).waitFor()
    await page.getByText('Évolution du prix HT').waitFor()
    expect(await seenEverywhere(page)).toEqual([])
    await button(page, /^Retirer : /).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
    await hasToast(page, 'Prix retiré')
  })

  test('« Pourquoi n’est-il pas commandable ? » answers for a member and a day, with the place to mend it', async () => {
    await go('/article/1?tab=orderability')
    await choose(page, 'Adhérent', 'CH de Valmont')
    await page.getByText('Cet article est commandable.').waitFor()
    await choose(page, 'Adhérent', 'Hôtel Bellevue')
    await page
      .getByText("L'adhérent n'a pas de référencement actif chez « Boucherie Martin » à cette date.")
      .waitFor()
    await page.getByRole('link', { name: /^Ouvrir/ }).waitFor()
    expect(await seenEverywhere(page)).toEqual([])
  })

  test('has its picture cropped by its supplier, the whole frame in view', async () => {
    const { page: martin } = await site.open({ email: 'fm@martin.example' })
    await martin.goto(`${site.url}/tenders/catalog/1`)
    const buffer = await page.screenshot()
    const photo = martin.locator('[data-field=image_file_id]')
    await photo.locator('input[type=file]').setInputFiles({ name: 'roti.png', mimeType: 'image/png', buffer })
    const image = photo.locator('.ReactCrop img').first()
    await expect.poll(async () => (await image.boundingBox())?.height ?? 999).toBeLessThanOrEqual(360)
    await button(martin, 'Recadrer').click()
    await button(martin, 'Utiliser cette image').click()
    await photo.getByRole('button', { name: "Modifier l'image" }).waitFor()
    await save(martin)
    await expect
      .poll(() => sql('select 1 from article where id = 1 and image_file_id is not null'))
      .toHaveLength(1)
  })
})

describe('the anomalies', () => {
  test('are looked for at once, counted by type, and ignored with a reason', async () => {
    await sql('update article set rate_id = null where id in (3, 4)')
    await go('/anomaly')
    await button(page, 'Rechercher les anomalies').click()
    await hasToast(page, /Recherche terminée/)
    expect(await seenEverywhere(page)).toEqual([])
    const late = await heldBack(page, '**/api/search/')
    await page.getByRole('link', { name: /TVA manquante 2 ouvertes/ }).click()
    await page.waitForURL(/anomaly_type_id/)
    // Rows of the question before are not selected: they are about to go.
    const whole = page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' })
    await expect.poll(() => whole.isDisabled()).toBe(true)
    const rows = page.getByRole('table', { name: 'Anomalies' }).getByRole('row')
    await rows.nth(1).getByRole('link').first().press('Space')
    await late.release()
    await whole.check()
    await button(page, 'Ignorer').click()
    const dialog = page.getByRole('dialog', { name: 'Ignorer 2 anomalies' })
    await dialog.getByLabel('Motif').fill('En cours de mise à jour')
    await dialog.getByRole('button', { name: 'Ignorer' }).click()
    await page.getByRole('link', { name: /TVA manquante 0 ouverte 2 ignorées/ }).waitFor()
    await go('/article/3?tab=anomalies')
    await page.getByText('Ignorée : En cours de mise à jour').waitFor()
    await button(page, /^Rouvrir/)
      .first()
      .click()
    await page.getByText('Ignorée : En cours de mise à jour').waitFor({ state: 'detached' })
  })
})

describe('outside the catalogues', () => {
  test('a member adds its supplier and a product of it, and puts it into a cart', async () => {
    const { page } = await site.open({ email: sophie })
    await page.goto(`${site.url}/front-office/catalogs/out-of-catalog?tab=suppliers`)
    await button(page, 'Nouveau fournisseur hors catalogue').first().click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Libellé/)
      .fill('Ferme du Pré')
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Ferme du Pré').waitFor()
    await page.getByRole('tab', { name: 'Produits' }).click()
    await button(page, 'Nouveau produit hors catalogue').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Libellé/).fill('Œufs extra-frais')
    await dialog.getByRole('radio', { name: 'Un fournisseur hors catalogue' }).check()
    await choose(page, 'Fournisseur hors catalogue', 'Ferme du Pré')
    await choose(page, 'Catalogue', 'Alimentaire')
    await choose(page, 'Unité', 'Pièce')
    await dialog.getByLabel(/^Prix HT/).fill('0,32')
    await choose(page, 'Taux de TVA', '5,5 %')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText(/0,32\s€ HT/).waitFor()
    await page.getByLabel('Quantité de Œufs extra-frais').fill('60')
    await button(page, 'Ajouter au panier : Œufs extra-frais').click()
    await hasToast(page, '60 × Œufs extra-frais : ajouté au panier')
  })
})

test('an article that no search finds is asked of the group, proposed by its buyers, and read by the cook', async () => {
  const { page: karim } = await site.open({ email: 'karim.benali@demo.example' })
  await karim.goto(`${site.url}/front-office/catalogs/food?q=topinambour%20bleu`)
  await karim.getByRole('link', { name: 'Demander cet article au groupe' }).click()
  await expect.poll(() => field(karim, 'Article recherché').inputValue()).toBe('topinambour bleu')
  await field(karim, 'Quantité et rythme').fill('2 kg par semaine')
  await save(karim)
  await hasToast(karim, 'Création enregistrée')
  const [asked] = (await sql(`select id from article_request where label = 'topinambour bleu'`)) as {
    id: number
  }[]
  await go(`/article-requests/${asked?.id}`)
  await button(page, 'Proposer un article').click()
  const dialog = page.getByRole('dialog', { name: 'Proposer un article' })
  await choose(page, 'Article proposé', 'Carotte vrac')
  await dialog.getByLabel('Message').fill('Le même usage.')
  await dialog.getByRole('button', { name: 'Proposer un article' }).click()
  await hasToast(page, "Article proposé à l'adhérent")
  await karim.goto(`${site.url}/front-office/article-requests/${asked?.id}`)
  await karim.getByText('Le même usage.').waitFor()
  expect(await seenEverywhere(karim)).toEqual([])
})

test('the order of subfamilies and the offers of a product: axe finds nothing, and nothing overflows', async () => {
  for (const [path, text] of [
    ['/settings/family/1?tab=subfamilies', "Enregistrer l'ordre"],
    ['/product/1?tab=articles', 'Nouvel article'],
  ] as const) {
    await go(path)
    await page.getByText(text).first().waitFor()
    expect(await seenEverywhere(page), path).toEqual([])
  }
})

test('on a narrow screen the tab of the address is seen whole, beside the buttons that move the row', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await go('/supplier/1?tab=contracts')
  const cut = () =>
    page.evaluate(() => {
      const tab = document.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect()
      const row = document.querySelector('.MuiTabs-scroller')?.getBoundingClientRect()
      return tab && row ? Math.max(row.left - tab.left, tab.right - row.right) : Number.POSITIVE_INFINITY
    })
  await page.getByRole('tab', { name: 'Contrats', selected: true }).waitFor()
  await page.getByRole('heading', { name: 'Contrats' }).waitFor()
  await expect.poll(cut).toBeLessThanOrEqual(1)
})
