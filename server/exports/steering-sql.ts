/**
 * What was received, line by line, of the rows that the actor sees (row rights): accepted quantities at the delivered price,
 * without tax, as the statistics count them (domain §14.2). `service` is the service of the member that was delivered.
 */
export const receivedSql = `
  select o.id as order_id, o.number, c.date as day, a.id as adherent_id, a.name as adherent, y.id as company_id, y.label as service,
    o.supplier_id, coalesce(s.name, x.label) as supplier, n.article_id, n.label, n.ref_supplier, n.catalog_id, coalesce(f.label, '') as family,
    r.qty_delivered * n.coef_order_management / n.coef_billing as delivered,
    coalesce(r.weight * n.coef_billing, r.qty_accepted * n.coef_order_management) / n.coef_billing as accepted,
    n.quantity * n.coef_order_management / n.coef_billing as ordered,
    n.price_ht as price_ordered, r.price_delivered_ht as price, r.refusal_reason as reason, n.added_at_reception,
    received_amount(coalesce(r.paid_quantity, r.qty_accepted), n.coef_order_management, n.coef_billing, r.price_delivered_ht) as amount
  from reception c join "order" o on o.id = c.order_id join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
    join adherent a on a.id = coalesce(o.delivery_adherent_id, o.adherent_id) left join company y on y.id = a.company_id
    left join supplier s on s.id = o.supplier_id left join suppliernotincatalog x on x.id = o.supplier_not_in_catalog_id
    left join family f on f.id = n.family_id
  where c.state = 'signed' and c."deletedAt" is null and o."deletedAt" is null and o.status = '450' and not coalesce(o.is_cancelled, false)`

const month = `to_char(m.day, 'YYYY-MM')`

/** Purchases by service, member, supplier, family and month. */
export const purchasesSql = (where: string) => `
  select m.service, m.adherent, m.supplier, m.family, ${month} as month, count(distinct m.order_id)::int as orders, count(*)::int as lines,
    sum(m.amount) as amount
  from (${receivedSql}) m where ${where} group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`

/** The average price of each article in its first and its last month, by service: what was paid over what was accepted. */
export const pricesSql = (where: string) => `
  with months as (
    select m.service, m.supplier, m.family, m.label, m.ref_supplier, m.article_id, ${month} as month, sum(m.amount) as amount,
      sum(m.accepted) as quantity
    from (${receivedSql}) m where ${where} and m.article_id is not null group by 1, 2, 3, 4, 5, 6, 7 having sum(m.accepted) > 0)
  select service, family, supplier, label, ref_supplier, min(month) as first_month, max(month) as last_month,
    (array_agg(round(amount / quantity, 4) order by month))[1] as first_price,
    (array_agg(round(amount / quantity, 4) order by month desc))[1] as last_price,
    round(((array_agg(amount / quantity order by month desc))[1] / nullif((array_agg(amount / quantity order by month))[1], 0) - 1) * 100, 2) as evolution,
    sum(quantity) as quantity, sum(amount) as amount
  from months group by service, family, supplier, label, ref_supplier, article_id order by 1, 2, 3, 4`

/** Service rate, punctuality and claims of each supplier, by service (domain §14.2). */
export const servicesSql = (where: string) => `
  with orders as (
    select m.service, m.supplier, m.order_id, sum(least(m.accepted, m.ordered)) as served, sum(m.ordered) as ordered, max(m.day) as day,
      sum(m.amount) as amount
    from (${receivedSql}) m where ${where} group by 1, 2, 3)
  select v.service, v.supplier, count(*)::int as orders, sum(v.amount) as amount,
    round(100 * sum(v.served) / nullif(sum(v.ordered), 0), 2) as service_rate,
    round(100.0 * count(*) filter (where v.day <= coalesce(o.supplier_delivery_date, o.ask_delivery_date)) / count(*), 2) as on_time,
    round(100.0 * count(*) filter (where exists (select 1 from litigation l where l.order_id = v.order_id and l."deletedAt" is null)) / count(*), 2) as claims
  from orders v join "order" o on o.id = v.order_id group by 1, 2 order by 1, 2`

/** Lines that were delivered short, refused in part, or at another price than ordered. */
export const discrepanciesSql = (where: string) => `
  select m.service, m.adherent, m.supplier, m.number, m.day, m.label, m.ordered, m.delivered, m.accepted, m.accepted - m.ordered as gap,
    m.price_ordered, m.price, round((m.price - m.price_ordered) * m.accepted, 2) as price_gap, m.reason
  from (${receivedSql}) m where ${where} and not coalesce(m.added_at_reception, false)
    and (m.accepted <> m.ordered or m.delivered <> m.accepted or m.price <> m.price_ordered)
  order by m.day, m.number, m.label`

/**
 * What was bought out of the catalogues, or from a supplier that had no contract running for the service and catalogue while
 * another one had. The contracts are the last parameter, as JSON: members do not read them, the sheet says only whether.
 */
export const leakageSql = (where: string, contracts: string) => `
  with contract as (
    select * from jsonb_to_recordset(${contracts}::jsonb) as k(supplier_id bigint, company_id bigint, catalog_id bigint, start_date date, end_date date)),
  bought as (
    select m.*, case when m.article_id is null then 'out' when exists (
        select 1 from contract k where k.company_id = m.company_id and k.catalog_id = m.catalog_id and m.day between k.start_date and coalesce(k.end_date, 'infinity'))
      and not exists (
        select 1 from contract k where k.company_id = m.company_id and k.supplier_id = m.supplier_id and m.day between k.start_date and coalesce(k.end_date, 'infinity'))
      then 'contract' end as leak
    from (${receivedSql}) m where ${where})
  select service, adherent, supplier, family, leak, count(*)::int as lines, sum(amount) as amount
  from bought where leak is not null group by 1, 2, 3, 4, 5 order by 1, 2, 7 desc`

/** Contracts that ran, past the row rights. */
export const contractsSql = `
  select supplier_id, company_id, catalog_id, start_date, end_date from supplier_contract
  where "deletedAt" is null and (denounced_date is null or denounced_date > start_date)`

/** Sums for the first sheet: one word of what they are by. */
export const totalsSql = (where: string, by: 'service' | 'supplier' | 'month') => `
  select ${by === 'month' ? month : `m.${by}`} as name, sum(m.amount) as amount, count(distinct m.order_id)::int as orders
  from (${receivedSql}) m where ${where} group by 1 order by ${by === 'month' ? 1 : '2 desc'} limit ${by === 'month' ? 36 : 15}`
