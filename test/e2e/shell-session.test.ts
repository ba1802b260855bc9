import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetActors } from '../../server/accounts/authenticate'
import { addPerson } from '../kit/actors'
import { button, hasCount, hasValue, kept, seenByAxe } from '../kit/pages'
import { pdf } from '../kit/pictures'
import { adminEmail, openSite, type Site } from '../kit/site'
import { withoutStream } from '../kit/without-stream'

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

/** Makes every access token of a person too old, as time would. */
const expireAccess = (email: string) =>
  sql(
    `update token set expires_at = now() - interval '1 hour'
     where purpose = 'access' and user_id = (select id from "user" where email = $1)`,
    [email],
  )

async function endSessions(email: string) {
  await sql(
    `update session set ended_at = now(), ended_by = 'status' where user_id = (select id from "user" where email = $1)`,
    [email],
  )
  // As where the server itself ends a session: what it remembers of who asks is for half a second.
  forgetActors(site.context.db)
}

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
    // A refresh of the pages as they stand would be cut by their going away, and asked again: they go first.
    for (const one of [page, other]) await one.goto(`${site.url}/healthz`)
    const before = await kept(page, 'token')
    await expireAccess(adminEmail)
    forget()
    // The heading stands before the first call is refused: the list comes with what the new token has brought.
    const listed = (one: Page) =>
      one.waitForResponse((answer) => answer.ok() && answer.url().endsWith('/api/search/'))
    await Promise.all([
      ...[listed(page), listed(other)],
      ...[go('/settings/unit'), other.goto(`${site.url}/back-office/settings/brand`)],
    ])
    await page.getByRole('heading', { name: 'Unités' }).waitFor()
    await other.getByRole('heading', { name: 'Marques' }).waitFor()
    expect(await kept(page, 'token')).not.toBe(before)
    expect(refreshes(calls()) + others).toBe(1)
  })

  test('goes on with one refresh in two applications at once, and both stay signed in', async () => {
    const email = `double${Date.now()}@coque.example`
    await addPerson(site, { email, profile: 'SA', first_name: 'Double' })
    await sql(
      `insert into profile_menu (profile_id, menu_id, access_level)
       select u.profile_id, m.id, 1 from "user" u, menu m join application a on a.id = m.application_id
       where u.email = $1 and a.machine_name = 'tenders' and m."routeName" = 'Home'
         and not exists (select 1 from profile_menu p where p.profile_id = u.profile_id and p.menu_id = m.id)`,
      [email],
    )
    const { page, go } = await site.open({ email })
    const refused = new Set<Page>()
    let refreshed = 0
    const tenders = await page.context().newPage()
    const hello = (one: Page) => one.getByRole('heading', { name: 'Bonjour Double' })
    await go('/')
    await hello(page).waitFor()
    await tenders.goto(`${site.url}/tenders/`)
    await hello(tenders).waitFor()
    const before = await kept(page, 'token')
    for (const one of [page, tenders])
      one.on('response', (response) => {
        if (response.status() === 401) refused.add(one)
      })
    // The one refresh waits until both have been refused: they really ask at once.
    await page.context().route('**/auth/refresh', async (route) => {
      refreshed += 1
      await expect.poll(() => refused.size).toBe(2)
      await route.continue()
    })
    await withoutStream(page.context())
    await expireAccess(email)
    await Promise.all([page.reload(), tenders.reload()])
    await expect.poll(() => kept(tenders, 'token')).not.toBe(before)
    for (const one of [page, tenders]) {
      await hello(one).waitFor()
      await one.waitForLoadState('networkidle')
    }
    expect(refreshed).toBe(1)
    expect(await kept(page, 'token')).toBe(await kept(tenders, 'token'))
  })

  test('outlives a server that is away while it is renewed, and an entry that cannot be opened', async () => {
    const { page, go } = await site.open()
    await go('/settings/unit')
    await page.getByRole('heading', { name: 'Unités' }).waitFor()
    let asked = 0
    const away = (route: Route) => {
      asked += 1
      return route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' })
    }
    await page.context().route('**/auth/refresh', away)
    await expireAccess(adminEmail)
    await page.reload()
    await expect.poll(() => asked).toBeGreaterThan(0)
    await page.goto(`${site.url}/`)
    await page.getByText('Ouverture de votre espace…').waitFor()
    await page.getByText("Erreur lors de l'ouverture de la session").first().waitFor()
    expect(await kept(page, 'token')).toBeTruthy()
    await page.context().unroute('**/auth/refresh', away)
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/back-office/')
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
    await hasValue(selector(page), 'Coque deux')
    await selector(page).click()
    const options = await page.getByRole('option').allTextContents()
    expect(options).toEqual(['Groupe Coque', 'Coque deux', 'Coque un'])
    await expect.poll(() => page.getByText('Adhérents associés').isVisible()).toBe(true)
    expect(await seenByAxe(page)).toEqual([])
    await page.getByRole('option', { name: 'Groupe Coque' }).click()
    expect(JSON.parse((await kept(page, 'adherent')) ?? '')).toEqual({ id: ids.group, isGroup: true })
    await page.reload()
    await selector(page).waitFor()
    await hasValue(selector(page), 'Groupe Coque')
  })

  test('discards a stored choice that is not available', async () => {
    const { page } = await site.open({ email: cook })
    await page.evaluate(
      (id) => localStorage.setItem('adherent', JSON.stringify({ id, isGroup: false })),
      ids.gone,
    )
    await page.goto(`${site.url}/front-office/`)
    await selector(page).waitFor()
    await hasValue(selector(page), 'Coque deux')
  })

  test('opens the usage notice that the settings hold, in a new tab, for a cook too', async () => {
    const back = await site.open()
    const [option] = await sql(`select id from generaloption where key = 'usage_notice_file_id'`)
    await back.go(`/settings/generaloption/${option?.id}`)
    const notice = { name: 'notice.pdf', mimeType: 'application/pdf', buffer: pdf('notice') }
    await back.page.locator('[data-field=file_id] input[type=file]').setInputFiles(notice)
    await back.page.getByText('notice.pdf').first().waitFor()
    await button(back.page, 'Enregistrer').click()
    await back.page.waitForURL(/\/settings\/generaloption(\?|$)/)
    const { page } = await site.open({ email: cook })
    await page.goto(`${site.url}/front-office/`)
    await button(page, /^Menu de/).click()
    // A browser without a viewer of its own hands the same document over, as soon as the tab is there.
    const opened = new Promise<string>((done) => {
      page.context().once('page', (tab) => {
        tab.once('download', (file) => done(file.url()))
        void tab.waitForURL(/^blob:/).then(
          () => done(tab.url()),
          () => undefined,
        )
      })
    })
    await page.getByRole('menuitem', { name: "Notice d'utilisation" }).click()
    expect(await opened).toMatch(/^blob:/)
  })

  test('leaves nothing of who logs out on a shared tablet, and what others typed there', async () => {
    const { page } = await site.open({ email: cook, serviceWorkers: 'allow' })
    await page.goto(`${site.url}/front-office/`)
    await selector(page).waitFor()
    await page.goto(`${site.url}/front-office/catalog`)
    await selector(page).waitFor()
    const user = JSON.parse((await kept(page, 'user')) ?? '{}').id
    await page.evaluate((id) => {
      const mine = [`typed.${id}.cart`, `receptionOrder.${id}.${id + 1}`, `receptionDay.${id}`]
      for (const key of [...mine, `typed.${id + 1}.${id}`, 'typed.999999.cart', 'anything'])
        localStorage.setItem(key, JSON.stringify({ at: Date.now(), price_ht: '12.34', order: key }))
      sessionStorage.setItem('anything', 'Coque deux')
    }, user)
    await button(page, /^Menu de/).click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    await page.waitForURL('**/login')
    await page.getByText('Vous avez été déconnecté').waitFor()
    const left = await page.evaluate(async () => {
      const cached: string[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          cached.push((await (await caches.match(request))?.text()) ?? '')
      return {
        local: Object.keys(localStorage).sort(),
        session: Object.keys(sessionStorage),
        bases: (await indexedDB.databases()).length,
        isNamed: cached.some((text) => /Coque deux|chef@coque|Karim/.test(text)),
      }
    })
    expect(
      left.local.filter((key) => !/^(sideNavOpened|current_route_name|mui-.*|color-mode)$/.test(key)),
    ).toEqual([`typed.${user + 1}.${user}`, 'typed.999999.cart'].sort())
    expect([left.session, left.bases, left.isNamed]).toEqual([[], 0, false])
  })

  test('says that there is no active adherent, and logs out', async () => {
    const { page } = await site.open({ email: lost })
    await page.goto(`${site.url}/front-office/`)
    await page.waitForURL('**/login')
    await page.getByText("Vous n'avez accès à aucun adhérent actif").waitFor()
    await expect.poll(() => kept(page, 'token')).toBeNull()
  })
})

