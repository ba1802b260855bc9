import { Client } from 'pg'
import type { Dimension } from '../../resources/statistics/dimensions'
import { signIn } from '../kit/actors'
import { openPortal, say } from './open-portal'
import { median, timed } from './order/timing'
import { fill, linesEach, prepare } from './statistics/fill'

/** Order lines beside the demonstration's own; measured at a tenth of them first. `LINES=10000000` is what the product promises for. */
const lines = Number(process.env.LINES ?? 1_000_000)
const rounds = lines > 1_000_000 ? 3 : 5

const bench = await openPortal('statistics', () => undefined)
const client = new Client({ connectionString: bench.databaseUrl })
await client.connect()

const columns: Partial<Record<Dimension, string>> = {
  month: `to_char(day, 'YYYY-MM')`,
  supplier: 'supplier_id',
  family: 'family_id',
  subfamily: 'subfamily_id',
  adherent: 'member_id',
  service: 'company_id',
  catalog: 'catalog_id',
}
const sums =
  'sum(amount_ht), sum(vat), count(distinct order_id), sum(lines), sum(out_ht), sum(ordered), sum(served)'
const ofFacts = (column: string, more = '') =>
  `select ${column} as key, ${sums} from purchase_fact where "deletedAt" is null and day between $1 and $2${more} group by 1`
const lineColumns: Partial<Record<Dimension, string>> = {
  month: `to_char(o.real_delivery_date, 'YYYY-MM')`,
  supplier: 'o.supplier_id',
  family: 'n.family_id',
  adherent: 'coalesce(o.delivery_adherent_id, o.adherent_id)',
}
const ofLines = (column: string) =>
  `select ${column} as key, sum(received_amount(r.qty_accepted, n.coef_order_management, n.coef_billing, r.price_delivered_ht)),
     sum(received_amount(r.qty_accepted, n.coef_order_management, n.coef_billing, r.price_delivered_ht) * n.rate / 100), count(distinct o.id), count(*),
     sum(n.quantity * n.coef_order_management), sum(least(r.qty_accepted, n.quantity) * n.coef_order_management)
   from "order" o join order_line n on n.order_id = o.id join reception c on c.order_id = o.id and c.state = 'signed'
     join reception_line r on r.reception_id = c.id and r.order_line_id = n.id
   where o.status = '450' and not coalesce(o.is_cancelled, false) and o.real_delivery_date between $1 and $2 group by 1`

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
const once = async (run: () => Promise<unknown>) => (await timed(run))[0]

let missed = 0
const held = (isHeld: boolean, name: string) => {
  if (!isHeld) missed++
  return isHeld ? name : `${name} : MANQUÉ`
}

const people = { nadia: 'nadia.roche@demo.example', julie: 'julie.petit@demo.example' } as const
/** Signed in anew: the session of earlier figures may be over. */
const reader = async (who: keyof typeof people, path: string) => {
  const actor = await signIn(bench.app, people[who])
  return async () => {
    const { status, body } = await actor.get(path)
    if (status !== 200) throw new Error(`${path} : ${status} ${JSON.stringify(body)}`)
  }
}

