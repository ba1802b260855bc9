import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson } from '../kit/actors'
import { adminEmail, openSite, type Site } from '../kit/site'

let site: Site
const cook = 'chef@coque.example'
const lost = 'parti@coque.example'
const ids = { group: 0, one: 0, two: 0, gone: 0 }

const sql = (text: string, values: unknown[] = []) =>
  site.context.db.system('seed', (tx) => tx.query<{ id: number }>(text, values))
const insert = async (text: string, values: unknown[]) =>
  Number((await sql(`${text} returning id`, values))[0]?.id)

const adherent = (name: string, group: number | null, status: number, stock: boolean) =>
  insert(
    `insert into adherent (name, corporate_name, company_id, "groupAdherent_id", adherent_status_id, is_access_module_allowed)
     values ($1, $1, (select min(id) from company), $2, $3, $4)`,
    [name, group, status, stock],
  )

beforeAll(async () => {
  site = await openSite()
  const service = '(select min(id) from company)'
  ids.group = await insert(`insert into groupadherent (label, company_id) values ($1, ${service})`, [
    'Groupe Coque',
  ])
  ids.one = await adherent('Coque un', ids.group, 1, true)
  ids.two = await adherent('Coque deux', ids.group, 1, false)
  ids.gone = await adherent('Coque partie', null, 4, false)
  await addPerson(site, { email: cook, profile: 'CH', first_name: 'Karim', groups: [ids.group] })
  await addPerson(site, { email: lost, profile: 'CH', adherents: [ids.gone] })
})
afterAll(() => site?.close())

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })

async function seenByAxe(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
}

/** Makes every access token of a person too old, as time would. */
const expireAccess = (email: string) =>
  sql(
    `update token set expires_at = now() - interval '1 hour'
     where purpose = 'access' and user_id = (select id from "user" where email = $1)`,
    [email],
  )

const endSessions = (email: string) =>
  sql(
    `update session set ended_at = now(), ended_by = 'status' where user_id = (select id from "user" where email = $1)`,
    [email],
  )

