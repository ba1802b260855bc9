import { existsSync, statfsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { findChromium } from '../../scripts/chromium.mjs'
import { addPerson, call, signIn, type TestActor } from './actors'
import { openApp, type TestApp } from './open-app'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  // Nobody looks at the pages: they are drawn the cheap way.
  '--disable-gpu-compositing',
  '--disable-software-rasterizer',
  '--disable-lcd-text',
  '--num-raster-threads=1',
  // A page lives for seconds: what the optimising compilers would win is less than what they cost.
  '--js-flags=--no-maglev --no-turbofan',
  '--in-process-gpu',
]

/** How long a page is waited for, in milliseconds: a machine that other work keeps busy takes three times what it takes alone. */
const patience = 75_000

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
  open: (options?: BrowserContextOptions & { email?: string }) => Promise<SitePage>
}

export const adminEmail = 'admin@portail.example'

/** Pages share their memory there, where it has room: as files under /tmp it would go through the disk. */
function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize >= 2 ** 30
}

/** The browser of this worker: it stays for the worker's other files, and ends with it. */
let launched: Promise<Browser> | undefined

async function workersBrowser(): Promise<Browser> {
  if (!(await launched)?.isConnected())
    launched = chromium.launch({
      executablePath: findChromium(),
      args: flags,
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    })
  return launched as Promise<Browser>
}

/** Fresh profiles of a browser; closing closes these alone. */
export interface TestBrowser {
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  close: () => Promise<void>
}

const own = new Set(['127.0.0.1', 'localhost'])

/**
 * Fresh profiles of the one browser that the files of a worker share; no page of any walk may call a third party. The product's
 * service worker, which loads what a dock needs beside each page, comes only where a test asks for it (`serviceWorkers: 'allow'`).
 */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await workersBrowser()
  const contexts: BrowserContext[] = []
  const strangers = new Set<string>()
  return {
    newContext: async (options) => {
      const context = await browser.newContext({ serviceWorkers: 'block', ...options })
      context.setDefaultTimeout(patience)
      context.on('request', (request) => {
        const { protocol, hostname, origin } = new URL(request.url())
        if (/^(http|ws)s?:/.test(protocol) && !own.has(hostname)) strangers.add(origin)
      })
      contexts.push(context)
      return context
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
      if (strangers.size) throw new Error(`A page called a third party: ${[...strangers].join(', ')}`)
    },
  }
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
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const browser = await openBrowser()

  const open = async ({
    email = adminEmail,
    ...options
  }: BrowserContextOptions & { email?: string } = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'fr-FR',
      // Nothing moves on its way to where it will stand: what tests wait for stands there sooner.
      reducedMotion: 'reduce',
      ...options,
    })
    const page = await context.newPage()
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
    await browser.close()
    await test.close()
  }
  return { ...test, url, admin, open, close }
}
