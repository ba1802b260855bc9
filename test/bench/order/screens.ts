import { type Browser, chromium, type Page } from 'playwright-core'
import { keepSession } from '../../kit/site'
import { traceFrames } from '../web/frames'
import { median, slowdown } from '../web/measure'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']

/** Who looks: a running product, and the answer of a login. */
export interface Seat {
  url: string
  login: Record<string, unknown>
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags })

/** A page on a processor slowed down four times. */
export async function slowPageAt(browser: Browser, { url, login }: Seat, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
  const page = await context.newPage()
  await keepSession(page, url, login)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${url}${path}`)
  return page
}
const slowPage = (browser: Browser, seat: Seat, path: string) =>
  slowPageAt(browser, seat, `/front-office${path}`)

/** A frame is looked at when something has changed: who looks at each would be part of what is measured. As text: what a bundler does to a function would not be known in the page. */
const watch = (selector: string) => `{
  const shown = () => document.querySelector(${JSON.stringify(selector)})?.textContent
  const before = shown()
  const start = performance.now()
  delete window.benchTook
  new MutationObserver((_, self) => {
    if (shown() === before) return
    self.disconnect()
    requestAnimationFrame(() => (window.benchTook = performance.now() - start))
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}`

/** Milliseconds from an act until an element shows another text, watched inside the page. */
async function untilChanged(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watch(selector))
  await act()
  const took = await page.waitForFunction(() => Reflect.get(window, 'benchTook'))
  return Number(await took.jsonValue())
}

/** Adds articles from the catalogue by their steppers: milliseconds until the carts' total on screen is the new one. */
export async function addFromCatalogue(browser: Browser, seat: Seat, times: number): Promise<number[]> {
  const page = await slowPage(browser, seat, '/catalogs/food')
  // What cannot be ordered has a button too, which nobody can press.
  const more = page.locator('button[aria-label^="Augmenter"]:enabled')
  const dock = 'main a[href$="/carts/in-progress"]'
  await page.locator(dock).waitFor()
  await more.first().waitFor()
  const took: number[] = []
  for (let n = 0; n < times; n++) took.push(await untilChanged(page, dock, () => more.nth(n).click()))
  await page.context().close()
  return took
}

/** Types quantities in a long cart: the cost of each key's frame, and milliseconds until its totals are on screen. */
export async function typeInCart(browser: Browser, seat: Seat, cartId: number, times: number) {
  const page = await slowPage(browser, seat, `/carts/in-progress/${cartId}`)
  const boxes = page.getByRole('textbox', { name: /^Quantité de/ })
  await boxes.first().waitFor()
  const totals: number[] = []
  const frames: number[][] = []
  for (let n = 0; n < times; n++) {
    await boxes.nth(n).focus()
    const waited = untilChanged(page, '[aria-label=Totaux]', async () => {
      frames.push(
        await traceFrames(browser, page, () => boxes.nth(n).pressSequentially('125', { delay: 60 })),
      )
      await page.keyboard.press('Enter')
    })
    totals.push(await waited)
  }
  await page.context().close()
  return {
    totals,
    longestFrame: median(frames.map((keys) => Math.max(...keys))),
    usualFrame: median(frames.flat()),
  }
}
