import { Client } from 'pg'
import type { Statistics } from '../../resources/statistics/answers'
import type { Dimension } from '../../resources/statistics/dimensions'
import { signIn } from '../kit/actors'
import { openPortal, say } from './open-portal'
import { median, timed } from './order/timing'

/** Orders that stand beside the demonstration's own, each with ten lines; `ORDERS=1000000` for ten million lines. */
const orders = Number(process.env.ORDERS ?? 10_000)
const lines = 10
const rounds = 5

const bench = await openPortal('statistics', () => undefined)
const client = new Client({ connectionString: bench.databaseUrl })
await client.connect()

/** Copies of received orders over two years, with lines of many families; facts are made of them at the end. */
const fillSql = [
  `set app.facts = 'later'`,
  `create temporary table copied as select row_number() over () as n, o.* from (
     select o.* from "order" o where o.status = '450' and not o.is_cancelled order by o.id limit 2000) o`,
  `create temporary table sold as select row_number() over (order by id) - 1 as n, l.* from (select * from order_line where snapshot is not null order by id limit 5000) l`,
  `insert into "order" (number, status, adherent_id, delivery_adherent_id, supplier_id, platform_id, user_id, company_id, sending_mode, create_order_date,
     ask_delivery_date, real_delivery_date, sending_order_date, order_total_ht, order_total_ttc, lines_nb, reception_state, mail_state)
   select 'B' || g, '450', a.id, a.id, c.supplier_id, c.platform_id, c.user_id, a.company_id, '2', c.create_order_date,
     d.day, d.day, c.sending_order_date, 0, 0, ${lines}, 'complete', 'sent'
   from generate_series(1, ${orders}) g join copied c on c.n = 1 + g % (select count(*) from copied)
     join (select row_number() over (order by id) as n, id, company_id from adherent) a on a.n = 1 + g % (select count(*) from adherent)
     cross join lateral (select current_date - (g * 7919 % 730)::int as day) d`,
  `insert into order_line (order_id, article_id, position, label, quantity, coef_order_management, coef_billing, coef_storage_management, price_ht, rate, line_ht, catalog_id, family_id, snapshot, added_at_reception)
   select o.id, s.article_id, k, s.label, s.quantity, s.coef_order_management, s.coef_billing, s.coef_storage_management, s.price_ht, s.rate, s.line_ht, s.catalog_id, s.family_id, s.snapshot, false
   from "order" o cross join generate_series(1, ${lines}) k join sold s on s.n = (o.id * 31 + k * 977) % 5000 where o.number like 'B%'`,
  `insert into reception (order_id, number, version, date, state) select id, 1, 1, real_delivery_date, 'signed' from "order" where number like 'B%'`,
  `insert into reception_line (reception_id, order_line_id, qty_delivered, qty_accepted, price_delivered_ht, claim)
   select c.id, l.id, l.quantity, l.quantity, l.price_ht, false from "order" o join reception c on c.order_id = o.id join order_line l on l.order_id = o.id where o.number like 'B%'`,
  `analyze "order", order_line, reception, reception_line`,
]
const [filled] = await timed(async () => {
  for (const text of fillSql) await client.query(text)
})
const [made] = await timed(() => client.query('select rebuild_purchase_facts()'))
await client.query('vacuum analyze purchase_fact')
const [added] = await timed(() => client.query('select refresh_purchase_months()'))
await client.query('vacuum analyze purchase_month, purchase_month_stale')
const count = async (table: string) =>
  Number((await client.query(`select count(*)::int as n from ${table}`)).rows[0]?.n)
const facts = await count('purchase_fact')
say(
  `${await count('order_line')} lignes, ${facts} faits, ${await count('purchase_month')} mois ; remplies en ${(filled / 1000).toFixed(1)} s, faits refaits en ${(made / 1000).toFixed(1)} s, mois additionnés en ${(added / 1000).toFixed(1)} s`,
)

const columns = {
  supplier: 'supplier_id',
  family: 'family_id',
  adherent: 'member_id',
  month: `to_char(day, 'YYYY-MM')`,
}
const ofFacts = (column: string) =>
  `select ${column} as key, sum(amount_ht), sum(vat), count(distinct order_id), sum(lines), sum(out_ht), sum(ordered), sum(served) from purchase_fact
   where "deletedAt" is null and day between $1 and $2 group by 1`
