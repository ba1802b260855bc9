const lineOf = (from: string) => `
  insert into order_line (order_id, product_not_in_catalog_id, position, label, ref_supplier, quantity, order_unit, billing_unit, storage_unit, coef_order_management, coef_billing,
    coef_storage_management, price_ht, rate, line_ht, catalog_id, family_id, snapshot, "createdAt", "updatedAt", created_by)
  select v.id, p.id, 99, p.label, p.ref_supplier, v.quantity, p.unit_id, p.unit_id, p.unit_id, 1, 1, 1, p.price_ht, r.value, received_amount(v.quantity, 1, 1, p.price_ht), p.catalog_id,
    p.family_id, jsonb_build_object('labels', '[]'::jsonb, 'egalim_family', f.egalim_family), v.created_at, v.created_at, v.user_id
  from (${from}) v join productnotincatalog p on p.id = v.product_id left join rate r on r.id = p.rate_id left join family f on f.id = p.family_id`

/**
 * What members bought beside the catalogues (domain §4.7): every third week an order from a supplier of their own, every other
 * week a product of their own from one that they know. Totals, timelines and receptions follow with those of all orders.
 */
export const outsideSql: readonly string[] = [
  `create temporary table demo_outside on commit drop as
   select v.*, (select max(id) from "order") + row_number() over (order by v.created_at, v.key) as id from (
     select distinct on (d.adherent_id, d.week) d.adherent_id, d.user_id, d.company_id, d.day, d.created_at, d.sent_at, d.key, p.id as product_id, p.supplier_not_in_catalog_id,
       (4 + pg_temp.chance('outside' || d.key, 9))::numeric as quantity
     from demo_order d join productnotincatalog p on p.adherent_id = d.adherent_id and p.supplier_not_in_catalog_id is not null and p."deletedAt" is null
     where d.status = '450' and d.week % 3 = 0 order by d.adherent_id, d.week, d.key) v`,
  `insert into "order" (id, number, status, adherent_id, delivery_adherent_id, supplier_not_in_catalog_id, user_id, company_id, sending_mode, create_order_date, ask_delivery_date,
     price_reference_date, sending_order_date, real_delivery_date, round, frozen_at, mail_state, is_cancelled, reception_state, receiver_name, "createdAt", "updatedAt", created_by, updated_by)
   overriding system value
   select id, 'C' || to_char(created_at at time zone 'Europe/Paris', 'YY') || lpad((id % 1000000)::text, 6, '0'), '450', adherent_id, adherent_id, supplier_not_in_catalog_id, user_id,
     company_id, '1', created_at, day, day, sent_at, day, 0, sent_at, 'none', false, 'complete', 'M. Petit', created_at, sent_at, user_id, user_id
   from demo_outside order by id`,
  `select setval(pg_get_serial_sequence('"order"', 'id'), (select max(id) from "order"))`,
  lineOf('select id, product_id, quantity, created_at, user_id from demo_outside'),
  lineOf(`select d.id, p.id as product_id, (1 + pg_temp.chance('beside' || d.key, 4))::numeric as quantity, d.created_at, d.user_id
    from demo_order d join "order" o on o.id = d.id join productnotincatalog p on p.adherent_id = d.adherent_id and p.supplier_id = d.supplier_id and p."deletedAt" is null
    where d.status = '450' and d.week % 2 = 0`),
]
