import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export { seenByAxe } from './axe'

/** What the browser keeps under a key. */
export const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Fills the login form and sends it. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await button(page, 'Se connecter').click()
}

/** By how many pixels the page is wider than its window once it has settled: a new width takes a moment to be drawn. */
export async function overflow(page: Page): Promise<number> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect
    .poll(measure, { timeout: 3000 })
    .toBeLessThanOrEqual(0)
    .catch(() => undefined)
  return measure()
}

/** Waits until an address ends so, decoded: pages change theirs a moment after the click. */
export const hasSearch = (page: Page, text: string): Promise<void> =>
  expect.poll(() => decodeURIComponent(new URL(page.url()).search.replaceAll('+', ' '))).toBe(text)

/** Waits until a path is the page's. */
export const hasPath = (page: Page, path: string): Promise<void> => expect.poll(() => pathOf(page)).toBe(path)

/** Waits until a locator finds so many. */
export const hasCount = (found: Locator, count: number): Promise<void> =>
  expect.poll(() => found.count()).toBe(count)

/** Waits until a field holds a value. */
export const hasValue = (box: Locator, value: string): Promise<void> =>
  expect.poll(() => box.inputValue()).toBe(value)

/** Closes what lies on top as a person does at the keyboard: once it has the focus. */
export async function pressEscape(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.activeElement?.closest('[role=dialog], [role=alertdialog], [role=menu], .MuiModal-root'),
  )
  await page.keyboard.press('Escape')
}

/** Holds the next call of an address back until it is let go: its answer comes after what was asked later. */
export async function heldBack(page: Page, address: string): Promise<{ release: () => Promise<void> }> {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(address, (route) => held.then(() => route.continue()), { times: 1 })
  return {
    release: async () => {
      const answered = page.waitForResponse(address)
      letGo()
      await (await answered).finished()
      // What the page asks now comes after that answer has been read and shown.
      await page.evaluate(() => fetch('/healthz').then(() => new Promise(requestAnimationFrame)))
    },
  }
}

/** Types a code as a reader does: a key every five milliseconds, Enter last, whatever time the page takes for each. */
export async function scan(page: Page, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const begin = await page.evaluate(() => performance.timeOrigin + performance.now())
  const press = (key: string, text: string, at: number) => {
    const timestamp = (begin + 5 * at) / 1000
    return [
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp }),
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp }),
    ]
  }
  const keys = [...[...code].map((one) => [one, one] as const), ['Enter', '\r'] as const]
  await Promise.all(keys.flatMap(([key, text], at) => press(key, text, at)))
  await keyboard.detach()
}
