import type { Client } from 'pg'

/** Lines of an order. */
export const linesEach = 10
export const members = 1000

const prepareSql = [
  // Members of the same services beside the demonstration's own.
  `insert into adherent (name, adherent_status_id, company_id, "groupAdherent_id", delivery_address_id, office_address_id)
   select 'Membre ' || g, 1, a.company_id, case when g % 9 = 0 then a."groupAdherent_id" end, a.delivery_address_id, a.office_address_id
   from generate_series(1, ${members} - (select count(*)::int from adherent)) g
     join (select row_number() over (order by id) - 1 as n, count(*) over () as all, * from adherent) a on a.n = g % a.all`,
  `create temporary table buyer as select row_number() over (order by id) - 1 as n, id, company_id from adherent where "deletedAt" is null`,
  // Every article on sale of each supplier under contract: the picture that a sent line keeps of it.
  `create temporary table sold as
   select row_number() over (partition by a.supplier_id order by a.id) - 1 as n, count(*) over (partition by a.supplier_id) as all, a.supplier_id, a.id as article_id, a.label, a.price_ht,
     coalesce(a.coef_order_management, 1) as coef_order_management, coalesce(a.coef_billing, 1) as coef_billing, coalesce(a.coef_storage_management, 1) as coef_storage_management,
     coalesce(r.value, 5.5) as rate, f.catalog_id, s.family_id, jsonb_build_object('subfamily_id', s.id, 'egalim_family', coalesce(s.egalim_family, f.egalim_family), 'is_france', true, 'is_eea', true,
       'labels', coalesce((select jsonb_agg(b.code order by b.code) from article_label_ids j join label b on b.id = j.label_id where j.article_id = a.id and b.code is not null), '[]'::jsonb)) as snapshot
   from article a join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id join family f on f.id = s.family_id left join rate r on r.id = a.rate_id
     join supplier v on v.id = a.supplier_id and v.supplier_status_id = 1 where a.price_ht > 0`,
  `create index on sold (supplier_id, n)`,
  `create temporary table seller as
   select row_number() over (order by s.supplier_id) - 1 as n, count(*) over () as all, s.supplier_id, (select min(id) from platform l where l.supplier_id = s.supplier_id) as platform_id
   from (select distinct supplier_id from sold) s`,
  `analyze buyer, sold, seller`,
]

/** Orders `B1` … of two years: each member of eight suppliers, each order of one's articles; one in a hundred holds a product of the member's own. */
const ordersSql = (first: number, last: number) => [
  `insert into "order" (number, status, adherent_id, delivery_adherent_id, supplier_id, platform_id, user_id, company_id, sending_mode, create_order_date,
     ask_delivery_date, real_delivery_date, sending_order_date, ack_order_date, order_total_ht, order_total_ttc, lines_nb, reception_state, mail_state)
   select 'B' || g, '450', a.id, a.id, c.supplier_id, c.platform_id, (select min(id) from "user"), a.company_id, '2', d.day - 3, d.day, d.day + (g % 23 = 0)::int, d.day - 3,
     (d.day - 3)::timestamp + make_interval(mins => 5 + g % 170), 0, 0, ${linesEach}, 'complete', 'sent'
   from generate_series(${first}, ${last}) g cross join lateral (select current_date - 2 - (g::bigint * 7919 % 728)::int as day) d
     join buyer a on a.n = g % ${members} join seller c on c.n = (a.n * 5 + (g / ${members}) % 8 * 3) % c.all`,
  `insert into order_line (order_id, article_id, product_not_in_catalog_id, position, label, quantity, coef_order_management, coef_billing, coef_storage_management, price_ht, rate, line_ht, catalog_id, family_id, snapshot, added_at_reception)
   select o.id, case when h.own is null then s.article_id end, h.own, k, s.label, 2 + (o.id + k) % 9, s.coef_order_management, s.coef_billing, s.coef_storage_management,
     round(s.price_ht * (1 + (o.id % 11 - 5) / 100.0), 4), s.rate, 0, s.catalog_id, s.family_id, s.snapshot, false
   from "order" o join (select supplier_id, min("all") as all from sold group by 1) t on t.supplier_id = o.supplier_id cross join generate_series(1, ${linesEach}) k
     join sold s on s.supplier_id = o.supplier_id and s.n = (o.id * 31 + k * 977) % t.all
     cross join lateral (select case when k = 1 and o.id % 100 = 0 then (select min(id) from productnotincatalog) end as own) h
   where o.number like 'B%' and substr(o.number, 2)::int between ${first} and ${last}`,
  `insert into reception (order_id, number, version, date, state) select id, 1, 1, real_delivery_date, 'signed' from "order"
   where number like 'B%' and substr(number, 2)::int between ${first} and ${last}`,
  `insert into reception_line (reception_id, order_line_id, qty_delivered, qty_accepted, price_delivered_ht, claim)
   select c.id, l.id, l.quantity, l.quantity - (l.id % 97 = 0)::int, l.price_ht, false from "order" o join reception c on c.order_id = o.id join order_line l on l.order_id = o.id
   where o.number like 'B%' and substr(o.number, 2)::int between ${first} and ${last}`,
]

const tables = ['order', 'order_line', 'reception', 'reception_line', 'purchase_fact']

/** What finds words is left away for good: no figure asks for it. */
const isNeeded = ({ indexdef }: { indexdef: string }) => !/__fold/.test(indexdef)

/** Opens a database for filling: members and articles beside the demonstration's. */
export async function prepare(client: Client): Promise<void> {
  await client.query(`alter system set max_wal_size = '8GB'`)
  await client.query('select pg_reload_conf()')
  for (const text of [`set app.facts = 'later'`, `set session_replication_role = replica`, ...prepareSql])
    await client.query(text)
}

/** Adds orders by set, without indexes meanwhile; then facts, days and months as the product makes them. */
export async function fill(
  client: Client,
  {
    first,
    last,
    timed,
  }: { first: number; last: number; timed: <T>(run: () => Promise<T>) => Promise<[number, T]> },
) {
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select i.indexname, i.indexdef from pg_indexes i where i.schemaname = 'public' and i.tablename = any($1) and not exists (
       select 1 from pg_constraint c where c.conname = i.indexname)`,
    [tables],
  )
  for (const { indexname } of indexes) await client.query(`drop index "${indexname}"`)
  await client.query(`set maintenance_work_mem = '512MB'`)
  const [filled] = await timed(async () => {
    for (const text of ordersSql(first, last)) await client.query(text)
    for (const { indexdef } of indexes.filter(isNeeded)) await client.query(indexdef)
    await client.query(`analyze "order", order_line, reception, reception_line`)
  })
  // Facts leave their marks by a trigger.
  await client.query(`set session_replication_role = origin`)
  await client.query(`set work_mem = '128MB'`)
  const [made] = await timed(() => client.query('select rebuild_purchase_facts()'))
  await client.query('vacuum analyze purchase_fact')
  const [added] = await timed(() => client.query('select refresh_purchase_sums()'))
  await client.query('reset work_mem')
  await client.query(
    'vacuum analyze purchase_day, purchase_month, purchase_day_stale, article_day, article_month, article_member, purchase_pair, "order", order_line, reception, reception_line',
  )
  // What was received today has moved since.
  await client.query('insert into purchase_day_stale (day) values (current_date), (current_date - 2)')
  await client.query(`set session_replication_role = replica`)
  return { filled, made, added }
}
