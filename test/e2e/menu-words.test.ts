import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '../kit/site'
import { follow, notFrench } from '../kit/words'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

/** The texts on screen, one a node, with the names that only a screen reader says. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript')) texts.push(node.textContent?.trim() ?? '')
    for (const named of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(named.getAttribute(name) ?? '')
    return [...texts.filter(Boolean), document.title]
  })

/** An entry of the menu, and the group that it stands under. */
interface Entry {
  link: string
  label: string
  group: string
}

async function entriesOf(page: Page, application: string): Promise<Entry[]> {
  await page.goto(`${site.url}/${application}/`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const nav = page.getByRole('navigation').first()
  await nav.locator(`a[href^="/${application}"]`).first().waitFor()
  await nav.locator('button[aria-expanded="false"]').evaluateAll((groups) => {
    for (const group of groups) if (group instanceof HTMLElement) group.click()
  })
  const found = await nav.locator(`li > a[href^="/${application}"]`).evaluateAll((links) =>
    links.map((link) => {
      const part = link.closest('[id]')?.id
      const group = part && document.querySelector(`nav [aria-controls="${part}"]`)
      const [label = '', around = ''] = [link, group || null].map((one) => one?.textContent?.trim())
      return { link: link.getAttribute('href') ?? '', label, group: around }
    }),
  )
  return [...new Map(found.map((entry) => [entry.link, entry])).values()]
}

/** A page is called as its entry is; under a group it says more, « Groupes d'adhérents », or is the group's own. */
const isCalled = (heading: string, { label, group }: Entry): boolean =>
  heading === label ||
  label === 'Accueil' ||
  (group !== '' && (heading === group || heading.toLowerCase().includes(label.toLowerCase())))

/** Opens a screen as its link does, and waits until it has its title, its heading and what it asked for. */
async function openScreen(page: Page, link: string): Promise<void> {
  const plain = (path: string) => path.replace(/\/$/, '')
  if (plain(new URL(page.url()).pathname) !== plain(link)) {
    await page.evaluate(() => {
      document.title = ''
    })
    await follow(page, link)
  }
  await page.waitForFunction(() => document.title !== '')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main .MuiSkeleton-root, main [aria-busy=true]'))
}

test('words of English and raw keys are seen inside a sentence, French and addresses are not', () => {
  const planted = [
    'Votre Order est prête',
    'shell.notFound',
    'Le champ error.requiredField',
    '3 rows',
    'profile_type',
  ]
  expect(planted.filter((text) => !notFrench(text))).toEqual([])
  const french = [
    'Back-office',
    'karim.benali@demo.example',
    'www.martin.example',
    'Notice de 2026.pdf',
    'Panier n° 3',
  ]
  expect(french.filter(notFrench)).toEqual([])
})

test.each([
  ['back-office', 'nadia.roche@demo.example', 15],
  ['tenders', 'fm@martin.example', 3],
  ['front-office', 'karim.benali@demo.example', 10],
] as const)(
  'every entry of the menu of %s opens a screen of its name in French, without a raw key or a refusal',
  async (application, email, least) => {
    const { page } = await site.open({ email })
    const entries = await entriesOf(page, application)
    expect(entries.length).toBeGreaterThanOrEqual(least)
    const breaches: string[] = []
    let at = ''
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (answer.status() >= 400 && pathname.startsWith('/api/'))
        breaches.push(`${at}: ${answer.status()} ${pathname}`)
    })
    for (const entry of entries) {
      const { link } = entry
      at = link
      await openScreen(page, link)
      const heading = (await page.getByRole('heading', { level: 1 }).first().innerText()).trim()
      if (!isCalled(heading, entry)) breaches.push(`${link}: « ${heading} » for « ${entry.label} »`)
      for (const text of await textsOf(page)) if (notFrench(text)) breaches.push(`${link}: ${text}`)
      if (await page.getByText('Page introuvable').count()) breaches.push(`${link}: not found`)
    }
    expect(breaches).toEqual([])
    await page.context().close()
  },
  120_000,
)
