alter table "bulk_edit" alter column "field" drop not null;

alter table "bulk_edit" add column "import_job_id" bigint;

alter table "bulk_edit_row" add column "after" jsonb;

alter table "bulk_edit_row" add column "version" integer;

alter table "bulk_edit_row" add column "differs" jsonb;

alter table "import_job" add column "sent" text;

alter table bulk_edit add constraint "bulk_edit_import_job_id_fkey" FOREIGN KEY (import_job_id) REFERENCES import_job(id) not valid;
