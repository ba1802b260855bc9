-- one by one
alter table scheduled_import validate constraint "scheduled_import_import_model_id_fkey";

create index concurrently if not exists scheduled_import_import_model_id ON scheduled_import USING btree (import_model_id);
