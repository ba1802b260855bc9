-- What stands in no catalogue is told apart in the facts: it is its own article where purchases are explained.
alter table "purchase_fact" add column "product_not_in_catalog_id" integer;

-- expand: the release before reads the facts of an order by the columns that it knows, and adds them up.
create or replace function fill_purchase_facts(orders bigint[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from purchase_fact where order_id = any(orders) and "deletedAt" is null;
  insert into purchase_fact (order_id, day, adherent_id, "groupAdherent_id", delivery_adherent_id, member_id, company_id, supplier_id,
    supplier_not_in_catalog_id, catalog_id, family_id, subfamily_id, labels, article_id, product_not_in_catalog_id, closes, lines, amount_ht, vat, out_ht, closed_ht, price_gap_ht,
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
    select n.order_id, g.date as day, n.catalog_id, n.family_id, n.subfamily_id, n.labels, n.article_id, n.product_not_in_catalog_id, false as closes, 0 as lines, g.amount,
      g.amount * n.rate / 100 as vat, case when n.is_out then g.amount else 0 end as out_ht, 0::numeric as closed_ht, g.amount - g.agreed as price_gap_ht,
      g.accepted * n.coef_order_management as quantity, 0::numeric as ordered, 0::numeric as served, 0 as short, 0 as refused
    from line n join got g on g.order_line_id = n.id where g.accepted <> 0 or g.amount <> 0
    union all
    select n.order_id, d.day, n.catalog_id, n.family_id, n.subfamily_id, n.labels, n.article_id, n.product_not_in_catalog_id, true, (coalesce(w.accepted, 0) > 0)::int, 0,
      0, 0, coalesce(w.amount, 0), 0,
      0, case when n.added_at_reception then 0 else n.quantity * n.coef_order_management end,
      case when n.added_at_reception then 0 else least(coalesce(w.accepted, 0), n.quantity) * n.coef_order_management end,
      coalesce(n.confirmed_state in ('short', 'missing', 'substituted'), false)::int, coalesce(w.is_refused, false)::int
    from line n join closed d on d.id = n.order_id left join whole w on w.order_line_id = n.id where d.day is not null)
  select o.id, p.day, o.adherent_id, o."groupAdherent_id", o.delivery_adherent_id, coalesce(o.delivery_adherent_id, o.adherent_id), o.company_id,
    o.supplier_id, o.supplier_not_in_catalog_id, p.catalog_id, p.family_id, p.subfamily_id, p.labels, p.article_id, p.product_not_in_catalog_id, bool_or(p.closes), sum(p.lines),
    sum(p.amount), sum(p.vat), sum(p.out_ht), sum(p.closed_ht), sum(p.price_gap_ht), sum(p.quantity), sum(p.ordered), sum(p.served), sum(p.short), sum(p.refused),
    p.day::timestamp at time zone 'UTC', p.day::timestamp at time zone 'UTC'
  from "order" o join part p on p.order_id = o.id
  where o.id = any(orders) and o.status in ('300', '350', '400', '450') and not o.is_cancelled and o."deletedAt" is null
  group by o.id, p.day, p.catalog_id, p.family_id, p.subfamily_id, p.labels, p.article_id, p.product_not_in_catalog_id
  order by o.id, p.day, p.catalog_id, p.family_id, p.subfamily_id, p.labels, p.article_id, p.product_not_in_catalog_id;

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

select rebuild_purchase_facts();
