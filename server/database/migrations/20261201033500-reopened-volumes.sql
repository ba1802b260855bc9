alter table "purchase_volume_response" add column "reopened_until" timestamp with time zone;
