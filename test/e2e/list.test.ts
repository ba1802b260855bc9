import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../kit/actors'
import { seenByAxe as look } from '../kit/axe'
import { hasCount, hasSearch, hasValue, overflow, pressEscape } from '../kit/pages'
import { openSite, type Site, type SitePage } from '../kit/site'
import { cellsOf } from '../kit/workbooks'

let site: Site
let view: SitePage
let page: Page

const units = Array.from({ length: 40 }, (_, n) => ({
  label: `Unité ${String(n + 1).padStart(2, '0')}`,
  kind: n % 2 ? 'volume' : 'weight',
  decimals: n % 4,
  position: n + 1,
}))

beforeAll(async () => {
  site = await openSite()
  await site.context.db.system('seed', (tx) => tx.query(`update unit set "deletedAt" = '2020-01-01'`))
  for (const unit of units)
    expect((await site.admin.post('/setting/generic/unit', unit)).body).toMatchObject(unit)
  view = await site.open()
  page = view.page
})
afterAll(() => site?.close())

const titles = () => page.locator('a.row-link').allTextContents()
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const waitForFirst = (label: string) =>
  page.locator('a.row-link').first().filter({ hasText: label }).waitFor()
const searches = () => view.calls().filter((call) => call === 'PUT /search/').length

