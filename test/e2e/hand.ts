import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How a person acts: what each press costs. */
export interface Hand {
  press: (target: Locator) => Promise<void>
  /** Clicks, touches or keys since the last `forget`. */
  count: () => number
  forget: () => void
}

/** A thumb hits it: 36 pixels high at least (WCAG 2.5.8 asks for 24); the row of a list opens wherever it is touched. */
async function hasRoom(target: Locator): Promise<void> {
  const height = await target.evaluate(
    (element) => (element.closest('tr[data-id]') ?? element).getBoundingClientRect().height,
  )
  expect(height, `${await target.textContent()} can be touched`).toBeGreaterThanOrEqual(36)
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Goes there by Tab alone, as who sees nothing or has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<number> {
  await target.waitFor()
  for (let keys = 0; keys < 100; keys++) {
    if (await isFocused(target)) return keys
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard never reaches ${await target.textContent()}`)
}

const ways = {
  mouse: async (_page: Page, target: Locator) => {
    await target.click()
    return 1
  },
  touch: async (_page: Page, target: Locator) => {
    await target.waitFor()
    await hasRoom(target)
    await target.tap()
    return 1
  },
  keyboard: async (page: Page, target: Locator) => {
    const keys = await tabTo(page, target)
    await page.keyboard.press('Enter')
    return keys + 1
  },
} as const
export type Way = keyof typeof ways

/** Somebody at work with a mouse, a thumb or the keyboard. */
export function handOf(page: Page, way: Way): Hand {
  let spent = 0
  return {
    count: () => spent,
    forget: () => {
      spent = 0
    },
    press: async (target) => {
      spent += await ways[way](page, target)
    },
  }
}
