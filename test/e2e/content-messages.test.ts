import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../kit/actors'
import { seenByAxe } from '../kit/axe'
import { overflow } from '../kit/pages'
import { openSite, type Site } from '../kit/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
  await site.context.db.system('seed', (tx) => tx.query('update dashboardmessage set "deletedAt" = now()'))
})
afterAll(() => site?.close())

const person = (name: string) => `${name}@demo.example`

/** Opens an application as somebody, at a moment of the server's clock: sessions do not outlive its leaps. */
async function enter(name: string, application: string, moment?: string): Promise<Page> {
  if (moment) site.clock.set(moment)
  const { page } = await site.open({ email: person(name) })
  await page.goto(`${site.url}/${application}`)
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const write = async (message: object) => {
  const nadia = await signIn(site.app, person('nadia.roche'))
  return nadia.post('/dashboardmessage', message)
}

test('S15.5: an administrator writes a blocking message with its preview', async () => {
  site.clock.set('2026-11-21T09:00:00Z')
  const page = await enter('nadia.roche', 'back-office/settings/dashboardmessage/create')
  await page.locator('#field-title').fill('Application en maintenance')
  const editor = page.getByRole('textbox', { name: 'Contenu' })
  await editor.click()
  await page.keyboard.type('Le portail revient à 22 heures.')
  await editor.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Gras' }).click()
  const preview = page.getByRole('region', { name: 'Aperçu' })
  await preview.getByText('Application en maintenance').waitFor()
  await preview.locator('strong', { hasText: 'Le portail revient à 22 heures.' }).waitFor()
  expect(await seenByAxe(page)).toEqual([])
  await page.close()
  const saved = await write({
    dashboardmessage_type_id: 3,
    title: 'Application en maintenance',
    content: '<p><strong>Le portail revient à 22 heures.</strong></p>',
    startDate: '2026-11-21T19:00:00Z',
    endDate: '2026-11-21T21:00:00Z',
    adherent_ids: [1],
  })
  expect(saved.status).toBe(200)
})

test('S15.5: at 20:30 Karim sees the maintenance screen, Nadia does not', async () => {
  const karim = await enter('karim.benali', 'front-office', '2026-11-21T19:30:00Z')
  await heading(karim, 'Application en maintenance').waitFor()
  await karim.getByText('prévue le 21/11/2026 22:00').waitFor()
  await expect.poll(() => karim.getByRole('navigation').count()).toBe(0)
  expect(await seenByAxe(karim)).toEqual([])
  await karim.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(karim)).toBe(0)
  await karim.close()
  const nadia = await enter('nadia.roche', 'back-office')
  await heading(nadia, 'Bonjour Nadia').waitFor()
  await nadia.close()
})

test('S15.5: « Vérifier maintenant » gives the application back when the message is over', async () => {
  const karim = await enter('karim.benali', 'front-office', '2026-11-21T20:50:00Z')
  await heading(karim, 'Application en maintenance').waitFor()
  site.clock.set('2026-11-21T21:00:01Z')
  await karim.getByRole('button', { name: 'Vérifier maintenant' }).click()
  await heading(karim, 'Bonjour Karim').waitFor()
  await karim.close()
})

test('S15.5: an important message is shown once, until « J’ai lu »', async () => {
  await write({
    dashboardmessage_type_id: 2,
    title: 'Révision des prix',
    content: '<p>Les prix changent <a href="https://exemple.fr">demain</a>.</p>',
    startDate: '2026-11-21T21:00:00Z',
    endDate: '2026-11-22T21:00:00Z',
    adherent_ids: [1],
  })
  const karim = await enter('karim.benali', 'front-office')
  const popup = karim.getByRole('dialog', { name: 'Révision des prix' })
  await popup.waitFor()
  await expect
    .poll(() => popup.getByRole('link', { name: 'demain' }).getAttribute('rel'))
    .toBe('noopener noreferrer')
  await karim.keyboard.press('Escape')
  await popup.waitFor()
  expect(await seenByAxe(karim)).toEqual([])
  await popup.getByRole('button', { name: "J'ai lu" }).click()
  await popup.waitFor({ state: 'detached' })
  await karim.reload()
  await heading(karim, 'Bonjour Karim').waitFor()
  const answer = karim.waitForResponse((one) => one.url().includes('/dashboardmessage/'))
  await karim.reload()
  await answer
  await heading(karim, 'Bonjour Karim').waitFor()
  await expect.poll(() => popup.count()).toBe(0)
  await karim.close()
})

test('an information stands as a banner on the first screen', async () => {
  await write({
    dashboardmessage_type_id: 1,
    title: 'Bienvenue',
    content: '<p>Bonjour à tous</p>',
    startDate: '2026-11-21T21:00:00Z',
    endDate: '2026-11-22T21:00:00Z',
  })
  for (const [name, application] of [
    ['hugo.vidal', 'front-office'],
    ['nadia.roche', 'back-office'],
  ] as const) {
    const page = await enter(name, application)
    await page.getByRole('region', { name: 'Messages' }).getByText('Bonjour à tous').waitFor()
    await page.close()
  }
})
