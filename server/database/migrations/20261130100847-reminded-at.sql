alter table "price_update_response" add column "reminded_at" timestamp with time zone;

alter table "purchase_volume_response" add column "reminded_at" timestamp with time zone;

alter table "statistic_response" add column "reminded_at" timestamp with time zone;

alter table "tender_supplier" add column "reminded_at" timestamp with time zone;
