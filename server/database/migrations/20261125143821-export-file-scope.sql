alter table "export_run" add column "scope" jsonb;
