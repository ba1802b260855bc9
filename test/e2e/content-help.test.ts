import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parisDay } from '../../resources/schema/paris-time'
import { seenByAxe } from '../kit/axe'
import { openSite, type Site } from '../kit/site'

let site: Site
const folder = mkdtempSync(join(tmpdir(), 'portail-help-'))
const day = 86_400_000
const applications = { 'back-office': 1, tenders: 2, 'front-office': 4 } as const

async function add(name: string, mime: string, apps: readonly number[], date: string): Promise<void> {
  const key = name.toLowerCase().replace(/[^a-z0-9.]/g, '-')
  const source = join(folder, key)
  writeFileSync(source, `%PDF-1.4 ${name}`)
  await site.context.files.put(`upload/helpcenter/${key}`, source)
  await site.context.db.system('seed', async (tx) => {
    const [file] = await tx.query<{ id: number }>(
      `insert into "file" (path, unique_name, mime_type, filename) values ('/helpcenter', $1, $2, $3) returning id`,
      [key, mime, name],
    )
    const [row] = await tx.query<{ id: number }>(
      'insert into help_document (file_label, application_date, file_id, enable, active) values ($1, $2, $3, true, true) returning id',
      [name.replace(/\.\w+$/, ''), date, file?.id],
    )
    await tx.query(
      'insert into help_document_application_ids (help_document_id, application_id) select $1, unnest($2::bigint[])',
      [row?.id, apps],
    )
  })
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

beforeAll(async () => {
  site = await openSite()
  const [today, tomorrow] = [site.clock.now(), new Date(site.clock.now().getTime() + day)].map(parisDay)
  const all = Object.values(applications)
  const add1 = (name: string, mime: string) => add(name, mime, all, today ?? '')
  await add1('Tableau.xlsx', excel)
  await add1('Autre.bin', 'application/octet-stream')
  await add1('Photo.png', 'image/png')
  await add1('Film.mp4', 'video/mp4')
  await add1('Lettre.docx', word)
  await add1('zèbre.pdf', 'application/pdf')
  await add1('Abeille.pdf', 'application/pdf')
  await add('Demain.pdf', 'application/pdf', [2], tomorrow ?? '')
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true })
})

const people = {
  'back-office': 'nadia.roche@demo.example',
  'front-office': 'karim.benali@demo.example',
  tenders: 'fm@martin.example',
} as const

async function enter(application: keyof typeof people, at?: Date): Promise<Page> {
  const { page } = await site.open({ email: people[application] })
  if (at) await page.clock.setFixedTime(at)
  await page.goto(`${site.url}/${application}/helpCenterList`)
  await page.getByRole('heading', { name: 'Abeille' }).waitFor()
  return page
}
const names = (page: Page) => page.getByRole('listitem').getByRole('heading').allTextContents()

const inOrder = ['Abeille', 'zèbre', 'Lettre', 'Tableau', 'Film', 'Photo', 'Autre']

test('S15.6: documents come by kind, then by label; Word and Excel are only downloaded', async () => {
  const page = await enter('front-office')
  expect(await names(page)).toEqual(inOrder)
  const can = (what: string, name: string) =>
    page.getByRole('button', { name: `${what} ${name}`, exact: true })
  await expect.poll(() => can('Visualiser', 'Abeille').count()).toBe(1)
  for (const name of ['Lettre', 'Tableau']) {
    await expect.poll(() => can('Visualiser', name).count()).toBe(0)
    await expect.poll(() => can('Télécharger', name).count()).toBe(1)
  }
  const [download] = await Promise.all([page.waitForEvent('download'), can('Télécharger', 'Tableau').click()])
  expect(download.suggestedFilename()).toBe('Tableau.xlsx')
  expect(await seenByAxe(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Rechercher un document' }).fill('zebre')
  await expect.poll(() => names(page)).toEqual(['zèbre'])
  await page.getByRole('searchbox').fill('introuvable')
  await page.getByText('Aucun document ne correspond à votre recherche.').waitFor()
  await page.close()
})

test('S15.6: a document of tomorrow is seen nowhere today, and tomorrow in its applications only', async () => {
  for (const application of ['back-office', 'front-office', 'tenders'] as const) {
    const page = await enter(application)
    expect(await names(page), application).toEqual(inOrder)
    await page.close()
  }
  site.clock.advance(day)
  const tomorrow = site.clock.now()
  const supplier = await enter('tenders', tomorrow)
  expect(await names(supplier)).toEqual(['Abeille', 'Demain', ...inOrder.slice(1)])
  await supplier.close()
  const member = await enter('front-office', tomorrow)
  expect(await names(member)).toEqual(inOrder)
  await member.close()
})

test('S15.6: with nine documents the list has pages of eight; a file that is lost is told, and a list without documents says so', async () => {
  const today = parisDay(site.clock.now())
  const first = await enter('back-office', site.clock.now())
  await expect.poll(() => first.getByRole('navigation', { name: "Pages du centre d'aide" }).count()).toBe(0)
  await first.close()
  await add('Neuvième.pdf', 'application/pdf', [1], today)
  await add('Huitième.pdf', 'application/pdf', [1], today)
  const page = await enter('back-office', site.clock.now())
  expect(await names(page)).toHaveLength(8)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await expect.poll(() => names(page)).toEqual(['Autre'])
  await page.getByRole('button', { name: 'Page 1' }).click()
  await page.getByText('PDF', { exact: true }).first().waitFor()
  await site.context.files.remove('upload/helpcenter/abeille.pdf')
  for (const [act, said] of [
    ['Visualiser', "Erreur lors de l'ouverture du fichier"],
    ['Télécharger', 'Erreur lors du téléchargement du fichier'],
  ] as const) {
    await page.getByRole('button', { name: `${act} Abeille`, exact: true }).click()
    await page.getByRole('region', { name: 'Notifications' }).getByText(said).waitFor()
  }
  await site.context.db.system('seed', (tx) => tx.query('update help_document set enable = false'))
  await page.reload()
  await page.getByText('Aucun document disponible').waitFor()
  await page.close()
})
