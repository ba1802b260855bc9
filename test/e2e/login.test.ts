import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson, testPassword } from '../kit/actors'
import { hasPath, hasValue, kept, logIn, overflow, seenByAxe } from '../kit/pages'
import { rgaaFaults } from '../kit/rgaa-screen'
import { adminEmail, openBrowser, openSite, type Site, type TestBrowser } from '../kit/site'

let site: Site
let browser: TestBrowser

beforeAll(async () => {
  site = await openSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A page of somebody who is not logged in, at a path. */
async function visit(path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(site.url + path)
  return page
}

const alert = (page: Page) => page.getByRole('alert')

describe('the login page', () => {
  test('is reached from /, light and dark, narrow and wide, and axe finds nothing', async () => {
    const page = await visit('/')
    await page.getByRole('heading', { name: 'Bienvenue' }).waitFor()
    await hasPath(page, '/login')
    await expect.poll(() => page.title()).toBe('Portail Achats – Connexion')
    await expect.poll(() => kept(page, 'current_route_name')).toBe('Login')
    const fills = await page
      .locator('input')
      .evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')))
    expect(fills).toEqual(['username', 'current-password'])
    expect(await rgaaFaults(page)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 844 })
        await page.reload()
        await page.getByRole('heading', { name: 'Bienvenue' }).waitFor()
        expect(await seenByAxe(page)).toEqual([])
        expect(await overflow(page)).toBe(0)
      }
  })

  test('says what is signed on this device and has not left it, until it has', async () => {
    const page = await visit('/login')
    const keep = (count: string) => page.evaluate((n) => localStorage.setItem('receptionsKept', n), count)
    await keep('1')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    const said = page.getByText(/^1 réception à envoyer est gardée sur cet appareil/)
    await said.waitFor()
    expect(await seenByAxe(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const other = await page.context().newPage()
    await other.goto(`${site.url}/login`)
    await other.evaluate(() => localStorage.removeItem('receptionsKept'))
    await said.waitFor({ state: 'hidden' })
  })

  test('comes with files compressed once, that a browser keeps for a year without asking again', async () => {
    const page = await visit('/login')
    const script = await page.locator('script[src*="/assets/"]').first().getAttribute('src')
    const { headers } = await site.app.inject({
      url: String(script),
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-length': expect.anything(),
      vary: expect.stringMatching(/accept-encoding/i),
    })
  })

  test('says what is missing, and sends nothing', async () => {
    const page = await visit('/login')
    let calls = 0
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // The page's own question: which providers it offers.
      if (pathname.startsWith('/api/') && pathname !== '/api/auth/oidc/providers') calls += 1
    })
    await logIn(page, 'karim', '')
    await expect
      .poll(() => alert(page).textContent())
      .toBe('Les informations de connexions saisies ne sont pas valides')
    expect(calls).toBe(0)
  })

  test('keeps a refused person on the form', async () => {
    const page = await visit('/login')
    await logIn(page, adminEmail, 'Faux12345')
    await alert(page).filter({ hasText: 'Identifiants incorrects' }).waitFor()
    await hasPath(page, '/login')
    await hasValue(page.getByLabel('Adresse e-mail'), adminEmail)
  })

  test('says that the session could not be opened when the server does not answer, and keeps what was typed', async () => {
    const page = await visit('/login')
    await page.route('**/api/auth/login', (route) => route.abort())
    await logIn(page, adminEmail, testPassword)
    await page.getByText("Erreur lors de l'ouverture de la session").first().waitFor()
    await hasPath(page, '/login')
    await hasValue(page.getByLabel('Adresse e-mail'), adminEmail)
  })

  test('reveals the password when asked', async () => {
    const page = await visit('/login')
    const field = page.getByLabel('Mot de passe', { exact: true })
    await field.fill('secret')
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('password')
  })

  test('takes an e-mail in capitals with spaces, and welcomes in the back office', async () => {
    const page = await visit('/login')
    await logIn(page, `  ${adminEmail.toUpperCase()} `, testPassword)
    await page.waitForURL('**/back-office/')
    await page.getByText('Bienvenue Claire').waitFor()
    for (const key of ['token', 'refreshToken', 'tokenDate', 'user'])
      await expect.poll(() => kept(page, key)).toBeTruthy()
  })

  test('goes to the page that was asked for, whose code comes while one types', async () => {
    const page = await visit('/back-office/settings/unit?page=2')
    await page.getByRole('heading', { name: 'Bienvenue' }).waitFor()
    const ahead = page.locator('link[rel=prefetch]')
    expect(await ahead.count(), 'before the first key').toBe(0)
    await page.getByLabel('Adresse e-mail').pressSequentially('a')
    await ahead.and(page.locator('[href*="/back-office-"]')).first().waitFor({ state: 'attached' })
    expect(await ahead.count()).toBeGreaterThan(10)
    await expect.poll(() => kept(page, 'newPath')).toBe('/back-office/settings/unit?page=2')
    await logIn(page, adminEmail, testPassword)
    await page.waitForURL('**/back-office/settings/unit?page=2')
    await expect.poll(() => kept(page, 'newPath')).toBeNull()
  })

  test('sends a person whose password has expired to choose another', async () => {
    const email = 'ancien@portail.example'
    const id = await addPerson(site, { email, profile: 'SA' })
    await site.context.db.system('seed', (tx) =>
      tx.query(`update "user" set password_changed_at = '2020-01-01' where id = $1`, [id]),
    )
    const page = await visit('/login')
    await logIn(page, email, testPassword)
    await page.waitForURL('**/security/request-password-reset')
    await page
      .getByRole('region', { name: 'Messages' })
      .getByText('Votre mot de passe a expiré et doit être changé')
      .waitFor()
  })

  test.each(['/logout', '/back-office/logout'])('is where %s leads, the session ended', async (out) => {
    const page = await visit('/login')
    await logIn(page, adminEmail, testPassword)
    await page.waitForURL('**/back-office/')
    await page.goto(site.url + out)
    await page.getByText('Vous avez été déconnecté').waitFor()
    await hasPath(page, '/login')
    for (const key of ['token', 'refreshToken', 'tokenDate', 'user'])
      await expect.poll(() => kept(page, key)).toBeNull()
  })
})

