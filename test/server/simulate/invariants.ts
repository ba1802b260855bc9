import { invariants } from '../../../server/backup/invariants'

/** Sums of the ledger, by stock. */
const ledger = `select adherent_id, article_id, product_not_in_catalog_id, sum(quantity) as quantity, sum(amount) as value, max(id) as last
  from stock_transaction group by 1, 2, 3`

const sent = `status in ('300', '350', '400', '450')`

/** What a line costs by the formula of domain §5.13. */
const priced = 'round(l.quantity * l.coef_order_management / l.coef_billing * l.price_ht, 2)'

const totals = `select o.id from "order" o
  left join lateral (select coalesce(sum(l.line_ht), 0) as ht, count(*) as n from order_line l where l.order_id = o.id and not l.added_at_reception) g on true
  left join lateral (select coalesce(sum(t.amount_ht) filter (where t.kind <> 'deposit'), 0) as ht, coalesce(sum(t.amount_ht) filter (where t.kind = 'deposit'), 0) as deposits
    from order_tax_line t where t.order_id = o.id and not t.at_reception) f on true
  left join lateral (select coalesce(sum(round(base * rate / 100, 2)), 0) as vat from (select rate, sum(ht) as base from (
      select l.rate, l.line_ht as ht from order_line l where l.order_id = o.id and not l.added_at_reception
      union all select t.rate, t.amount_ht from order_tax_line t where t.order_id = o.id and t.kind <> 'deposit' and not t.at_reception) b group by rate) r) v on true
  where o."deletedAt" is null and (o.order_total_ht <> g.ht + f.ht or o.deposit_total <> f.deposits
    or o.order_total_ttc <> g.ht + f.ht + v.vat + f.deposits or o.lines_nb <> g.n)`

/**
 * Invariants of domain §15 that rows can break, each statement finds those that do: what holds in any database, with what holds
 * as long as nothing was forgotten by its term of keeping and no stock may be negative.
 */
export const orderInvariants: Readonly<Record<string, string>> = {
  ...invariants,
  'I-05 whole': `select id from "order" where num_nonnulls(adherent_id, "groupAdherent_id") <> 1
    or num_nonnulls(supplier_id, supplier_not_in_catalog_id) <> 1 or ask_delivery_date is null`,
  'I-06 each state has its event': `select o.id from "order" o where
    (o.${sent}) <> exists (select 1 from order_event e where e.order_id = o.id and e.type = 'sent')
    or (o.status in ('150', '200', '250') and not exists (select 1 from order_event e where e.order_id = o.id and e.type = 'submitted'))
    or (o.status in ('200', '250') and not exists (select 1 from order_event e where e.order_id = o.id and e.type = 'refused'))
    or (o.status = '450' and not exists (select 1 from order_event e where e.order_id = o.id and e.type = 'received'))`,
  'I-06 a level is waited for at 150 alone': `select o.id from "order" o where o."deletedAt" is null and (o.status = '150' and not exists
      (select 1 from order_validation v where v.order_id = o.id and v.round = o.round and v.decision = 'pending')
    or o.${sent} and exists (select 1 from order_validation v where v.order_id = o.id and v.round = o.round and v.decision <> 'validated'))`,
  'I-08': `select v.id from order_validation v join "order" o on o.id = v.order_id where v.deciding_user_id = o.user_id`,
  'I-10': `select o.id from "order" o where (o.sending_order_date is not null) <> (o.${sent})
    or (select count(*) from email_outbox m where m.kind = 'order_sent' and m.about_id = o.id) <> (case when o.${sent} and o.sending_mode = '2' then 1 else 0 end)
    or (select count(*) from order_event e where e.order_id = o.id and e.type = 'sent') > 1`,
  'I-11': totals,
  'I-11 lines': `select l.id from order_line l join "order" o on o.id = l.order_id
    where o."deletedAt" is null and not l.added_at_reception and l.line_ht <> ${priced}`,
  'I-12 whole': `select coalesce(l.adherent_id, s.adherent_id) as id from stock_level l full join (${ledger}) s on s.adherent_id = l.adherent_id
      and s.article_id is not distinct from l.article_id and s.product_not_in_catalog_id is not distinct from l.product_not_in_catalog_id
    where l.quantity is distinct from s.quantity or l.value is distinct from s.value or l.last_transaction_id is distinct from s.last`,
  'I-12 a correction is contrary': `select t.id from stock_transaction t join stock_transaction r on r.id = t.reverses_id where t.quantity <> -r.quantity`,
  'I-13 never negative': `select id from stock_level where (quantity = 0) <> (value = 0) or quantity < 0 or value < 0`,
  /** Two stores may be counted on one day: the gaps of the second inventory bear the day that the first has closed. */
  'I-14': `select t.id from stock_transaction t join inventory i on i.adherent_id = t.adherent_id and i.state = 'validated'
    where t.date_operation <= i.inventory_date and t."createdAt" > i.inventory_date_validation
      and not (t.inventory_line_id is not null and t.date_operation = i.inventory_date)`,
  'I-15': `select r.id from reception r left join stock_voucher v on v.reception_id = r.id and v.state = 'validated' and v."deletedAt" is null
    group by r.id having count(v.id) > 1 or (r.state <> 'signed' and count(v.id) > 0)`,
  'I-15 quantity': `select r.id from reception r join "order" o on o.id = r.order_id
    join lateral (select coalesce(sum(round(rl.qty_accepted * l.coef_order_management / l.coef_storage_management, 3)), 0) as n
      from reception_line rl join order_line l on l.id = rl.order_line_id where rl.reception_id = r.id) a on true
    join lateral (select coalesce(sum(vl.quantity), 0) as n from stock_voucher v join stock_voucher_line vl on vl.stock_voucher_id = v.id
      where v.reception_id = r.id and v.state = 'validated') s on true
    where r.state = 'signed' and o.adherent_id = 1 and a.n <> s.n`,
  'I-26': `select min(id) as id from notification where event is not null group by user_id, kind, model, entity_id, event having count(*) > 1`,
  'I-26 unread alert': `select min(id) as id from order_event where type = 'unread_alert' group by order_id having count(*) > 1`,
  'one remainder': `select o.id from "order" o where o."deletedAt" is null and
    (o.reception_state = 'none') = exists (select 1 from reception r where r.order_id = o.id and r.state = 'signed')`,
  'received is received': `select o.id from "order" o where (o.status = '450' and o.reception_state not in ('complete', 'closed_short'))
    or (o.is_cancelled and (o.reception_state <> 'none' or not o.${sent}))`,
  'one signed version of a delivery': `select min(id) as id from reception where state = 'signed' group by order_id, number having count(*) > 1`,
  'one standing proposal of a line': `select min(id) as id from order_substitution where state in ('pending', 'accepted') group by order_line_id having count(*) > 1`,
  'a credit has its amount': `select id from litigation where status in ('200', '300') and credit_obtained_ht is null
    or status <> '100' and not is_sent`,
}

/** All of them in one statement: the names of those that are broken, each with a row. */
export const brokenSql = Object.entries(orderInvariants)
  .map(([name, sql]) => `(select '${name}' as name, id::text from (${sql}) x limit 1)`)
  .join(' union all ')