const lineColumns = {
  supplier: 'o.supplier_id',
  family: 'n.family_id',
  adherent: 'coalesce(o.delivery_adherent_id, o.adherent_id)',
  month: `to_char(o.real_delivery_date, 'YYYY-MM')`,
}
const ofLines = (column: string) =>
  `select ${column} as key, sum(round(r.qty_accepted * n.coef_order_management / n.coef_billing * r.price_delivered_ht, 2)),
     sum(round(r.qty_accepted * n.coef_order_management / n.coef_billing * r.price_delivered_ht, 2) * n.rate / 100), count(distinct o.id), count(*),
     sum(n.quantity * n.coef_order_management), sum(least(r.qty_accepted, n.quantity) * n.coef_order_management)
   from "order" o join order_line n on n.order_id = o.id join reception c on c.order_id = o.id and c.state = 'signed'
     join reception_line r on r.reception_id = c.id and r.order_line_id = n.id
   where o.status = '450' and not o.is_cancelled and o.real_delivery_date between $1 and $2 group by 1`

const today = new Date().toISOString().slice(0, 10)
const year = Number(today.slice(0, 4))
const periods = [
  [`${year}-01-01`, today],
  [`${year - 1}-01-01`, `${year - 1}${today.slice(4)}`],
]
const repeated = async (run: () => Promise<unknown>, times = rounds) => {
  const took: number[] = []
  for (let round = 0; round <= times; round++) took.push((await timed(run))[0])
  return median(took.slice(1))
}
const both = (text: string) => async () => {
  for (const period of periods) await client.query(text, period)
}

let missed = 0
const nadia = await signIn(bench.app, 'nadia.roche@demo.example')
const totals =
  'select sum(amount_ht), sum(vat), count(distinct order_id) from purchase_fact where "deletedAt" is null and day between $1 and $2'
for (const by of ['supplier', 'family', 'adherent', 'month'] as const satisfies readonly Dimension[]) {
  const ours = await repeated(() => nadia.get<Statistics>(`/statistics?by=${by}`))
  const bare = (await repeated(both(ofFacts(columns[by])))) + (await repeated(both(totals)))
  const slow = await repeated(both(ofLines(lineColumns[by])), orders > 100_000 ? 1 : rounds)
  if (ours > 1.5 * bare + 10) missed++
  say(
    `${by} : ${ours.toFixed(0)} ms, mêmes sommes des faits sur pg ${bare.toFixed(0)} ms (${(ours / bare).toFixed(2)} ×, barre ≤ 1,5 × + 10 ms), des lignes ${slow.toFixed(0)} ms (${(slow / ours).toFixed(1)} × plus)`,
  )
}
const current = periods[0] as [string, string]
const bareOrders = async () => {
  const of = 'from purchase_fact where "deletedAt" is null and supplier_id = 1 and day between $1 and $2'
  await client.query(`select count(distinct order_id) ${of}`, current)
  await client.query(
    `select order_id, day, sum(amount_ht) ${of} group by 1, 2 order by 2 desc, 1 desc limit 50`,
    current,
  )
}
const page = await repeated(() => nadia.get('/statistics/orders?supplier_id=1&limit=50'))
const barePage = await repeated(bareOrders)
if (page > 1.5 * barePage + 10) missed++
say(
  `une page de commandes derrière un chiffre : ${page.toFixed(0)} ms, même SQL sur pg ${barePage.toFixed(0)} ms (${(page / barePage).toFixed(2)} ×)`,
)
for (const [name, path] of [
  ['notes des fournisseurs', '/statistics/suppliers'],
  ['indicateurs par fournisseur', '/statistics/indicators?by=supplier'],
  ['prix moyens', '/statistics/prices'],
  ['fuites', '/leakage'],
] as const) {
  // The session of the first figures may be over.
  const again = await signIn(bench.app, 'nadia.roche@demo.example')
  const answered = async () => {
    const { status } = await again.get(path)
    if (status !== 200) throw new Error(`${path} : ${status}`)
  }
  say(`${name} : ${(await repeated(answered, orders > 50_000 ? 1 : rounds)).toFixed(0)} ms`)
}

await client.end()
await bench.close()
if (missed) process.exitCode = 1
