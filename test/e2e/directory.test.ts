import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { button, overflow } from '../kit/pages'
import { openSite, type Site, type SitePage } from '../kit/site'
import { choose, field, hasToast, save, seenByAxe } from './accounts-kit'

let site: Site
let view: SitePage
let page: Page

beforeAll(async () => {
  site = await openSite()
  view = await site.open({ email: 'nadia.roche@demo.example' })
  page = view.page
})
afterAll(() => site?.close())

const main = () => page.getByRole('main')
const dialog = () => page.getByRole('dialog')

describe('the directory', () => {
  test('a supplier’s platforms show their terms and next deliveries, and axe finds nothing', async () => {
    await view.go('/supplier/1?tab=platforms')
    await main().getByText('80,00 € (bloquant)').waitFor()
    await main().getByText('Prochaines livraisons').waitFor()
    await main()
      .getByText(/^Commande avant le/)
      .first()
      .waitFor()
    expect(await seenByAxe(page)).toEqual([])
  })

  const inDialog = (label: string) =>
    dialog()
      .getByLabel(new RegExp(`^${label}`))
      .and(page.locator('input'))
      .first()
  async function pick(label: string, option: string) {
    await dialog()
      .getByRole('combobox', { name: new RegExp(`^${label}`) })
      .click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }

  test('contracts of the three types are written, told where they stand, and deleted', async () => {
    await view.go('/supplier/7?tab=contracts')
    for (const [reference, type, end, row] of [
      ['CT-CDI', 'Durée indéterminée', '', /CT-CDI.*01\/01\/2024 – Sans terme En cours/],
      ['CT-CDD', 'Durée déterminée', '31/12/2024', /CT-CDD.*01\/01\/2024 – 31\/12\/2024 Échu/],
      [
        'CT-TACITE',
        'Tacite reconduction',
        '31/12/2024',
        /CT-TACITE.*reconduit depuis le 31\/12\/2024.*En cours/,
      ],
    ] as const) {
      await button(page, 'Ajouter un contrat').click()
      await inDialog('Référence').fill(reference)
      await pick('Service', 'Valaé Public')
      await pick('Catalogue', 'Alimentaire')
      await pick('Type de contrat', type)
      await inDialog('Début').fill('01/01/2024')
      if (end) await inDialog('Fin').fill(end)
      await dialog().getByRole('button', { name: 'Enregistrer' }).click()
      await main().getByRole('row', { name: row }).waitFor()
    }
    expect(await seenByAxe(page)).toEqual([])
    await main().getByRole('button', { name: 'Historique du contrat CT-CDD' }).click()
    await dialog().getByText('Nadia Roche').first().waitFor()
    await page.keyboard.press('Escape')
    for (const reference of ['CT-CDI', 'CT-CDD', 'CT-TACITE']) {
      await main()
        .getByRole('button', { name: `Supprimer : ${reference}` })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
      await main().getByRole('row', { name: reference }).waitFor({ state: 'detached' })
    }
    await main().getByText('Aucun contrat').waitFor()
  })

  test('referencings of a supplier are changed many at once', async () => {
    await view.go('/supplier/5?tab=referencing')
    await main().getByRole('checkbox', { name: 'Sélectionner CH de Valmont' }).check()
    await main().getByRole('checkbox', { name: 'Sélectionner EHPAD Les Tilleuls' }).check()
    await button(page, 'Modifier 2 référencements').click()
    await dialog().getByLabel(/^État/).click()
    await page.getByRole('option', { name: 'Suspendu', exact: true }).click()
    await dialog().getByRole('button', { name: 'Enregistrer' }).click()
    await hasToast(page, '2 référencements modifiés')
    await main()
      .getByRole('row', { name: /CH de Valmont.*Suspendu/ })
      .waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await seenByAxe(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('referencings of a member are changed many at once too', async () => {
    await view.go('/adherent/1?tab=referencing')
    await main().getByRole('checkbox', { name: 'Sélectionner Primeurs de la Vallée' }).check()
    await main().getByRole('checkbox', { name: 'Sélectionner Laiterie Bocage' }).check()
    await button(page, 'Modifier 2 référencements').click()
    await inDialog('Fin').fill('31/12/2030')
    await dialog().getByRole('button', { name: 'Enregistrer' }).click()
    await hasToast(page, '2 référencements modifiés')
    for (const supplier of ['Primeurs de la Vallée', 'Laiterie Bocage'])
      await main()
        .getByRole('row', { name: new RegExp(`${supplier}.*31/12/2030`) })
        .waitFor()
  })

  test('the coverage of a family is written everywhere, then taken out', async () => {
    await view.go('/supplier/2?tab=coverage')
    await main().getByText('Aucune couverture déclarée').waitFor()
    await button(page, 'Ajouter une famille').click()
    await dialog()
      .getByRole('combobox', { name: /^Famille/ })
      .click()
    await page.getByRole('option', { name: 'Fruits frais', exact: true }).click()
    await dialog().getByLabel('Toutes les communes').check()
    await dialog().getByRole('button', { name: 'Enregistrer' }).click()
    await main()
      .getByRole('row', { name: /Fruits frais.*Toutes les communes/ })
      .waitFor()
    await main().getByRole('button', { name: 'Retirer : Fruits frais' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
    await main().getByText('Aucune couverture déclarée').waitFor()
  })

  test('typed delivery days change the preview before they are saved', async () => {
    await view.go('/platform/1?tab=conditions-et-livraisons')
    const first = main().getByRole('region', { name: 'Prochaines livraisons' }).getByRole('listitem').first()
    await first.waitFor()
    const before = await first.innerText()
    await field(page, 'Délai').fill('15')
    await expect.poll(() => first.innerText()).not.toBe(before)
    for (const day of ['Lundi', 'Mercredi', 'Vendredi']) await button(page, day).click()
    await button(page, 'Samedi').click()
    await expect.poll(() => first.innerText()).toMatch(/^Samedi/)
    expect(await seenByAxe(page)).toEqual([])
  })

  test('a closing period takes its days out of the deliveries that are offered', async () => {
    await view.go('/platform/2?tab=conditions-et-livraisons')
    const next = main().getByRole('region', { name: 'Prochaines livraisons' }).getByRole('listitem').first()
    await next.waitFor()
    const before = await next.innerText()
    const now = site.clock.now()
    const day = (more: number) =>
      new Date(now.getTime() + more * 86_400_000).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' })
    await button(page, 'Ajouter : fermeture').click()
    await main()
      .getByRole('textbox', { name: /^Libellé/ })
      .last()
      .fill('Inventaire')
    await main().getByLabel(/^Du/).and(page.locator('input')).last().fill(day(0))
    await main().getByLabel(/^Au/).and(page.locator('input')).last().fill(day(20))
    await expect.poll(() => next.innerText()).not.toBe(before)
    await save(page)
    await hasToast(page, /enregistr/i)
    expect((await site.admin.get('/platform/2')).body).toMatchObject({
      closing_periods: expect.arrayContaining([expect.objectContaining({ label: 'Inventaire' })]),
    })
  })

  test('a group’s members are added and taken out, a resigned member says that it cannot order', async () => {
    await view.go('/groupadherent/1?tab=members')
    await choose(page, 'Adhérent à ajouter', 'Hôtel Bellevue')
    await button(page, 'Ajouter').click()
    await main().getByRole('link', { name: 'Hôtel Bellevue' }).waitFor()
    await main().getByRole('button', { name: 'Retirer du groupe : Hôtel Bellevue' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer du groupe' }).click()
    await main().getByRole('link', { name: 'Hôtel Bellevue' }).waitFor({ state: 'detached' })
    await view.go('/adherent/5')
    await main().getByText('Statut « Démissionnaire » : cet adhérent ne peut pas commander.').waitFor()
    expect(await seenByAxe(page)).toEqual([])
    // A label on two lines of a tablet pushes no box below its neighbours.
    await page.setViewportSize({ width: 768, height: 1024 })
    const topOf = (name: string) =>
      page.getByRole('textbox', { name }).evaluate((box) => box.getBoundingClientRect().top)
    expect(await topOf('N° de TVA intracommunautaire')).toBe(await topOf('SIRET'))
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('a municipality that exists already is refused with err102’s words', async () => {
    const { body } = await site.admin.put('/search/', { model: 'Municipality', limit: 1 })
    const [known] = body.data as { insee_code: string; zip_code: string }[]
    await view.go('/settings/municipality/create')
    await field(page, 'Commune').fill('Doublon')
    await field(page, 'Code postal').fill(String(known?.zip_code))
    await field(page, 'Code INSEE').fill(String(known?.insee_code))
    await page.getByRole('combobox', { name: /^Département/ }).click()
    await page.getByRole('option').first().click()
    await save(page)
    await page.getByText('Cette commune existe déjà').first().waitFor()
  })
})
