import { Client } from 'pg'
import { scoresOf } from '../../resources/tenders/scoring'
import { applyLot } from '../../server/tenders/apply-lot'
import { judgedOf, openedLot } from '../../server/tenders/lot-offers'
import { closeConsultations } from '../../server/tenders/tender-clock'
import { findTender } from '../../server/tenders/tender-row'
import { addPerson, call, signIn, type TestActor } from '../kit/actors'
import { keepSession } from '../kit/site'
import { openPortal, say } from './open-portal'
import { openBrowser, slowPageAt } from './order/screens'
import { median, timed } from './order/timing'
import { traceFrames, traceTasks } from './web/frames'

const [products, suppliers, rounds] = [3000, 12, 7]

let missed = 0
/** A ratio to something measured in the same run. */
function ratio(name: string, ours: readonly number[], theirs: readonly number[], limit: number) {
  const [mine, other] = [median(ours), median(theirs)]
  if (mine / other > limit) missed++
  say(
    `${mine / other > limit ? '✗' : '✓'} ${name} : ${mine.toFixed(0)} ms, référence ${other.toFixed(0)} ms, ${(mine / other).toFixed(2)} × (barre : ≤ ${limit} ×)`,
  )
}
async function repeated(run: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let round = 0; round <= rounds; round++) took.push((await timed(run))[0])
  return took.slice(1)
}

const clock = { now: new Date('2026-03-30T09:00:00+02:00') }
const openBench = () =>
  openPortal('tender', (context) => {
    context.now = () => clock.now
  })
type Bench = Awaited<ReturnType<typeof openBench>>
const at = (moment: string) => {
  clock.now = new Date(`${moment}+02:00`)
}

const rowsOf = <T extends Record<string, unknown>>({ db }: Bench, text: string, values: unknown[] = []) =>
  db.system('seed', (tx) => tx.query<T>(text, values))

