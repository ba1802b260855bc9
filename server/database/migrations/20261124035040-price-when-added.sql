alter table "order_line" add column "price_added_ht" numeric(12,4);
