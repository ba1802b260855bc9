import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What is looked at: in one scheme, and in one part of the page only. */
export interface Look {
  scheme?: 'light' | 'dark'
  within?: string
  /** The rules of good practice as well. */
  bestPractice?: boolean
  /** These rules alone: what a change of colours can break, where all the others were held on the same screen. */
  rules?: readonly string[]
}

/** Waits until what moves has come to rest: a list that fades out still has a contrast, a wrong one. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let calm = 0
        const endless = (one: Animation) =>
          one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
        const moves = (one: Animation) => one.playState === 'running' && !endless(one)
        const look = () => {
          calm = document.getAnimations().some(moves) ? 0 : calm + 1
          if (calm > 2) done()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
}

/** What axe finds against WCAG 2.2 AA once the page is at rest, in words; empty when nothing. A text is a part. */
export async function seenByAxe(page: Page, asked: Look | string = {}): Promise<string[]> {
  const look: Look = typeof asked === 'string' ? { within: asked } : asked
  if (look.scheme) await page.emulateMedia({ colorScheme: look.scheme })
  await stillness(page)
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const axe = look.rules
    ? builder.withRules([...look.rules])
    : builder.withTags(look.bestPractice ? [...wcag, 'best-practice'] : wcag)
  const { violations } = await (look.within ? axe.include(look.within) : axe).analyze()
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
