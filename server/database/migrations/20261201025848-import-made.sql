alter table "import_job" add column "made" jsonb;
