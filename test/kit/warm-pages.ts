import type { BrowserContext, Page } from 'playwright-core'

/** How many profiles a worker keeps: as many as a test has open at once. */
const most = 6

/** What nothing undoes: a profile that has had such is closed for good. */
const lasting = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket', 'setExtraHTTPHeaders'],
  context: [
    ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'on'],
    ...['routeWebSocket', 'setExtraHTTPHeaders', 'setGeolocation'],
  ],
  clock: ['install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'],
}

/** What tests listen to on a page. */
const heard = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
]

/** A profile that is kept when it is closed. */
interface Profile {
  context: BrowserContext
  options: string
  /** Where the sites are that it is lent to: what it has of their code is known by that address. */
  url: string
  isLent: boolean
  isSpent: boolean
  end: () => Promise<void>
}

const kept: Profile[] = []

/** Tells of each call of these names. */
function watch(target: object, names: readonly string[], tell: () => void): void {
  for (const name of names) {
    const own: unknown = Reflect.get(target, name)
    if (typeof own !== 'function') throw new Error(`The browser has no ${name}`)
    Reflect.set(target, name, (...given: unknown[]) => {
      tell()
      return Reflect.apply(own, target, given)
    })
  }
}

/** Empties what the site keeps in a profile, at an address of it that runs nothing: one tab is left, as a new profile begins. */
async function empty({ context, options, url }: Profile): Promise<boolean> {
  const [page, ...others] = context.pages()
  if (!page) return false
  for (const other of others) await other.close()
  for (const event of heard) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    contrast: null,
    forcedColors: null,
    ...JSON.parse(options),
  })
  await page.mouse.move(0, 0)
  await page.goto(`${url}/healthz`)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const name of await caches.keys()) await caches.delete(name)
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await context.clearCookies()
  return true
}

/** Keeps a lent profile for the next that asks for one like it, instead of the one that has been kept longest. */
async function giveBack(profile: Profile): Promise<void> {
  if (!profile.isLent) return
  const isGood = !profile.isSpent && (await empty(profile).catch(() => false))
  profile.isLent = false
  if (!isGood) return profile.end()
  kept.push(profile)
  if (kept.length > most) await kept.shift()?.end()
}

function prepare(context: BrowserContext, { url, options }: Wanted): Profile {
  const end = context.close.bind(context)
  const profile: Profile = { ...{ context, options, url, end }, isLent: false, isSpent: false }
  const spend = () => {
    profile.isSpent = true
  }
  watch(context, lasting.context, spend)
  watch(context.clock, lasting.clock, spend)
  context.on('page', (page) => watch(page, lasting.page, spend))
  profile.isSpent = false
  let closing: Promise<void> | undefined
  context.close = () => {
    closing ??= giveBack(profile).finally(() => {
      closing = undefined
    })
    return closing
  }
  return profile
}

/** Where the site is, and what the profile is to be, as JSON. */
interface Wanted {
  url: string
  options: string
}

/**
 * A page of a profile like a new one. The first screen of a new profile takes the browser twice the time of one in a tab that
 * has had the product's code before: a profile that was closed is emptied and lent again, within a worker, across its files.
 */
export async function warmPage(wanted: Wanted, make: () => Promise<BrowserContext>): Promise<Page> {
  const { url, options } = wanted
  const isAlike = (one: Profile) => one.url === url && one.options === options
  const at = kept.findIndex((one) => isAlike(one) && one.context.pages()[0]?.isClosed() === false)
  const [found] = at < 0 ? [] : kept.splice(at, 1)
  const profile = found ?? prepare(await make(), wanted)
  profile.isLent = true
  return profile.context.pages()[0] ?? profile.context.newPage()
}
