alter table "purchase_volume_response" add column "left_out" text;