describe('an impersonated session', () => {
  test('shows its banner, keeps the actor in sight, and gives the administrator back', async () => {
    const { page, go } = await site.open()
    const id = (await sql('select id from "user" where email = $1', [cook]))[0]?.id
    await go(`/usermanagement/${id}`)
    await button(page, 'Agir en tant que').click()
    await page.waitForURL('**/front-office/')
    const banner = page.getByRole('status').filter({ hasText: 'Vous agissez en tant que' })
    await expect.poll(() => banner.textContent()).toContain('Karim Nom (session de Claire Moreau)')
    expect(await seenByAxe(page)).toEqual([])
    await expireAccess(cook)
    await page.reload()
    await banner.getByRole('button', { name: 'Quitter' }).click()
    await page.waitForURL('**/back-office/')
    await page.getByRole('heading', { name: 'Bonjour Claire' }).waitFor()
    await hasCount(banner, 0)
  })
})

test('a profile that a test gives back is lent to the next as a new one', async () => {
  const wanted = { timezoneId: 'Europe/Paris' }
  const seenIn = (page: Page) =>
    page.evaluate(async () => ({
      kept: [Object.keys(localStorage).sort().join(), Object.keys(sessionStorage).join(), document.cookie],
      bases: [await caches.keys(), (await indexedDB.databases()).map(({ name }) => name)],
      looks: [
        '(prefers-color-scheme: dark)',
        '(prefers-contrast: more)',
        '(prefers-reduced-motion)',
        'print',
      ].map((query) => matchMedia(query).matches),
      window: [innerWidth, innerHeight, navigator.language, navigator.onLine, document.visibilityState],
      dialogs: document.querySelectorAll('[role=dialog]').length,
    }))
  const visit = async () => {
    const { page, go } = await site.open(wanted)
    await go('/settings/brand')
    await page.getByRole('heading', { name: 'Marques' }).waitFor()
    return page
  }
  const first = await visit()
  const before = await seenIn(first)
  let heard = 0
  first.on('request', () => heard++)
  await first.route('**/upload/**', (route) => route.abort())
  await first.context().route('**/api/**', (route) => route.continue())
  await first.emulateMedia({
    colorScheme: 'dark',
    contrast: 'more',
    reducedMotion: 'no-preference',
    media: 'print',
  })
  await first.setViewportSize({ width: 390, height: 800 })
  await first.evaluate(async () => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    await caches.open('left')
    await new Promise((done) => {
      indexedDB.open('left').onsuccess = done
    })
  })
  const context = first.context()
  await context.addCookies([{ name: 'left', value: 'behind', url: site.url }])
  await context.newPage()
  await context.setOffline(true)
  await context.close()
  const had = heard

  const second = await visit()
  expect(second.context(), 'the same profile').toBe(context)
  expect(await seenIn(second)).toEqual(before)
  expect([context.pages().length, heard]).toEqual([1, had])

  await second.addInitScript(() => undefined)
  await context.close()
  expect((await site.open(wanted)).page.context(), 'what nothing undoes').not.toBe(context)
})
