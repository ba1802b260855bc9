import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { signedIn } from './web/api'
import { buildCompared, comparedFolder } from './web/build'
import { type Cost, firstVisit, median, type Subject, slowdown, sorts, typing } from './web/measure'
import { servePages } from './web/serve'

const rounds = Number(process.env.ROUNDS ?? 7)
const sortsEach = 6
const product = resolve('dist/client')
/** A row of react-admin's own table, which the product's list does not have. */
const stockRow = '.RaDataTable-table tbody tr'
const out = (text = '') => process.stdout.write(`${text}\n`)
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} Ko`
const ms = (value: number) => `${value.toFixed(0)} ms`
const scripts = (costs: readonly Cost[]) => median(costs.map(({ script }) => script))
const tasks = (costs: readonly Cost[]) => median(costs.map(({ task }) => task))

let missed = 0
/** One line of the result: the figure, its bar, and whether it holds. */
function verdict(name: string, figure: string, bar: string, holds: boolean) {
  if (!holds) missed++
  out(`${holds ? '✓' : '✗'} ${name} : ${figure} (barre : ${bar})`)
}

const htmlOf = (path: string) => (path.startsWith('/back-office') ? 'back-office/index.html' : 'index.html')

async function openSubjects() {
  const own = await servePages(product, htmlOf)
  const stock = await servePages(comparedFolder, () => 'stock.html')
  const form = await servePages(comparedFolder, () => 'form.html')
  const list = '/back-office/settings/unit'
  const at = (url: string, ready: string, perPage?: number): Subject => ({
    url,
    ready,
    stored: signedIn(perPage),
  })
  return {
    login: { url: `${own.url}/login`, stored: {}, ready: 'input[type="password"]' },
    own: at(own.url + list, 'a.row-link'),
    stock: at(stock.url + list, stockRow),
    own100: at(own.url + list, 'a.row-link', 100),
    stock100: at(`${stock.url}${list}?page=1&perPage=100&sort=position&order=ASC&filter=%7B%7D`, stockRow),
    form: at(`${form.url}/back-office/settings/unit/create`, 'form input'),
    close: () => [own, stock, form].map((server) => server.close()),
  }
}

type Subjects = Awaited<ReturnType<typeof openSubjects>>

async function benchLogin(browser: Browser, { login }: Subjects) {
  const { cost, bytes } = await firstVisit(browser, login)
  verdict(
    'Page de connexion, JavaScript gzippé',
    `${kb(bytes)}, ${ms(cost.script)} de script`,
    '≤ 75 Ko',
    bytes <= 75_000,
  )
}

async function benchList(browser: Browser, subjects: Subjects) {
  const costs: { own: Cost[]; stock: Cost[] } = { own: [], stock: [] }
  const bytes = { own: 0, stock: 0 }
  let later = 0
  for (let round = 0; round < rounds; round++)
    for (const who of ['own', 'stock'] as const) {
      const visit = await firstVisit(browser, subjects[who])
      costs[who].push(visit.cost)
      bytes[who] = visit.bytes
      if (who === 'own') later = visit.later
    }
  const ratio = scripts(costs.own) / scripts(costs.stock)
  verdict(
    'Première liste, JavaScript gzippé',
    `${kb(bytes.own)}, puis ${kb(later)} (tableau d'origine : ${kb(bytes.stock)})`,
    '≤ 200 Ko',
    bytes.own <= 200_000,
  )
  const figures = `${ms(scripts(costs.own))} contre ${ms(scripts(costs.stock))} de script, tâches ${ms(tasks(costs.own))} contre ${ms(tasks(costs.stock))}`
  verdict('Première liste, 25 lignes', `${ratio.toFixed(2)} × (${figures})`, '≤ 0,50 ×', ratio <= 0.5)
}

async function benchSort(browser: Browser, { own100, stock100 }: Subjects) {
  const costs: { own: Cost[]; stock: Cost[] } = { own: [], stock: [] }
  for (let round = 0; round < Math.ceil(rounds / 3); round++) {
    costs.own.push(...(await sorts(browser, own100, { head: 'th >> text=Libellé', times: sortsEach })))
    costs.stock.push(...(await sorts(browser, stock100, { head: 'th >> text=Libellé', times: sortsEach })))
  }
  const ratio = scripts(costs.own) / scripts(costs.stock)
  const figures = `${ms(scripts(costs.own))} contre ${ms(scripts(costs.stock))} de script, tâches ${ms(tasks(costs.own))} contre ${ms(tasks(costs.stock))}`
  verdict('Tri de 100 lignes', `${ratio.toFixed(2)} × (${figures})`, '≤ 0,15 ×', ratio <= 0.15)
}

async function benchTyping(browser: Browser, { form }: Subjects) {
  const runs: number[][] = []
  for (let round = 0; round < 5; round++)
    runs.push(
      await typing(browser, form, {
        field: 'form input[type="text"] >> nth=1',
        text: 'une saisie de quarante caractères',
      }),
    )
  const longest = median(runs.map((frames) => Math.max(...frames)))
  const usual = median(runs.flat())
  verdict(
    'Saisie dans un formulaire de 40 champs, image la plus longue',
    `${ms(longest)} (médiane ${ms(usual)})`,
    '≤ 50 ms',
    longest <= 50,
  )
}

/** `npm run bench:web`: the built product against the same pages with react-admin's stock table, interleaved. */
async function main() {
  if (!existsSync(product)) throw new Error('dist/client manque : lancez « npm run build ».')
  await buildCompared()
  const subjects = await openSubjects()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  out(
    `Chromium ${browser.version()}, processeur ralenti ${slowdown} ×, ${rounds} passages alternés, médianes\n`,
  )
  try {
    await benchLogin(browser, subjects)
    await benchList(browser, subjects)
    await benchSort(browser, subjects)
    await benchTyping(browser, subjects)
  } finally {
    await browser.close()
    subjects.close()
  }
  process.exitCode = missed ? 1 : 0
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
