const day = 'x.day'
/** Whether a contract `k` runs on the day of a purchase. */
const runs = `k."deletedAt" is null and k.company_id = x.company_id and k.catalog_id = x.catalog_id and k.start_date <= ${day}
  and (k.denounced_date is null or k.denounced_date > ${day}) and (k.contract_type in ('cdi', 'tacit') or k.end_date is null or k.end_date >= ${day})`

/** Articles of suppliers under contract that the member may order: referenced, served, on sale; the cheapest base unit first. */
const proposal = ({
  from = 'article b',
  where,
  first = '',
}: {
  from?: string
  where: string
  first?: string
}) => `
  select b.id as article_id, b.label, v.id as supplier_id, v.name as supplier, b.price_ht, u.label as unit
  from ${from} join product q on q.id = b.product_id and q.active and q."deletedAt" is null join subfamily w on w.id = q.subfamily_id and w.active
    join family g on g.id = w.family_id and g.active join supplier v on v.id = b.supplier_id and v."deletedAt" is null
    join supplierstatus t on t.id = v.supplier_status_id and t.can_order left join unit u on u.id = b.billing
  where b.active and b."deletedAt" is null and (b.deactivation_date is null or b.deactivation_date > ${day}) and g.catalog_id = x.catalog_id
    and (x.kind = 'product' or b.supplier_id is distinct from x.supplier_id) and ${where}
    and exists (select 1 from supplier_contract k where k.supplier_id = b.supplier_id and ${runs})
    and exists (select 1 from referencing r where r.supplier_id = b.supplier_id and r."deletedAt" is null and r.state = 'active'
      and (r.adherent_id = x.adherent_id or r."groupAdherent_id" = x.group_id))
  order by ${first} b.price_ht / nullif(b.coef_billing, 0) * b.coef nulls last, b.id limit 1`

/**
 * Received lines bought beside the contracts, with the article to order instead (domain §5.11): of a supplier or a product out of
 * the catalogues, found by name in its family; or of a supplier without a contract for the service and catalogue, while another
 * one under contract has the same product. `$1` to `$2` days included, `$3` services (null: all).
 */
export const leaksSql = `
  with open as materialized (
    select s.id as supplier_id, t.id as catalog_id from supplier s cross join catalog t cross join company y
    where ($3::bigint[] is null or y.id = any($3::bigint[])) and not exists (
      select 1 from supplier_contract k where k."deletedAt" is null and k.supplier_id = s.id and k.catalog_id = t.id and k.company_id = y.id and k.start_date <= $1::date
        and (k.denounced_date is null or k.denounced_date > $2::date) and (k.contract_type in ('cdi', 'tacit') or k.end_date is null or k.end_date >= $2::date))
    group by 1, 2),
  -- Orders that may hold such lines: all others are left alone.
  held as materialized (
    select n.order_id as id from order_line n where n.product_not_in_catalog_id is not null and n."deletedAt" is null
    union select o.id from "order" o where o.supplier_not_in_catalog_id is not null
    union select f.order_id from open e join purchase_fact f on f.supplier_id = e.supplier_id and f.catalog_id = e.catalog_id
    where f."deletedAt" is null and f.day between $1::date - 366 and $2::date + 366),
  bought as (
    select o.id, o.number, c.date as day, a.id as adherent_id, a.name as adherent, a."groupAdherent_id" as group_id, a.company_id, o.supplier_id,
      coalesce(s.name, z.label) as supplier, n.article_id, p.product_id, n.product_not_in_catalog_id, n.label, n.catalog_id, n.family_id, f.label as family,
      case when o.supplier_not_in_catalog_id is not null then 'supplier' when n.article_id is null then 'product' else 'contract' end as kind,
      round(r.qty_accepted * n.coef_order_management / n.coef_billing * r.price_delivered_ht, 2) as amount_ht
    from held h join "order" o on o.id = h.id join reception c on c.order_id = o.id join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
      join adherent a on a.id = coalesce(o.delivery_adherent_id, o.adherent_id) left join supplier s on s.id = o.supplier_id
      left join suppliernotincatalog z on z.id = o.supplier_not_in_catalog_id left join article p on p.id = n.article_id left join family f on f.id = n.family_id
    where c.state = 'signed' and c."deletedAt" is null and o."deletedAt" is null and o.status = '450' and not coalesce(o.is_cancelled, false)
      and c.date between $1::date and $2::date and ($3::bigint[] is null or a.company_id = any($3::bigint[]))),
  beside as (
    select x.* from bought x where x.amount_ht > 0 and x.kind <> 'contract'
    union all
    select x.* from bought x where x.amount_ht > 0 and x.kind = 'contract'
      and not exists (select 1 from supplier_contract k where k.supplier_id = x.supplier_id and ${runs})),
  -- Names are compared once each, however often a product was bought.
  alike as materialized (
    select l.label, l.family_id, b.id, similarity(fold(l.label), b.label__fold) as likeness
    from (select distinct label, family_id from beside where kind <> 'contract') l
      join article b on word_similarity(split_part(fold(l.label), ' ', 1), b.label__fold) >= 0.5 and similarity(fold(l.label), b.label__fold) >= 0.15
      join product q on q.id = b.product_id join subfamily w on w.id = q.subfamily_id
    where b.active and b."deletedAt" is null and (l.family_id is null or w.family_id = l.family_id))
  select x.id, x.number, x.day, x.adherent_id, x.adherent, x.company_id, x.catalog_id, x.family_id, coalesce(x.family, '') as family, x.supplier, x.label,
    x.kind, x.amount_ht::text as amount_ht, coalesce(e.supplier_id = x.supplier_id, false) as is_own, to_jsonb(e) as proposal
  from beside x
    left join lateral (${proposal({ where: `x.kind = 'contract' and b.product_id = x.product_id` })}) same on true
    left join lateral (${proposal({
      from: 'alike c join article b on b.id = c.id',
      where: `x.kind <> 'contract' and c.label = x.label and c.family_id is not distinct from x.family_id`,
      first: 'c.likeness desc,',
    })}) named on true
    left join lateral (select coalesce(same.article_id, named.article_id) as article_id, coalesce(same.label, named.label) as label,
      coalesce(same.supplier_id, named.supplier_id) as supplier_id, coalesce(same.supplier, named.supplier) as supplier,
      coalesce(same.price_ht, named.price_ht)::text as price_ht, coalesce(same.unit, named.unit) as unit, same.article_id is null as "isByName") e
      on coalesce(same.article_id, named.article_id) is not null
  where x.kind <> 'contract' or e.article_id is not null
  order by x.day desc, x.id desc`
