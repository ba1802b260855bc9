import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seenByAxe as look } from '../kit/axe'
import { hasCount, pressEscape } from '../kit/pages'
import { openSite, type Site, type SitePage } from '../kit/site'
import { cellsOf, workbook } from '../kit/workbooks'

let site: Site
let page: Page
let view: SitePage
let references: readonly string[] = []

beforeAll(async () => {
  site = await openSite()
  const known = await site.context.db.system('seed', (tx) =>
    tx.query<{ ref: string }>(
      `select min(ref_supplier) as ref from article where "deletedAt" is null group by ref_supplier having count(*) = 1 order by min(id) limit 8`,
    ),
  )
  references = known.map(({ ref }) => ref)
  view = await site.open()
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

/** Titles of a template, as it was downloaded. */
async function templateOf(list: string): Promise<unknown[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Télécharger le modèle', dialog(`Importer : ${list}`)).click(),
  ])
  expect(download.suggestedFilename()).toBe(`Modèle ${list}.xlsx`)
  return cellsOf(readFileSync(await download.path()))[0] ?? []
}

/** What the check has counted, by its label. */
async function counters(): Promise<Record<string, string>> {
  const result = page.getByRole('region', { name: 'Résultat de la vérification' })
  await result.waitFor()
  const [labels, numbers] = await Promise.all(
    ['dt', 'dd'].map((name) => result.locator(name).allInnerTexts()),
  )
  return Object.fromEntries((labels ?? []).map((label, n) => [label, (numbers ?? [])[n] ?? '']))
}

