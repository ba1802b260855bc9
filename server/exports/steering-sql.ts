import { priceGapHt, receivedFrom, receivedHt, receivedWhere } from '../trade/received-lines'

/** The facts of the statistics that the actor sees (row rights), with the names of whom they are of. */
export const factSql = `
  select f.*, f.member_id as adherent_id, coalesce(a.name, g.label, '') as adherent, y.label as service, coalesce(s.name, x.label, '') as supplier,
    coalesce(w.label, '') as family
  from purchase_fact f left join adherent a on a.id = f.member_id left join groupadherent g on g.id = f."groupAdherent_id"
    left join company y on y.id = f.company_id left join supplier s on s.id = f.supplier_id
    left join suppliernotincatalog x on x.id = f.supplier_not_in_catalog_id left join family w on w.id = f.family_id
  where f."deletedAt" is null`

/** What was received, line by line, of the rows that the actor sees. */
export const receivedSql = `
  select o.id as order_id, c.date as day, coalesce(o.delivery_adherent_id, o.adherent_id) as adherent_id, o.company_id, o.supplier_id, n.catalog_id,
    ${receivedHt} as amount
  ${receivedFrom} where ${receivedWhere}`

/** Received lines of the orders that closed, each order line once: what came of it in all. */
const closedSql = `
  select o.id as order_id, o.number, max(c.date) as day, o.company_id, coalesce(o.delivery_adherent_id, o.adherent_id) as adherent_id, o.supplier_id,
    o.supplier_not_in_catalog_id as outside_id, n.id as line_id, n.label, n.added_at_reception, n.quantity * n.coef_order_management / n.coef_billing as ordered,
    sum(r.qty_delivered * n.coef_order_management / n.coef_billing) as delivered, sum(r.qty_accepted * n.coef_order_management / n.coef_billing) as accepted,
    n.price_ht as price_ordered, round(sum(r.price_delivered_ht * r.qty_accepted) / nullif(sum(r.qty_accepted), 0), 4) as price,
    sum(${priceGapHt}) as price_gap,
    string_agg(distinct r.refusal_reason, ', ') as reason
  ${receivedFrom}
  where ${receivedWhere} and o.status = '450' group by o.id, n.id`

const month = `to_char(m.day, 'YYYY-MM')`

/** Purchases by service, member, supplier, family and month. */
export const purchasesSql = (where: string) => `
  select m.service, m.adherent, m.supplier, m.family, ${month} as month, count(distinct m.order_id) filter (where m.closes)::int as orders, sum(m.lines)::int as lines,
    sum(m.amount_ht) as amount
  from (${factSql}) m where ${where} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`

/** The average price of each article in its first and its last month, by service: what was paid over what was accepted, by base unit. */
export const pricesSql = (where: string) => `
  with months as (
    select m.service, m.supplier, m.family, m.article_id, ${month} as month, sum(m.amount_ht) as amount, sum(m.quantity) as quantity
    from (${factSql}) m where ${where} and m.article_id is not null group by 1, 2, 3, 4, 5 having sum(m.quantity) > 0)
  select v.service, v.family, v.supplier, b.label, b.ref_supplier, min(v.month) as first_month, max(v.month) as last_month,
    (array_agg(round(v.amount / v.quantity, 4) order by v.month))[1] as first_price,
    (array_agg(round(v.amount / v.quantity, 4) order by v.month desc))[1] as last_price,
    round(((array_agg(v.amount / v.quantity order by v.month desc))[1] / nullif((array_agg(v.amount / v.quantity order by v.month))[1], 0) - 1) * 100, 2) as evolution,
    sum(v.quantity) as quantity, sum(v.amount) as amount
  from months v left join article b on b.id = v.article_id group by v.service, v.family, v.supplier, b.label, b.ref_supplier, v.article_id order by 1, 2, 3, 4`

/** Service rate, punctuality and claims of each supplier, by service (domain §14.2): of the orders that closed, as the statistics count them. */
export const servicesSql = (where: string) => `
  with closed as (
    select m.service, m.supplier, m.order_id, sum(m.served) as served, sum(m.ordered) as ordered, sum(m.closed_ht) as amount
    from (${factSql}) m where ${where} and m.closes group by 1, 2, 3),
  got as (
    select c.order_id, count(*) as receptions, count(*) filter (where c.date <= coalesce(o.supplier_delivery_date, o.ask_delivery_date)) as on_time
    from reception c join "order" o on o.id = c.order_id
    where c.state = 'signed' and c."deletedAt" is null and c.order_id in (select order_id from closed) group by 1)
  select v.service, v.supplier, count(*)::int as orders, sum(v.amount) as amount,
    round(100 * sum(v.served) / nullif(sum(v.ordered), 0), 2) as service_rate,
    round(100.0 * sum(g.on_time) / nullif(sum(g.receptions), 0), 2) as on_time,
    round(100.0 * count(*) filter (where exists (
      select 1 from litigation l where l.order_id = v.order_id and l.is_sent and l."deletedAt" is null)) / count(*), 2) as claims
  from closed v left join got g on g.order_id = v.order_id group by 1, 2 order by 1, 2`

/** Order lines that came short, refused in part, or at another price than ordered: each once, whatever receptions it took. */
export const discrepanciesSql = (where: string) => `
  select y.label as service, coalesce(a.name, '') as adherent, coalesce(s.name, x.label, '') as supplier, m.number, m.day, m.label, m.ordered, m.delivered, m.accepted,
    m.accepted - m.ordered as gap, m.price_ordered, m.price, m.price_gap, m.reason
  from (${closedSql}) m left join company y on y.id = m.company_id left join adherent a on a.id = m.adherent_id left join supplier s on s.id = m.supplier_id
    left join suppliernotincatalog x on x.id = m.outside_id
  where ${where} and not coalesce(m.added_at_reception, false)
    and (m.accepted <> m.ordered or m.delivered <> m.accepted or m.price_gap <> 0)
  order by m.day, m.number, m.label`

/** Sums for the first sheet: one word of what they are by. */
export const totalsSql = (where: string, by: 'service' | 'supplier' | 'month') => `
  select ${by === 'month' ? month : `m.${by}`} as name, sum(m.amount_ht) as amount, count(distinct m.order_id) filter (where m.closes)::int as orders
  from (${factSql}) m where ${where} group by 1 order by ${by === 'month' ? 1 : '2 desc'} limit ${by === 'month' ? 36 : 15}`
