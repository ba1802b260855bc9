alter table "price_update_line" add column "draft" jsonb;

alter table "price_update_response" add column "correcting_since" timestamp with time zone;

alter table "purchase_volume_line" add column "draft" jsonb;

alter table "purchase_volume_response" add column "correcting_since" timestamp with time zone;
