import type { AddressInfo } from 'node:net'
import type { BrowserContext, BrowserContextOptions, Page, ViewportSize } from 'playwright-core'
import { addPerson, call, signIn, type TestActor } from './actors'
import { newProfile, strangersCalled } from './browser'
import { openApp, type TestApp } from './open-app'
import { warmPage } from './warm-pages'

/** A page of the site, and the API calls that it made since the last `forget`. */
export interface SitePage {
  page: Page
  calls: () => readonly string[]
  forget: () => void
  /** Goes to a path of the application. */
  go: (path: string) => Promise<void>
}

/** The built product on a port and a database of its own, with a browser. */
export interface Site extends TestApp {
  url: string
  admin: TestActor
  /** Opens the back office in a fresh browser profile, signed in as the administrator or as somebody else. */
  open: (options?: Opening) => Promise<SitePage>
}

/** As whom, and in what profile. */
type Opening = Omit<BrowserContextOptions, 'viewport'> & { email?: string; viewport?: ViewportSize }

export const adminEmail = 'admin@portail.example'

/** Fresh profiles of a browser; closing closes these alone. */
export interface TestBrowser {
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  close: () => Promise<void>
}

/** Fresh profiles of the one browser that the files of a worker share. */
export async function openBrowser(): Promise<TestBrowser> {
  const contexts: BrowserContext[] = []
  return {
    newContext: async (options) => {
      const context = await newProfile(options)
      contexts.push(context)
      return context
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
      const called = strangersCalled()
      if (called.length) throw new Error(`A page called a third party: ${called.join(', ')}`)
    },
  }
}

/** Where the sites of a worker are served, one after the other: a profile that is lent again knows their code by its address. */
let port = 0
let isServed = false

/** Serves a site at the worker's port, where no other site is there. */
async function serve({ app }: TestApp): Promise<{ url: string; leave: () => void }> {
  const host = '127.0.0.1'
  const isFirst = !isServed
  isServed = true
  const listen = (at: number) => app.listen({ port: at, host })
  await (isFirst ? listen(port).catch(() => listen(0)) : listen(0))
  const { port: own } = app.server.address() as AddressInfo
  if (isFirst) port = own
  const leave = () => {
    if (isFirst) isServed = false
  }
  return { url: `http://${host}:${own}`, leave }
}

/** Keeps in a browser what login answered: its next page is signed in. */
export async function keepSession(page: Page, url: string, login: Record<string, unknown>): Promise<void> {
  const { token, refresh_token, ...user } = login
  const kept = { token: String(token), refreshToken: String(refresh_token), user: JSON.stringify(user) }
  await page.goto(`${url}/healthz`)
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, kept)
}

async function signedPage(site: TestApp, url: string, page: Page, email: string): Promise<void> {
  const { status, body } = await call(site.app, 'POST', '/auth/login', {
    body: { email, password: 'Portail2026!' },
  })
  if (status !== 200) throw new Error(`« ${email} » is not let in: ${JSON.stringify(body)}`)
  await keepSession(page, url, body)
}

/** Opens the site; `npm test` has built its pages. */
export async function openSite(env: Record<string, string> = {}): Promise<Site> {
  const test = await openApp(env)
  await addPerson(test, {
    email: adminEmail,
    profile: 'SA',
    first_name: 'Claire',
    last_name: 'Moreau',
  })
  return siteOf(test, { base: '/back-office', adminEmail })
}

/** An open application with a browser, in which somebody who may do everything goes to the addresses under `base`. */
export async function siteOf(
  test: TestApp,
  { base, adminEmail }: { base: string; adminEmail: string },
): Promise<Site> {
  const admin = await signIn(test.app, adminEmail)
  const { url, leave } = await serve(test)
  const browser = await openBrowser()
  const lent = new Set<BrowserContext>()

  const open = async ({
    email = adminEmail,
    viewport = { width: 1440, height: 900 },
    ...options
  }: Opening = {}) => {
    // Nothing moves on its way to where it will stand: what tests wait for stands there sooner.
    const asked = { locale: 'fr-FR', reducedMotion: 'reduce' as const, ...options }
    // A service worker outlives its pages.
    const page =
      options.serviceWorkers === 'allow'
        ? await (await newProfile(asked)).newPage()
        : await warmPage({ url, options: JSON.stringify(asked) }, () => newProfile(asked))
    lent.add(page.context())
    await page.setViewportSize(viewport)
    let made: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) made.push(`${request.method()} ${pathname.slice(4)}`)
    })
    await signedPage(test, url, page, email)
    return {
      page,
      calls: () => made,
      forget: () => {
        made = []
      },
      go: async (path: string) => {
        await page.goto(`${url}${base}${path}`)
      },
    }
  }
  const close = async () => {
    await Promise.all([...lent].map((context) => context.close()))
    await browser.close()
    await test.close()
    leave()
  }
  return { ...test, url, admin, open, close }
}
