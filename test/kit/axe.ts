import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The very axe that the builder brings along, without its comments: a page reads it in two thirds of the time. */
const source = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is looked at: in one scheme, and in one part of the page only. */
export interface Look {
  scheme?: 'light' | 'dark'
  within?: string
  /** What is left out, being like its neighbours. */
  without?: string
  /** The rules of good practice as well. */
  bestPractice?: boolean
  /** These rules alone: what a change of colours can break, where all the others were held on the same screen. */
  rules?: readonly string[]
}

/** How long a page may show that it waits for something before it is looked at as it stands. */
const patience = 10_000

/**
 * Waits until what moves has come to rest: a list that fades out still has a contrast, a wrong one. What moves without end is
 * a mark of waiting (a skeleton, a wheel): what it stands for is not on the screen yet.
 */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(
    (limit) =>
      new Promise<void>((done) => {
        let calm = 0
        const start = performance.now()
        const isEndless = (one: Animation) =>
          one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
        const moves = (one: Animation) =>
          one.playState === 'running' && (!isEndless(one) || performance.now() - start < limit)
        const look = () => {
          calm = document.getAnimations().some(moves) ? 0 : calm + 1
          if (calm > 2) done()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    patience,
  )
}

interface Violation {
  id: string
  nodes: readonly { html: string }[]
}
interface AxeWindow {
  axe?: { run: (where: object, options: object) => Promise<{ violations: Violation[] }> }
}

/** The rules that are looked at. */
const askedOf = ({ rules, bestPractice }: Look) =>
  rules
    ? { type: 'rule', values: [...rules] }
    : { type: 'tag', values: bestPractice ? [...wcag, 'best-practice'] : wcag }

/** How often a page that changes under the look is looked at again. */
const looks = 5

/**
 * Looks into a page of one frame: axe is brought in once for as long as the page is not loaded again. It takes the page's
 * tree first and asks its rules later: what it finds while the page changes under it (a list that closes) is of neither
 * state, and is looked at again.
 */
async function lookIn(page: Page, look: Look): Promise<Violation[]> {
  const { within, without } = look
  const isThere = await page.evaluate(() => (window as AxeWindow).axe !== undefined)
  if (!isThere) await page.evaluate(source)
  const where = { include: [[within ?? 'html']], ...(without ? { exclude: [[without]] } : {}) }
  const options = { runOnly: askedOf(look), resultTypes: ['violations'] }
  return page.evaluate(
    async ([where, options, looks]) => {
      const changes = new MutationObserver(() => undefined)
      changes.observe(document.body, { subtree: true, childList: true, attributes: true })
      let found: Violation[] = []
      for (let look = 0; look < looks; look++) {
        changes.takeRecords()
        found = (await (window as AxeWindow).axe?.run(where, options))?.violations ?? []
        if (found.length === 0 || changes.takeRecords().length === 0) break
      }
      changes.disconnect()
      return found
    },
    [where, options, looks] as const,
  )
}

/** Looks into every frame of a page. */
async function lookInAll(page: Page, look: Look): Promise<Violation[]> {
  const { within, without } = look
  const { type, values } = askedOf(look)
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const axe = type === 'rule' ? builder.withRules(values) : builder.withTags(values)
  if (within) axe.include(within)
  if (without) axe.exclude(without)
  return (await axe.analyze()).violations
}

/** What axe finds against WCAG 2.2 AA once the page is at rest, in words; empty when nothing. A text is a part. */
export async function seenByAxe(page: Page, asked: Look | string = {}): Promise<string[]> {
  const look: Look = typeof asked === 'string' ? { within: asked } : asked
  if (look.scheme) await page.emulateMedia({ colorScheme: look.scheme })
  await stillness(page)
  const violations = await (page.frames().length > 1 ? lookInAll : lookIn)(page, look)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`)
}

/** What axe finds on the screen as it stands, in the dark and on a narrow window, where nothing may overflow either. */
export async function seenEverywhere(page: Page, within = 'main'): Promise<string[]> {
  const found = await seenByAxe(page, { within, scheme: 'light' })
  found.push(...(await seenByAxe(page, { within, scheme: 'dark', rules: ['color-contrast'] })))
  await page.setViewportSize({ width: 390, height: 900 })
  found.push(...(await seenByAxe(page, { within, scheme: 'light' })))
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.setViewportSize({ width: 1440, height: 900 })
  return over > 0 ? [...found, `${over} px too wide at 390 px`] : found
}
