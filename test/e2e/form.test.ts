import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson } from '../kit/actors'
import { seenByAxe as look } from '../kit/axe'
import { hasValue } from '../kit/pages'
import { openSite, type Site, type SitePage } from '../kit/site'

let site: Site
let view: SitePage
let page: Page
const colleague = 'collegue@portail.example'

beforeAll(async () => {
  site = await openSite()
  await addPerson(site, { email: colleague, profile: 'SA', first_name: 'Paul', last_name: 'Roy' })
  view = await site.open()
  page = view.page
})
afterAll(() => site?.close())

const button = (name: string | RegExp, on: Page = page) =>
  on.getByRole('button', { name, exact: typeof name === 'string' })
const label = (on: Page = page) => on.getByLabel(/^Libellé/)
const toList = (on: Page = page) => on.waitForURL(/\/settings\/unit(\?|$)/)

async function make(values: Record<string, unknown>): Promise<number> {
  const { body } = await site.admin.post('/setting/generic/unit', values)
  expect(body).toMatchObject(values)
  return Number(body.id)
}

async function option(key: string) {
  const fields = [{ name: 'key', operator: 'eq', value: key }]
  const { body } = await site.admin.put('/search/', { model: 'General_option', fields })
  const [row] = body.data as { id: number; value: string }[]
  if (!row) throw new Error(`no option ${key}`)
  return row
}

const seenByAxe = (scheme: 'light' | 'dark' = 'light') => look(page, { scheme })

