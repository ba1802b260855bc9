import type { Browser, Locator, Page } from 'playwright-core'
import { call } from '../../kit/actors'
import type { openPortal } from '../open-portal'
import { median } from '../web/measure'
import { slowPageAt } from './screens'

const rounds = 3
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

/** What is pressed, and what is on screen then. */
type Step = readonly [press: (page: Page) => Locator, shown: (page: Page) => Locator]

interface Walk {
  email: string
  home: string
  /** What it leaves cannot be done twice. */
  isOnce?: true
  steps: readonly Step[]
}

/** The daily way of each role, up to what is sent or signed. */
const walks: Readonly<Record<string, Walk>> = {
  'Cuisine : commander comme la semaine dernière': {
    email: 'julie.petit@demo.example',
    home: '/front-office/',
    isOnce: true,
    steps: [
      [
        (page) => page.getByRole('link', { name: 'Commander comme la semaine dernière' }),
        (page) => page.getByRole('dialog').getByText(/articles? ·/),
      ],
      [
        (page) => page.getByRole('dialog').getByRole('button', { name: 'Commander', exact: true }),
        (page) => page.getByRole('alertdialog'),
      ],
    ],
  },
  'Valideuse : ouvrir ce qui attend': {
    email: 'sophie.lenoir@demo.example',
    home: '/front-office/',
    steps: [
      [
        (page) => part(page, 'À valider').getByRole('link').first(),
        (page) => button(page, 'Valider').first(),
      ],
    ],
  },
  'Magasin : réceptionner': {
    email: 'tom.garnier@demo.example',
    home: '/front-office/',
    steps: [
      [
        (page) => page.getByRole('main').getByRole('link', { name: 'Réceptionner' }).first(),
        (page) => button(page, 'Signer la réception'),
      ],
    ],
  },
  'Fournisseur : ouvrir une commande': {
    email: 'fm@martin.example',
    home: '/tenders/',
    steps: [
      [
        (page) => page.getByRole('link', { name: /commandes? à lire/ }),
        (page) => page.getByRole('main').getByRole('link', { name: /^C\d+/ }).first(),
      ],
      [
        (page) => page.getByRole('main').getByRole('link', { name: /^C\d+/ }).first(),
        (page) => button(page, 'Confirmer la commande'),
      ],
    ],
  },
}

async function walked(page: Page, steps: readonly Step[]): Promise<number[]> {
  const took: number[] = []
  for (const [press, shown] of steps) {
    await press(page).waitFor()
    const start = performance.now()
    await press(page).click()
    await shown(page).waitFor()
    took.push(performance.now() - start)
  }
  return took
}

/** Milliseconds of each step of the four roles' ways, from the press until what it shows, at CPU × 4. */
export async function walkJourneys(
  browser: Browser,
  { app, url }: Pick<Awaited<ReturnType<typeof openPortal>>, 'app' | 'url'>,
): Promise<[name: string, steps: number[]][]> {
  const told: [string, number[]][] = []
  for (const [name, { email, home, isOnce, steps }] of Object.entries(walks)) {
    const { body } = await call(app, 'POST', '/auth/login', { body: { email, password: 'Portail2026!' } })
    const all: number[][] = []
    for (let round = 0; round < (isOnce ? 1 : rounds); round++) {
      const page = await slowPageAt(browser, { url, login: body }, home)
      all.push(await walked(page, steps))
      await page.context().close()
    }
    told.push([name, steps.map((_step, n) => median(all.map((one) => one[n] ?? 0)))])
  }
  return told
}
