import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasValue } from '../../kit/pages'
import { openSite, type Site, type SitePage } from '../../kit/site'
import { buildDropIn } from './serve'

let site: Site
let pages: Awaited<ReturnType<typeof buildDropIn>>
let view: SitePage
let page: Page
const ids = new Map<string, number>()
const idOf = (name: string) => ids.get(name) ?? 0

async function make(values: Record<string, unknown>): Promise<void> {
  const { status, body } = await site.admin.post('/manufacturer', values)
  expect([status, body]).toMatchObject([200, { name: values.name }])
  ids.set(String(values.name), Number(body.id))
}

beforeAll(async () => {
  ;[site, pages] = await Promise.all([openSite(), buildDropIn()])
  for (let n = 1; n <= 12; n++)
    await make({
      name: `Industriel ${String(n).padStart(2, '0')}`,
      manufacturer_status_id: n === 7 ? 2 : 1,
      email: `contact${n}@industriel.example`,
      contacts: [{ last_name: `Personne ${n}` }],
    })
  const brand = { label: 'Bonne Marque', manufacturer_id: idOf('Industriel 03') }
  expect((await site.admin.post('/setting/generic/brand', brand)).status).toBe(200)
  view = await site.open({ reducedMotion: 'reduce' })
  page = view.page
  await pages.give(page.context())
})
afterAll(async () => {
  await site?.close()
  await pages?.stop()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const told = (text: string | RegExp) => page.getByTestId('told').getByText(text).waitFor()
const nameOf = async (id: number) => (await site.admin.get(`/manufacturer/${id}`)).body.name

describe('react-admin’s own parts in a generated list', () => {
  test('a table, a simple list, fields and references show its rows', async () => {
    await view.go('/manufacturer?perPage=10')
    await told(/^10 sur 12, name ASC/)
    const table = page.getByRole('table', { name: 'Table de react-admin' })
    const row = table.getByRole('row').filter({ hasText: 'Industriel 07' })
    await row.getByText('INDUSTRIEL 07', { exact: true }).waitFor()
    await row.getByText('Prospect').waitFor()
    await row.getByRole('link', { name: 'contact7@industriel.example' }).waitFor()
    await page.getByText('Simple Industriel 07').waitFor()
  })

  test('its search, its filter and its sort change the list and its address', async () => {
    await page.getByRole('textbox', { name: 'Chercher ici' }).fill('Industriel 1')
    await told(/^3 sur 3, .*"q":"Industriel 1"/)
    await page.getByRole('textbox', { name: 'Chercher ici' }).fill('')
    await told(/^10 sur 12/)
    await page.getByRole('button', { name: 'Prospects', exact: true }).click()
    await told(/^1 sur 1, .*"manufacturer_status_id":2/)
    expect(decodeURIComponent(page.url())).toContain('manufacturer_status_id')
    await page.getByRole('button', { name: 'Prospects', exact: true }).click()
    await told(/^10 sur 12/)
    const parts = page.getByRole('region', { name: 'Pièces de la liste' })
    await parts.getByRole('button', { name: 'Trier par nom croissant' }).click()
    await page.getByRole('menuitem', { name: /e-mail/i }).click()
    await told(/email/)
  })

  test('a query is saved and found again', async () => {
    await view.go('/manufacturer?perPage=10')
    await page.getByRole('button', { name: 'Prospects', exact: true }).click()
    await told(/^1 sur 1/)
    await page.getByRole('button', { name: /Ajouter à mes requêtes/ }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Mes prospects')
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('button', { name: 'Prospects', exact: true }).click()
    await told(/^10 sur 12/)
    await page.getByRole('button', { name: 'Mes prospects' }).click()
    await told(/^1 sur 1/)
    await page.getByRole('button', { name: 'Mes prospects' }).click()
    await told(/^10 sur 12/)
  })

  test('pages turn, rows are exported and changed together', async () => {
    await page.getByRole('button', { name: 'Aller à la prochaine page' }).first().click()
    await told(/^2 sur 12/)
    const parts = page.getByRole('region', { name: 'Pièces de la liste' })
    const exported = parts.getByRole('button', { name: 'Exporter' })
    const [file] = await Promise.all([page.waitForEvent('download'), exported.click()])
    expect(file.suggestedFilename()).toMatch(/\.(csv|xlsx)$/)
    await page
      .getByRole('checkbox', { name: /Sélectionner Industriel 12/ })
      .first()
      .check()
    await button('Rendre inactifs').click()
    await page.getByRole('button', { name: 'Confirmer' }).click()
    await expect
      .poll(
        async () =>
          (await site.admin.get(`/manufacturer/${idOf('Industriel 12')}`)).body.manufacturer_status_id,
      )
      .toBe(3)
  })
})

describe('react-admin’s own parts in a generated form', () => {
  test('its inputs read, check and write the same values, and its button saves them', async () => {
    const id = idOf('Industriel 01')
    await view.go(`/manufacturer/${id}`)
    await page.getByTestId('titles').getByText(`${id} Industriel 01`).waitFor()
    const name = page.getByRole('textbox', { name: /^Son nom$/ })
    await name.fill('Industriel un')
    await hasValue(page.getByLabel(/^Nom/).first(), 'Industriel un')
    await page.getByTestId('typed').getByText('Industriel un').waitFor()
    const status = page.getByRole('combobox', { name: 'Son statut' })
    await status.fill('Pros')
    await page.getByRole('option', { name: 'Prospect' }).click()
    await page.getByRole('textbox', { name: 'Son nom de famille' }).first().fill('Durand')
    await button('Enregistrer par react-admin').click()
    await expect.poll(() => nameOf(id)).toBe('Industriel un')
    const { body } = await site.admin.get(`/manufacturer/${id}`)
    expect(body).toMatchObject({ manufacturer_status_id: 2, contacts: [{ last_name: 'Durand' }] })
  })

  test('what the server refuses stands at its field, and nothing typed is lost', async () => {
    await view.go(`/manufacturer/${idOf('Industriel 02')}`)
    const name = page.getByRole('textbox', { name: /^Son nom$/ })
    await name.fill('Industriel 03')
    await button('Enregistrer par react-admin').click()
    await page.getByText('Cette valeur est déjà utilisée').first().waitFor()
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    await hasValue(name, 'Industriel 03')
  })

  test('the guard asks before what was typed in one is left', async () => {
    await page.getByRole('link', { name: 'Industriels' }).first().click()
    await page.getByRole('alertdialog').waitFor()
    await button('Quitter sans enregistrer').click()
    await told(/sur 12/)
  })

  test('somebody else’s change is not written over', async () => {
    const id = idOf('Industriel 04')
    await view.go(`/manufacturer/${id}`)
    const name = page.getByRole('textbox', { name: /^Son nom$/ })
    await name.fill('Le mien')
    const { body } = await site.admin.get(`/manufacturer/${id}`)
    const theirs = { name: 'Le leur', lock_version: body.lock_version }
    expect((await site.admin.put(`/manufacturer/${id}`, theirs)).status).toBe(200)
    await button('Enregistrer par react-admin').click()
    await page.getByRole('dialog').getByText('Le leur').first().waitFor()
    expect(await nameOf(id)).toBe('Le leur')
    await page.keyboard.press('Escape')
  })

  test('lists of references, flags, choices and days are chosen with its inputs', async () => {
    await view.go('/settings/holiday/create')
    await page.getByLabel('Son jour').fill('2027-02-11')
    await hasValue(page.getByLabel(/^Date/).first(), '11/02/2027')
    await view.go('/supplier/create')
    await page.getByRole('combobox', { name: 'Ses catalogues' }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('combobox', { name: 'Son envoi' }).click()
    await page.getByRole('option', { name: 'Un' }).click()
    await page.getByLabel('Ses litiges partent seuls').uncheck()
  })
})

describe('react-admin’s own parts on a record that is shown, and in a screen', () => {
  test('fields, references, its tabs and the rows that point to it', async () => {
    await view.go(`/manufacturer/${idOf('Industriel 03')}/show`)
    await page.getByTestId('shown').getByText('Industriel 03').waitFor()
    const parts = page.getByRole('region', { name: 'Pièces de la fiche' })
    await parts.getByText('INDUSTRIEL 03', { exact: true }).waitFor()
    await parts.getByText('Actif').waitFor()
    await parts.getByRole('tab', { name: 'Le reste' }).click()
    await parts.getByText('Bonne Marque').waitFor()
    await parts.getByText('Personne 3').waitFor()
  })

  test('an optimistic change stands at once, an undoable one is taken back, and a redirection finds the page', async () => {
    await view.go('/')
    await page.getByTestId('total').getByText('12').waitFor()
    const before = String(await nameOf(idOf('Industriel 01')))
    await page.getByTestId('first').getByText(`${before}, `).waitFor()
    await button('Renommer aussitôt').click()
    await page.getByTestId('first').getByText(`${before} aussitôt`).waitFor()
    await expect.poll(() => nameOf(idOf('Industriel 01'))).toBe(`${before} aussitôt`)
    await button('Renommer à regret').click()
    await page.getByTestId('first').getByText('regretté').waitFor()
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(() => page.getByTestId('first').getByText('regretté').count()).toBe(0)
    expect(await nameOf(idOf('Industriel 01'))).toBe(`${before} aussitôt`)
    await button('Ouvrir la fiche').click()
    await page.waitForURL(/\/manufacturer\/\d+\/show/)
  })
})
