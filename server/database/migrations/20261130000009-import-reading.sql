alter table "import_job" add column "reading" jsonb;

alter table "import_model" add column "reading" jsonb;
