import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Site } from '../kit/site'

/** Opens a page of the front office as somebody of the demonstration. */
export async function openAs(site: Site, name: string, path: string, app = 'front-office'): Promise<Page> {
  const { page } = await site.open({ email: `${name}@demo.example` })
  await page.goto(`${site.url}/${app}${path}`)
  return page
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** The quantity of an article in a catalogue or a cart. */
export const quantity = (page: Page, label: string): Locator =>
  page.getByRole('textbox', {
    name: new RegExp(`^Quantité de ${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  })

/** Finds an article in the catalogue and types its quantity, by the keyboard alone; waits until the carts hold it. */
export async function order(page: Page, label: string, text: string, words = label): Promise<void> {
  await page.keyboard.press('Escape')
  const search = page.getByRole('searchbox', { name: 'Rechercher un article ou une référence' })
  await search.focus()
  await search.fill(words)
  await quantity(page, label).waitFor()
  await page.getByText(/^1 article ·/).waitFor()
  await expect
    .poll(async () => {
      await search.press('Enter')
      return quantity(page, label).evaluate((box) => box === document.activeElement)
    })
    .toBe(true)
  const saved = page.waitForResponse(
    (answer) =>
      answer.ok() &&
      /\/api\/order\/(cart\/line|\d+\/line)/.test(answer.url()) &&
      answer.request().method() !== 'GET',
  )
  await page.keyboard.type(text)
  await saved
}

/** Narrow and no-break spaces as plain ones: what a reader sees. */
export const plain = (text: string | null): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

/** The totals of the cart or order in view, label by label. */
export async function totals(page: Page): Promise<Record<string, string>> {
  const list = page.getByLabel('Totaux', { exact: true }).locator('dt')
  const labels = await list.allTextContents()
  const amounts = await page.getByLabel('Totaux', { exact: true }).locator('dd').allTextContents()
  return Object.fromEntries(labels.map((label, index) => [plain(label), plain(amounts[index] ?? '')]))
}

const cartList = '/front-office/carts/in-progress'

/** Opens the cart of a supplier from the list of carts: from another cart by its way back, as a person goes, else by the address. */
export async function openCart(page: Page, site: Site, supplier: string): Promise<void> {
  const back = page.getByRole('main').getByRole('link', { name: 'Paniers en préparation', exact: true })
  if (await back.count()) await back.click()
  else if (!page.url().endsWith(cartList)) await page.goto(site.url + cartList)
  await page.getByRole('link', { name: supplier, exact: true }).click()
  await heading(page, supplier).waitFor()
}

export const hasToast = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor()

/** Says « Envoyer » in the dialog that asks for it. */
export const confirmSending = (page: Page): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
