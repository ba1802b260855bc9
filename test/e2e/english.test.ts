import { afterAll, beforeAll, expect, test } from 'vitest'
import { button } from '../kit/pages'
import { openSite, type Site, type SitePage } from '../kit/site'

let site: Site
let view: SitePage
beforeAll(async () => {
  site = await openSite()
  view = await site.open()
  await view.page.context().addCookies([{ name: 'language', value: 'en', url: site.url }])
})
afterAll(() => site?.close())

const french =
  /[àâçéèêëîïôûùœ]|\b(?:le|la|les|du|des|une?|et|ou|est|sont|pour|par|avec|dans|votre|aucune?|ajouter|modifier|supprimer|enregistrer|rechercher|valider|annuler|fermer|lignes?|champs?|écran)\b|\b[dlnsq]'/i
const bareKey = /(?<![\w@/.])[a-z]\w+(?:\.[a-z]\w+)+(?![\w@/.])/i
/** Names of people, of the product and of what somebody typed. */
const data = /Valaé|Portail Achats|\S+\.example|Licence Ouverte/g

/** What the page says: its texts, names and hints, without the rows of its tables. */
async function said(): Promise<string[]> {
  const text = await view.page.locator('body').evaluate((body: HTMLElement) => {
    const hints = [...body.querySelectorAll('[aria-label], [title], [placeholder]')]
      .filter((node) => !node.closest('tbody'))
      .flatMap((node) => ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''))
    const rows = [...body.querySelectorAll<HTMLElement>('tbody')].map((part) => part.innerText)
    return [rows.reduce((all, part) => all.replace(part, ''), body.innerText), ...hints].join('\n')
  })
  return text
    .split('\n')
    .map((line) => line.replace(data, '').trim())
    .filter(Boolean)
}
const foreign = async () => (await said()).filter((line) => french.test(line) || bareKey.test(line))

async function opens(path: string, heading: string | RegExp) {
  await view.go(path)
  await view.page.getByRole('heading', { name: heading }).first().waitFor()
  expect(await foreign(), path).toEqual([])
}

test('the settings, their lists and their forms are in English, with no bare key', async () => {
  await opens('/settings', 'Settings')
  expect(await view.page.locator('html').getAttribute('lang')).toBe('en')
  const tables = { unit: 'Unit', label: 'Label', flatfee: 'Flat fee', searchsynonym: 'Search synonym' }
  for (const [name, label] of Object.entries(tables)) {
    await opens(`/settings/${name}`, `${label}s`)
    await opens(`/settings/${name}/create`, `New: ${label}`)
  }
})

test('exports are in English: their types by theme, what is asked of one, files and schedules', async () => {
  const { page } = view
  await opens('/exports', 'Exports')
  await button(page, 'Export: Users').click()
  await page.getByText('One row per account.').last().waitFor()
  expect(await foreign()).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /^Scheduled/ }).click()
  await page.getByText('No scheduled export').waitFor()
  expect(await foreign()).toEqual([])
})

test('what is wrong is said in English, by the form and by the server', async () => {
  const { page } = view
  await view.go('/settings/flatfee/create')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This field is required.').first().waitFor()
  expect(await foreign()).toEqual([])
  const amount = page.getByLabel(/^Amount/)
  await amount.fill('1,234.5')
  await amount.blur()
  await expect.poll(() => amount.inputValue()).toBe('1,234.50')
  const headers = { authorization: site.admin.token, 'accept-language': 'en-GB,en;q=0.9' }
  const asked = await site.app.inject({ url: '/api/setting/generic/unit/999999', headers })
  expect(asked.json().display).toBe('Nothing answers at this address')
})

test('filters, the own account and its menu are in English; the menu leads back to French', async () => {
  const { page } = view
  await opens('/settings/unit', 'Units')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByText('Filter by…').waitFor()
  expect(await foreign()).toEqual([])
  await page.keyboard.press('Escape')
  await opens('/profile', 'My account')
  await button(page, /^Menu of/).click()
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor()
  expect(await foreign()).toEqual([])
  await page.getByRole('menuitem', { name: /^Language/ }).click()
  await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
  expect((await foreign()).length).toBeGreaterThan(5)
})
