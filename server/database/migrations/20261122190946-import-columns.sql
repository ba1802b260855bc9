alter table "import_job" add column "changes" jsonb;

alter table "import_job" add column "header" jsonb;

alter table "import_job" add column "mapping" jsonb;
