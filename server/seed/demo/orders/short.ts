/** Whether a planned order came a day late: some suppliers more often than others, never on a Saturday, nothing of the last days. */
export const isLate = `day < $1::date - 12 and extract(isodow from day) < 5 and pg_temp.chance('late' || key, 100) < 1 + (supplier_id * 5) % 13`

/** Whether of a line less came than was ordered: some suppliers more often than others. */
export const isShort = `l.quantity >= 2 and o.real_delivery_date < $1::date - 12 and pg_temp.chance('short' || l.id, 1000) < 8 + (o.supplier_id * 7) % 60`

/** Orders of which less came: their state, what was delivered in euros, what the supplier had said of old ones. `$1` today, `$2` now. */
export const shortSql: readonly string[] = [
  `update reception_line r set refusal_reason = 'Emballage abîmé' where r.qty_accepted < r.qty_delivered`,
  `update "order" o set reception_state = 'closed_short' where o.status = '450' and exists (
     select 1 from reception c join reception_line r on r.reception_id = c.id join order_line l on l.id = r.order_line_id
     where c.order_id = o.id and r.qty_accepted < l.quantity)`,
  `update order_line l set confirmed_state = 'short', confirmed_quantity = r.qty_accepted
   from reception_line r, "order" o where r.order_line_id = l.id and o.id = l.order_id and l.confirmed_state = 'ok' and r.qty_accepted < l.quantity
     and r.qty_delivered < l.quantity and o.create_order_date < $2::timestamptz - interval '200 days'`,
  `with base as (
     select order_id, rate, sum(amount) as amount from (
       select l.order_id, l.rate, received_amount(r.qty_delivered, l.coef_order_management, l.coef_billing, r.price_delivered_ht) as amount
       from order_line l join reception_line r on r.order_line_id = l.id union all
       select order_id, rate, amount_ht from order_tax_line where kind <> 'deposit') all_amounts group by 1, 2),
   total as (select order_id, sum(amount) as ht, sum(round(amount * rate / 100, 2)) as vat from base group by 1)
   update "order" o set delivery_total_ht = t.ht, delivery_total_ttc = t.ht + t.vat + o.deposit_total
   from total t where t.order_id = o.id and o.reception_state = 'closed_short'`,
]
