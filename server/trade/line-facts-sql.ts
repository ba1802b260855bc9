import { priceSql } from './price-sql'
import { storageUnitSql } from './storage-unit-sql'

const stored = storageUnitSql('aa', 'a', 'd')

const dated = (row: string) =>
  `jsonb_build_object('active', ${row}.active, 'date_active', ${row}.date_active, 'deactivation_date', ${row}.deactivation_date)`

/**
 * Everything that an order's line takes from its article, and what says whether it may be ordered. `$1` ids, `$2` the day of
 * delivery, `$3` today, `$4` the member, `$5` its group, `$6` the member that is delivered. A tender may hold prices at the
 * day of the order instead (domain §4.5).
 */
export const articleFactsSql = `
  select a.id, a.label, a.ref_supplier, a.supplier_id, a.product_id, f.id as family_id, f.catalog_id, a.order_step, a.order_minimum,
    a.order_management as order_unit, a.billing as billing_unit, ${stored.unit} as storage_unit,
    coalesce(a.coef_order_management, 1) as coef_order_management, coalesce(a.coef_billing, 1) as coef_billing,
    ${stored.coef} as coef_storage_management,
    coalesce(ra.value, rp.value, 0.00) as rate, price.price_ht, uo.label as unit_label, aa.ventilation_id,
    ${dated('a')} as article, ${dated('p')} as product,
    array(select j.platform_id from article_platform_ids j where j.article_id = a.id) as platform_ids,
    s.active as subfamily_active, f.active as family_active, coalesce(t.can_order, false) as can_receive,
    jsonb_build_object('family', f.label, 'supplier', v.name) as names
  from article a join product p on p.id = a.product_id join subfamily s on s.id = p.subfamily_id join family f on f.id = s.family_id
    join supplier v on v.id = a.supplier_id join supplierstatus t on t.id = v.supplier_status_id
    left join rate ra on ra.id = a.rate_id left join rate rp on rp.id = p.rate_id left join unit uo on uo.id = a.order_management
    left join tender td on td.id = a.tender_id
    left join adherent_article aa on aa.article_id = a.id and aa.adherent_id = $6::bigint and aa."deletedAt" is null
    left join adherent d on d.id = $6::bigint
    left join lateral (${priceSql('a.id', {
      day: `(case when td.price_date_basis = 'order' then $3::date else $2::date end)`,
      adherent: '$4',
      group: '$5',
    })}) price on true
  where a.id = any($1::bigint[]) and a."deletedAt" is null`

/** The same of products out of the catalogues: their unit is the one ordered, billed and stored. */
export const outOfCatalogFactsSql = `
  select n.id, n.label, n.ref_supplier, n.supplier_id, n.supplier_not_in_catalog_id, n.family_id, n.catalog_id, n.unit_id as unit, n.price_ht,
    n.adherent_id, n."groupAdherent_id", n.active, coalesce(r.value, 0.00) as rate, u.label as unit_label,
    coalesce(t.can_order, true) as can_receive, coalesce(o.active, true) as supplier_active, v.name as supplier
  from productnotincatalog n join rate r on r.id = n.rate_id join unit u on u.id = n.unit_id
    left join supplier v on v.id = n.supplier_id left join supplierstatus t on t.id = v.supplier_status_id
    left join suppliernotincatalog o on o.id = n.supplier_not_in_catalog_id
  where n.id = any($1::bigint[]) and n."deletedAt" is null`
