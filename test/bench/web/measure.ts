import type { Browser, CDPSession, Page, Request } from 'playwright-core'
import { withoutStream } from '../../kit/without-stream'
import { traceFrames } from './frames'

/** Milliseconds that the page's main thread ran, whatever else the machine does: in scripts, and in all its tasks. */
export interface Cost {
  script: number
  task: number
}

/** How much slower than this machine the pages' processor is. */
export const slowdown = 4

export interface Subject {
  url: string
  stored: Record<string, string>
  /** Shown when the page is ready. */
  ready: string
}

async function costSoFar(cdp: CDPSession): Promise<Cost> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { script: read('ScriptDuration'), task: read('TaskDuration') }
}

const minus = (a: Cost, b: Cost): Cost => ({ script: a.script - b.script, task: a.task - b.task })

/** A fresh browser profile on a slowed-down processor. */
async function freshPage(browser: Browser, stored: Record<string, string>) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  await withoutStream(context)
  const page = await context.newPage()
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, stored)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, cdp, close: () => context.close() }
}

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(400)
}

/** What the first visit of a page costs until it rests, and the gzipped JavaScript that it asks for until it is ready, and then. */
export async function firstVisit(browser: Browser, { url, stored, ready }: Subject) {
  const { page, cdp, close } = await freshPage(browser, stored)
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(request)
  })
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  const first = asked.length
  await settled(page)
  const cost = await costSoFar(cdp)
  const sizes = await Promise.all(asked.map(async (one) => (await one.sizes()).responseBodySize))
  const sum = (some: readonly number[]) => some.reduce((all, size) => all + size, 0)
  await close()
  return { cost, bytes: sum(sizes.slice(0, first)), later: sum(sizes.slice(first)) }
}

/** What each sort of a list costs: clicks on a column's head, each waited for. */
export async function sorts(
  browser: Browser,
  subject: Subject,
  { head, times }: { head: string; times: number },
) {
  const { page, cdp, close } = await freshPage(browser, subject.stored)
  await page.goto(subject.url)
  await page.locator(subject.ready).nth(99).waitFor()
  await settled(page)
  const costs: Cost[] = []
  const firstRow = () => page.locator('tbody tr').first().textContent()
  for (let time = 0; time < times; time++) {
    const [before, start] = [await firstRow(), await costSoFar(cdp)]
    await page.locator(head).click()
    for (let tries = 0; tries < 200 && (await firstRow()) === before; tries++) await page.waitForTimeout(20)
    await settled(page)
    costs.push(minus(await costSoFar(cdp), start))
  }
  await close()
  return costs
}

/** The cost of each frame while a text is typed, a key every tenth of a second. */
export async function typing(
  browser: Browser,
  subject: Subject,
  { field, text }: { field: string; text: string },
) {
  const { page, close } = await freshPage(browser, subject.stored)
  await page.goto(subject.url)
  await page.locator(subject.ready).first().waitFor()
  await settled(page)
  await page.locator(field).click()
  await page.keyboard.type('xy', { delay: 100 })
  await settled(page)
  const costs = await traceFrames(browser, page, () => page.keyboard.type(text, { delay: 100 }))
  await close()
  return costs
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