test('who leaves is told so, whatever is refused meanwhile because the session has ended', async () => {
  const page = await visit('/login')
  await logIn(page, adminEmail, testPassword)
  await page.waitForURL('**/back-office/')
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  // A call that is on its way while the session ends is answered 401 before the application hears that it has.
  await page.route('**/api/auth/permissions', async (route) => {
    await ended
    await route.continue()
  })
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch()
    const refused = page.waitForResponse('**/api/auth/permissions')
    end()
    expect((await refused).status()).toBe(401)
    await route.fulfill({ response })
  })
  await page.goto(`${site.url}/back-office/logout`)
  await page.getByText('Vous avez été déconnecté', { exact: true }).waitFor()
  await hasPath(page, '/login')
})

describe('the other public pages', () => {
  test.each([
    ['/security/setupAccountSuccess', 'Votre compte est prêt'],
    ['/security/password-success', 'Mot de passe modifié'],
  ])('%s leads to Login', async (path, title) => {
    const page = await visit(path)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('link', { name: 'OK' }).click()
    await hasPath(page, '/login')
  })

  test('the help centre is open to everybody, and says when it is empty', async () => {
    const page = await visit('/helpCenterList')
    await page.getByRole('heading', { name: "Centre d'aide" }).waitFor()
    expect(await seenByAxe(page)).toEqual([])
  })

  test('an unknown page without a token leads to Login; with one it is not found', async () => {
    const page = await visit('/security/nowhere')
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
    await page.goto(`${site.url}/nowhere`)
    await page.getByRole('heading', { name: 'Bienvenue' }).waitFor()
  })
})
