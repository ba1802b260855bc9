-- Money counts on the day of each reception, whatever remains to come; service, lines and orders on the day the order closes.
alter table "purchase_fact" add column "closes" boolean default false not null;

alter table "purchase_fact" add column "closed_ht" numeric(14,2) default '0'::numeric not null;

alter table "purchase_fact" add column "price_gap_ht" numeric(14,2) default '0'::numeric not null;

alter table "purchase_day" add column "closed_ht" numeric(16,2) default '0'::numeric not null;

alter table "purchase_month" add column "closed_ht" numeric(16,2) default '0'::numeric not null;

-- expand: the release before reads the facts of both days as it read those of one.
create or replace function fill_purchase_facts(orders bigint[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from purchase_fact where order_id = any(orders) and "deletedAt" is null;
  insert into purchase_fact (order_id, day, adherent_id, "groupAdherent_id", delivery_adherent_id, member_id, company_id, supplier_id,
    supplier_not_in_catalog_id, catalog_id, family_id, subfamily_id, labels, article_id, closes, lines, amount_ht, vat, out_ht, closed_ht, price_gap_ht,
    quantity, ordered, served, short, refused, "createdAt", "updatedAt")
  with got as (
    select r.order_line_id, c.order_id, c.date, r.qty_accepted as accepted, r.qty_accepted < r.qty_delivered as is_refused,
      received_amount(coalesce(r.paid_quantity, r.qty_accepted), n.coef_order_management, n.coef_billing, r.price_delivered_ht) as amount,
      received_amount(coalesce(r.paid_quantity, r.qty_accepted), n.coef_order_management, n.coef_billing, n.price_ht) as agreed
    from reception c join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
    where c.order_id = any(orders) and c.state = 'signed' and c."deletedAt" is null and r."deletedAt" is null),
  line as (
    select n.*, (n.snapshot ->> 'subfamily_id')::int as subfamily_id, line_labels(n.snapshot) as labels,
      n.product_not_in_catalog_id is not null or o.supplier_not_in_catalog_id is not null as is_out
    from order_line n join "order" o on o.id = n.order_id where n.order_id = any(orders) and n."deletedAt" is null),
  whole as (
    select g.order_line_id, sum(g.accepted) as accepted, sum(g.amount) as amount, bool_or(g.is_refused) as is_refused from got g group by 1),
  closed as (
    select o.id, coalesce(o.real_delivery_date, (select max(c.date) from reception c where c.order_id = o.id and c.state = 'signed' and c."deletedAt" is null)) as day
    from "order" o where o.id = any(orders) and o.status = '450'),
  part as (
    select n.order_id, g.date as day, n.catalog_id, n.family_id, n.subfamily_id, n.labels, n.article_id, false as closes, 0 as lines, g.amount,
      g.amount * n.rate / 100 as vat, case when n.is_out then g.amount else 0 end as out_ht, 0::numeric as closed_ht, g.amount - g.agreed as price_gap_ht,
      g.accepted * n.coef_order_management as quantity, 0::numeric as ordered, 0::numeric as served, 0 as short, 0 as refused
    from line n join got g on g.order_line_id = n.id where g.accepted <> 0 or g.amount <> 0
    union all
    select n.order_id, d.day, n.catalog_id, n.family_id, n.subfamily_id, n.labels, n.article_id, true, (coalesce(w.accepted, 0) > 0)::int, 0,
      0, 0, coalesce(w.amount, 0), 0,
      0, case when n.added_at_reception then 0 else n.quantity * n.coef_order_management end,
      case when n.added_at_reception then 0 else least(coalesce(w.accepted, 0), n.quantity) * n.coef_order_management end,
      coalesce(n.confirmed_state in ('short', 'missing', 'substituted'), false)::int, coalesce(w.is_refused, false)::int
    from line n join closed d on d.id = n.order_id left join whole w on w.order_line_id = n.id where d.day is not null)
  select o.id, p.day, o.adherent_id, o."groupAdherent_id", o.delivery_adherent_id, coalesce(o.delivery_adherent_id, o.adherent_id), o.company_id,
    o.supplier_id, o.supplier_not_in_catalog_id, p.catalog_id, p.family_id, p.subfamily_id, p.labels, p.article_id, bool_or(p.closes), sum(p.lines),
    sum(p.amount), sum(p.vat), sum(p.out_ht), sum(p.closed_ht), sum(p.price_gap_ht), sum(p.quantity), sum(p.ordered), sum(p.served), sum(p.short), sum(p.refused),
    p.day::timestamp at time zone 'UTC', p.day::timestamp at time zone 'UTC'
  from "order" o join part p on p.order_id = o.id
  where o.id = any(orders) and o.status in ('300', '350', '400', '450') and not o.is_cancelled and o."deletedAt" is null
  group by o.id, p.day, p.catalog_id, p.family_id, p.subfamily_id, p.labels, p.article_id
  order by o.id, p.day, p.catalog_id, p.family_id, p.subfamily_id, p.labels, p.article_id;

  delete from food_fact where order_id = any(orders) and "deletedAt" is null;
  insert into food_fact (order_id, day, member_id, supplier_id, family, labels, is_france, is_eea, amount_ht, "createdAt", "updatedAt")
  with got as (
    select o.id, c.date, coalesce(o.delivery_adherent_id, o.adherent_id) as member_id, o.supplier_id, coalesce(n.snapshot ->> 'egalim_family', f.egalim_family) as family,
      array_to_string(array(select l.code from jsonb_array_elements_text(coalesce(n.snapshot -> 'labels', '[]'::jsonb)) l(code) order by l.code), ',') as labels,
      coalesce((n.snapshot ->> 'is_france')::bool, false) as is_france, coalesce((n.snapshot ->> 'is_eea')::bool, false) as is_eea,
      received_amount(coalesce(r.paid_quantity, r.qty_accepted), n.coef_order_management, n.coef_billing, r.price_delivered_ht) as amount_ht
    from "order" o join reception c on c.order_id = o.id join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id
      left join family f on f.id = n.family_id and n.snapshot is null
    where o.id = any(orders) and o.status in ('300', '350', '400', '450') and not o.is_cancelled and o."deletedAt" is null and c.state = 'signed' and c."deletedAt" is null
      and r."deletedAt" is null and coalesce(n.snapshot ->> 'egalim_family', f.egalim_family) is not null)
  select id, date, member_id, supplier_id, family, labels, is_france, is_eea, sum(amount_ht), date::timestamp at time zone 'UTC', date::timestamp at time zone 'UTC'
  from got group by id, date, member_id, supplier_id, family, labels, is_france, is_eea order by id, date, family, labels, is_france, is_eea;
end $$;

create or replace function rebuild_purchase_facts() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from purchase_fact;
  delete from food_fact;
  perform fill_purchase_facts(array(select o.id from "order" o where o.status = '450' or o.status in ('300', '350', '400') and exists (
    select 1 from reception c where c.order_id = o.id and c.state = 'signed' and c."deletedAt" is null) order by o.id));
end $$;

-- At the end of each transaction, under the order's own lock: of what is closed, and of what has a reception already.
create or replace function keep_purchase_facts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare one bigint;
begin
  if tg_table_name = 'order' then one := coalesce(new.id, old.id); else one := coalesce(new.order_id, old.order_id); end if;
  perform 1 from "order" o where o.id = one and (o.status = '450' or o.status in ('300', '350', '400') and exists (
    select 1 from reception c where c.order_id = one and c.state = 'signed' and c."deletedAt" is null)) for no key update;
  if found or exists (select 1 from purchase_fact where order_id = one and "deletedAt" is null) then
    perform fill_purchase_facts(array[one]);
  end if;
  return null;
end $$;

create or replace function keep_facts_by_received() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare found_orders bigint[];
begin
  if current_setting('app.facts', true) = 'later' then return null; end if;
  select array_agg(distinct o.id) into found_orders
  from changed r join reception c on c.id = r.reception_id join "order" o on o.id = c.order_id where o.status in ('300', '350', '400', '450') and c.state = 'signed';
  if found_orders is not null then perform fill_purchase_facts(found_orders); end if;
  return null;
end $$;

-- Days and months of the facts: an order counts in the part of the day that closes it.
create or replace function add_purchase_month(first date, days date[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare was timestamptz := first::timestamp at time zone 'UTC';
begin
  delete from purchase_day where day = any(days);
  insert into purchase_day (day, company_id, grain, key, orders, lines, amount_ht, vat, out_ht, closed_ht, ordered, served, "createdAt", "updatedAt")
  with fact as materialized (select f.* from purchase_fact f where f.day = any(days) and f."deletedAt" is null),
  whole as (
    select f.day, f.company_id, f.order_id, coalesce(f.supplier_id::text, 'x' || f.supplier_not_in_catalog_id) as supplier, coalesce(f.member_id, 0)::text as member,
      coalesce('g' || f."groupAdherent_id", 'm' || coalesce(f.member_id, 0)) as party, bool_or(f.closes) as closes, sum(f.lines) as lines, sum(f.amount_ht) as amount_ht,
      sum(f.vat) as vat, sum(f.out_ht) as out_ht, sum(f.closed_ht) as closed_ht, sum(f.ordered) as ordered, sum(f.served) as served
    from fact f group by 1, 2, 3, 4, 5, 6),
  part as (
    select w.day, w.company_id, g.grain, g.key, w.closes, w.lines, w.amount_ht, w.vat, w.out_ht, w.closed_ht, w.ordered, w.served
    from whole w cross join lateral (values ('all', ''), ('supplier', w.supplier), ('adherent', w.member), ('party', w.party)) g(grain, key)
    union all
    select f.day, f.company_id, g.grain, g.key, bool_or(f.closes), sum(f.lines), sum(f.amount_ht), sum(f.vat), sum(f.out_ht), sum(f.closed_ht), sum(f.ordered), sum(f.served)
    from fact f cross join lateral (
      values ('family', coalesce(f.family_id, 0)::text), ('subfamily', coalesce(f.subfamily_id, 0)::text), ('catalog', coalesce(f.catalog_id, 0)::text)
      union all select 'label', l.code from unnest(coalesce(string_to_array(f.labels, ','), '{0}')) l(code)) g(grain, key)
    group by f.day, f.company_id, g.grain, g.key, f.order_id)
  select v.day, v.company_id, v.grain, v.key, count(*) filter (where v.closes), sum(v.lines), sum(v.amount_ht), sum(v.vat), sum(v.out_ht), sum(v.closed_ht), sum(v.ordered), sum(v.served),
    v.day::timestamp at time zone 'UTC', v.day::timestamp at time zone 'UTC'
  from part v group by 1, 2, 3, 4 order by 1, 2, 3, 4;

  delete from purchase_month where month = first;
  insert into purchase_month (month, company_id, grain, key, orders, lines, amount_ht, vat, out_ht, closed_ht, ordered, served, "createdAt", "updatedAt")
  select first, d.company_id, d.grain, d.key, sum(d.orders), sum(d.lines), sum(d.amount_ht), sum(d.vat), sum(d.out_ht), sum(d.closed_ht), sum(d.ordered), sum(d.served), was, was
  from purchase_day d where d.day >= first and d.day < (first + interval '1 month')::date group by d.company_id, d.grain, d.key order by 2, 3, 4;

  delete from article_day where day = any(days);
  insert into article_day (day, company_id, supplier_id, supplier_not_in_catalog_id, catalog_id, family_id, subfamily_id, labels, article_id, quantity, amount_ht, "createdAt", "updatedAt")
  select f.day, f.company_id, f.supplier_id, f.supplier_not_in_catalog_id, f.catalog_id, f.family_id, f.subfamily_id, f.labels, f.article_id, sum(f.quantity), sum(f.amount_ht),
    f.day::timestamp at time zone 'UTC', f.day::timestamp at time zone 'UTC'
  from purchase_fact f where f.day = any(days) and f."deletedAt" is null and f.article_id is not null and f.quantity > 0
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 3, 4, 5, 6, 7, 8, 9;

  delete from article_month where month = first;
  insert into article_month (month, company_id, supplier_id, supplier_not_in_catalog_id, catalog_id, family_id, subfamily_id, labels, article_id, quantity, amount_ht, "createdAt", "updatedAt")
  select first, d.company_id, d.supplier_id, d.supplier_not_in_catalog_id, d.catalog_id, d.family_id, d.subfamily_id, d.labels, d.article_id, sum(d.quantity), sum(d.amount_ht), was, was
  from article_day d where d.day >= first and d.day < (first + interval '1 month')::date group by 2, 3, 4, 5, 6, 7, 8, 9 order by 2, 3, 4, 5, 6, 7, 8, 9;

  -- Nearly as many rows as lines: those that moved alone are written.
  with fresh as materialized (
    select f.company_id, f.member_id, f."groupAdherent_id", f.supplier_id, f.supplier_not_in_catalog_id, f.catalog_id, f.family_id, f.subfamily_id, f.labels, f.article_id, sum(f.quantity)::numeric(26, 9) as quantity, sum(f.amount_ht)::numeric(16, 2) as amount_ht
    from purchase_fact f where f.day >= first and f.day < (first + interval '1 month')::date and f."deletedAt" is null and f.article_id is not null and f.quantity > 0
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
  gone as (
    delete from article_member m where m.month = first and not exists (
      select 1 from fresh v where v.article_id = m.article_id and coalesce(v.member_id, 0) = coalesce(m.member_id, 0) and (v.company_id, v.member_id, v."groupAdherent_id", v.supplier_id, v.supplier_not_in_catalog_id, v.catalog_id, v.family_id, v.subfamily_id, v.labels, v.quantity, v.amount_ht) is not distinct from (m.company_id, m.member_id, m."groupAdherent_id", m.supplier_id, m.supplier_not_in_catalog_id, m.catalog_id, m.family_id, m.subfamily_id, m.labels, m.quantity, m.amount_ht)))
  insert into article_member (month, company_id, member_id, "groupAdherent_id", supplier_id, supplier_not_in_catalog_id, catalog_id, family_id, subfamily_id, labels, article_id, quantity, amount_ht, "createdAt", "updatedAt")
  select first, v.*, was, was from fresh v where not exists (
    select 1 from article_member m where m.month = first and v.article_id = m.article_id and coalesce(v.member_id, 0) = coalesce(m.member_id, 0) and (v.company_id, v.member_id, v."groupAdherent_id", v.supplier_id, v.supplier_not_in_catalog_id, v.catalog_id, v.family_id, v.subfamily_id, v.labels, v.quantity, v.amount_ht) is not distinct from (m.company_id, m.member_id, m."groupAdherent_id", m.supplier_id, m.supplier_not_in_catalog_id, m.catalog_id, m.family_id, m.subfamily_id, m.labels, m.quantity, m.amount_ht))
  order by 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;

  delete from purchase_pair where month = first;
  insert into purchase_pair (month, company_id, member_id, "groupAdherent_id", supplier_id, supplier_not_in_catalog_id, catalog_id, family_id, "createdAt", "updatedAt")
  select first, f.company_id, f.member_id, f."groupAdherent_id", f.supplier_id, f.supplier_not_in_catalog_id, f.catalog_id, f.family_id, was, was from purchase_fact f
  where f.day >= first and f.day < (first + interval '1 month')::date and f."deletedAt" is null and f.member_id is not null and f.family_id is not null
  group by 2, 3, 4, 5, 6, 7, 8 order by 2, 3, 4, 5, 6, 7, 8;
end $$;

delete from purchase_month;

select rebuild_purchase_facts();
