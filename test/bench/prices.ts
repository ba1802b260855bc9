import { Client } from 'pg'
import type { OrderAnswer } from '../../resources/orders/answers'
import { jobs } from '../../server/jobs'
import { signIn, type TestActor } from '../kit/actors'
import { runDueJobs } from '../kit/run-due-jobs'
import { openPortal, say } from './open-portal'
import { median, p95, timed } from './order/timing'

/** Lines of the campaign; people who shop; seconds that their usual time is measured for. */
const lines = Number(process.env.LINES ?? 50_000)
const shoppers = 4
const seconds = Number(process.env.SECONDS ?? 20)

let now = new Date('2026-08-31T23:58:00+02:00')
const bench = await openPortal('prices', (context) => {
  context.now = () => now
})
const client = new Client({ connectionString: bench.databaseUrl })
await client.connect()
const rowsOf = async <T extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await client.query<T>(text, values)).rows

const columnsOf = async (table: string) =>
  (
    await rowsOf<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'
         and column_name not in ('id', 'ref_supplier', 'gtin', 'packaging_gtin', 'article_id', 'source_id')`,
      [table],
    )
  )
    .map(({ name }) => `"${name}"`)
    .join(', ')

/** As many articles of two suppliers as the campaign has lines, each with a price of its own. */
async function fill(): Promise<number> {
  const columns = await columnsOf('article')
  await rowsOf(
    `insert into article (ref_supplier, ${columns}) select 'BANC-' || g, ${columns} from generate_series(1, $1::int) g
       join (select row_number() over (order by id) as n, a.* from article a where a.supplier_id in (1, 3) and a.active
         and a."deletedAt" is null order by a.id limit 300) a on a.n = 1 + g % 300`,
    [lines],
  )
  await rowsOf(
    `insert into article_price (article_id, valid_from, quotation, price_ht, source)
     select id, '2026-01-01', 1 + id % 400 / 100.0, 1 + id % 400 / 100.0, 'tender' from article where ref_supplier like 'BANC-%'`,
  )
  const [campaign] = await rowsOf<{ id: number }>(
    `insert into price_update (label, status, company_id, response_date_limit, appliance_date, validated_at)
     values ('Banc', '300', 1, '2026-08-20T18:00:00+02:00', '2026-09-01', '2026-08-25T10:00:00+02:00') returning id`,
  )
  await rowsOf(
    `with asked as (insert into price_update_response (price_update_id, supplier_id, status, version, submitted_at)
       select $1::bigint, s, 'decided', 1, '2026-08-20T10:00:00+02:00'::timestamptz from unnest(array[1, 3]) s returning id, supplier_id)
     insert into price_update_line (price_update_response_id, article_id, last_quotation, answered_before, quotation, available, answered, decision)
     select r.id, a.id, p.quotation, true, p.quotation * 1.02, true, true, 'accepted' from asked r join article a on a.supplier_id = r.supplier_id
       and a.ref_supplier like 'BANC-%' join article_price p on p.article_id = a.id`,
    [campaign?.id],
  )
  for (const table of ['article', 'article_price', 'price_update_line']) await rowsOf(`analyze ${table}`)
  return campaign?.id ?? 0
}

/** What a person does all the time: looks a word up, puts an article of the campaign into its cart, changes a quantity. */
const kinds = ['chercher', 'ajouter', 'changer'] as const
type Kind = (typeof kinds)[number]
type Took = Record<Kind, number[]>

const words = ['tomate', 'poulet', 'yaourt', 'carotte', 'fromage', 'riz']
let added = 0

async function shop(actor: TestActor, articles: readonly number[], took: Took, isOver: () => boolean) {
  for (let n = 0; !isOver(); n++) {
    const word = words[n % words.length]
    const asked = { adherent_id: 1, is_group: false, shelf: 'food', q: word, limit: 60 }
    took.chercher.push((await timed(() => actor.put('/catalog/shop', asked)))[0])
    const article_id = articles[added++ % articles.length]
    const line = { adherentId: 1, article_id, quantity: '5', nearest: true }
    const [time, { status, body }] = await timed(() => actor.post<OrderAnswer>('/order/cart/line', line))
    if (status !== 200) throw new Error(JSON.stringify(body))
    took.ajouter.push(time)
    const [first] = body.lines
    if (first)
      took.changer.push(
        (
          await timed(() =>
            actor.put(`/order/${body.id}/line/${first.id}`, { quantity: String(10 + (n % 30)) }),
          )
        )[0],
      )
    await new Promise((wait) => setTimeout(wait, 150))
  }
}

async function shopping(actors: readonly TestActor[], articles: readonly number[], until: Promise<unknown>) {
  const took: Took = { chercher: [], ajouter: [], changer: [] }
  let over = false
  const all = Promise.all(actors.map((actor) => shop(actor, articles, took, () => over)))
  await Promise.race([until, all])
  over = true
  await all
  return took
}

await fill()
const actors: TestActor[] = []
for (let n = 0; n < shoppers; n++) actors.push(await signIn(bench.app, 'julie.petit@demo.example'))
const articles = (
  await rowsOf<{ id: number }>(
    `select id from article where ref_supplier like 'BANC-%' and supplier_id = 1 limit 40`,
  )
).map(({ id }) => id)
const pause = (ms: number) => new Promise((wait) => setTimeout(wait, ms))

await shopping(actors, articles, pause(5000))
const usual = await shopping(actors, articles, pause(seconds * 1000))
const application = jobs.filter(({ name }) => name === 'price_update_application')
now = new Date('2026-09-01T00:05:00+02:00')
const applying = timed(() => runDueJobs(bench.context, application))
const during = await shopping(actors, articles, applying)
const [took] = await applying
const [written] = await rowsOf<{ n: number }>(
  `select count(*)::int as n from article_price where source = 'price_update' and valid_from = '2026-09-01'`,
)
say(`${written?.n} prix écrits en ${(took / 1000).toFixed(1)} s, d'une seule transaction`)

let missed = (written?.n ?? 0) < lines ? 1 : 0
for (const kind of kinds) {
  const [before, meanwhile] = [median(usual[kind]), median(during[kind])]
  const isMissed = meanwhile > 2 * before
  if (isMissed) missed++
  say(
    `${isMissed ? '✗' : '✓'} ${kind} pendant l'application : ${meanwhile.toFixed(0)} ms, d'ordinaire ${before.toFixed(0)} ms, ${(meanwhile / before).toFixed(2)} × (barre : ≤ 2 ×) ; p95 ${p95(during[kind]).toFixed(0)} ms contre ${p95(usual[kind]).toFixed(0)} ms (${during[kind].length} et ${usual[kind].length} demandes)`,
  )
}
await client.end()
await bench.close()
process.exit(missed ? 1 : 0)
