alter table "scheduled_import" add column "import_model_id" bigint;

alter table scheduled_import add constraint "scheduled_import_import_model_id_fkey" FOREIGN KEY (import_model_id) REFERENCES import_model(id) not valid;