/** Milliseconds of each figure, by its name. */
async function measure(): Promise<Map<string, number>> {
  const took = new Map<string, number>()
  const totals = `select '' as key, ${sums} from purchase_fact where "deletedAt" is null and day between $1 and $2`
  const totalMs = await repeated(both(totals), 1)
  for (const [by, column] of Object.entries(columns)) {
    const ours = await repeated(await reader('nadia', `/statistics?by=${by}`))
    took.set(`achats par ${by}`, ours)
    const bare = (await repeated(both(ofFacts(column)), 1)) + totalMs
    const line = lineColumns[by as Dimension]
    const slow = line ? await once(both(ofLines(line))) : undefined
    const ratio =
      slow === undefined
        ? ''
        : ` ; les mêmes parts des lignes, sans leur total, ${slow.toFixed(0)} ms ${held(slow >= 50 * ours, `(${(slow / ours).toFixed(0)} × plus, barre ≥ 50 ×)`)}`
    say(
      `achats par ${by} : ${ours.toFixed(0)} ms ; mêmes sommes des faits sur pg ${bare.toFixed(0)} ms ${held(ours <= 1.5 * bare + 10, `(${(ours / bare).toFixed(2)} ×, barre ≤ 1,5 ×)`)}${ratio}`,
    )
  }
  const [own] = (
    await client.query<{ ids: number[] }>(
      `select array_agg(j.adherent_id) as ids from user_adherent_ids j join "user" u on u.id = j.user_id where u.email = $1`,
      [people.julie],
    )
  ).rows
  const member = ` and member_id in (${own?.ids.join() ?? '0'})`
  for (const by of ['month', 'family', 'supplier'] as const) {
    const ours = await repeated(await reader('julie', `/statistics?by=${by}`))
    const bare =
      (await repeated(both(ofFacts(columns[by] ?? '', member)))) +
      (await repeated(both(`${totals}${member}`)))
    took.set(`achats d'un membre par ${by}`, ours)
    say(
      `achats d'un membre par ${by} : ${ours.toFixed(0)} ms ; sur pg ${bare.toFixed(0)} ms ${held(ours <= 1.5 * bare + 10, `(${(ours / bare).toFixed(2)} ×)`)}`,
    )
  }
  const [current = []] = periods
  const bareOrders = async () => {
    const of = 'from purchase_fact where "deletedAt" is null and supplier_id = 1 and day between $1 and $2'
    await client.query(`select count(distinct order_id) ${of}`, current)
    await client.query(
      `select order_id, day, sum(amount_ht) ${of} group by 1, 2 order by 2 desc, 1 desc limit 50`,
      current,
    )
  }
  const page = await repeated(await reader('nadia', '/statistics/orders?supplier_id=1&limit=50'))
  const barePage = await repeated(bareOrders)
  say(
    `une page de commandes derrière un chiffre : ${page.toFixed(0)} ms, même SQL sur pg ${barePage.toFixed(0)} ms ${held(page <= 1.5 * barePage + 10, `(${(page / barePage).toFixed(2)} ×, barre ≤ 1,5 ×)`)}`,
  )
  for (const [name, who, path] of [
    ['indicateurs par mois', 'nadia', '/statistics/indicators?by=month'],
    ['indicateurs par fournisseur', 'nadia', '/statistics/indicators?by=supplier'],
    ['indicateurs par famille', 'nadia', '/statistics/indicators?by=family'],
    ["indicateurs d'un membre", 'julie', '/statistics/indicators?by=month'],
    ['prix moyens', 'nadia', '/statistics/prices'],
    ["prix moyens d'un membre", 'julie', '/statistics/prices'],
    ['achats par groupe', 'nadia', '/statistics?by=group'],
    ['achats par label', 'nadia', '/statistics?by=label'],
    ["familles d'un fournisseur", 'nadia', '/statistics?by=family&supplier_id=1'],
    ['notes des fournisseurs', 'nadia', '/statistics/suppliers'],
    ['fuites', 'nadia', '/leakage'],
    ['EGAlim de tous', 'nadia', '/egalim'],
    ["EGAlim d'un membre", 'julie', '/egalim'],
    ['indicateurs par adhérent', 'nadia', '/statistics/indicators?by=adherent'],
  ] as const) {
    try {
      const read = await reader(who, path)
      const first = await once(read)
      const ms = first > 5000 ? first : await repeated(read, 1)
      took.set(name, ms)
      say(`${name} : ${ms.toFixed(0)} ms`)
    } catch (error) {
      missed++
      say(`${name} : ${error}`)
    }
  }
  return took
}

const count = async (table: string) =>
  Number((await client.query(`select count(*)::int as n from ${table}`)).rows[0]?.n)
await prepare(client)
const seen: Map<string, number>[] = []
const all = lines / linesEach
for (const [first, last] of [
  [1, all / 10],
  [all / 10 + 1, all],
] as const) {
  const { filled, made, added } = await fill(client, { first, last, timed })
  const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`
  say(
    `\n${await count('order_line')} lignes, ${await count('adherent')} adhérents, ${await count('purchase_fact')} faits, ${await count('purchase_day')} jours, ${await count('purchase_month')} mois, ${await count('article_day')} jours d'articles, ${await count('article_member')} mois d'articles par adhérent, ${await count('purchase_pair')} couples ; lignes ${seconds(filled)}, faits ${seconds(made)}, additions ${seconds(added)}`,
  )
  seen.push(await measure())
}
const [small, large] = seen
say('')
for (const [name, ms] of large ?? []) {
  const before = small?.get(name) ?? ms
  const isDashboard = name.startsWith('achats par ')
  const text = `${(ms / before).toFixed(2)} × de ${lines / 10} à ${lines} lignes`
  say(`${name} : ${isDashboard ? held(ms <= 2 * before + 10, text) : text}`)
}

await client.end()
await bench.close()
if (missed) process.exitCode = 1
