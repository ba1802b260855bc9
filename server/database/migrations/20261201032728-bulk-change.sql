alter table "bulk_edit" add column "change" jsonb;
