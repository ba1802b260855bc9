import { shutIdsSql } from '../trade/shut-parties'

/** The priced lines of the offers that a lot retains; `$1` is the lot. */
const retained = `
  from attribution t join tender_response r on r.tender_id = t.tender_id and r.supplier_id = t.supplier_id and r."deletedAt" is null
    join tender_response_family f on f.tender_response_id = r.id and f.tender_family_id = t.tender_family_id and f.decision = 'retained'
    join tender_response_line n on n.tender_response_family_id = f.id and n.quotation is not null
    join tender_product p on p.id = n.tender_product_id
    join product o on o.id = p.product_id and o.active and o."deletedAt" is null left join subfamily b on b.id = o.subfamily_id
  where t.tender_family_id = $1 and t."deletedAt" is null and t.supplier_id not in (${shutIdsSql})`

const price = `round(n.quotation * n.coef_billing / n.coef_negotiation, 4)`

export const catalogueSql = {
  /** Articles are matched by the supplier's reference; `$4` says whether the price holds from today on. */
  articles: `
    insert into article (label, ref_supplier, product_id, supplier_id, family_id, origin_id, caliber_id, storagemode_id, rate_id, quotation,
      negotiation, coef_negotiation, order_management, coef_order_management, billing, coef_billing, storage_management,
      coef_storage_management, price_ht, coef, tender_id, active, "createdAt", "updatedAt")
    select distinct on (t.supplier_id, fold(trim(n.ref_supplier))) coalesce(n.label, o.label), trim(n.ref_supplier), o.id, t.supplier_id, b.family_id, n.origin_id,
      o.caliber_id, o.storagemode_id, coalesce(n.rate_id, o.rate_id), case when $4 then n.quotation end,
      coalesce(n.negotiation, o.unit_id), n.coef_negotiation, coalesce(n.order_management, o.unit_id), n.coef_order_management,
      coalesce(n.billing, o.unit_id), n.coef_billing, coalesce(n.order_management, o.unit_id), n.coef_order_management,
      case when $4 then ${price} end, n.coef, $2::bigint, true, $3::timestamptz, $3::timestamptz ${retained}
    order by t.supplier_id, fold(trim(n.ref_supplier)), n.id
    on conflict (supplier_id, fold(ref_supplier)) where "deletedAt" is null do update set tender_id = excluded.tender_id, active = true,
      quotation = coalesce(excluded.quotation, article.quotation), price_ht = coalesce(excluded.price_ht, article.price_ht),
      negotiation = excluded.negotiation, coef_negotiation = excluded.coef_negotiation, billing = excluded.billing,
      coef_billing = excluded.coef_billing, deactivation_date = null, "updatedAt" = excluded."updatedAt",
      lock_version = article.lock_version + 1
    returning id`,
  labels: `
    insert into article_label_ids (article_id, label_id)
    select distinct a.id, l.id::bigint ${retained.replace(
      'where',
      `join article a on a.supplier_id = t.supplier_id and fold(a.ref_supplier) = fold(trim(n.ref_supplier)) and a."deletedAt" is null
       cross join lateral jsonb_array_elements_text(case when jsonb_typeof(n.label_ids) = 'array' then n.label_ids else '[]'::jsonb end) l(id) where`,
    )}
      and a.id = any($2::bigint[]) on conflict do nothing`,
  /** What the lot asks of the line of prices of each of its articles. */
  prices: `
    select distinct on (a.id) a.id as article_id, n.quotation::numeric(12, 4) as quotation, ${price}::numeric(12, 4) as price_ht ${retained.replace(
      'where',
      `join article a on a.supplier_id = t.supplier_id and fold(a.ref_supplier) = fold(trim(n.ref_supplier)) and a."deletedAt" is null where`,
    )}
    order by a.id, n.id`,
  /** Products of what was retained that were deactivated meanwhile: their lines are left out. */
  gone: `
    select count(distinct o.id)::int as n from attribution t
      join tender_response r on r.tender_id = t.tender_id and r.supplier_id = t.supplier_id and r."deletedAt" is null
      join tender_response_family f on f.tender_response_id = r.id and f.tender_family_id = t.tender_family_id
      join tender_response_line n on n.tender_response_family_id = f.id and n.quotation is not null
      join tender_product p on p.id = n.tender_product_id join product o on o.id = p.product_id
    where t.tender_family_id = $1 and t."deletedAt" is null and (not o.active or o."deletedAt" is not null)`,
  /** Those of the former market whose supplier is not retained again: their prices end with it. */
  notRenewed: `
    select distinct c.article_id, m.market_closing_date as day from article_price c join article a on a.id = c.article_id
      join tender m on a.tender_id = m.id join tender_family l on a.family_id = l.family_id
    where m.id = $2 and l.id = $1
      and a.supplier_id not in (select t.supplier_id from attribution t where t.tender_family_id = $1 and t."deletedAt" is null)
      and c.adherent_id is null and c."groupAdherent_id" is null and c."deletedAt" is null
      and c.valid_from <= m.market_closing_date and (c.valid_to is null or c.valid_to > m.market_closing_date)`,
} as const
