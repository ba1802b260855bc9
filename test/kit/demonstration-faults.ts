import { parisDay } from '../../resources/schema/paris-time'
import type { Tx } from '../../server/database/connect'
import { isSchoolClosed, neededRows } from '../../server/seed/demo/orders/needs'

/** What an order's timeline says once, exactly where the order says so. */
const toldOnce: Readonly<Record<string, string>> = {
  created: 'true',
  submitted: 'o.round > 0',
  refused: `o.status = '200'`,
  sent: `o.status >= '300'`,
  mail_bounced: `o.mail_state = 'bounced'`,
  unread_alert: 'o.unread_alert_at is not null',
  read: 'o.ack_order_date is not null',
  confirmed: 'o.confirm_order_date is not null',
  received: `o.status = '450'`,
  cancelled: 'o.is_cancelled',
}

const events = (type: string) =>
  `(select count(*) from order_event e where e.order_id = o.id and e.type = '${type}')`
const isTold = 'exists (select 1 from order_event e where e.order_id = o.id)'

/** Conditions that no order of the demonstration meets. `$1` is its day, `$2` its moment. */
const wrongOrders: Readonly<Record<string, string>> = {
  'an event too many or too few': `${isTold} and (${Object.entries(toldOnce)
    .map(([type, where]) => `${events(type)} <> (${where})::int`)
    .join(' or ')})`,
  'sent at another moment than its timeline says': `exists (select 1 from order_event e where e.order_id = o.id and e.type = 'sent' and e."createdAt" <> o.sending_order_date)`,
  'an approval that its timeline does not tell': `o.adherent_id = 1 and o.status >= '300' and ${isTold} and ${events('validated')}
    <> (select count(*) from order_validation v where v.order_id = o.id and v.decision = 'validated')`,
  'steps out of order': `not (o.create_order_date <= coalesce(o.sending_order_date, o.create_order_date)
    and coalesce(o.sending_order_date <= o.ack_order_date, true) and coalesce(o.ack_order_date <= o.confirm_order_date, true))`,
  'numbered in another year': `substr(o.number, 2, 2) <> to_char(o.create_order_date at time zone 'Europe/Paris', 'YY')`,
  'old and still open': `o.status <> '450' and not o.is_cancelled and o.ask_delivery_date < $1::date - 31`,
  'food bought out of its season': `exists (select 1 from order_line l join article a on a.id = l.article_id join product p on p.id = a.product_id
    join (values ${neededRows()}) n(label, months, buyers) on n.label = p.label
    where l.order_id = o.id and n.months <> '{}' and not extract(month from o.ask_delivery_date)::int = any(n.months))`,
  'a school that cooks in its holidays': `${isSchoolClosed('o.ask_delivery_date')} and exists (select 1 from adherent m join establishmenttype e on e.id = m.establishment_type_id
    where m.id = o.adherent_id and e.egalim_sector in ('creche', 'ecole_primaire', 'secondaire_college', 'secondaire_lycee'))`,
  'delivered on a holiday or a day without rounds': `(exists (select 1 from holiday h where h.date = o.ask_delivery_date)
    or not (extract(isodow from o.ask_delivery_date)::text = any(t.delivery_days))) and o.status <> '100'`,
}

/** What the demonstration shows on any day, by the least number of it. */
const shown: Readonly<Record<string, [least: number, sql: string]>> = {
  'a cart whose day has passed': [
    1,
    `select 1 from "order" where status = '100' and ask_delivery_date < $1::date`,
  ],
  'an order unread since three hours': [
    1,
    `select 1 from "order" where status = '300' and ack_order_date is null and sending_order_date = $2::timestamptz - interval '3 hours'`,
  ],
  'an order whose mail failed': [
    1,
    `select 1 from email_outbox where state = 'bounced' and kind = 'order_sent'`,
  ],
  'an order to approve': [1, `select 1 from order_validation where decision = 'pending'`],
  'an order to receive': [1, `select 1 from "order" where status = '400' and adherent_id = 1`],
  'litigations in each state': [6, 'select distinct status from litigation where adherent_id = 1'],
  'an inventory that is being counted': [
    1,
    `select 1 from inventory where adherent_id = 1 and inventory_date = $1::date`,
  ],
  'last year closed for ma-cantine, as it was received': [
    1,
    `select 1 from egalim_closing where year = extract(year from $1::date) - 1 and reopened_at is null and lines > 0`,
  ],
  'articles in stock': [5, 'select 1 from stock_level where adherent_id = 1 and quantity > 0'],
  'a notice that can be answered': [
    1,
    `select 1 from public_notice where status = '150' and closing_date > $2::timestamptz`,
  ],
}

