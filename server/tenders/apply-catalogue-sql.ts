/** The priced lines of the offers that a lot retains; `$1` is the lot. */
const retained = `
  from attribution t join tender_response r on r.tender_id = t.tender_id and r.supplier_id = t.supplier_id and r."deletedAt" is null
    join tender_response_family f on f.tender_response_id = r.id and f.tender_family_id = t.tender_family_id and f.decision = 'retained'
    join tender_response_line n on n.tender_response_family_id = f.id and n.quotation is not null
    join tender_product p on p.id = n.tender_product_id
    join product o on o.id = p.product_id left join subfamily b on b.id = o.subfamily_id
  where t.tender_family_id = $1 and t."deletedAt" is null`

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
  /** A price that was planned from that very day on gives way. */
  replaced: `
    update article_price set "deletedAt" = $3, "updatedAt" = $3 where article_id = any($1::bigint[]) and valid_from = $2::date
      and adherent_id is null and "groupAdherent_id" is null and "deletedAt" is null`,
  /** The former price ends the day before (I-16). */
  closed: `
    update article_price set valid_to = $2::date - 1, "updatedAt" = $3, lock_version = lock_version + 1
    where article_id = any($1::bigint[]) and valid_from < $2::date and (valid_to is null or valid_to >= $2::date)
      and adherent_id is null and "groupAdherent_id" is null and "deletedAt" is null`,
  /** A price that is planned later ends the new one. */
  prices: `
    insert into article_price (article_id, valid_from, valid_to, quotation, price_ht, source, source_id, "createdAt", "updatedAt")
    select distinct on (a.id) a.id, $2::date, least($3::date, (select min(x.valid_from) - 1 from article_price x where x.article_id = a.id
        and x.valid_from > $2::date and x.adherent_id is null and x."groupAdherent_id" is null and x."deletedAt" is null)),
      n.quotation, ${price}, 'tender', $4::int, $5::timestamptz, $5::timestamptz ${retained.replace(
        'where',
        `join article a on a.supplier_id = t.supplier_id and fold(a.ref_supplier) = fold(trim(n.ref_supplier)) and a."deletedAt" is null where`,
      )}
    order by a.id, n.id`,
  /** Those of the former market whose supplier is not retained again end with it. */
  notRenewed: `
    update article_price c set valid_to = m.market_closing_date, "updatedAt" = $3, lock_version = c.lock_version + 1
    from article a, tender m, tender_family l
    where m.id = $2 and l.id = $1 and a.id = c.article_id and a.tender_id = m.id and a.family_id = l.family_id
      and a.supplier_id not in (select t.supplier_id from attribution t where t.tender_family_id = $1 and t."deletedAt" is null)
      and c.adherent_id is null and c."groupAdherent_id" is null and c."deletedAt" is null
      and c.valid_from <= m.market_closing_date and (c.valid_to is null or c.valid_to > m.market_closing_date)`,
} as const
