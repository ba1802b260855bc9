/**
 * Lines of the planned orders, at the prices of the day of delivery: what a house's meals of the week need of each family, shared
 * among its suppliers of it, staples every week and the rest over six weeks, nothing out of season.
 */
export const linesSql: readonly string[] = [
  `create temporary table demo_article on commit drop as
   select a.id, a.supplier_id, a.label, a.ref_supplier, a.order_management, a.billing, a.storage_management, a.coef_order_management, a.coef_billing, a.coef_storage_management,
     coalesce(r.value, pr.value, 5.50) as rate, a.price_ht, f.catalog_id, a.family_id, n.months, n.buyers, s.spend,
     jsonb_build_object('labels', array(select b.code from article_label_ids j join label b on b.id = j.label_id where j.article_id = a.id order by b.code),
       'origin', o.country_code, 'is_france', o.is_france, 'is_eea', o.is_eea, 'egalim_family', coalesce(u.egalim_family, f.egalim_family), 'subfamily_id', p.subfamily_id) as snapshot
   from article a join product p on p.id = a.product_id join subfamily u on u.id = p.subfamily_id join family f on f.id = u.family_id join demo_spend s on s.family_id = f.id
     left join demo_need n on n.product_id = p.id left join rate r on r.id = a.rate_id left join rate pr on pr.id = p.rate_id left join origin o on o.id = a.origin_id
   where a.active and p.active and a."deletedAt" is null and a.price_ht is not null`,
  'create index on demo_article (supplier_id, family_id)',
  `create temporary table demo_share on commit drop as
   select adherent_id, supplier_id, family_id, 1.0 / count(*) over (partition by adherent_id, family_id) as share
   from (select distinct o.adherent_id, a.supplier_id, a.family_id from demo_order o join demo_article a on a.supplier_id = o.supplier_id) each`,
  'analyze demo_article, demo_share, demo_order',

  `insert into "order_line" (order_id, article_id, position, label, ref_supplier, quantity, order_unit, billing_unit, storage_unit, coef_order_management, coef_billing,
     coef_storage_management, price_ht, rate, line_ht, catalog_id, family_id, snapshot, confirmed_state, confirmed_quantity, "createdAt", "updatedAt", created_by)
   select d.id, a.id, d.n, a.label, a.ref_supplier, q.quantity, a.order_management, a.billing, a.storage_management, a.coef_order_management, a.coef_billing,
     a.coef_storage_management, q.price, a.rate, received_amount(q.quantity, a.coef_order_management, a.coef_billing, q.price), a.catalog_id, a.family_id,
     case when d.status >= '300' then a.snapshot end, case when d.status in ('400', '450') and d.sending_mode = '2' and d.luck % 3 = 0 then 'ok' end,
     case when d.status in ('400', '450') and d.sending_mode = '2' and d.luck % 3 = 0 then q.quantity end, d.created_at, d.created_at, d.user_id
   from (select o.*, h.share, x.*, row_number() over (partition by o.id order by x.family_id, x.at) as n
       from demo_order o join demo_share h on h.adherent_id = o.adherent_id and h.supplier_id = o.supplier_id
         cross join lateral (select c.article_id, c.family_id, c.at, count(*) over () as many from (
           select a.id as article_id, a.family_id, row_number() over (order by pg_temp.chance(concat(o.adherent_id, '/', a.id), 1000)
               + case when pg_temp.chance(concat('staple', o.adherent_id, '/', a.id), 3) = 0 then 0 else pg_temp.chance(concat(o.adherent_id, '/', a.id, '/', (o.week + 600) % 6), 1000) end, a.id) as at, a.spend
           from demo_article a where a.supplier_id = o.supplier_id and a.family_id = h.family_id
             and (a.months is null or a.months = '{}' or extract(month from o.day)::int = any(a.months)) and (a.buyers is null or o.buyer = any(a.buyers))) c
           where c.at <= case when c.spend >= 0.10 then 3 when c.spend >= 0.05 then 2 else 1 end) x) d
     join demo_article a on a.id = d.article_id
     left join lateral (select p.price_ht from article_price p where p.article_id = a.id and p."deletedAt" is null and p.valid_from <= d.day
       and (p.valid_to is null or p.valid_to >= d.day) and p.adherent_id is null and p."groupAdherent_id" is null order by p.valid_from desc limit 1) p on true
     cross join lateral (select coalesce(p.price_ht, a.price_ht) as price, greatest(1, round(d.meals * a.spend * d.share / d.many
       * (0.88 + pg_temp.chance(concat(d.adherent_id, '#', a.id, '#', d.week), 240) / 1000.0) / (a.coef_order_management / a.coef_billing * a.price_ht)))::numeric as quantity) q`,

  `insert into "order_tax_line" (order_id, label, kind, quantity, unit_amount, rate, amount_ht, at_reception, "createdAt", "updatedAt")
   select d.id, 'Frais de port', 'shipping', 1, d.shipping_ht, d.shipping_rate, d.shipping_ht, false, d.created_at, d.created_at
   from demo_order d join (select order_id, sum(line_ht) as goods from "order_line" group by 1) g on g.order_id = d.id
   where d.shipping_ht > 0 and (d.franco_ht is null or g.goods < d.franco_ht)`,

  `insert into "order_tax_line" (order_id, ordertax_id, label, kind, quantity, unit_amount, rate, amount_ht, at_reception, "createdAt", "updatedAt")
   select m.order_id, m.tax_id, m.label, m.kind, m.quantity, m.unit, m.rate, round(m.quantity * m.unit, 2), false, m.created_at, m.created_at from (
     select d.id as order_id, d.created_at, t.id as tax_id, t.label, t.kind, case when t.basis = 'per_order_unit' then sum(l.quantity) else 1 end as quantity,
       case when t.basis = 'percent_of_goods' then round(sum(l.line_ht) * t.percent / 100, 2) else coalesce(t.amount, 0) end as unit,
       case when t.kind = 'deposit' then 0.00 else coalesce(r.value, 0.00) end as rate
     from demo_order d join "order_line" l on l.order_id = d.id
       join order_tax t on t.active and t.auto and t."deletedAt" is null and (t.supplier_id is null or t.supplier_id = d.supplier_id) and (t.platform_id is null or t.platform_id = d.platform_id)
         and (t.catalog_id is null or t.catalog_id = l.catalog_id) and (t.family_id is null or t.family_id = l.family_id)
         and (not exists (select 1 from order_tax_article_ids j where j.order_tax_id = t.id) or exists (select 1 from order_tax_article_ids j where j.order_tax_id = t.id and j.article_id = l.article_id))
       left join rate r on r.id = t.rate_id
     where t.threshold_ht is null or (select sum(x.line_ht) from "order_line" x where x.order_id = d.id) < t.threshold_ht
     group by d.id, d.created_at, t.id, r.value) m
   where round(m.quantity * m.unit, 2) > 0`,

  'analyze "order_line", "order", "order_tax_line"',

  `delete from "order" where not exists (select 1 from "order_line" l where l.order_id = "order".id)`,

  `with base as (
     select order_id, rate, sum(amount) as amount from (
       select order_id, rate, line_ht as amount from "order_line" union all
       select order_id, rate, amount_ht from "order_tax_line" where kind <> 'deposit') all_amounts group by 1, 2),
   total as (select order_id, sum(amount) as ht, sum(round(amount * rate / 100, 2)) as vat from base group by 1),
   deposit as (select order_id, sum(amount_ht) as amount from "order_tax_line" where kind = 'deposit' group by 1),
   lines as (select order_id, count(*) as n from "order_line" group by 1)
   update "order" o set order_total_ht = t.ht, deposit_total = coalesce(p.amount, 0), order_total_ttc = t.ht + t.vat + coalesce(p.amount, 0), lines_nb = n.n,
     delivery_total_ht = case when o.status = '450' then t.ht else 0 end, delivery_total_ttc = case when o.status = '450' then t.ht + t.vat + coalesce(p.amount, 0) else 0 end
   from total t join lines n on n.order_id = t.order_id left join deposit p on p.order_id = t.order_id where t.order_id = o.id`,
]
