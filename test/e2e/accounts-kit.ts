import type { Locator, Page } from 'playwright-core'
import { seenByAxe as look } from '../kit/axe'

/** The box of a field, by its label. */
export const field = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .getByLabel(new RegExp(`^${label}`))
    .and(page.locator('input'))
    .first()

/** Opens the list of a field and takes a choice. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: new RegExp(`^${label}`) }).first()
  await box.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export const save = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Enregistrer', exact: true }).click()

export const hasToast = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor()

/** What axe finds on the screen, in words. */
export const seenByAxe = (page: Page, scheme: 'light' | 'dark' = 'light'): Promise<string[]> =>
  look(page, { scheme, within: 'main' })
