import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPost } from '../../server/mail/post'
import { addPerson } from '../kit/actors'
import { hasPath, logIn, seenByAxe } from '../kit/pages'
import { sendDueMails } from '../kit/send-due-mails'
import { openBrowser, openSite, type Site, type TestBrowser } from '../kit/site'
import { type Mailbox, openMailbox, pathIn } from '../kit/smtp'

let site: Site
let mailbox: Mailbox
let browser: TestBrowser

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await openSite({ SMTP_URL: mailbox.url })
  browser = await openBrowser()
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

/** Sends what is due, and answers the path in the last mail to somebody. */
async function linkTo(email: string): Promise<string> {
  await sendDueMails({ ...site.context, post: createPost(site.context.config) })
  return pathIn(mailbox.received.filter(({ to }) => to.includes(email)).at(-1))
}

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
    await hasPath(page, '/login')

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
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await second.fill('abcdefgh')
    await submit.click()
    await page.getByText('Un ou plusieurs champs sont incorrects').waitFor()
    await first.fill('Olive4Cuivre')
    const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text })
    await rule("n'est pas l'un des plus courants : respecté").waitFor()
    await rule('ne contient ni votre nom, ni celui de votre établissement ou du portail : manquant').waitFor()
    await first.fill('Verger4Cuivre')
    await rule('du portail : respecté').waitFor()
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await second.fill('Verger4Cuivre')
    await submit.click()
    await page.waitForURL('**/security/password-success')
    await page.getByRole('heading', { name: 'Mot de passe modifié' }).waitFor()
    await page.getByRole('link', { name: 'OK' }).click()
    await logIn(page, email, 'Verger4Cuivre')
    await page.waitForURL('**/back-office/')
  })

  test('has no second use of its link: the page goes to Login', async () => {
    const page = await visit(link)
    await page.getByText('Lien de réinitialisation éxpiré ou invalide').waitFor()
    await hasPath(page, '/login')
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
    await hasPath(page, '/login')
  })
})
