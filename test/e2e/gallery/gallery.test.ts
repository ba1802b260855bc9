import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { seenByAxe } from '../../kit/axe'
import { drag } from '../../kit/drag'
import { pressEscape } from '../../kit/pages'
import { openBrowser, type TestBrowser } from '../../kit/site'
import { serveGallery } from './serve'

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: TestBrowser
let page: Page

beforeAll(async () => {
  gallery = await serveGallery()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await gallery?.stop()
})
afterEach(() => page?.context().close())

async function open(colorScheme: 'light' | 'dark' = 'light', width = 1440) {
  // Its marks of waiting never end: at rest they need not be waited for.
  const context = await browser.newContext({
    ...{ colorScheme, viewport: { width, height: 900 }, locale: 'fr-FR', reducedMotion: 'reduce' },
  })
  page = await context.newPage()
  await page.goto(gallery.url)
  await page.getByRole('heading', { name: 'Galerie' }).waitFor()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = (id: string) => page.getByTestId(id).textContent()

test.each([
  ['light', 1440],
  ['light', 390],
  ['dark', 1440],
  ['dark', 390],
] as const)('axe finds nothing, and nothing overflows: %s at %i px', async (scheme, width) => {
  await open(scheme, width)
  for (const name of ['Succès', 'Erreur', 'Information', 'Mise à jour']) await button(name).click()
  const look = scheme === 'light' ? { bestPractice: true } : { rules: ['color-contrast'] }
  expect(await seenByAxe(page, look)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('open dialogs, menus and lists pass axe too', async () => {
  await open()
  const within = '[role=dialog], [role=alertdialog], [role=menu]'
  const layers = page.locator(within)
  for (const name of ['Ouvrir une fenêtre', 'Supprimer le fournisseur', "Plus d'actions"]) {
    await button(name).click()
    await layers.waitFor()
    expect(await seenByAxe(page, { within })).toEqual([])
    await pressEscape(page)
    await layers.waitFor({ state: 'detached' })
  }
  await page.getByRole('combobox', { name: 'Familles' }).fill('pro')
  await page.getByRole('option').first().waitFor()
  expect(await seenByAxe(page, { within: '[role=combobox][aria-expanded=true], [role=listbox]' })).toEqual([])
})

test('the scheme follows the system, then the choice, which stays', async () => {
  await open('dark')
  const scheme = () => page.locator('html').getAttribute('data-color-scheme')
  await expect.poll(scheme).toBe('dark')
  await button('Thème clair').click()
  await expect.poll(scheme).toBe('light')
  await page.reload()
  await button('Thème sombre').waitFor()
  await expect.poll(scheme).toBe('light')
})

test('items are dragged from one list to the other, and in order', async () => {
  await open()
  const row = (name: string) =>
    page.getByRole('group', { name: 'Familles suivies' }).getByRole('listitem').filter({ hasText: name })
  const at = { x: 40, y: 34 }
  await drag(page, row('Surgelés'), { to: row('Viandes et volailles'), at })
  await expect.poll(() => text('picked')).toBe('3,7,1')
  await drag(page, row('Viandes et volailles'), { to: row('Fruits et légumes frais'), at })
  await expect.poll(() => text('picked')).toBe('7,1,3')
  await drag(page, row('Surgelés'), { to: row('Boissons') })
  await expect.poll(() => text('picked')).toBe('1,3')
})

test('the picker is worked at the keyboard alone', async () => {
  await open()
  const selected = page.getByRole('list', { name: 'Sélectionnés' })
  await selected.getByRole('button', { name: 'Descendre Viandes et volailles' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => text('picked')).toBe('1,3')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Descendre Viandes et volailles')
})

test('an image is cropped to 200 × 200 px in JPEG, by a chunk loaded only then', async () => {
  await open()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 500, height: 300 } })
  const logo = page.getByRole('group', { name: 'Logo du groupe' })
  await logo.locator('input').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture })
  await button('Recadrer').click()
  await button('Utiliser cette image').click()
  await expect.poll(() => text('logo')).toMatch(/^logo\.jpg image\/jpeg \d+/)
  const size = () =>
    logo.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([200, 200])
  expect(asked.some((url) => /CropEditor.*\.js/.test(url))).toBe(true)
  expect(
    readdirSync(join(gallery.outDir, 'assets')).filter((name) => /^CropEditor.*\.css$/.test(name)),
  ).toHaveLength(1)
})

test('the calendar button opens the day of the field', async () => {
  await open()
  await page.getByRole('textbox', { name: 'Du' }).fill('5/4/2026')
  await expect.poll(() => text('interval')).toBe('2026-04-05T00:00:00 → 2026-04-05T23:59:59')
  await page.getByRole('button', { name: 'Ouvrir le calendrier : Du' }).click()
  await page.keyboard.press('Escape')
})
