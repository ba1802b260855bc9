/** What sending a request writes: `$1` is the request, `$2` the moment. */
export const responsesSql = `
  insert into purchase_volume_response (purchase_volume_request_id, adherent_id, "createdAt", "updatedAt", created_by, updated_by)
  select $1::bigint, a.id, $2::timestamptz, $2::timestamptz, $3::bigint, $3::bigint
  from purchase_volume_request_adherent_ids j join adherent a on a.id = j.adherent_id
  where j.purchase_volume_request_id = $1 order by a.id`

/** The products that are asked: those that are named, or every active one of the families. */
export const productsSql = `
  select p.id from product p join subfamily s on s.id = p.subfamily_id
  where p."deletedAt" is null and p.active and (p.id in (select j.product_id from purchase_volume_request_product_ids j
      where j.purchase_volume_request_id = $1)
    or (not exists (select 1 from purchase_volume_request_product_ids j where j.purchase_volume_request_id = $1)
      and s.family_id in (select f.family_id from purchase_volume_request_family_ids f where f.purchase_volume_request_id = $1)))`

/**
 * One line a product and member: what the member received from `$3` to `$4` in base units, counted in the unit that the member
 * set for an article of the product, else in the product's own (domain §4.4).
 */
export const linesSql = `
  with received as (
    select coalesce(o.delivery_adherent_id, o.adherent_id) as adherent_id, a.product_id,
      round(sum(coalesce(r.weight * n.coef_billing, r.qty_accepted * n.coef_order_management)), 3) as volume
    from reception c join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
      join "order" o on o.id = c.order_id join article a on a.id = n.article_id
    where c.state = 'signed' and c."deletedAt" is null and o."deletedAt" is null and c.date between $3::date and $4::date
      and a.product_id = any($5::bigint[])
      and coalesce(o.delivery_adherent_id, o.adherent_id) in (select q.adherent_id from purchase_volume_response q
        where q.purchase_volume_request_id = $1)
    group by 1, 2),
  own as (
    select distinct on (x.adherent_id, a.product_id) x.adherent_id, a.product_id, x.storage_management as unit_id,
      x.coef_storage_management as coef
    from adherent_article x join article a on a.id = x.article_id
    where x."deletedAt" is null and x.storage_management is not null and x.coef_storage_management > 0
      and a.product_id = any($5::bigint[])
    order by x.adherent_id, a.product_id, x."updatedAt" desc, x.id desc)
  insert into purchase_volume_line (purchase_volume_response_id, product_id, unit_id, coef, prefilled_volume, volume, "createdAt", "updatedAt")
  select q.id, p.id, coalesce(w.unit_id, p.unit_id), coalesce(w.coef, 1), nullif(v.volume, 0), nullif(v.volume, 0), $2::timestamptz, $2::timestamptz
  from purchase_volume_response q cross join product p
    left join received v on v.adherent_id = q.adherent_id and v.product_id = p.id
    left join own w on w.adherent_id = q.adherent_id and w.product_id = p.id
  where q.purchase_volume_request_id = $1 and p.id = any($5::bigint[]) order by q.id, p.id`
