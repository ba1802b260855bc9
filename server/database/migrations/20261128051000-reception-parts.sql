-- Receptions by weight, by lot and with free goods; fees by what came; lines closed short one by one.
alter table reception add column "remainder_reason" text;
alter table reception_line add column "weight" numeric(12,3);
alter table reception_line add column "weighings" text;
alter table reception_line add column "free_quantity" numeric(12,3);
alter table reception_line add column "paid_quantity" numeric(18,9);
alter table order_line add column "closed_reception_id" bigint;
alter table order_tax_line add column "basis" text;
alter table order_tax_line add column "percent" numeric(5,2);
alter table order_tax_line add column "reception_id" bigint;
alter table order_tax_line add column "undoes_id" bigint;
alter table order_tax_line add column "delivered_quantity" numeric(12,3);
alter table order_tax_line add column "delivered_amount_ht" numeric(12,2);

-- expand: the functions that add facts up are written again with what is paid and weighed; the release before calls them as before.
do $$
declare one record;
begin
  for one in select oid from pg_proc where prosrc like '%received_amount(r.qty_accepted,%' or prosrc like '%r.qty_accepted * n.coef_order_management%' loop
    execute replace(replace(pg_get_functiondef(one.oid),
      'received_amount(r.qty_accepted,', 'received_amount(coalesce(r.paid_quantity, r.qty_accepted),'),
      'r.qty_accepted * n.coef_order_management', 'coalesce(r.weight * n.coef_billing, r.qty_accepted * n.coef_order_management)');
  end loop;
end $$;
