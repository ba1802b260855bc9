import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seenByAxe as look } from '../kit/axe'
import { hasCount, pressEscape } from '../kit/pages'
import { openSite, type Site } from '../kit/site'
import { cellsOf, workbook } from '../kit/workbooks'

let site: Site
let page: Page

beforeAll(async () => {
  site = await openSite()
  const view = await site.open()
  page = view.page
  await view.go('/settings/tag')
})
afterAll(() => site?.close())

const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name })
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function choose(content: Buffer, name = 'tags.xlsx') {
  await dialog(/^Importer/)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: name.endsWith('.csv') ? 'text/csv' : xlsx, buffer: content })
}

const seenByAxe = () => look(page, { within: '[role=dialog]' })

const box = (name: string) => dialog('Exporter : Tags').getByRole('checkbox', { name, exact: true })

async function exported(): Promise<unknown[][]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Exporter', dialog(/^Exporter/)).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Mes_tags_\d\d-\d\d-\d{4}-\d\d-\d\d-\d\d\.xlsx$/)
  return cellsOf(readFileSync(await download.path()))
}

describe('the export modal', () => {
  test('asks for a name and a field, and exports nothing without', async () => {
    await button('Exporter').click()
    const modal = dialog('Exporter : Tags')
    await modal.getByLabel('Nom du fichier').fill('')
    await button('Tout désélectionner', modal).click()
    await button('Exporter', modal).click()
    await page.getByText('La validation a échoué').waitFor()
    await hasCount(modal.getByText('Ce champ est obligatoire.'), 2)
    expect(await seenByAxe()).toEqual([])
  })
  test('exports the chosen fields in their order, and remembers them', async () => {
    const modal = dialog('Exporter : Tags')
    await modal.getByLabel('Nom du fichier').fill('Mes tags')
    await box('Couleur').check()
    await box('Libellé').check()
    await button('Descendre Couleur', modal).click()
    const [head] = await exported()
    expect(head).toEqual(['Identifiant', 'Libellé', 'Couleur'])
    await modal.waitFor({ state: 'detached' })
    await button('Exporter').click()
    await expect.poll(() => box('Couleur').isChecked()).toBe(true)
    await expect.poll(() => box('Actif').isChecked()).toBe(false)
    await pressEscape(page)
    await modal.waitFor({ state: 'detached' })
  })
})

describe('the import modal', () => {
  test('refuses what is no workbook before it is sent', async () => {
    await button('Importer').click()
    await choose(Buffer.from('Libellé;Couleur'), 'tags.csv')
    await page.getByText("Erreur lors de l'import du fichier : Type de fichier non autorisé").waitFor()
    await choose(Buffer.from('<html>'))
    await page.getByText('Type de fichier non autorisé', { exact: true }).waitFor()
  })
  test('shows each line in error, and imports nothing', async () => {
    await choose(
      workbook([
        ['Libellé', 'Couleur'],
        ['Tag correct', '#112233'],
        ['', '#112233'],
        ['Tag faux', 'bleu'],
      ]),
    )
    await button('Voir les 2 erreurs').click()
    const errors = dialog("Erreurs d'import")
    await errors.getByText('Ligne 3 — Produit inconnu').waitFor()
    await errors.getByText('Libellé : Ce champ est obligatoire.').waitFor()
    await errors.getByText('Ligne 4 — Tag faux').waitFor()
    expect(await seenByAxe()).toEqual([])
    await pressEscape(page)
    await expect.poll(() => button(/^Importer$/, dialog('Importer : Tags')).isDisabled()).toBe(true)
  })
  test('imports what is good, and the list shows it', async () => {
    await choose(
      workbook([
        ['Libellé', 'Couleur', 'Ordre'],
        ['AAA tag importé', '#112233', 0],
      ]),
    )
    await button('Importer 1 ligne').click()
    await page.getByText('Import terminé : 1 création, 0 modification.').waitFor()
    await page.getByRole('searchbox').first().fill('AAA tag')
    await page.getByText('AAA tag importé').first().waitFor()
  })
})
