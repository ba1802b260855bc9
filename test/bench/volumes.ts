import { Client } from 'pg'
import { signIn } from '../kit/actors'
import { openPortal, say } from './open-portal'
import { median, timed } from './order/timing'

const products = Number(process.env.PRODUCTS ?? 3000)
const members = Number(process.env.MEMBERS ?? 1000)
const rounds = 3

const bench = await openPortal('volumes', () => undefined)
const client = new Client({ connectionString: bench.databaseUrl })
await client.connect()
const one = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await client.query(text, values)).rows[0]?.id)

const columnsOf = async (table: string, not: string) =>
  (
    await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'
         and column_name <> all(string_to_array($2, ' '))`,
      [table, not],
    )
  ).rows
    .map(({ name }) => `"${name}"`)
    .join(', ')

/** Members and products as those of the demonstration, until there are enough; each member answers each product. */
async function fill(): Promise<number> {
  const adherent = await columnsOf('adherent', 'id')
  const product = await columnsOf('product', 'id code')
  await client.query(
    `insert into adherent (${adherent}) select ${adherent} from (select * from adherent where "deletedAt" is null order by id limit 1) a,
       generate_series(1, greatest(0, $1 - (select count(*) from adherent where "deletedAt" is null)::int))`,
    [members],
  )
  await client.query(
    `insert into product (code, ${product}) select 'BANC-' || g, ${product} from (select * from product where "deletedAt" is null order by id limit 1) p,
       generate_series(1, greatest(0, $1 - (select count(*) from product where "deletedAt" is null)::int)) g`,
    [products],
  )
  const id = await one(
    `insert into purchase_volume_request (label, status, company_id, period_start, period_end, response_date_limit, use_prefilled_for_missing)
     values ('Banc', '150', 1, '2026-01-01', '2026-12-31', now() + interval '10 days', true) returning id`,
  )
  await client.query(
    `insert into purchase_volume_response (purchase_volume_request_id, adherent_id, status, reminder_count)
     select $1, id, case when id % 5 = 0 then 'to_fill' else 'sent' end, 0 from adherent where "deletedAt" is null order by id limit $2`,
    [id, members],
  )
  await client.query(
    `insert into purchase_volume_line (purchase_volume_response_id, product_id, unit_id, coef, prefilled_volume, volume)
     select r.id, p.id, p.unit_id, 1, (r.id + p.id) % 50, case when r.status = 'sent' then (r.id * p.id) % 70 end
     from purchase_volume_response r cross join (select id, unit_id from product where "deletedAt" is null order by id limit $2) p
     where r.purchase_volume_request_id = $1`,
    [id, products],
  )
  await client.query('vacuum analyze purchase_volume_line, purchase_volume_response, product, adherent')
  return id
}

const id = await fill()
const count = Number((await client.query('select count(*) as id from purchase_volume_line')).rows[0]?.id)
const paul = await signIn(bench.app, 'nadia.roche@demo.example')
const repeated = async (run: () => Promise<unknown>) => {
  const took: number[] = []
  for (let round = 0; round <= rounds; round++) took.push((await timed(run))[0])
  return median(took.slice(1))
}
/** The sums alone, without names, answers or members. */
const bareSql = `
  select l.product_id, count(*), sum(case when r.status = 'sent' then l.volume else l.prefilled_volume end)
  from purchase_volume_line l join purchase_volume_response r on r.id = l.purchase_volume_response_id
  where r.purchase_volume_request_id = $1 group by 1`
const bare = await repeated(() => client.query(bareSql, [id]))
const ours = await repeated(async () => {
  const { status } = await paul.get(`/volume-request/${id}/page`)
  if (status !== 200) throw new Error(String(status))
})
const ratio = ours / bare
say(
  `${ratio <= 4 ? '✓' : '✗'} résultats de ${products} produits × ${members} adhérents (${count} lignes) : ${(ours / 1000).toFixed(1)} s, les sommes seules sur pg ${(bare / 1000).toFixed(1)} s, ${ratio.toFixed(2)} × (barre : ≤ 4 ×)`,
)
await client.end()
await bench.close()
process.exit(ratio <= 4 ? 0 : 1)
