-- one by one
alter table bulk_edit validate constraint "bulk_edit_import_job_id_fkey";

create index concurrently if not exists bulk_edit_import_job_id ON bulk_edit USING btree (import_job_id);
