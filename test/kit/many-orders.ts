import type { TestApp } from './open-app'

/** Orders of several members, with and without a platform and a temperature, of uneven amounts and days on both sides of midnight. */
export async function manyOrders({ context }: Pick<TestApp, 'context'>): Promise<void> {
  const sql = <T extends object>(text: string) => context.db.system('seed', (tx) => tx.query<T>(text))
  const copied = await sql<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'order' and is_generated = 'NEVER'
       and column_name not in ('id', 'number', 'adherent_id', 'supplier_id', 'platform_id', 'order_total_ht', 'ask_delivery_date',
         'sending_order_date', 'lines_nb', 'fresh_temperature')`,
  )
  const same = copied.map(({ name }) => `"${name}"`).join(', ')
  await sql(
    `insert into "order" (number, adherent_id, supplier_id, platform_id, order_total_ht, ask_delivery_date, sending_order_date, lines_nb,
         fresh_temperature, ${same})
       select 'GRP' || n, (array[1, 2, 3, 5])[1 + n % 4], 1 + n % 2, case when n % 5 > 0 then p.id end, (n * 7919 % 100003)::numeric / 100,
         date '2025-11-20' + n % 97, timestamptz '2025-12-30 22:30:00Z' + n * interval '47 minutes', n % 7,
         case when n % 3 > 0 then (n % 11)::numeric / 10 end, ${same}
       from (select * from "order" where status = '300' order by id limit 1) o, generate_series(1, 400) n,
         lateral (select min(id) as id from platform where supplier_id = 1 + n % 2) p`,
  )
}
