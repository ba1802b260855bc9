-- one by one
drop index concurrently if exists "import_model_target_used_at";

alter table import_job validate constraint "import_job_import_model_id_fkey";

create index concurrently if not exists import_job_import_model_id ON import_job USING btree (import_model_id);

create index concurrently if not exists import_model_origin__fold_sort ON import_model USING btree (origin__fold, id) WHERE ("deletedAt" IS NULL);

create index concurrently if not exists import_model_origin__fold_trgm ON import_model USING gin (origin__fold gin_trgm_ops) WHERE ("deletedAt" IS NULL);

create index concurrently if not exists import_model_target_used_at ON import_model USING btree (target, used_at, id) INCLUDE (name__fold, origin__fold) WHERE ("deletedAt" IS NULL);
