import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../examples/library/resources'
import { librarianEmail, openLibrary } from '../kit/library'
import { button } from '../kit/pages'
import { type Site, siteOf } from '../kit/site'
import { visitScreens } from '../kit/visit-screens'

const open = async (): Promise<Site> =>
  siteOf(await openLibrary(), { base: '/library', adminEmail: librarianEmail })

beforeAll(() => void execFileSync(process.execPath, ['scripts/build.mjs', 'library'], { stdio: 'ignore' }))

visitScreens({
  ...{ resources, open, base: '/library', start: { path: '/', heading: 'Prêts par livre' } },
  visited: ['theme', 'book', 'member', 'loan'].map((name) => resources.get(name)),
})

let site: Site
beforeAll(async () => {
  site = await open()
})
afterAll(() => site?.close())

test('a book is given back by its button, and its history says who took it', async () => {
  const { page, go } = await site.open()
  await go('/')
  await page.getByRole('link', { name: 'Prêts' }).click()
  await page.getByRole('cell', { name: 'Germinal' }).click()
  await button(page, 'Rendre').click()
  await page.getByText('Le livre est rendu.').waitFor()
  await page.getByRole('button', { name: 'Historique', exact: true }).click()
  // In the top bar, and beside each change.
  await expect.poll(() => page.getByText('Anne Petit').count()).toBeGreaterThan(1)
})

test('a reader finds the own loans, and nothing to change', async () => {
  const { page, go } = await site.open({ email: 'louise@library.example' })
  await go('/loan')
  await page.getByRole('cell', { name: 'Notre-Dame de Paris' }).waitFor()
  expect(await page.getByText('Germinal').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Lecteurs' }).count()).toBe(0)
  expect(await button(page, 'Créer').count()).toBe(0)
})
