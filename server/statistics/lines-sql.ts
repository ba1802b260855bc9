/** Labels of a line at sending by their codes in order, between commas: as its fact says them. */
const labelsSql = `case when jsonb_typeof(n.snapshot -> 'labels') = 'array' then nullif(left(array_to_string(array(
      select l.code from jsonb_array_elements_text(n.snapshot -> 'labels') l(code) order by l.code), ','), 255), '') end`

/**
 * Received lines of articles under the names of facts `f`, of the orders whose facts the actor sees on some days: accepted
 * quantities in base units, at the delivered price (domain §4.4, §14.2). What stands in no catalogue has no article.
 */
export const articleLines = (days: string) => `(
  select s.*, n.catalog_id, n.family_id, (n.snapshot ->> 'subfamily_id')::int as subfamily_id, ${labelsSql} as labels, n.article_id,
    r.qty_accepted * n.coef_order_management as quantity,
    received_amount(r.qty_accepted, n.coef_order_management, n.coef_billing, r.price_delivered_ht) as amount_ht
  from (select distinct p.order_id, p.day, p.member_id, p."groupAdherent_id", p.company_id, p.supplier_id, p.supplier_not_in_catalog_id, p."deletedAt"
      from purchase_fact p where p."deletedAt" is null and (${days})) s
    join order_line n on n.order_id = s.order_id and n."deletedAt" is null and n.article_id is not null
    join reception_line r on r.order_line_id = n.id and r."deletedAt" is null and r.qty_accepted > 0
    join reception c on c.id = r.reception_id and c.state = 'signed' and c."deletedAt" is null) f`

const between = (of: string, [from, to]: readonly [string, string]) => `${of}.day between ${from} and ${to}`

export interface TwoPeriods {
  now: readonly [string, string]
  before: readonly [string, string]
}

/** Both periods: `lines` of the days of either, told apart by `p.back` and by the days. */
export const ofPeriods = ({ now, before }: TwoPeriods, of: string) =>
  `(${between(of, now)} or ${between(of, before)})`
const periods = ({ now, before }: TwoPeriods) =>
  `join (values (0, ${now[0]}, ${now[1]}), (1, ${before[0]}, ${before[1]})) as p(back, first, last) on f.day between p.first and p.last`

interface Asking {
  /** `purchase_fact f`, with the groups where they are asked for. */
  facts: string
  where: string
  /** The key of a part. */
  key: string
  days: TwoPeriods
  labels: string
}

const linesOf = ({ facts, days }: Asking) =>
  facts.replace('purchase_fact f', articleLines(ofPeriods(days, 'p')))

/** What was paid and received of each article of each part, in both periods. */
export const boughtSql = (asking: Asking) => `
  select ${asking.key} as key, p.back, f.article_id, sum(f.amount_ht) as amount, sum(f.quantity) as quantity
  from ${linesOf(asking)} ${periods(asking.days)} ${asking.labels} where ${asking.where} group by 1, 2, 3`

/**
 * Laspeyres on the period's own basket: what its quantities cost, over what the same ones would have cost at the average price of
 * a year before. An article that was not bought then is not compared; the share that is stands beside.
 */
export const indexSql = (asking: Asking) => `
  with bought as (${boughtSql(asking)})
  select n.key, round(100 * sum(n.amount) filter (where b.quantity > 0) / nullif(sum(b.amount * n.quantity / b.quantity), 0), 2)::text as price_index,
    round(100 * coalesce(sum(n.amount) filter (where b.quantity > 0), 0) / nullif(sum(n.amount), 0), 2)::text as compared_share
  from bought n left join bought b on b.key = n.key and b.article_id = n.article_id and b.back = 1 where n.back = 0 group by 1`

/** Credits asked for and obtained, and the median of the minutes of approval, of the orders of each part in both periods. */
export const creditsSql = ({ facts, where, key, days, labels }: Asking) => `
  with seen as (
    select distinct ${key} as key, p.back, f.order_id from ${facts} ${periods(days)} ${labels} where ${where} and ${ofPeriods(days, 'f')}),
  credit as (
    select l.order_id, sum(l.amount) as asked, sum(coalesce(l.credit_obtained_ht, 0)) as obtained from litigation l
    where l.credit_note and l.amount is not null and l."deletedAt" is null and l.order_id in (select order_id from seen) group by 1),
  approval as (
    select w.order_id, extract(epoch from max(w.decided_at) - min(w."createdAt")) / 60 as minutes
    from order_validation w join "order" o on o.id = w.order_id and o.round = w.round
    where w."deletedAt" is null and w.order_id in (select order_id from seen) group by 1 having bool_and(w.decision = 'validated')),
  told as (
    select s.key, s.back, c.asked, c.obtained, v.minutes
    from seen s left join credit c on c.order_id = s.order_id left join approval v on v.order_id = s.order_id)
  select key, back, coalesce(sum(asked), 0)::numeric(16, 2)::text as asked, coalesce(sum(obtained), 0)::numeric(16, 2)::text as obtained,
    round(percentile_cont(0.5) within group (order by minutes) filter (where minutes is not null)::numeric)::int as validation_minutes
  from told group by 1, 2`

/** Which members bought of which families, of whom where it is told. */
export const pairsSql = ({ facts, where, key, days, labels }: Asking, isOfSupplier: boolean) => `
  select ${key} as key, p.back, f.member_id, f.family_id, ${isOfSupplier ? 'f.supplier_id' : 'null::bigint as supplier_id'}
  from ${facts} ${periods(days)} ${labels}
  where ${where} and ${ofPeriods(days, 'f')} and f.member_id is not null and f.family_id is not null ${isOfSupplier ? 'and f.supplier_id is not null' : ''}
  group by 1, 2, 3, 4, 5`

/** Of such pairs (`$1`, JSON) those that a supplier delivers in the member's town, in force today (domain §3.10). */
export const coveredSql = `
  with pair as (
    select v.* from jsonb_to_recordset($1::jsonb) as v(key text, back int, member_id bigint, family_id bigint, supplier_id bigint)),
  town as (
    select m.id, d.municipality_id from adherent m left join address d on d.id = coalesce(m.delivery_address_id, m.office_address_id)
    where m.id in (select member_id from pair)),
  everywhere as materialized (
    select distinct supplier_id, family_id from supplier_coverage where all_cities and state = 'effective' and "deletedAt" is null),
  known as (
    select v.*, exists (
        select 1 from everywhere c where c.family_id = v.family_id and (v.supplier_id is null or c.supplier_id = v.supplier_id))
      or exists (
        select 1 from supplier_coverage c where c.municipality_id = t.municipality_id and c.family_id = v.family_id and c.state = 'effective'
          and c."deletedAt" is null and (v.supplier_id is null or c.supplier_id = v.supplier_id)) as is_covered
    from (select member_id, family_id, supplier_id, jsonb_agg(jsonb_build_array(back, key)) as places from pair group by 1, 2, 3) v
      left join town t on t.id = v.member_id)
  select p.place ->> 1 as key, (p.place ->> 0)::int as back, round(100.0 * count(*) filter (where k.is_covered) / count(*), 2)::text as coverage
  from known k cross join lateral jsonb_array_elements(k.places) p(place) group by 1, 2`
