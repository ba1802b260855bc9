alter table "purchase_volume_request" add column "need_start" date;

alter table "purchase_volume_request" add column "need_end" date;
