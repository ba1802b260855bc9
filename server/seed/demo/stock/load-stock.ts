import { groupedBy } from '../../../../resources/schema/grouped-by'
import { addDays, parisDay, parisMoment } from '../../../../resources/schema/paris-time'
import { type Progress, rowsOf, type SeedClient } from '../../client'
import { runDated } from '../run-dated'
import { inventorySql, litigationSql, minimumSql } from './after-stock'
import { type Delivered, type PlayedVoucher, StockPlay } from './play-stock'

/** Members whose stock lives in the demonstration, with the meals of a day. */
const members = [
  { id: 1, meals: 320 },
  { id: 2, meals: 95 },
] as const
const days = 56
/** When the vouchers of a day are written. */
const atWork = '09:00'

const deliveredSql = `
  select e.id as reception_id, o.id as order_id, o.supplier_id, e.date::text as day, l.article_id,
    round(r.qty_accepted * l.coef_order_management / l.coef_storage_management, 3)::text as quantity,
    received_amount(r.qty_accepted, l.coef_order_management, l.coef_billing, r.price_delivered_ht)::text as amount
  from reception_line r join reception e on e.id = r.reception_id join "order" o on o.id = e.order_id join order_line l on l.id = r.order_line_id
  where o.adherent_id = $1::bigint and e.state = 'signed' and e.date > $2::date and e.date <= $3::date and r.qty_accepted > 0 and l.article_id is not null
  order by e.date, e.id, l.position, l.id`

function byDay(rows: readonly Delivered[]): Map<string, Delivered[][]> {
  const receptions = groupedBy(rows, ({ reception_id }) => reception_id)
  return groupedBy(receptions.values(), ([first]) => first?.day ?? '')
}

const vouchersSql = `
  insert into stock_voucher (id, adherent_id, direction, flux, date_operation, state, reason_id, supplier_id, order_id, reception_id,
    mealtype_id, clientmeal_id, meals_number, total_ht, lines_nb, user_id, validated_at, "createdAt", "updatedAt")
  overriding system value
  select v.id, v.adherent_id, case v.flux when '150' then 'exit' else 'entry' end, v.flux, v.day, 'validated',
    (select r.id from stockreason r where r.label = v.reason and r.adherent_id is null order by r.id limit 1), v.supplier_id, v.order_id, v.reception_id,
    case when v.meals_number is not null then (select m.id from mealtype m where m.label = 'Déjeuner' and m.adherent_id is null limit 1) end,
    case when v.meals_number is not null then (select c.id from clientmeal c where c.label = 'Patient ou résident' and c.adherent_id is null limit 1) end,
    v.meals_number, v.total, v.n, case v.adherent_id when 1 then 9 else 8 end, (v.day + time '${atWork}') at time zone 'Europe/Paris',
    (v.day + time '${atWork}') at time zone 'Europe/Paris', (v.day + time '${atWork}') at time zone 'Europe/Paris'
  from json_to_recordset($1::json) as v(id bigint, adherent_id bigint, flux text, day date, reason text, supplier_id bigint, order_id bigint,
    reception_id bigint, meals_number int, total numeric, n int)`

const linesSql = `
  insert into stock_voucher_line (id, stock_voucher_id, position, article_id, quantity, price_unit_ht, amount_ht, "createdAt", "updatedAt")
  overriding system value
  select v.id, v.voucher, v.position, v.article_id, v.quantity, v.price_unit_ht, v.amount_ht, h."createdAt", h."createdAt"
  from json_to_recordset($1::json) as v(id bigint, voucher bigint, position int, article_id bigint, quantity numeric, price_unit_ht numeric, amount_ht numeric) join stock_voucher h on h.id = v.voucher`

const ledgerSql = `
  insert into stock_transaction (id, adherent_id, article_id, flux, quantity, unit_cost, amount, qty_after, value_after, cump_after, date_operation,
    voucher_line_id, reason_id, user_id, "createdAt", "updatedAt")
  overriding system value
  select v.id, v.adherent_id, v.article_id, v.flux, v.quantity, v.unit_cost, v.amount, v.qty_after, v.value_after, v.cump_after, v.day, v.id,
    (select h.reason_id from stock_voucher h where h.id = v.voucher), (select h.user_id from stock_voucher h where h.id = v.voucher),
    (v.day + time '${atWork}') at time zone 'Europe/Paris', (v.day + time '${atWork}') at time zone 'Europe/Paris'
  from json_to_recordset($1::json) as v(id bigint, adherent_id bigint, voucher bigint, article_id bigint, flux text, quantity numeric, unit_cost numeric,
    amount numeric, qty_after numeric, value_after numeric, cump_after numeric, day date) order by v.id`

const levelsSql = `
  insert into stock_level (adherent_id, article_id, quantity, value, cump, last_transaction_id, "createdAt", "updatedAt")
  select distinct on (adherent_id, article_id) adherent_id, article_id, qty_after, value_after, cump_after, id, "createdAt", "createdAt"
  from stock_transaction order by adherent_id, article_id, id desc`

const nextIds = ['stock_voucher', 'stock_voucher_line', 'stock_transaction'].map(
  (table) =>
    `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select coalesce(max(id), 0) from ${table}), 1))`,
)

const totalOf = ({ lines }: PlayedVoucher) =>
  lines.reduce((sum, line) => sum + Math.round(Number(line.amount_ht) * 100), 0) / 100

async function write(client: SeedClient, vouchers: readonly PlayedVoucher[]): Promise<void> {
  let next = 0
  const heads = vouchers.map(({ lines, ...head }, index) => ({
    ...head,
    id: index + 1,
    total: totalOf({ ...head, lines }).toFixed(2),
    n: lines.length,
  }))
  const rows = vouchers.flatMap(({ lines, adherent_id }, index) =>
    lines.map(({ transaction, ...line }, position) => {
      next += 1
      return { ...line, id: next, voucher: index + 1, position, adherent_id, transaction }
    }),
  )
  await client.query(vouchersSql, [JSON.stringify(heads)])
  await client.query(linesSql, [JSON.stringify(rows.map(({ transaction: _transaction, ...row }) => row))])
  const ledger = rows.map(({ id, voucher, adherent_id, transaction }) => ({
    ...transaction,
    id,
    voucher,
    adherent_id,
  }))
  await client.query(ledgerSql, [JSON.stringify(ledger)])
  await client.query(levelsSql)
}

/** Eight weeks of stock for the members that have the module, litigations in each state; they belong to the demonstration. */
export async function loadStock(client: SeedClient, progress: Progress, now: Date): Promise<void> {
  const today = parisDay(now)
  const from = addDays(today, -days)
  const last = now < parisMoment(today, atWork) ? addDays(today, -1) : today
  const vouchers: PlayedVoucher[] = []
  for (const { id, meals } of members) {
    const rows = rowsOf(await client.query(deliveredSql, [id, from, today])) as unknown as Delivered[]
    const play = new StockPlay(id, meals)
    play.play(from, last, byDay(rows))
    vouchers.push(...play.vouchers)
  }
  vouchers.sort((a, b) => a.day.localeCompare(b.day))
  if (vouchers.length) await write(client, vouchers)
  for (const text of nextIds) await client.query(text)
  await runDated(client, now, [...minimumSql, ...inventorySql, ...litigationSql])
  progress('Mouvements de stock', vouchers.length, vouchers.length)
}
