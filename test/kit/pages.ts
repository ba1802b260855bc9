import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Waits until nothing moves on a page any more, but what moves for ever: a menu that fades out is half of its colours. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      return animation.playState !== 'running' || endTime === Number.POSITIVE_INFINITY
    }),
  )
}

/** What axe finds on a page, or in a part of it, against WCAG 2.2 AA, in words; empty when nothing. */
export async function seenByAxe(page: Page, part?: string): Promise<string[]> {
  await settled(page)
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
}

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

/** How much wider than the screen the page is, in pixels: it never should be. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