describe('the shell of the back office', () => {
  test('shows the person, the menu with the settings last, the title and the footer', async () => {
    const { page, go } = await site.open()
    await go('/')
    await page.getByRole('heading', { name: 'Bonjour Claire' }).waitFor()
    await nav(page).getByRole('link').first().waitFor()
    const labels = await nav(page).locator('> ul > li').allTextContents()
    expect(labels[0]).toBe('Accueil')
    expect(labels.at(-1)).toBe('Paramètres')
    expect(await page.title()).toBe('Portail Achats – Accueil')
    expect(await kept(page, 'current_route_name')).toBe('Home')
    expect(await page.getByRole('contentinfo').textContent()).toContain(
      `© 2022–${new Date().getFullYear()} Valaé`,
    )
    expect(await button(page, 'Menu de Claire Moreau').count()).toBe(1)
  })

  test('has nothing for axe, light and dark, wide and narrow', async () => {
    const { page, go } = await site.open()
    for (const width of [390, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme })
        await go('/')
        await page.getByRole('heading', { name: 'Accès rapides' }).waitFor()
        expect(await seenByAxe(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
  })

  test('folds its navigation, and stays so', async () => {
    const { page, go } = await site.open()
    await go('/')
    expect(await kept(page, 'sideNavOpened')).toBeNull()
    await button(page, 'Replier le menu').click()
    expect(await kept(page, 'sideNavOpened')).toBe('false')
    await page.reload()
    await button(page, 'Déplier le menu').waitFor()
    await button(page, 'Adhérents').click()
    await nav(page).getByRole('link', { name: 'Gestion' }).click()
    await page.waitForURL('**/back-office/adherent')
    expect(await kept(page, 'current_route_name')).toBe('AdherentManagement')
  })

  test('is a drawer on a phone, which closes when a link is followed', async () => {
    const { page, go } = await site.open({ viewport: { width: 390, height: 844 } })
    await go('/')
    await button(page, 'Ouvrir le menu').click()
    expect(await seenByAxe(page)).toEqual([])
    await nav(page).getByRole('link', { name: 'Paramètres' }).click()
    await page.waitForURL('**/back-office/settings')
    await nav(page).waitFor({ state: 'hidden' })
  })

  test('leaves by its menu, in every tab, with a message', async () => {
    const { page, go } = await site.open()
    const other = await page.context().newPage()
    await go('/')
    await other.goto(`${site.url}/back-office/settings`)
    await other.getByRole('heading', { name: 'Paramètres' }).waitFor()
    const token = await kept(page, 'token')
    await button(page, /^Menu de/).click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    await page.getByText('Vous avez été déconnecté').waitFor()
    await other.waitForURL('**/login')
    for (const key of ['token', 'refreshToken', 'user', 'permissions'])
      expect(await kept(page, key)).toBeNull()
    const answer = await site.app.inject({ url: '/api/users/me', headers: { authorization: String(token) } })
    expect(answer.statusCode).toBe(401)
  })

  test('says that a page does not exist', async () => {
    const { page, go } = await site.open()
    await go('/nowhere')
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
    expect(await page.title()).toBe('Portail Achats – Page introuvable')
    await page.getByRole('link', { name: "Retour à l'accueil" }).click()
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
  })

  test('restores the scroll on the way back, and starts a new page at its top', async () => {
    const { page, go } = await site.open({ viewport: { width: 1000, height: 500 } })
    await go('/settings')
    await page.getByRole('link', { name: 'Taux de TVA' }).waitFor()
    await page.evaluate(() => scrollTo(0, 600))
    await page.getByRole('link', { name: 'Taux de TVA' }).click()
    await page.waitForURL('**/settings/*')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.getByRole('link', { name: 'Taux de TVA' }).waitFor()
    await page.waitForFunction(() => scrollY > 500)
  })
})

describe('a session', () => {
  const refreshes = (calls: readonly string[]) => calls.filter((call) => call === 'POST /auth/refresh').length

  test('goes on with one refresh when its token has aged, for two tabs at once', async () => {
    const { page, go, calls, forget } = await site.open()
    await go('/settings/unit')
    await page.getByRole('heading', { name: 'Unités' }).waitFor()
    const other = await page.context().newPage()
    let others = 0
    other.on('request', (request) => {
      if (request.url().endsWith('/auth/refresh')) others += 1
    })
    await other.goto(`${site.url}/back-office/settings/brand`)
    await other.getByRole('heading', { name: 'Marques' }).waitFor()
    const before = await kept(page, 'token')
    await expireAccess(adminEmail)
    forget()
    await Promise.all([page.reload(), other.reload()])
    await page.getByRole('heading', { name: 'Unités' }).waitFor()
    await other.getByRole('heading', { name: 'Marques' }).waitFor()
    expect(refreshes(calls()) + others).toBe(1)
    expect(await kept(page, 'token')).not.toBe(before)
  })

  test('that the server has ended leads to Login, and back to the same page', async () => {
    const { page, go } = await site.open()
    await go('/settings/unit')
    await page.getByRole('heading', { name: 'Unités' }).waitFor()
    await endSessions(adminEmail)
    await page.reload()
    await page.waitForURL('**/login')
    await page.getByLabel('Adresse e-mail').fill(adminEmail)
    await page.getByLabel('Mot de passe', { exact: true }).fill('Portail2026!')
    await button(page, 'Se connecter').click()
    await page.waitForURL('**/back-office/settings/unit')
  })

  test('without the application goes to the one it has', async () => {
    const { page, go } = await site.open({ email: cook })
    await go('/settings')
    await page.waitForURL('**/front-office/')
  })
})

describe('the front office', () => {
  const selector = (page: Page) => page.getByRole('combobox', { name: 'Adhérent' })

  test('works for the first adherent of the first group, and keeps another choice', async () => {
    const { page } = await site.open({ email: cook })
    await page.goto(`${site.url}/front-office/`)
    await selector(page).waitFor()
    expect(await selector(page).inputValue()).toBe('Coque deux')
    await selector(page).click()
    const options = await page.getByRole('option').allTextContents()
    expect(options).toEqual(['Groupe Coque', 'Coque deux', 'Coque un'])
    expect(await page.getByText('Adhérents associés').isVisible()).toBe(true)
    expect(await seenByAxe(page)).toEqual([])
    await page.getByRole('option', { name: 'Groupe Coque' }).click()
    expect(JSON.parse((await kept(page, 'adherent')) ?? '')).toEqual({ id: ids.group, isGroup: true })
    await page.reload()
    await selector(page).waitFor()
    expect(await selector(page).inputValue()).toBe('Groupe Coque')
  })

  test('discards a stored choice that is not available', async () => {
    const { page } = await site.open({ email: cook })
    await page.evaluate(
      (id) => localStorage.setItem('adherent', JSON.stringify({ id, isGroup: false })),
      ids.gone,
    )
    await page.goto(`${site.url}/front-office/`)
    await selector(page).waitFor()
    expect(await selector(page).inputValue()).toBe('Coque deux')
  })

  test('says that there is no active adherent, and logs out', async () => {
    const { page } = await site.open({ email: lost })
    await page.goto(`${site.url}/front-office/`)
    await page.waitForURL('**/login')
    await page.getByText("Vous n'avez accès à aucun adhérent actif").waitFor()
    expect(await kept(page, 'token')).toBeNull()
  })
})