/** Holds a row, as somebody who is changing it does, until the answer is called. */
async function held(table: string, id: number): Promise<() => Promise<void>> {
  let release: (() => void) | undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  let work: Promise<void> | undefined
  await new Promise<void>((isHeld, failed) => {
    work = site.context.db.system('seed', async (tx) => {
      await tx.query(`select 1 from ${table} where id = $1 for update`, [id])
      isHeld()
      await released
    })
    work.catch(failed)
  })
  return async () => {
    release?.()
    await work
  }
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
    expect(head).toEqual(['Libellé', 'Couleur'])
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
    await choose(Buffer.from('Libellé;Couleur'), 'tags.pdf')
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
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button('Télécharger le fichier annoté').click(),
    ])
    expect(download.suggestedFilename()).toBe('Erreurs tags.xlsx')
    const told = cellsOf(readFileSync(await download.path())).map(([errors]) => errors)
    expect(told.slice(0, 3)).toEqual(["Erreurs d'import", null, 'Libellé : Ce champ est obligatoire.'])
  })
  test('stays with its file when the screen is turned across the width of a phone', async () => {
    const file = dialog('Importer : Tags').getByText('tags.xlsx')
    await file.waitFor()
    for (const [width, role] of [
      [390, 'button'],
      [1440, 'link'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole(role, { name: 'Créer', includeHidden: true }).waitFor({ state: 'attached' })
      await file.waitFor()
    }
  })
  test('asks what the columns of a foreign file are, and shows what will change', async () => {
    await choose(workbook([['Nos tags'], [], ['Désignation', 'Bidule'], ['AAB tag venu d’ailleurs', 'x']]))
    await page.getByText('Des colonnes de ce fichier sont inconnues').waitFor()
    await page.getByRole('combobox', { name: 'Désignation' }).selectOption('Libellé')
    await page.getByRole('combobox', { name: 'Bidule' }).selectOption('Ignorer cette colonne')
    await button('Vérifier avec ces colonnes').click()
    const line = page.getByRole('list', { name: 'Ce qui va changer' }).getByRole('listitem').first()
    await line.getByText('Ligne 4 — AAB tag venu d’ailleurs (nouvelle ligne)').waitFor()
    await button('Importer 1 ligne').waitFor()
    expect(await seenByAxe()).toEqual([])
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

describe('a foreign file', () => {
  const name = (what: string) => `Unité ${what} d'ailleurs`
  const kept = (what: string) =>
    site.context.db.system('seed', (tx) =>
      tx.query(`select kind, decimals from unit where label = $1 and "deletedAt" is null`, [name(what)]),
    )

  test('is said column by column, then value by value, checked, imported, found among the imports, and undone', async () => {
    await view.go('/settings/unit')
    await button('Importer').click()
    const modal = dialog(/^Importer/)
    await choose(
      workbook([
        ['Tarif 2026 de quelqu’un'],
        [],
        ['Désignation', 'Nature de la chose', 'Bidule'],
        [name('une'), 'Poid', 'x'],
        [name('deux'), 'Poid', 'y'],
      ]),
      'unités.xlsx',
    )
    const column = (title: string) => modal.getByRole('combobox', { name: title, exact: true })
    await expect.poll(() => column('Désignation').inputValue()).toBe('label')
    await modal.getByText(`Ex. : ${name('une')} · ${name('deux')} — proposé : titre`).waitFor()
    await column('Nature de la chose').selectOption('Nature')
    await column('Bidule').selectOption('Ignorer cette colonne')
    await column('Ajouter un champ absent du fichier').selectOption('Décimales')
    await modal.getByRole('textbox', { name: 'Décimales, pour toutes les lignes' }).fill('2')
    expect(await seenByAxe()).toEqual([])
    await button('Vérifier avec ces colonnes').click()

    const value = modal.getByRole('combobox', { name: 'Nature « Poid » (2 lignes)' })
    await expect.poll(() => value.inputValue()).toBe('Poids')
    expect(await seenByAxe()).toEqual([])
    await button('Vérifier avec ces valeurs').click()
    await button('Importer 2 lignes').click()
    await page.getByText('Import terminé : 2 créations, 0 modification.').waitFor()
    expect(await kept('une')).toEqual([{ kind: 'weight', decimals: 2 }])

    await view.go('/imports')
    const line = page.getByRole('row').filter({ hasText: 'unités.xlsx' })
    await line.getByText('2 créations').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button('Télécharger le fichier unités.xlsx', line).click(),
    ])
    expect(download.suggestedFilename()).toBe('unités.xlsx')
    await button("Annuler l'import de unités.xlsx", line).click()
    await page.getByRole('alertdialog').getByText('2 lignes créées sont supprimées').waitFor()
    await button("Annuler l'import", page.getByRole('alertdialog')).click()
    await dialog("Annulation de l'import").getByText("2 lignes comme avant l'import.").waitFor()
    expect(await seenByAxe()).toEqual([])
    await button('Fermer', dialog("Annulation de l'import")).last().click()
    await line.getByText('Annulé', { exact: true }).waitFor()
    expect(await kept('une')).toEqual([])
    await view.go('/settings/tag')
  })
})

describe('how far an import is', () => {
  test('is shown while the lines are checked, and while they are imported', async () => {
    const name = `Lot ${Date.now()}`
    const rows = await site.context.db.system('seed', (tx) =>
      tx.query<{ id: number }>('insert into tag (label) values ($1) returning id', [`${name} tenu`]),
    )
    const id = Number(rows[0]?.id)
    const progress = (label: string) => page.getByRole('progressbar', { name: label })
    const news = Array.from({ length: 499 }, (_, n) => [`${name} ${n}`, '#112233'])
    await button('Importer').click()
    const release = await held('tag', id)
    try {
      await choose(workbook([['Libellé', 'Couleur'], ...news, [`${name} tenu`, '#445566']]))
      await progress('Vérification : 499 sur 500 lignes').waitFor()
      await expect
        .poll(() => progress('Vérification : 499 sur 500 lignes').getAttribute('aria-valuenow'))
        .toBe('99.8')
      expect(await seenByAxe()).toEqual([])
    } finally {
      await release()
    }
    expect(await counters()).toMatchObject({ Lignes: '500', 'À créer': '499', 'À modifier': '1' })
    const releaseAgain = await held('tag', id)
    try {
      await button('Importer 500 lignes').click()
      await progress('Import : 499 sur 500 lignes').waitFor()
    } finally {
      await releaseAgain()
    }
    await page.getByText('Import terminé : 499 créations, 1 modification.').waitFor()
  })
})

/** A file of each kind that the catalogue is given: its good lines, and its wrong ones with what is said of each. */
const files = {
  articles: {
    list: 'Articles',
    path: '/article',
    title: 'Catalogues',
    heads: ['Libellé', 'Référence fournisseur', 'Produit', 'Fournisseur', 'Cotation', 'Taux de TVA'],
    line: (name: string, n: number) => [
      `AAA ${name} ${n}`,
      `${name}-${n}`,
      'P00002',
      'Boucherie Martin',
      9 + n / 100,
      '5,5 %',
    ],
    wrong: [
      ['Sans produit', 'X-1', 'P99999', 'Boucherie Martin', 1, '5,5 %'],
      ['Sans fournisseur', 'X-2', 'P00002', 'Inconnu', 'abc', '5,5 %'],
    ],
    said: [
      ['Ligne 3 — Sans produit', 'Produit : « P99999 » est introuvable.'],
      ['Ligne 4 — Sans fournisseur', 'Fournisseur : « Inconnu » est introuvable.'],
    ],
    seen: (name: string) => `AAA ${name} 0`,
  },
  prices: {
    list: 'Prix',
    path: '/article_price',
    title: 'Prix des articles',
    heads: ['Article', 'Du', 'Cotation'],
    line: (name: string, n: number) => [references[n], dayOf(name), 11 + n / 100],
    wrong: [
      ['AR1', '01/02/2020', 9],
      ['AR-INCONNU', '01/01/2031', 9],
    ],
    said: [
      ['Ligne 3 — AR1', 'Un prix passé ne se réécrit pas'],
      ['Ligne 4 — AR-INCONNU', 'Article : « AR-INCONNU » est introuvable.'],
    ],
    seen: (name: string) => dayOf(name),
  },
} as const

/** A day of its own for each attempt: a price is not given twice. */
const dayOf = (name: string) => `${10 + (Number(name) % 18)}/01/2031`

describe.each(Object.entries(files))('an import of %s', (_what, file) => {
  const { list, path, title, heads, line, wrong, said, seen } = file
  let attempt = 0

  test('gives its template, tells each wrong line, counts, imports, and refuses the same file', async () => {
    attempt += 1
    const good = [heads, ...Array.from({ length: 8 }, (_, n) => line(String(attempt), n))]
    await view.go(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await button('Importer').click()
    const modal = dialog(`Importer : ${list}`)
    const titles = (await templateOf(list)).map((one) => String(one).replace(' *', ''))
    expect(titles).toEqual(expect.arrayContaining([...heads]))

    await choose(workbook([heads, good[1] ?? [], ...wrong]))
    await button('Voir les 2 erreurs').click()
    const errors = dialog("Erreurs d'import")
    for (const [where, why] of said)
      await errors.getByRole('listitem').filter({ hasText: where }).filter({ hasText: why }).first().waitFor()
    await pressEscape(page)
    await errors.waitFor({ state: 'detached' })
    expect(await counters()).toMatchObject({ Lignes: '3', Valides: '1', 'En erreur': '2' })

    await choose(workbook(good))
    await button('Importer 8 lignes').waitFor()
    expect(await counters()).toMatchObject({ Lignes: '8', 'À créer': '8', 'En erreur': '0' })
    await button('Importer 8 lignes').click()
    await page.getByText('Import terminé : 8 créations, 0 modification.').waitFor()
    await modal.waitFor({ state: 'detached' })
    await page
      .getByRole('table')
      .getByText(seen(String(attempt)), { exact: true })
      .first()
      .waitFor()

    await button('Importer').click()
    await choose(workbook(good))
    await modal
      .getByText('Ce fichier a déjà été importé : exportez-le, modifiez-le puis importez-le à nouveau')
      .waitFor()
    await expect.poll(() => button(/^Importer$/, modal).isDisabled()).toBe(true)
  })
})

describe('a file of another kind', () => {
  test('in the letters of Windows is told to be read so, read otherwise, and imported', async () => {
    await view.go('/settings/tag')
    await button('Importer').click()
    const modal = dialog('Importer : Tags')
    const text = 'Tags du groupe\r\nLibellé;Couleur\r\nPâtissier;#112233\r\nBœuf;#223344\r\n'
    const bytes = Buffer.from([...text].map((char) => (char === 'œ' ? 0x9c : char.charCodeAt(0))))
    await choose(bytes, 'tags.csv')
    const part = modal.getByRole('region', { name: 'Lecture du fichier' })
    await part
      .getByText('Encodage Windows-1252 · Séparateur Point-virgule ( ; ) · titres en ligne 2')
      .waitFor()
    await button('Lire le fichier autrement', part).click()
    await part.getByLabel('Encodage').selectOption('UTF-16 LE')
    await button('Relire le fichier', part).click()
    await part.getByText(/^Encodage UTF-16 LE/).waitFor()
    await button('Lire le fichier autrement', part).click()
    await part.getByLabel('Encodage').selectOption('Windows-1252')
    await button('Relire le fichier', part).click()
    await modal.getByText('Le fichier est prêt à être importé.').waitFor()
    await button('Colonnes du fichier (2)', modal).click()
    await modal.getByText('Ex. : Pâtissier · Bœuf').waitFor()
    expect(await seenByAxe()).toEqual([])
    await button('Importer 2 lignes', modal).click()
    await page.getByText('Import terminé : 2 créations').waitFor()
    await page.getByRole('cell', { name: 'Bœuf' }).or(page.getByText('Bœuf')).first().waitFor()
  })
})
