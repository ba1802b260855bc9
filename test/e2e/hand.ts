import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { stillness } from '../kit/axe'

/** What a way has cost so far. */
export interface Spent {
  /** Clicks, touches, or by keyboard what was chosen by Enter. */
  presses: number
  /** Keys, those that lead to what is pressed included. */
  keys: number
  /** How often what was pressed stood out of sight: a mouse or a thumb scrolls first. */
  scrolls: number
}

/** How a person acts. */
export interface Hand {
  press: (target: Locator) => Promise<void>
  /** Looks at the screen as it stands, once it is at rest. */
  look: () => Promise<void>
  spent: () => Spent
}

/** A thumb hits it: 40 pixels high at least (WCAG 2.5.8 asks for 24); the row of a list opens wherever it is touched. */
async function hasRoom(target: Locator): Promise<void> {
  const height = await target.evaluate(
    (element) => (element.closest('tr[data-id]') ?? element).getBoundingClientRect().height,
  )
  expect(height, `${await target.textContent()} can be touched`).toBeGreaterThanOrEqual(40)
}

/** Whether its middle is in view, under nothing else. */
const isSeen = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

/** Brings it under the finger: 1 when the page was moved for it. */
async function reach(target: Locator): Promise<number> {
  if (await isSeen(target)) return 0
  await target.scrollIntoViewIfNeeded()
  return 1
}

/** What the head and the foot of a page let do, where the keyboard comes to it in another order than the eye (WCAG 2.4.3). */
const outOfOrder = (page: Page): Promise<string[]> =>
  page.locator('main :is(header, footer)').evaluateAll((heads) =>
    heads.flatMap((head) => {
      const places = [...head.querySelectorAll('a, button')]
        .map((element) => ({ text: element.textContent ?? '', box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
      return places
        .filter(({ box }, at) => {
          const before = places[at - 1]?.box
          if (!before) return false
          return box.bottom <= before.top || (box.top < before.bottom && box.right <= before.left)
        })
        .map(({ text }) => text)
    }),
  )

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Where a page has just come and one wants what it is about: over its navigation by the link that comes first. */
async function skip(page: Page, target: Locator): Promise<number> {
  const isFresh = await target.evaluate(
    (element) => document.activeElement === document.body && element.closest('main') !== null,
  )
  if (!isFresh) return 0
  await page.keyboard.press('Tab')
  if (!(await isFocused(page.locator('a[href="#content"]')))) return 1
  await page.keyboard.press('Enter')
  return 2
}

/** Goes there by the keys alone, as who sees nothing or has no mouse; what has the focus is in view, under no bar. */
async function tabTo(page: Page, target: Locator): Promise<number> {
  for (let keys = await skip(page, target); keys < 100; keys++) {
    if (await isFocused(target)) {
      await expect.poll(() => isSeen(target), { message: `${await target.textContent()} is seen` }).toBe(true)
      return keys
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard never reaches ${await target.textContent()}`)
}

const ways = {
  mouse: async (_page: Page, target: Locator) => {
    const scrolls = await reach(target)
    await target.click()
    return { keys: 0, scrolls }
  },
  touch: async (_page: Page, target: Locator) => {
    await hasRoom(target)
    const scrolls = await reach(target)
    await target.tap()
    return { keys: 0, scrolls }
  },
  keyboard: async (page: Page, target: Locator) => {
    const keys = await tabTo(page, target)
    await page.keyboard.press('Enter')
    return { keys: keys + 1, scrolls: 0 }
  },
} as const

export type Way = keyof typeof ways
export const allWays: readonly Way[] = ['mouse', 'keyboard', 'touch']

interface Handed {
  way: Way
  /** Takes what is on a screen before something on it is pressed: the first, the second … */
  take?: (screen: number) => Promise<unknown>
}

/** Somebody at work with a mouse, a thumb or the keyboard. */
export function handOf(page: Page, { way, take }: Handed): Hand {
  const spent: Spent = { presses: 0, keys: 0, scrolls: 0 }
  const look = async () => {
    if (!take) return
    await stillness(page)
    await take(spent.presses + 1)
  }
  return {
    look,
    spent: () => spent,
    press: async (target) => {
      await target.waitFor()
      await look()
      expect(await outOfOrder(page)).toEqual([])
      const { keys, scrolls } = await ways[way](page, target)
      spent.presses += 1
      spent.keys += keys
      spent.scrolls += scrolls
    },
  }
}
