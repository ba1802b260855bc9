import type { Browser, Page } from 'playwright-core'
import { keepSession } from '../../kit/site'
import { sumOf, type Vitals, vitalsOf, watchVitals } from '../../kit/vitals'
import { withoutStream } from '../../kit/without-stream'
import type { Seat } from '../order/screens'
import { traceTasks } from '../web/frames'
import { slowdown } from '../web/measure'

/** A screen that was opened by its address. */
export interface Visit extends Vitals {
  path: string
  /** Cumulative layout shift. */
  moved: number
}

const heights: Readonly<Record<number, number>> = { 390: 844, 1440: 900 }
export const widths = [390, 1440] as const

async function openedPage(browser: Browser, { url, login }: Seat, width: number): Promise<Page> {
  const isPhone = width < 600
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    ...{ isMobile: isPhone, hasTouch: isPhone, locale: 'fr-FR', serviceWorkers: 'block' },
  })
  await withoutStream(context)
  await watchVitals(context)
  const page = await context.newPage()
  await keepSession(page, url, login)
  return page
}

/** Until nothing of the screen is on its way any more. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('main .MuiSkeleton-root, main [aria-busy=true], main [data-awaited]'),
  )
  await page.waitForLoadState('networkidle')
}

/** The addresses of an application's menu. */
export async function menuOf(browser: Browser, seat: Seat, application: string): Promise<string[]> {
  const page = await openedPage(browser, seat, 1440)
  await page.goto(`${seat.url}/${application}/`)
  await settled(page)
  const nav = page.getByRole('navigation').first()
  await nav.locator('button[aria-expanded="false"]').evaluateAll((groups) => {
    for (const group of groups) if (group instanceof HTMLElement) group.click()
  })
  const links = await nav
    .locator(`li > a[href^="/${application}"]`)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await page.context().close()
  return [...new Set(links)]
}

/** Opens each address by itself, and the first row of each list; what the browser tells of them. */
export async function visited(
  browser: Browser,
  { seat, width }: { seat: Seat; width: number },
  paths: readonly string[],
): Promise<Visit[]> {
  const page = await openedPage(browser, seat, width)
  const visits: Visit[] = []
  const waiting = [...paths]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    await page.goto(seat.url + path)
    await settled(page)
    const seen = await vitalsOf(page)
    visits.push({ path, moved: sumOf(seen.shifts), ...seen })
    const row = page.locator('main a.row-link').first()
    const found = (await row.count()) ? await row.getAttribute('href') : null
    if (found && !paths.includes(found) && !visits.some((one) => one.path === found)) waiting.unshift(found)
  }
  await page.context().close()
  return visits
}

/** At CPU × 4: when the largest part of a screen is drawn, and the longest task of its thread, whatever else the machine does. */
export async function slowVisit(browser: Browser, seat: Seat, path: string) {
  const page = await openedPage(browser, seat, 1440)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const tasks = await traceTasks(browser, page, async () => {
    await page.goto(seat.url + path)
    await settled(page)
  })
  const { largest } = await vitalsOf(page)
  await page.context().close()
  return { largest, task: Math.max(...tasks) }
}
