import type { Browser } from 'playwright-core'
import { call } from '../kit/actors'
import { openPortal, say } from './open-portal'
import { addFromCatalogue, openBrowser, type Seat } from './order/screens'
import { menuOf, slowVisit, visited, widths } from './vitals/walk'
import { median } from './web/measure'

const rounds = Number(process.env.ROUNDS ?? 3)
const limits = { moved: 0.02, task: 200, largest: 1500, total: 100 } as const
const { ONLY: only } = process.env

/** Who looks at each application. */
const people = {
  'back-office': 'nadia.roche@demo.example',
  'front-office': 'julie.petit@demo.example',
  tenders: 'fm@martin.example',
} as const
type Application = keyof typeof people
const applications = Object.keys(people) as Application[]

/** Screens whose tasks and largest part are told: first ones, lists, what is drawn of figures. */
const heavy: readonly (readonly [Application, string])[] = [
  ['back-office', '/back-office/'],
  ['back-office', '/back-office/article'],
  ['back-office', '/back-office/tender'],
  ['back-office', '/back-office/statistics'],
  ['front-office', '/front-office/'],
  ['front-office', '/front-office/catalogs/food'],
  ['front-office', '/front-office/carts/in-progress'],
  ['tenders', '/tenders/'],
]

let missed = 0
/** One figure beside its bar. */
function verdict(name: string, figure: number, limit: number, unit = '') {
  if (figure > limit) missed++
  const shown = limit < 1 ? figure.toFixed(3) : figure.toFixed(0)
  say(`${figure > limit ? '✗' : '✓'} ${name} : ${shown}${unit} (barre : ≤ ${limit}${unit})`)
}

/** Layout shifts of every screen that a menu leads to, and of a row of each list. */
async function benchMoves(browser: Browser, seats: Readonly<Record<Application, Seat>>): Promise<void> {
  for (const application of applications) {
    const seat = seats[application]
    const paths = await menuOf(browser, seat, application)
    for (const width of widths) {
      const visits = await visited(browser, { seat, width }, paths)
      const worst = Math.max(...visits.map(({ moved }) => moved))
      verdict(`Décalages de ${application} à ${width}, ${visits.length} écrans, le pire`, worst, limits.moved)
      for (const { path, moved, shifts } of visits.filter((one) => one.moved > limits.moved))
        say(`    ${path} : ${moved.toFixed(3)} ${shifts.flatMap((one) => one.moved.slice(0, 2)).join(' ; ')}`)
    }
  }
}

async function benchPages(browser: Browser, seats: Readonly<Record<Application, Seat>>): Promise<void> {
  for (const [application, path] of heavy) {
    const visits: Awaited<ReturnType<typeof slowVisit>>[] = []
    for (let round = 0; round < rounds; round++)
      visits.push(await slowVisit(browser, seats[application], path))
    verdict(`${path}, tâche la plus longue`, median(visits.map(({ task }) => task)), limits.task, ' ms')
    verdict(`${path}, LCP`, median(visits.map(({ largest }) => largest)), limits.largest, ' ms')
  }
}

/** `npm run bench:vitals`: what a person feels of the screens, on demonstration data; `ONLY=moves`, `pages` or `total` for a part. */
async function main(): Promise<void> {
  const bench = await openPortal('vitals', () => undefined)
  const browser = await openBrowser()
  const seatOf = async (email: string): Promise<Seat> => {
    const { body } = await call(bench.app, 'POST', '/auth/login', {
      body: { email, password: 'Portail2026!' },
    })
    return { url: bench.url, login: body }
  }
  try {
    const seats = {
      'back-office': await seatOf(people['back-office']),
      'front-office': await seatOf(people['front-office']),
      tenders: await seatOf(people.tenders),
    }
    if (!only || only === 'moves') await benchMoves(browser, seats)
    if (!only || only === 'pages') await benchPages(browser, seats)
    if (!only || only === 'total') {
      const adds = await addFromCatalogue(browser, seats['front-office'], 10)
      verdict("« + » du catalogue jusqu'au total", median(adds), limits.total, ' ms')
    }
  } finally {
    await browser.close()
    await bench.close()
  }
  process.exit(missed ? 1 : 0)
}

await main()