/** What only the whole demonstration, with all its suppliers, shows on any day. */
const shownWhole: typeof shown = {
  ...shown,
  'a tender in each state but a negotiation': [8, 'select distinct status from tender'],
  'a campaign of prices in each state': [7, 'select distinct status from price_update'],
  'a request for volumes in each state': [4, 'select distinct status from purchase_volume_request'],
  'a request for quotes in each state': [6, 'select distinct status from quote'],
  'quotes to compare': [
    2,
    `select 1 from quote_line l join quote q on q.id = l.quote_id where q.status = '200' and l.state = 'answered'`,
  ],
  'volumes sent and awaited': [
    2,
    `select distinct status from purchase_volume_response where status in ('sent', 'to_fill')`,
  ],
  'prices to decide, over the ceiling clause too': [
    12,
    `select 1 from price_update_line l join price_update_response r on r.id = l.price_update_response_id
       join price_update c on c.id = r.price_update_id
     where c.status = '250' and l.answered and l.decision = 'pending'`,
  ],
  'a lot to compare': [
    3,
    `select 1 from tender_response_family f join tender_family l on l.id = f.tender_family_id
    where l.scored_at is not null and f.rank is not null`,
  ],
  'orders of two years': [
    10,
    `select 1 from "order" where ask_delivery_date < $1::date - 700 and ask_delivery_date > $1::date - 740`,
  ],
  'an order refused': [1, `select 1 from order_validation where decision = 'refused'`],
  'a cancelled order': [1, `select 1 from "order" where is_cancelled`],
}

/** Moments that may lie ahead. */
const announced = new Set([
  'tender.consultation_openning_date',
  'tender.consultation_closing_date',
  'tender.response_date_limit',
  'negotiation.deadline',
  'tender.opening_date',
  'price_update.response_date_limit',
  'purchase_volume_request.response_date_limit',
  'quote.response_date_limit',
  'public_notice.publication_date',
  'public_notice.closing_date',
  'dashboardmessage.endDate',
])

/** The moments of the tables that this transaction has written. */
const momentsSql = `select relname as "table", attname as "column" from pg_stat_xact_user_tables join pg_attribute on attrelid = relid
  where n_tup_ins + n_tup_upd > 0 and atttypid = 'timestamptz'::regtype and not attisdropped and schemaname = 'public'`

async function aheadOf(tx: Tx, now: string): Promise<string[]> {
  const columns = await tx.query<{ table: string; column: string }>(momentsSql)
  const asked = columns.filter(({ table, column }) => !announced.has(`${table}.${column}`))
  const text = asked
    .map(
      ({ table, column }) =>
        `select '${table}.${column}' as name where exists (select 1 from "${table}" where "${column}" > $1::timestamptz)`,
    )
    .join(' union all ')
  return (await tx.query<{ name: string }>(text, [now])).map(({ name }) => name)
}

/** Tables with rows that were changed before they were made. */
async function changedTooEarly(tx: Tx): Promise<string[]> {
  const columns = await tx.query<{ table: string; column: string }>(momentsSql)
  const has = (name: string) =>
    new Set(columns.filter(({ column }) => column === name).map(({ table }) => table))
  const [made, changed] = [has('createdAt'), has('updatedAt')]
  const text = [...made]
    .filter((table) => changed.has(table))
    .map(
      (table) =>
        `select '${table}' as name where exists (select 1 from "${table}" where "updatedAt" < "createdAt")`,
    )
    .join(' union all ')
  return (await tx.query<{ name: string }>(text)).map(({ name }) => name)
}

/** What is wrong with the demonstration that this transaction seeded for a moment, by what is wrong. */
export async function demonstrationFaults(
  tx: Tx,
  moment: Date,
  isWhole: boolean,
): Promise<Record<string, unknown>> {
  const values = [parisDay(moment), moment.toISOString()]
  const run = <T>(text: string) =>
    tx.query<T & Record<string, unknown>>(`with held as (select $1::date, $2::timestamptz) ${text}`, values)
  const faults: Record<string, unknown> = {}
  for (const [name, where] of Object.entries(wrongOrders)) {
    const rows = await run<{ number: string }>(
      `select o.number from "order" o left join platform p on p.id = o.platform_id left join platform_terms t on t.id = p.platform_terms_id where ${where}`,
    )
    if (rows.length) faults[name] = rows.map(({ number }) => number)
  }
  for (const [name, [least, text]] of Object.entries(isWhole ? shownWhole : shown)) {
    const rows = await run(text)
    if (rows.length < least) faults[`not shown: ${name}`] = rows.length
  }
  const early = await changedTooEarly(tx)
  if (early.length) faults['changed before it was made'] = early
  const ahead = await aheadOf(tx, moment.toISOString())
  if (ahead.length) faults.ahead = ahead
  return faults
}
