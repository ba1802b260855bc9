/** All that the model knows of the real thing, as one statement reads it. */

export interface SeenLine {
  id: number
  article: number
  quantity: string
  accepted: string
  /** Storage units in one order unit. */
  storage: string
  added: boolean
  price: string
}

export interface SeenOrder {
  id: number
  status: string
  cancelled: boolean
  deleted: boolean
  mode: string
  author: number
  supplier: number
  /** The level that is waited for. */
  pending: string | null
  received: string
  frozen: string
  sent_on: string | null
  mails: number
  events: number
  lines: SeenLine[]
  receptions: { id: number; state: string; lines: { id: number; accepted: string }[] }[]
  proposals: { id: number; state: string }[]
}

export interface SeenClaim {
  id: number
  supplier: number
  status: string
  is_sent: boolean
  credit: string | null
}

export interface SeenVoucher {
  id: number
  direction: string
  flux: string
  state: string
  day: string
  lines: { id: number; article: number; quantity: string }[]
}

export interface Seen {
  orders: SeenOrder[]
  claims: SeenClaim[]
  vouchers: SeenVoucher[]
  levels: { article: number; quantity: string }[]
  /** What the ledger holds, movement by movement. */
  ledger: string[]
  /** The last day that an inventory closed. */
  closed: string | null
  prices: { id: number; article: number; price: string; valid_from: string; valid_to: string | null }[]
}

const rows = (sql: string) => `(select coalesce(jsonb_agg(to_jsonb(x) order by x.id), '[]') from (${sql}) x)`

const linesSql =
  rows(`select l.id, l.article_id as article, l.quantity::text, l.added_at_reception as added, l.price_ht::text as price,
    round(l.coef_order_management / l.coef_storage_management, 9)::text as storage,
    (select coalesce(sum(rl.qty_accepted), 0)::text from reception_line rl join reception r on r.id = rl.reception_id
      where rl.order_line_id = l.id and r.state = 'signed') as accepted
  from order_line l where l.order_id = o.id`)

const receivedSql = rows(
  'select rl.order_line_id as id, rl.qty_accepted::text as accepted from reception_line rl where rl.reception_id = r.id',
)

const frozenSql = `concat_ws(' ', o.order_total_ht, o.order_total_ttc, o.ask_delivery_date, o.sending_mode, (select string_agg(concat_ws(':',
    l.article_id, l.quantity, l.price_ht, l.rate, l.line_ht), ',' order by l.id) from order_line l where l.order_id = o.id and not l.added_at_reception))`

const ordersSql =
  rows(`select o.id, o.status, o.is_cancelled as cancelled, o."deletedAt" is not null as deleted, o.sending_mode as mode,
    o.user_id as author, o.supplier_id as supplier, o.reception_state as received, ${frozenSql} as frozen, o.sending_order_date::text as sent_on,
    (select min(v.level) from order_validation v where v.order_id = o.id and v.round = o.round and v.decision = 'pending') as pending,
    (select count(*)::int from email_outbox m where m.kind = 'order_sent' and m.about_id = o.id) as mails,
    (select count(*)::int from order_event e where e.order_id = o.id)
      + (select count(*)::int from history h where h.model = 'Order' and h.entity_id = o.id) as events,
    ${linesSql} as lines,
    ${rows(`select r.id, r.state, ${receivedSql} as lines from reception r where r.order_id = o.id`)} as receptions,
    ${rows('select s.id, s.state from order_substitution s where s.order_id = o.id')} as proposals
  from "order" o`)

const claimsSql = rows(
  `select id, supplier_id as supplier, status, is_sent, credit_obtained_ht::text as credit from litigation where "deletedAt" is null`,
)
const vouchersSql = rows(
  `select v.id, v.direction, v.flux, v.state, v.date_operation::text as day, ${rows('select l.id, l.article_id as article, l.quantity::text from stock_voucher_line l where l.stock_voucher_id = v.id')} as lines
  from stock_voucher v where v."deletedAt" is null and v.state <> 'draft'`,
)
const levelsSql = rows(
  'select article_id as id, article_id as article, quantity::text from stock_level where article_id is not null',
)
const ledgerSql = `(select coalesce(jsonb_agg(t::text order by t.id), '[]') from stock_transaction t)`
const pricesSql =
  rows(`select p.id, p.article_id as article, p.price_ht::text as price, p.valid_from::text, p.valid_to::text from article_price p
  where p.article_id <= 5 and p."deletedAt" is null`)

export const seenSql = `select ${ordersSql} as orders, ${claimsSql} as claims, ${vouchersSql} as vouchers, ${levelsSql} as levels,
  ${ledgerSql} as ledger, ${pricesSql} as prices,
  (select max(inventory_date)::text from inventory where state = 'validated') as closed`
