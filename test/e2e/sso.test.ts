import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, testPassword } from '../kit/actors'
import { startProvider, type TestProvider, testClient } from '../kit/oidc'
import { hasPath, overflow, seenByAxe } from '../kit/pages'
import { openBrowser, openSite, type Site, type TestBrowser } from '../kit/site'

let site: Site
let browser: TestBrowser
let provider: TestProvider
let id: number
const email = 'aline.roche@chu.example'

beforeAll(async () => {
  // Without a fixed address the cookie goes without TLS, as in a trial at home.
  site = await openSite({ WEBHOOKS_PRIVATE: 'allow', PUBLIC_URL: '' })
  browser = await openBrowser()
  provider = await startProvider({
    redirectUris: [`${site.url}/api/auth/oidc/callback`],
    logoutUris: [`${site.url}/login`],
    backchannel: `${site.url}/api/auth/oidc/backchannel-logout/1`,
  })
  const [{ id: hospital }] = (await site.context.db.system('seed', (tx) =>
    tx.query('select id from adherent order by id limit 1'),
  )) as [{ id: number }]
  await addPerson(site, { email, profile: 'CH', adherents: [hospital], first_name: 'Aline' })
  provider.people.set('aline', { email, name: 'Aline Roche', groups: ['Chefs'] })
  const made = await site.admin.post<{ id: number }>('/identity-provider', {
    ...{ label: 'CHU de Lyon', preset: 'keycloak', active: true, adherent_id: hospital },
    ...{ issuer: provider.issuer, client_id: testClient.id, client_auth: 'client_secret_basic' },
    ...{ scopes: 'openid email profile', domains: ['chu.example'], shown: true, enforced: false },
    ...{ max_level: 50, logout_hint: false },
    rules: [{ position: 0, claim: 'groups', operator: 'equals', value: 'Chefs', profile_id: 12 }],
  })
  id = made.body.id
  await site.admin.put(`/identity-provider/${id}/secret`, { client_secret: testClient.secret })
})
afterAll(async () => {
  await browser?.close()
  await provider?.close()
  await site?.close()
})

test('somebody signs in by the organisation, links the account once, and signs out there too', async () => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${site.url}/login`)
  const button = page.getByRole('button', { name: 'Se connecter avec CHU de Lyon' })
  await button.waitFor()
  expect(await seenByAxe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/login-390.png` : undefined })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/login-1440.png` : undefined })
  await page.setViewportSize({ width: 390, height: 844 })
  await button.click()
  await page.getByLabel('Nom chez le fournisseur').fill('aline')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('heading', { name: 'Rattachez votre compte' }).waitFor()
  expect(await seenByAxe(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.screenshot({ path: process.env.SHOTS ? `${process.env.SHOTS}/link-390.png` : undefined })
  await page.getByLabel('Mot de passe actuel').fill(testPassword)
  await page.getByRole('button', { name: 'Rattacher et se connecter' }).click()
  await page.waitForURL(`${site.url}/front-office/**`)
  const cookies = await context.cookies(site.url)
  expect(cookies.filter(({ name }) => name === 'oidc')).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toMatch(/eyJ/)

  await page.goto(`${site.url}/logout`)
  await page.waitForURL(`${provider.issuer}/session/end**`)
  await page.locator('form').first().waitFor({ state: 'attached' })
  expect(new URL(page.url()).searchParams.get('id_token_hint')).toBeNull()
  await page.locator('button[name=logout]').click()
  await hasPath(page, '/login')
})

test('staff try a provider out: each claim is explained, nobody is signed in', async () => {
  const { page, go } = await site.open()
  await go(`/settings/identity_provider/${id}`)
  await page.getByRole('heading', { name: "À déclarer chez le fournisseur d'identité" }).waitFor()
  await page.getByText(`${site.url}/scim/v2`).waitFor()
  await page.getByRole('button', { name: 'Essayer la connexion' }).click()
  await page.getByLabel('Nom chez le fournisseur').fill('aline')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Cette personne se connecterait.').waitFor()
  await page.getByText('Aline Nom (rattaché)').waitFor()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page)).toBe(0)
    expect(await seenByAxe(page)).toEqual([])
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/provider-${width}.png`, fullPage: true })
  }
})
