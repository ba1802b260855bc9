import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPost } from '../../server/mail/post'
import { sendDueMails } from '../../server/mail/send-due'
import { addPerson, testPassword } from '../kit/actors'
import { adminEmail, launchChromium, openSite, type Site } from '../kit/site'
import { type Mailbox, openMailbox, pathIn } from '../kit/smtp'

let site: Site
let mailbox: Mailbox
let browser: Awaited<ReturnType<typeof launchChromium>>

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await openSite({ SMTP_URL: mailbox.url })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  await mailbox?.close()
})

/** A page of somebody who is not logged in, at a path. */
async function visit(path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(site.url + path)
  return page
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

const pathOf = (page: Page) => new URL(page.url()).pathname
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const alert = (page: Page) => page.getByRole('alert')

async function seenByAxe(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
}

/** Sends what is due, and answers the path in the last mail to somebody. */
async function linkTo(email: string): Promise<string> {
  await sendDueMails({ ...site.context, post: createPost(site.context.config) })
  return pathIn(mailbox.received.filter(({ to }) => to.includes(email)).at(-1))
}

describe('the login page', () => {
  test('is reached from /, light and dark, narrow and wide, and axe finds nothing', async () => {
    const page = await visit('/')
    await page.getByRole('heading', { name: 'Bienvenue' }).waitFor()
    expect(pathOf(page)).toBe('/login')
    expect(await page.title()).toBe('Portail Achats – Connexion')
    expect(await kept(page, 'current_route_name')).toBe('Login')
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1440]) {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: 844 })
        await page.reload()
        await page.getByRole('heading', { name: 'Bienvenue' }).waitFor()
        expect(await seenByAxe(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
  })

  test('says what is missing, and sends nothing', async () => {
    const page = await visit('/login')
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls += 1
    })
    await logIn(page, 'karim', '')
    expect(await alert(page).textContent()).toBe('Les informations de connexions saisies ne sont pas valides')
    expect(calls).toBe(0)
  })

  test('keeps a refused person on the form', async () => {
    const page = await visit('/login')
    await logIn(page, adminEmail, 'Faux12345')
    await alert(page).filter({ hasText: 'Identifiants incorrects' }).waitFor()
    expect(pathOf(page)).toBe('/login')
    expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(adminEmail)
  })

  test('reveals the password when asked', async () => {
    const page = await visit('/login')
    const field = page.getByLabel('Mot de passe', { exact: true })
    await field.fill('secret')
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
    expect(await field.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
    expect(await field.getAttribute('type')).toBe('password')
  })

  test('takes an e-mail in capitals with spaces, and welcomes in the back office', async () => {
    const page = await visit('/login')
    await logIn(page, `  ${adminEmail.toUpperCase()} `, testPassword)
    await page.waitForURL('**/back-office/')
    await page.getByText('Bienvenue Claire').waitFor()
    for (const key of ['token', 'refreshToken', 'tokenDate', 'user'])
      expect(await kept(page, key)).toBeTruthy()
  })

  test('goes to the page that was asked for', async () => {
    const page = await visit('/back-office/settings/unit?page=2')
    await page.getByRole('heading', { name: 'Bienvenue' }).waitFor()
    expect(await kept(page, 'newPath')).toBe('/back-office/settings/unit?page=2')
    await logIn(page, adminEmail, testPassword)
    await page.waitForURL('**/back-office/settings/unit?page=2')
    expect(await kept(page, 'newPath')).toBeNull()
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

  test('is where a logout segment leads, the session ended', async () => {
    const page = await visit('/login')
    await logIn(page, adminEmail, testPassword)
    await page.waitForURL('**/back-office/')
    await page.goto(`${site.url}/logout`)
    await page.getByText('Vous avez été déconnecté').waitFor()
    expect(pathOf(page)).toBe('/login')
    for (const key of ['token', 'refreshToken', 'tokenDate', 'user']) expect(await kept(page, key)).toBeNull()
  })
})

describe('a forgotten password', () => {
  const email = 'oubli@portail.example'
  const title = 'Choisissez un nouveau mot de passe'
  let link = ''

  test('is chosen again by the link of a mail that was really received', async () => {
    await addPerson(site, { email, profile: 'SA', first_name: 'Olive' })
    const page = await visit('/login')
    await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
    await page.getByLabel('Adresse e-mail').fill(` ${email.toUpperCase()}`)
    await page.getByRole('button', { name: 'Rechercher mon compte' }).click()
    await page.getByText('un e-mail vient de lui être envoyé').waitFor()
    expect(pathOf(page)).toBe('/login')

    link = await linkTo(email)
    expect(link).toMatch(/^\/security\/reset-password\?token=/)
    await page.goto(site.url + link)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(page.url()).toBe(`${site.url}/security/reset-password`)
    expect(await seenByAxe(page)).toEqual([])

    const [first, second] = [
      page.getByLabel('Nouveau mot de passe'),
      page.getByLabel('Confirmation du mot de passe'),
    ]
    const submit = page.getByRole('button', { name: 'Valider' })
    await first.fill('abcdefgh')
    expect(await submit.isDisabled()).toBe(true)
    await second.fill('abcdefgh')
    await submit.click()
    await page.getByText('Un ou plusieurs champs sont incorrects').waitFor()
    await first.fill('Verger2026')
    expect(await submit.isDisabled()).toBe(true)
    await second.fill('Verger2026')
    await submit.click()
    await page.waitForURL('**/security/password-success')
    await page.getByRole('heading', { name: 'Mot de passe modifié' }).waitFor()
    await page.getByRole('link', { name: 'OK' }).click()
    await logIn(page, email, 'Verger2026')
    await page.waitForURL('**/back-office/')
  })

  test('has no second use of its link: the page goes to Login', async () => {
    const page = await visit(link)
    await page.getByText('Lien de réinitialisation éxpiré ou invalide').waitFor()
    expect(pathOf(page)).toBe('/login')
  })

  test('answers the same for an unknown address', async () => {
    const page = await visit('/security/request-password-reset')
    await page.getByLabel('Adresse e-mail').fill('personne@portail.example')
    await page.getByRole('button', { name: 'Rechercher mon compte' }).click()
    await page.getByText('un e-mail vient de lui être envoyé').waitFor()
    expect(await linkTo('personne@portail.example')).toBe('')
  })

  test('is not asked for with a wrong address', async () => {
    const page = await visit('/security/request-password-reset')
    await page.getByLabel('Adresse e-mail').fill('personne')
    await page.getByRole('button', { name: 'Rechercher mon compte' }).click()
    await page.getByText('Veuillez saisir un email valide').waitFor()
    await page.getByRole('link', { name: 'Annuler' }).click()
    expect(pathOf(page)).toBe('/login')
  })
})

describe('the other public pages', () => {
  test.each([
    ['/security/setupAccountSuccess', 'Votre compte est prêt'],
    ['/security/password-success', 'Mot de passe modifié'],
  ])('%s leads to Login', async (path, title) => {
    const page = await visit(path)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('link', { name: 'OK' }).click()
    expect(pathOf(page)).toBe('/login')
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
