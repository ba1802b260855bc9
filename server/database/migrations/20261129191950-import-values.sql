alter table "import_job" add column "constants" jsonb;

alter table "import_job" add column "asks" jsonb;

alter table "import_job" add column "answers" jsonb;