/** A picture of the page, where `SHOTS` names a folder. */
const shoot = async (name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

const seenByAxe = (scheme: 'light' | 'dark' = 'light') => look(page, { scheme, within: 'main' })

describe('the list of a settings table', () => {
  test('shows its first page by one call, and axe finds nothing', async () => {
    await view.go('/settings/unit')
    await waitForFirst('Unité 01')
    await expect.poll(titles).toHaveLength(10)
    expect(searches()).toBe(1)
    expect(await seenByAxe()).toEqual([])
    expect(await seenByAxe('dark')).toEqual([])
  })

  test('follows what somebody else changes: in its place, marked, the selection and the focus kept', async () => {
    const nadia = await signIn(site.app, 'nadia.roche@demo.example')
    await expect.poll(() => view.calls()).toContain('GET /live')
    const box = page.getByRole('checkbox', { name: 'Sélectionner Unité 03' })
    await box.check()
    await box.focus()
    const { data } = (
      await nadia.put<{ data: { id: number; decimals: number }[] }>('/search/', {
        ...{ model: 'Unit', params: { q: 'unité 05' } },
      })
    ).body
    const [unit] = data
    const change = async (decimals: number | undefined) =>
      expect((await nadia.put('/setting/generic/unit', { id: unit?.id, decimals })).status).toBe(200)
    await change(3)
    const row = page.getByRole('row').filter({ hasText: 'Unité 05' })
    await row.getByRole('cell', { name: '3', exact: true }).waitFor()
    await expect.poll(() => row.getAttribute('data-live')).toBe('changed')
    expect([await box.isChecked(), await box.evaluate((one) => one === document.activeElement)]).toEqual([
      true,
      true,
    ])
    expect(await titles()).toHaveLength(10)
    await box.uncheck()
    await change(unit?.decimals)
    await row.getByRole('cell', { name: '3', exact: true }).waitFor({ state: 'detached' })
  })

  test('sorts by several columns, kept in the address and found again after a reload', async () => {
    await button(/Décimales/).click()
    await button(/Décimales/).click()
    await button(/Libellé/).click({ modifiers: ['Shift'] })
    await waitForFirst('Unité 04')
    await hasSearch(page, '?orderBy=decimals|desc&orderBy=label|asc')
    await page.reload()
    await waitForFirst('Unité 04')
    await button(/Décimales/).click()
    await hasSearch(page, '?orderBy=decimals|asc')
    await button(/Décimales/).click()
    await button(/Décimales/).click()
    await hasSearch(page, '')
  })

  test('searches as one types, says where there is no network, and goes on once there is', async () => {
    await page.context().setOffline(true)
    await page.keyboard.press('/')
    await page.keyboard.type('unite 12')
    await page.getByRole('alert').filter({ hasText: 'Le serveur ne répond pas.' }).first().waitFor()
    await page.context().setOffline(false)
    await waitForFirst('Unité 12')
    await expect.poll(titles).toHaveLength(1)
    await hasSearch(page, '?filterBy=q|unite 12')
    await button('Effacer la recherche').click()
    await waitForFirst('Unité 01')
  })

  test('filters by a chosen field, with a chip to take it away', async () => {
    await button('Filtrer').click()
    await page.getByRole('menuitem', { name: 'Nature' }).click()
    await page.getByRole('checkbox', { name: 'Volume' }).click()
    await waitForFirst('Unité 02')
    await hasSearch(page, '?filterBy=kind|volume')
    await button('Terminé').click()
    await expect
      .poll(() => page.getByRole('list', { name: 'Filtres actifs' }).textContent())
      .toContain('Nature :Volume')
    await button('Supprimer tous les filtres').click()
    await waitForFirst('Unité 01')
  })

  test('opens a row, and is found as it was left', async () => {
    await button('Aller à la page 2').click()
    await waitForFirst('Unité 11')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/settings\/unit\/\d+$/)
    await page.goBack()
    await waitForFirst('Unité 11')
    await hasSearch(page, '?page=2')
  })

  test('deletes the selected rows after a confirmation', async () => {
    await view.go('/settings/unit?filterBy=q|unité 40')
    await page.getByRole('checkbox', { name: 'Sélectionner Unité 40' }).click()
    await button('Supprimer').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await page.getByText('Aucun résultat').waitFor()
  })

  test('brings a deleted row back from « Supprimés »', async () => {
    await button('Supprimés').click()
    await button('Rétablir Unité 40').click()
    await page.getByText('« Unité 40 » est de retour dans la liste.').waitFor()
    expect(await look(page, { within: '[role=dialog]' })).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
    await waitForFirst('Unité 40')
  })

  test('changes a field of the selected rows once it has shown what changes, and takes it back', async () => {
    const decimals = () =>
      site.context.db.system('seed', (tx) =>
        tx.query(
          `select decimals from unit where label like 'Unité 0%' and "deletedAt" is null order by label`,
        ),
      )
    const before = await decimals()
    await view.go('/settings/unit?filterBy=q|unité 0')
    await expect.poll(titles).toHaveLength(9)
    await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' }).click()
    await button('Modifier un champ').click()
    await page.getByRole('dialog').getByText('Modifier un champ de 9 lignes').waitFor()
    const choose = async (field: string) => {
      const box = page.getByRole('combobox', { name: 'Champ' })
      await box.fill(field)
      await page.getByRole('option', { name: field, exact: true }).waitFor()
      await box.press('ArrowDown')
      await box.press('Enter')
      await hasValue(box, field)
    }
    await choose('Actif')
    await page.getByText('9 lignes changent').waitFor()
    await choose('Décimales')
    await page.getByRole('dialog').getByLabel('Décimales', { exact: true }).fill('3')
    await page.getByText('7 lignes changent, 2 lignes ont déjà cette valeur').waitFor()
    expect(await look(page, { within: '[role=dialog]' })).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Modifier', exact: true }).click()
    await page.getByText('7 lignes modifiées').waitFor()
    expect(new Set((await decimals()).map((row) => row.decimals))).toEqual(new Set([3]))
    await button('Annuler').click()
    await page.getByText('7 lignes remises comme avant').waitFor()
    expect(await decimals()).toEqual(before)

    // From what each holds: the server shows it first, does it, and takes it back.
    const dialog = page.getByRole('dialog')
    const selectAll = page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' })
    if (!(await selectAll.isChecked())) await selectAll.click()
    await button('Modifier un champ').click()
    await choose('Libellé')
    await dialog.getByLabel('Changement', { exact: true }).selectOption('Rechercher et remplacer')
    await dialog.getByLabel('Rechercher', { exact: true }).fill('UNITÉ 0')
    await dialog.getByLabel('Remplacer par', { exact: true }).fill('Unité 0n° ')
    await dialog.getByText('9 lignes concernées').waitFor()
    await dialog.getByRole('listitem').filter({ hasText: 'Unité 0n° 1' }).first().waitFor()
    expect(await look(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Modifier', exact: true }).click()
    await page.getByText('« Libellé » : 9 lignes modifiées').waitFor()
    await button('Annuler').click()
    await page.getByText('« Libellé » : 9 lignes remises comme avant').waitFor()
    expect(await decimals()).toEqual(before)
    await page
      .getByRole('status')
      .filter({ hasText: '« Libellé »' })
      .getByRole('button', { name: 'Fermer' })
      .click()
  })

  test('changes a field of more found rows than can be selected, by the server itself, and takes it back', async () => {
    await site.context.db.system('seed', (tx) =>
      tx.query(
        `insert into brand (label, position, active) select 'Marque ' || n, (n > 3)::int * 5, true from generate_series(1, 1001) n`,
      ),
    )
    await view.go('/settings/brand?filterBy=q|marque')
    await waitForFirst('Marque 1')
    await page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' }).click()
    await button(/^Modifier un champ des 1.001 lignes trouvées$/).click()
    await page.getByRole('combobox', { name: 'Champ' }).fill('Ordre')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel('Ordre', { exact: true }).fill('5')
    expect(await look(page, { within: '[role=dialog]' })).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Modifier', exact: true }).click()
    await page.getByText(/« Ordre » : 3 lignes modifiées, 998 avaient déjà cette valeur/).waitFor()
    expect(await seenByAxe()).toEqual([])
    await button('Annuler').click()
    await page.getByText('« Ordre » : 3 lignes remises comme avant').waitFor()
    await button('Fermer').click()
  })

  test('changes values in its cells, says there what is refused, and takes a change back', async () => {
    const input = (name: string) => page.getByLabel(name, { exact: true })
    const decimals = (label: string) =>
      site.context.db
        .system('seed', (tx) =>
          tx.query(`select id, decimals, lock_version from unit where label = $1 and "deletedAt" is null`, [
            label,
          ]),
        )
        .then(([row]) => row)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/CellEdits-/, (route) => held.then(() => route.continue()))
    // What does not come at first is asked for again, while the list is read.
    for (const lost of [/declared-/, /CellEdits-/])
      await page.route(lost, (route) => route.abort(), { times: 1 })
    await view.go('/settings/unit?filterBy=q|unité 0')
    await waitForFirst('Unité 01')
    // A cell that is chosen before the code of cells has come is opened by it.
    await page.locator('tr[data-id]').first().locator('td.is-edit').nth(2).click()
    release()
    await expect
      .poll(async () => {
        await page.keyboard.press('F2')
        return input('Décimales : Unité 01').count()
      })
      .toBe(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('F2')
    await page.keyboard.type('Unité 02')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Cette valeur est déjà utilisée' }).waitFor()
    expect(await input('Libellé : Unité 01').inputValue()).toBe('Unité 02')
    expect(await seenByAxe()).toEqual([])
    await input('Libellé : Unité 01').press('Escape')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
    await input('Décimales : Unité 02').press('Escape')
    await page.getByText('Décimales de « Unité 01 » : 2').waitFor()
    expect((await decimals('Unité 01'))?.decimals).toBe(2)
    await page.keyboard.press('Control+z')
    await page.getByText('Décimales de « Unité 01 » remis comme avant : 0').waitFor()

    const { id, lock_version } = (await decimals('Unité 02')) ?? {}
    expect((await site.admin.put('/setting/generic/unit', { id, lock_version, decimals: 3 })).status).toBe(
      200,
    )
    await page.keyboard.press('Enter')
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Garder la mienne/ }).click()
    await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click()
    await page.getByText('Décimales de « Unité 02 » : 0').waitFor()
    expect((await decimals('Unité 02'))?.decimals).toBe(0)
  })

  test('keeps the chosen columns for this person', async () => {
    await view.go('/settings/unit')
    await button('Colonnes').click()
    await button('Retirer Abréviation').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click()
    await page.reload()
    await waitForFirst('Unité 01')
    await hasCount(page.getByRole('columnheader', { name: 'Abréviation' }), 0)
  })

  test('shares a search with a profile, whose users find it, their columns and what the list opens with anywhere', async () => {
    await view.go('/settings/unit?filterBy=kind|volume')
    await waitForFirst('Unité 02')
    await button('Filtres enregistrés').click()
    await button('Enregistrer cette recherche…').click()
    await page.getByLabel('Nom').fill('Volumes')
    await page.keyboard.press('Enter')
    await button('Filtres enregistrés').click()
    await button('Partager « Volumes » avec un profil').click()
    const profile = page.getByRole('combobox', { name: 'Profil' })
    await profile.fill('Super administrateur')
    await page.getByRole('option', { name: 'Super administrateur' }).click()
    await page.getByLabel("La liste s'ouvre avec elle").check()
    expect(await look(page, { within: '[role=dialog]' })).toEqual([])
    await button('Partager').click()
    await page.getByText('« Volumes » est partagée').waitFor()

    const elsewhere = await site.open()
    await elsewhere.go('/settings/unit')
    await hasSearch(elsewhere.page, '?filterBy=kind|volume')
    await hasCount(elsewhere.page.getByRole('columnheader', { name: 'Abréviation' }), 0)
    await elsewhere.page.getByRole('button', { name: 'Filtres enregistrés' }).click()
    await elsewhere.page.getByText('Partagée avec « Super administrateur », ouverte par défaut').waitFor()
    expect(await look(elsewhere.page, { within: '[role=dialog]' })).toEqual([])
    await elsewhere.page.context().close()
    await button('Filtres enregistrés').click()
    await button('Ne plus partager « Volumes »').click()
    await page.getByText("« Volumes » n'est plus partagée").waitFor()
    await view.go('/settings/unit')
    await waitForFirst('Unité 01')
  })

  test('groups its rows by a column: unfolded by the keyboard, opened to as many rows, saved and exported', async () => {
    const groupTable = page.getByRole('table', { name: 'Regroupé par Nature' })
    const row = (name: string) =>
      groupTable.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
    const weights = await site.context.db.system('seed', (tx) =>
      tx.query<{ n: number; sum: number }>(
        `select count(*)::int as n, sum(decimals)::int as sum from unit where kind = 'weight' and "deletedAt" is null`,
      ),
    )
    const { n, sum } = weights[0] ?? { n: 0, sum: 0 }
    await view.go('/settings/unit')
    await button('Regrouper par…').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Regrouper par', { exact: true }).selectOption('kind')
    await dialog.getByRole('checkbox', { name: 'Décimales (somme)' }).check()
    expect(await look(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Regrouper', exact: true }).click()
    await hasSearch(page, '?groupBy=kind&groupMeasure=decimals|sum')
    await expect.poll(() => row('Poids').textContent()).toBe(`Poids${n}${sum}Ouvrir`)

    await groupTable.getByRole('button', { name: 'Poids' }).focus()
    await page.keyboard.press('Enter')
    const rows = page.getByRole('table', { name: 'Lignes de Poids' })
    await hasCount(rows.locator('a.row-link'), Math.min(n, 10))
    const shown = await rows.locator('a.row-link').allTextContents()
    expect(shown.slice(0, 3)).toEqual(['Unité 01', 'Unité 03', 'Unité 05'])
    expect(await seenByAxe()).toEqual([])
    expect(await seenByAxe('dark')).toEqual([])
    await page.keyboard.press('Enter')
    await hasCount(rows, 0)

    await page.getByRole('link', { name: 'Ouvrir la liste de Poids' }).click()
    await hasSearch(page, '?filterBy=kind|weight')
    await page
      .getByRole('status')
      .filter({ hasText: `${n} lignes` })
      .waitFor()
    await page.goBack()
    await groupTable.waitFor()
    await groupTable.getByRole('button', { name: 'Décimales (somme)' }).click()
    await hasSearch(page, '?groupBy=kind&groupMeasure=decimals|sum&groupOrder=decimals|sum|desc')
    const download = page.waitForEvent('download')
    await button('Exporter les groupes').click()
    expect((await download).suggestedFilename()).toMatch(/^Unités_par_Nature.*\.xlsx$/)

    await button('Filtres enregistrés').click()
    await button('Enregistrer cette recherche…').click()
    await page.getByLabel('Nom').fill('Par nature')
    await page.keyboard.press('Enter')
    await button('Ne plus regrouper').click()
    await hasSearch(page, '')
    await waitForFirst('Unité 01')
    await button('Filtres enregistrés').click()
    await page.getByRole('button', { name: 'Par nature', exact: true }).click()
    await groupTable.waitFor()
  })

  test('crosses two columns, and its groups are cards on a phone', async () => {
    await view.go('/settings/unit?groupBy=kind&groupBy=decimals&groupPivot=count')
    const pivot = page.getByRole('table', { name: 'Regroupé par Nature, Décimales' })
    const total = await site.context.db.system('seed', (tx) =>
      tx.query<{ n: number }>('select count(*)::int as n from unit where "deletedAt" is null'),
    )
    await expect.poll(() => pivot.locator('tfoot td').last().textContent()).toBe(String(total[0]?.n))
    expect(await seenByAxe()).toEqual([])
    const [cell] = await pivot.locator('tbody td a').all()
    const count = await cell?.textContent()
    await cell?.click()
    await page
      .getByRole('status')
      .filter({ hasText: `${count} ligne` })
      .waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await view.go('/settings/unit?groupBy=kind&groupBy=decimals')
    const cards = page.getByRole('list', { name: 'Regroupé par Nature, Décimales' })
    await cards.getByRole('button', { name: 'Poids' }).click()
    await cards.getByRole('list', { name: 'Poids' }).getByRole('button').first().click()
    await cards.locator('a.row-link').first().waitFor()
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    expect(await seenByAxe()).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await button('Ne plus regrouper').click()
    await waitForFirst('Unité 01')
    await hasSearch(page, '')
  })

  test('is filtered by conditions in groups, found again by address and by name, and exported as it counts', async () => {
    const where = `"deletedAt" is null and (label like 'Unité 4%' or decimals >= 2 and "createdAt" < now() - interval '40 days')`
    const [{ n = 0 } = {}] = await site.context.db.system('seed', async (tx) => {
      await tx.query(`update unit set "createdAt" = '2020-01-15' where position between 1 and 12`)
      return tx.query<{ n: number }>(`select count(*)::int as n from unit where ${where}`)
    })
    expect(n).toBeGreaterThan(4)
    const counted = () =>
      page
        .getByRole('status')
        .filter({ hasText: `${n} lignes` })
        .waitFor()
    await view.go('/settings/unit')
    await button('Filtrer').click()
    await button('Filtre avancé…').click()
    const dialog = page.getByRole('dialog', { name: 'Filtre avancé' })
    await dialog.getByLabel('Garder les lignes qui remplissent').selectOption('Au moins une')
    await dialog.getByLabel('Champ').selectOption('Libellé')
    await dialog.getByRole('textbox', { name: 'Valeur' }).fill('unite 4')
    const adding = dialog.getByRole('button', { name: 'Ajouter un groupe' })
    await adding.focus()
    await page.keyboard.press('Enter')
    const group = dialog.getByRole('group', { name: 'Groupe de conditions' }).nth(1)
    await dialog.getByRole('button', { name: 'Appliquer' }).click()
    await group.getByText('À compléter').waitFor()
    await group.getByLabel('Champ').selectOption('Décimales')
    await group.getByLabel('Comparaison').selectOption('est au moins')
    await group.getByRole('textbox', { name: 'Valeur' }).fill('2')
    await group.getByRole('button', { name: 'Ajouter une condition' }).click()
    await group.getByLabel('Champ').nth(1).selectOption('Créé le')
    await group.getByLabel('Comparaison').nth(1).selectOption('date de plus de … jours')
    await group.getByRole('textbox', { name: 'Nombre de jours' }).fill('30')
    const sentence =
      'Libellé contient « unite 4 » OU (Décimales est au moins 2 ET Créé le : il y a plus de 30 jours)'
    await dialog.getByRole('status').filter({ hasText: sentence }).waitFor()
    expect(await look(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Appliquer' }).click()
    await counted()
    await button(sentence).waitFor()
    expect(await seenByAxe()).toEqual([])
    const address = page.url()
    await page.reload()
    await counted()

    await button('Filtres enregistrés').click()
    await button('Enregistrer cette recherche…').click()
    await page.getByLabel('Nom').fill('Anciennes')
    await page.keyboard.press('Enter')
    await button('Supprimer le filtre avancé').click()
    await hasSearch(page, '')
    await button('Filtres enregistrés').click()
    await page.getByRole('button', { name: 'Anciennes', exact: true }).click()
    await counted()
    expect(page.url()).toBe(address)

    await button('Exporter').click()
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Exporter', exact: true }).click()
    expect(cellsOf(readFileSync(await (await download).path()))).toHaveLength(n + 1)
    await page.setViewportSize({ width: 390, height: 844 })
    await button(sentence).click()
    await dialog.getByRole('button', { name: 'Supprimer la condition Décimales' }).click()
    expect(await look(page, { within: '[role=dialog]' })).toEqual([])
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    await dialog.getByRole('button', { name: 'Effacer' }).click()
    await hasSearch(page, '')
    await page.setViewportSize({ width: 1440, height: 900 })
    await waitForFirst('Unité 01')
  })

  test('becomes cards on a phone, without overflowing', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('table').waitFor({ state: 'detached' })
    await waitForFirst('Unité 01')
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    const under = () =>
      page
        .locator('footer')
        .last()
        .evaluate((one) => getComputedStyle(one).paddingBottom)
    expect(await under(), 'what floats covers nothing at the end of the page').toBe('88px')
    expect(await seenByAxe()).toEqual([])
  })

  test('changes the values of a card there, and takes the change back', async () => {
    await button('Modifier « Unité 01 »').click()
    const dialog = page.getByRole('dialog', { name: 'Unité 01' })
    await dialog.getByLabel('Décimales').fill('9')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.getByText('La valeur maximale est 3.').waitFor()
    expect(await look(page, { within: '[role=dialog]' })).toEqual([])
    await dialog.getByLabel('Décimales').fill('2')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Décimales de « Unité 01 » : 2').waitFor()
    await button('Annuler').click()
    await page.getByText('Décimales de « Unité 01 » remis comme avant : 0').waitFor()
    expect(page.url()).toMatch(/settings\/unit(\?|$)/)
  })

  test('has the values of its cards chosen and put in order there', async () => {
    await button('Colonnes').click()
    await button('Rétablir les colonnes habituelles').click()
    await button('Retirer Nature').click()
    await button('Monter Ordre').click()
    expect(await seenByAxe()).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click()
    const labels = page.locator('li[data-id]').first().locator('dt')
    await expect.poll(() => labels.allTextContents()).toEqual(['Ordre', 'Décimales', 'Actif'])
  })

  test('has its main action float there, with the import and the export in the menu beside it', async () => {
    await button("Plus d'actions").click()
    await page.getByRole('menuitem', { name: 'Importer' }).waitFor()
    await page.getByRole('menuitem', { name: 'Exporter' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Exporter', exact: true }).waitFor()
    await pressEscape(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await button('Créer').click()
    await page.getByRole('heading', { name: 'Unité : création' }).waitFor()
  })

  test('folds the groups of the settings there: one is open at a time', async () => {
    await view.go('/settings')
    await button(/^Catalogues/).click()
    await page.getByRole('link', { name: 'Familles', exact: true }).waitFor()
    await button(/^Produits/).click()
    await page.getByRole('link', { name: 'Familles', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Unités', exact: true }).waitFor()
    expect(await seenByAxe()).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

test('the settings hub finds a table by one of its fields, and opens it', async () => {
  await view.go('/settings')
  await page.getByRole('heading', { name: 'Paramètres' }).waitFor()
  // The browser stays where the page was read before: what lies below the bar there is no small target.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await seenByAxe()).toEqual([])
  await page.getByRole('searchbox').fill('abreviation')
  await page.getByText('contient : Abréviation').first().waitFor()
  await page.getByRole('link', { name: /Unités/ }).click()
  await waitForFirst('Unité 01')
})

test('the likely doubles of a list are compared and merged; the old address leads to the kept record, until the merge is taken back', async () => {
  const made = async (label: string) =>
    (await site.admin.post<{ id: number }>('/setting/generic/brand', { label })).body.id
  const [first, second] = [await made('Beau Pré'), await made('Beau-Pre')]
  await view.go('/settings/brand')
  await page.getByRole('link', { name: 'Doublons' }).click()
  await page.getByRole('heading', { name: 'Doublons' }).waitFor()
  await page.getByRole('link', { name: 'Comparer Beau Pré, Beau-Pre' }).waitFor()
  expect(await seenByAxe()).toEqual([])
  await page.getByRole('link', { name: 'Comparer Beau Pré, Beau-Pre' }).click()
  const label = page.getByRole('group', { name: 'Libellé' })
  await label.getByRole('radio', { name: `n° ${second} : Beau-Pre` }).check()
  expect(await seenByAxe()).toEqual([])
  await shoot('comparison')
  await button('Fusionner').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fusionner' }).click()
  await page.getByText('Les fiches sont fusionnées').first().waitFor()
  await shoot('merged')
  const kept = await page.getByRole('link', { name: 'Ouvrir la fiche gardée' }).getAttribute('href')
  const old = kept?.endsWith(`/${first}`) ? second : first
  await view.go(`/settings/brand/${old}`)
  await page.waitForURL(new RegExp(`${kept}$`))
  await hasValue(page.getByRole('textbox', { name: 'Libellé' }), 'Beau-Pre')
  await view.go('/settings/brand/doubles')
  await button('Annuler la fusion de Beau-Pre').waitFor()
  await shoot('doubles')
  await button('Annuler la fusion de Beau-Pre').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la fusion' }).click()
  await page.getByRole('link', { name: 'Comparer Beau Pré, Beau-Pre' }).waitFor()
  await view.go(`/settings/brand/${old}`)
  await hasValue(page.getByRole('textbox', { name: 'Libellé' }), old === first ? 'Beau Pré' : 'Beau-Pre')
})
