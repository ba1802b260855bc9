import { receivedFrom, receivedHt, receivedWhere } from '../trade/received-lines'

const day = 'x.day'
/** Whether a contract `k` runs on the day of a purchase. */
const runs = `k."deletedAt" is null and k.company_id = x.company_id and k.catalog_id = x.catalog_id and k.start_date <= ${day}
  and (k.denounced_date is null or k.denounced_date > ${day}) and (k.contract_type in ('cdi', 'tacit') or k.end_date is null or k.end_date >= ${day})`

/**
 * Every received line that no contract covers: of a supplier or a product out of the catalogues, or of a supplier without a
 * contract that day for the order's service and the line's catalogue. Each with the article under contract to order instead, if
 * any (domain §5.11): of the same product, or found by name in its family. `$1` to `$2` days included, `$3` services (null: all).
 */
export const leaksSql = `
  with open as materialized (
    select s.id as supplier_id, t.id as catalog_id, y.id as company_id from supplier s cross join catalog t cross join company y
    where ($3::bigint[] is null or y.id = any($3::bigint[])) and not exists (
      select 1 from supplier_contract k where k."deletedAt" is null and k.supplier_id = s.id and k.catalog_id = t.id and k.company_id = y.id and k.start_date <= $1::date
        and (k.denounced_date is null or k.denounced_date > $2::date) and (k.contract_type in ('cdi', 'tacit') or k.end_date is null or k.end_date >= $2::date))),
  -- Orders that may hold such lines: all others are left alone.
  held as materialized (
    select n.order_id as id from order_line n where n.product_not_in_catalog_id is not null and n."deletedAt" is null
    union select o.id from "order" o where o.supplier_not_in_catalog_id is not null
    union select f.order_id from open e join purchase_fact f on f.supplier_id = e.supplier_id and f.catalog_id = e.catalog_id and f.company_id = e.company_id
    where f."deletedAt" is null and f.day between $1::date and $2::date),
  -- Order by order: they are a small part of all.
  bought as (
    select l.line, o.id, o.number, l.day, a.id as adherent_id, a.name as adherent, a."groupAdherent_id" as group_id,
      coalesce(o."groupAdherent_id", a."groupAdherent_id") as party_group_id, o.company_id, y.label as service, o.supplier_id,
      coalesce(s.name, z.label) as supplier, l.article_id, p.product_id, l.product_not_in_catalog_id, l.label, l.catalog_id, l.family_id, f.label as family,
      case when o.supplier_not_in_catalog_id is not null then 'supplier' when l.article_id is null then 'product' else 'contract' end as kind, l.amount_ht
    from held h join "order" held_order on held_order.id = h.id
      cross join lateral (
        select r.id as line, o.id as order_id, c.date as day, n.article_id, n.product_not_in_catalog_id, n.label, n.catalog_id, n.family_id,
          ${receivedHt} as amount_ht
        ${receivedFrom}
        where c.order_id = held_order.id and ${receivedWhere} and c.date between $1::date and $2::date offset 0) l
      join "order" o on o.id = l.order_id join adherent a on a.id = coalesce(o.delivery_adherent_id, o.adherent_id) left join company y on y.id = o.company_id
      left join supplier s on s.id = o.supplier_id left join suppliernotincatalog z on z.id = o.supplier_not_in_catalog_id
      left join article p on p.id = l.article_id left join family f on f.id = l.family_id
    where $3::bigint[] is null or o.company_id = any($3::bigint[])),
  beside as (
    select x.* from bought x where x.amount_ht > 0 and x.kind <> 'contract'
    union all
    select x.* from bought x where x.amount_ht > 0 and x.kind = 'contract'
      and not exists (select 1 from supplier_contract k where k.supplier_id = x.supplier_id and ${runs})),
  -- What is on sale, of suppliers that take orders.
  offered as materialized (
    select b.id as article_id, b.label, b.label__fold, b.product_id, b.supplier_id, v.name as supplier, b.price_ht, u.label as unit, w.family_id, g.catalog_id,
      b.deactivation_date, b.price_ht / nullif(b.coef_billing, 0) * b.coef as base_price
    from article b join product q on q.id = b.product_id join subfamily w on w.id = q.subfamily_id join family g on g.id = w.family_id
      join supplier v on v.id = b.supplier_id and v."deletedAt" is null join supplierstatus t on t.id = v.supplier_status_id and t.can_order
      left join unit u on u.id = b.billing
    where b.active and b."deletedAt" is null and q.active and q."deletedAt" is null and w.active and g.active),
  -- Names are compared once each, however often a product was bought.
  named as materialized (
    select distinct label, family_id, fold(label) as folded, split_part(fold(label), ' ', 1) as word from beside where kind <> 'contract'),
  candidate as (
    select x.line, b.*, 0::real as likeness, false as "isByName" from beside x join offered b on b.product_id = x.product_id where x.kind = 'contract'
    union all
    select x.line, b.*, similarity(l.folded, b.label__fold), true
    from named l join offered b on (l.family_id is null or b.family_id = l.family_id)
        and word_similarity(l.word, b.label__fold) >= 0.5 and similarity(l.folded, b.label__fold) >= 0.15
      join beside x on x.kind <> 'contract' and x.label = l.label and x.family_id is not distinct from l.family_id),
  -- Of suppliers under contract that the member may order of: the most alike, the cheapest base unit first.
  best as (
    select distinct on (b.line) b.*
    from candidate b join beside x on x.line = b.line
    where (b.deactivation_date is null or b.deactivation_date > ${day}) and b.catalog_id = x.catalog_id and (x.kind = 'product' or b.supplier_id is distinct from x.supplier_id)
      and exists (select 1 from supplier_contract k where k.supplier_id = b.supplier_id and ${runs})
      and exists (select 1 from referencing r where r.supplier_id = b.supplier_id and r."deletedAt" is null and r.state = 'active'
        and (r.adherent_id = x.adherent_id or r."groupAdherent_id" = x.group_id))
    order by b.line, b.likeness desc, b.base_price nulls last, b.article_id)
  select x.id, x.number, x.day, x.adherent_id, x.adherent, x.company_id, x.service, x.catalog_id, x.family_id, coalesce(x.family, '') as family,
    x.supplier_id, x.supplier, x.label, x.party_group_id, coalesce(x.product_id, e.product_id) as product_id, x.product_id is not null as is_article,
    x.kind, x.amount_ht::text as amount_ht, coalesce(e.supplier_id = x.supplier_id, false) as is_own,
    case when e.article_id is not null then jsonb_build_object('article_id', e.article_id, 'label', e.label, 'supplier_id', e.supplier_id, 'supplier', e.supplier,
      'price_ht', e.price_ht::text, 'unit', e.unit, 'isByName', e."isByName") end as proposal
  from beside x left join best e on e.line = x.line
  order by x.day desc, x.id desc, x.line`