async function need<T>(asked: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await asked
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** A lot of thousands of products that a dozen suppliers have answered whole, opened. */
async function prepare(bench: Bench): Promise<{ id: number; lot: number }> {
  const { app, context } = bench
  const paul = await signIn(app, 'paul.achard@demo.example')
  const [like] = await rowsOf<{ id: number; family: number }>(
    bench,
    'select p.id, s.family_id as family from product p join subfamily s on s.id = p.subfamily_id order by p.id limit 1',
  )
  const made = await rowsOf<{ id: number }>(
    bench,
    `insert into product (code, label, kind, subfamily_id, unit_id, rate_id, active)
     select 'B-' || n, 'Produit du banc ' || n, 'product', subfamily_id, unit_id, rate_id, true
       from product, generate_series(1, $2::int) n where id = $1 returning id`,
    [like?.id, products],
  )
  const [type] = await rowsOf<{ id: number }>(
    bench,
    `select id from tendertype where machine_name = 'private'`,
  )
  const tender = await need(
    paul.post<{ id: number }>('/tender', {
      ...{ code: 'AO-BANC', label: 'Banc', company_id: 1, catalog_id: 1, tender_type_id: type?.id },
      ...{ market_openning_date: '2026-06-01', market_closing_date: '2027-05-31', award_mode: 'ranked' },
      consultation_openning_date: '2026-04-01T09:00:00+02:00',
      ...Object.fromEntries(
        ['consultation_closing_date', 'response_date_limit', 'opening_date'].map((name) => [
          name,
          '2026-04-30T17:00:00+02:00',
        ]),
      ),
    }),
  )
  const { lots } = await need(
    paul.put<{ lots: { id: number }[] }>(`/tender/${tender.id}/lots`, {
      lots: [{ family_id: like?.family, zone_id: null, label: 'Lot du banc' }],
    }),
  )
  const lot = lots[0]?.id ?? 0
  const volumes = made.map(({ id }, at) => ({ product_id: id, volume: String(10 + (at % 90)) }))
  await need(paul.put(`/tender/lot/${lot}/products`, { products: volumes }))
  await need(
    paul.put(`/tender/${tender.id}/criteria`, {
      criteria: [{ machine_name: 'price', label: 'Prix', weight: '100', scale: 'automatic' }],
    }),
  )
  const chosen = await rowsOf<{ id: number }>(
    bench,
    'select id from supplier where "deletedAt" is null order by id limit $1',
    [suppliers],
  )
  await need(paul.put(`/tender/${tender.id}/suppliers`, { supplier_ids: chosen.map(({ id }) => id) }))
  await need(paul.put(`/tender/${tender.id}/publish`))
  at('2026-04-10T09:00:00')
  const lines = await rowsOf<{ id: number }>(
    bench,
    'select id from tender_product where tender_family_id = $1 order by id',
    [lot],
  )
  for (const [rank, { id }] of chosen.entries())
    await answer(bench, { tender: tender.id, lot, lines, supplier: id, rank })
  at('2026-04-30T17:00:01')
  await closeConsultations(context, clock.now)
  return { id: tender.id, lot }
}

interface Answering {
  tender: number
  lot: number
  lines: readonly { id: number }[]
  supplier: number
  rank: number
}

async function answer(
  { app, context }: Bench,
  { tender, lot, lines, supplier, rank }: Answering,
): Promise<void> {
  const email = `banc-${supplier}@suppliers.example`
  await addPerson({ context } as never, { email, profile: 'FA', suppliers: [supplier] })
  const bidder = await signIn(app, email)
  const quotation = (n: number) => ((100 + ((n * 37 + rank * 11) % 900)) / 100).toFixed(2)
  await need(
    bidder.put(`/consultation/${tender}/answer`, {
      lots: [
        {
          tender_family_id: lot,
          all_cities: true,
          lines: lines.map(({ id }, n) => ({
            tender_product_id: id,
            quotation: quotation(n),
            ref_supplier: `B-${n}`,
          })),
        },
      ],
    }),
  )
  await need(bidder.post(`/consultation/${tender}/send`))
}

const sumsSql = `
  select n.tender_response_family_id, sum(p.volume * n.quotation / coalesce(n.coef_negotiation, 1) * coalesce(n.coef, 1))
  from tender_response_line n join tender_product p on p.id = n.tender_product_id
    join tender_response_family f on f.id = n.tender_response_family_id where f.tender_family_id = $1 group by 1`
const matrixSql = `select n.*, p.volume, o.label from tender_response_line n join tender_product p on p.id = n.tender_product_id
  join product o on o.id = p.product_id join tender_response_family f on f.id = n.tender_response_family_id
  where f.tender_family_id = $1 order by o.label`

/** Milliseconds from the address until the matrix stands on screen. */
async function firstPaint(bench: Bench, id: number): Promise<number[]> {
  const { body: login } = await call(bench.app, 'POST', '/auth/login', {
    body: { email: 'paul.achard@demo.example', password: 'Portail2026!' },
  })
  const browser = await openBrowser()
  try {
    const took: number[] = []
    for (let round = 0; round < 3; round++) {
      const page = await (
        await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
      ).newPage()
      await keepSession(page, bench.url, login)
      const [milliseconds] = await timed(async () => {
        await page.goto(`${bench.url}/back-office/tender/${id}?tab=judgement`)
        await page.getByRole('table', { name: 'Comparaison des offres' }).getByRole('row').nth(3).waitFor()
      })
      took.push(milliseconds)
      await page.close()
    }
    return took
  } finally {
    await browser.close()
  }
}

/** The longest frames of a grid of thousands of lines while one types, and of the comparison while it is scrolled both ways. */
async function benchFrames(bench: Bench, id: number): Promise<void> {
  const { body: login } = await call(bench.app, 'POST', '/auth/login', {
    body: { email: 'paul.achard@demo.example', password: 'Portail2026!' },
  })
  const browser = await openBrowser()
  const seat = { url: bench.url, login }
  const held = (name: string, frames: readonly number[]) => {
    const longest = Math.max(...frames)
    if (longest > 50) missed++
    say(`${longest > 50 ? '✗' : '✓'} ${name} : ${longest.toFixed(0)} ms (barre : ≤ 50 ms)`)
  }
  try {
    await rowsOf(bench, `update tender set status = '100' where id = $1`, [id])
    const grid = await slowPageAt(browser, seat, `/back-office/tender/${id}?tab=preparation&step=products`)
    const volumes = grid.getByRole('textbox', { name: /^Volume de/ })
    await volumes.nth(5).click()
    await grid.keyboard.type('12', { delay: 100 })
    await grid.keyboard.press('Enter')
    const typed = await traceFrames(browser, grid, async () => {
      for (const text of ['1250', '87', '3400', '95']) {
        await grid.keyboard.type(text, { delay: 100 })
        await grid.keyboard.press('Enter')
      }
    })
    held(`Image la plus longue en saisissant dans ${products} lignes, processeur × 4`, typed)
    await grid.context().close()
    await rowsOf(bench, `update tender set status = '250' where id = $1`, [id])
    const matrix = await slowPageAt(browser, seat, `/back-office/tender/${id}?tab=judgement`)
    const place = matrix.getByRole('region', { name: 'Comparaison des offres' }).last()
    await place.getByRole('row').nth(3).waitFor()
    await place.hover()
    await matrix.waitForTimeout(1000)
    const wheel = async (x: number, y: number) => {
      for (let turn = 0; turn < 25; turn++) {
        await matrix.mouse.wheel(x, y)
        await matrix.waitForTimeout(40)
      }
    }
    const scrolled = await traceTasks(browser, matrix, async () => {
      await wheel(0, 240)
      await wheel(60, 0)
      await wheel(0, -240)
    })
    held(`Image la plus longue en faisant défiler ${products} × ${suppliers}, processeur × 4`, scrolled)
    await matrix.context().close()
  } finally {
    await browser.close()
  }
}

async function benchReading(bench: Bench, paul: TestActor, { id, lot }: { id: number; lot: number }) {
  const bare = new Client({ connectionString: bench.databaseUrl })
  await bare.connect()
  const { judged } = await bench.db.system('jobs', async (tx) => {
    const opened = await openedLot(tx, lot)
    return judgedOf(tx, opened.tender, opened.lot)
  })
  const sums = await repeated(() => bare.query(sumsSql, [lot]))
  ratio(
    `Noter ${products} × ${suppliers} (décimaux exacts), contre les sommes en SQL`,
    await repeated(async () => scoresOf(judged)),
    sums,
    5,
  )
  const read = await repeated(async () => JSON.stringify((await bare.query(matrixSql, [lot])).rows))
  ratio(
    'Réponse de la comparaison, contre les mêmes lignes lues et écrites en JSON',
    await repeated(() => need(paul.get(`/tender/lot/${lot}/comparison`))),
    read,
    3,
  )
  await bare.end()
  await benchFrames(bench, id)
  const painted = await firstPaint(bench, id)
  say(`  premier affichage de la comparaison : médiane ${median(painted).toFixed(0)} ms (${painted.length})`)
}

/** As many rows into tables with the same indexes, copied from those that stand there. */
async function bareInsert(bare: Client): Promise<void> {
  for (const table of ['article', 'article_price']) {
    const { rows } = await bare.query<{ list: string }>(
      `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
        where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER' and column_name <> 'id'`,
      [table],
    )
    const list = rows[0]?.list ?? ''
    await bare.query(
      `insert into bare_${table} (id, ${list}) select row_number() over (), ${list} from ${table} limit ${products}`,
    )
    await bare.query(`truncate bare_${table}`)
  }
}

/** A lot whose first offer is retained, written into the catalogue. */
async function benchApplying(bench: Bench, paul: TestActor, { id, lot }: { id: number; lot: number }) {
  await need(paul.put(`/tender/lot/${lot}/score`))
  const { offers } = await need(
    paul.get<{ offers: { id: number; rank: number }[] }>(`/tender/lot/${lot}/comparison`),
  )
  const decisions = offers.map((offer) =>
    offer.rank === 1
      ? { offer_id: offer.id, decision: 'retained', rank: 1 }
      : { offer_id: offer.id, decision: 'rejected', reason: 'Moins-disant retenu' },
  )
  await need(paul.put(`/tender/lot/${lot}/decisions`, { decisions }))
  await need(paul.put(`/tender/${id}/award`))
  const bare = new Client({ connectionString: bench.databaseUrl })
  await bare.connect()
  for (const table of ['article', 'article_price'])
    await bare.query(`create temp table bare_${table} (like ${table} including generated including indexes)`)
  const inserted = await repeated(() => bareInsert(bare))
  await bare.end()
  at('2026-06-01T00:05:00')
  const [took, applied] = await timed(() =>
    bench.db.system('jobs', async (tx) =>
      applyLot(tx, await findTender(tx, id), { lotId: lot, now: clock.now }),
    ),
  )
  say(`  ${applied.articles} articles écrits, ${applied.proposals} référencements proposés`)
  if (applied.articles < products) throw new Error('The lot was not applied whole')
  ratio(
    `Appliquer un lot de ${products} lignes, contre l'ajout nu d'autant d'articles et de prix`,
    [took],
    inserted,
    5,
  )
}

/** `npm run bench:tender`: what a buyer waits for before a lot of thousands of lines, beside the same work in bare SQL. */
async function main(): Promise<void> {
  const bench = await openBench()
  say(`Lot de ${products} produits, ${suppliers} offres…`)
  const tender = await prepare(bench)
  at('2026-05-04T09:00:00')
  const paul = await signIn(bench.app, 'paul.achard@demo.example')
  if (process.env.ONLY === 'frames') await benchFrames(bench, tender.id)
  else await benchReading(bench, paul, tender)
  if (process.env.ONLY !== 'frames') await benchApplying(bench, paul, tender)
  await bench.close()
  process.exit(missed ? 1 : 0)
}

await main()
