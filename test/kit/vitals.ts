import type { BrowserContext, Page } from 'playwright-core'

/** A move of what is on screen that nobody asked for: how much of the screen it is, and what moved. */
export interface Shift {
  value: number
  moved: string[]
}

/** What a page's first moments were like, as the browser tells it. */
export interface Vitals {
  /** The layout shifts since the page began, or since the last `forgetVitals`. */
  shifts: Shift[]
  /** When the largest part of the page was drawn, in milliseconds of its start. */
  largest: number
  /** What that part is. */
  largestIs: string
  /** The longest tasks of the page's thread, in milliseconds, the longest first. */
  tasks: number[]
}

/** As text: what a bundler does to a function would not be known in the page. */
const watch = `{
  const kept = { shifts: [], largest: 0, largestIs: '', tasks: [] }
  globalThis.keptVitals = kept
  const named = (node) => {
    const one = node?.nodeType === 3 ? node.parentElement : node
    if (!one?.tagName) return '?'
    const mark = one.getAttribute('aria-label') || one.id || String(one.className.baseVal ?? one.className).split(' ').slice(-2).join('.')
    return one.tagName.toLowerCase() + (mark ? '[' + mark + ']' : '') + ' « ' + (one.textContent ?? '').trim().slice(0, 30) + ' »'
  }
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    const moved = entry.sources.map(({ node, previousRect, currentRect }) => named(node) + ' (' + box(previousRect) + ' → ' + box(currentRect) + ')')
    kept.shifts.push({ value: entry.value, moved })
  })
  observe('largest-contentful-paint', (entry) => {
    kept.largest = entry.startTime
    kept.largestIs = named(entry.element)
  })
  observe('longtask', (entry) => kept.tasks.push(entry.duration))
}`

/** Has a page, or every one of a browser profile, watch itself from its next address on. */
export const watchVitals = (pages: BrowserContext | Page): Promise<unknown> => pages.addInitScript(watch)

/** What a page saw of itself. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  const seen = await page.evaluate<Vitals>('globalThis.keptVitals')
  return { ...seen, tasks: [...seen.tasks].sort((a, b) => b - a) }
}

/** What comes from here on is another screen's. */
export const forgetVitals = (page: Page): Promise<unknown> =>
  page.evaluate('Object.assign(globalThis.keptVitals, { shifts: [], tasks: [] })')

/** Cumulative layout shift: the sum of all that moved. */
export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0)