describe('a generated form', () => {
  test('creates a row, refuses a wrong one, and axe finds nothing', async () => {
    await view.go('/settings/unit/create')
    await label().waitFor()
    expect(await seenByAxe()).toEqual([])
    await button('Enregistrer').click()
    await page.getByText('Ce champ est obligatoire.').waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'field-label')
    expect(await seenByAxe()).toEqual([])
    expect(await seenByAxe('dark')).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await page.keyboard.type('Palox')
    await page.getByLabel(/^Décimales/).fill('2')
    await page.keyboard.press('Control+s')
    await toList()
    await page.getByText('Création enregistrée').waitFor()
    await page.getByRole('link', { name: 'Palox' }).waitFor()
  })

  test('says the server’s reason on its field', async () => {
    await view.go('/settings/unit/create')
    await label().fill('pàlox')
    await button('Enregistrer').click()
    await page.getByText('Cette valeur est déjà utilisée').waitFor()
  })

  test('keeps unsaved changes until one chooses to lose them', async () => {
    const id = await make({ label: 'Glacière' })
    await view.go(`/settings/unit/${id}`)
    await label().fill('Glacières')
    await page.getByRole('link', { name: 'Unités' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
    await hasValue(label(), 'Glacières')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await button('Annuler').click()
    await button('Quitter sans enregistrer').click()
    await toList()
  })

  test('tells the history of a field, with who changed it', async () => {
    const id = await make({ label: 'Jerrican', decimals: 0 })
    for (const typed of ['1', '2']) {
      await view.go(`/settings/unit/${id}`)
      await page.getByLabel(/^Décimales/).fill(typed)
      await button('Enregistrer').click()
      await toList()
    }
    await view.go(`/settings/unit/${id}`)
    await button('Historique du champ Décimales').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('listitem').nth(2).waitFor()
    await dialog
      .getByRole('listitem')
      .first()
      .getByText(/par Claire Moreau/)
      .waitFor()
    expect(await seenByAxe()).toEqual([])
    await dialog.getByRole('button', { name: 'Rétablir cette valeur' }).last().click()
    await dialog.waitFor({ state: 'detached' })
    await hasValue(page.getByLabel(/^Décimales/), '0')
    await button('Enregistrer').click()
    await toList()
    expect((await site.admin.get('/setting/unit?limit=200')).body.data).toContainEqual(
      expect.objectContaining({ id, decimals: 0 }),
    )
  })
})

test('two people change the same row: field by field, the second one chooses', async () => {
  const id = await make({ label: 'Tonnelet', abbreviation: 'se', decimals: 0 })
  await view.go(`/settings/unit/${id}`)
  await label().fill('Tonnelet de cinq litres')
  await page.getByLabel(/^Décimales/).fill('1')
  const other = await site.open({ email: colleague })
  await other.go(`/settings/unit/${id}`)
  await label(other.page).fill('Tonnelet 5 L')
  await other.page.getByLabel(/^Abréviation/).fill('s5')
  await page.getByText('Paul Roy modifie cette fiche.').waitFor()
  await button('Enregistrer', other.page).click()
  await toList(other.page)
  await other.page.getByRole('link', { name: 'Tonnelet 5 L' }).waitFor()
  await page.getByText(/^Modifiée par Paul Roy à \d\d:\d\d\. Votre saisie est gardée\.$/).waitFor()
  await page.getByText('Paul Roy modifie cette fiche.').waitFor({ state: 'detached' })
  await hasValue(label(), 'Tonnelet de cinq litres')
  expect(await seenByAxe()).toEqual([])
  const dialog = page.getByRole('dialog')
  await button('Voir').click()
  await dialog.getByText(/Modifié par Paul Roy/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await button('Enregistrer').click()
  await dialog.getByText(/Modifié par Paul Roy/).waitFor()
  expect(await seenByAxe()).toEqual([])
  await dialog.getByRole('region', { name: 'Libellé' }).getByText('Garder la mienne').click()
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await toList()
  const { body } = await site.admin.put('/search/', {
    model: 'Unit',
    fields: [{ name: 'id', operator: 'eq', value: id }],
  })
  expect(body.data).toMatchObject([{ label: 'Tonnelet de cinq litres', abbreviation: 's5', decimals: 1 }])
})

test('a form in which nothing is typed follows its record; one that is typed in takes it over when asked', async () => {
  const id = await make({ label: 'Citerne souple', abbreviation: 'bi', decimals: 0 })
  const change = async (values: Record<string, unknown>) =>
    expect((await site.admin.put('/setting/generic/unit', { id, ...values })).status).toBe(200)
  await view.go(`/settings/unit/${id}`)
  const short = page.getByLabel(/^Abréviation/)
  await hasValue(short, 'bi')
  await page.getByText('consulte cette fiche').waitFor({ state: 'detached' })
  await expect.poll(() => view.calls()).toContain('PUT /live/places')
  await change({ abbreviation: 'bd' })
  await hasValue(short, 'bd')
  await label().fill('Citerne de vingt litres')
  await change({ abbreviation: 'b20' })
  await button('Reprendre').click()
  await hasValue(short, 'b20')
  await hasValue(label(), 'Citerne de vingt litres')
  await button('Enregistrer').click()
  await toList()
  await page.getByRole('link', { name: 'Citerne de vingt litres' }).waitFor()
})

describe('the ways out of a generated form', () => {
  test('a form written by hand keeps labels, rights and history: the departments of a zone by region', async () => {
    await view.go('/settings/zone/create')
    await label().fill('Zone d’essai')
    await page.getByLabel('Toute la région Corse').check()
    await page.getByText('2 départements choisis').waitFor()
    await button('Enregistrer').click()
    await page.waitForURL(/\/settings\/zone(\?|$)/)
    await page.getByRole('link', { name: 'Zone d’essai' }).click()
    await button('Historique du champ Départements').click()
    await page.getByRole('dialog').getByText('Haute-Corse').waitFor()
  })

  test('an option is edited as its type says', async () => {
    const { id } = await option('allow_negative_stock')
    await view.go(`/settings/generaloption/${id}`)
    await page.getByRole('switch', { name: 'Valeur' }).check()
    await button('Enregistrer').click()
    await page.waitForURL(/\/settings\/generaloption(\?|$)/)
    expect((await option('allow_negative_stock')).value).toBe('true')
  })

  test('a label says what it counts for as its form changes', async () => {
    await view.go('/settings/label/create')
    await page.getByText('Ce label ne compte dans aucune part').waitFor()
    await page.getByLabel(/^Groupe EGAlim/).click()
    await page.getByRole('option', { name: 'Bio', exact: true }).click()
    await page.getByText(/compte dans la part bio et dans la part durable/).waitFor()
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    expect(await seenByAxe()).toEqual([])
  })
})
