create table "import_model_profile_ids" (
  "import_model_id" bigint not null,
  "profile_id" bigint not null,
  "position" integer default 0 not null
);

alter table "import_job" add column "import_model_id" bigint;

alter table "import_model" add column "origin" text;

alter table "import_model" add column "uses" integer default 1 not null;

-- expand: a few rows a person are rewritten at once
alter table "import_model" add column "origin__fold" text generated always as (fold(origin)) stored;

alter table import_model_profile_ids add constraint "import_model_profile_ids_pkey" PRIMARY KEY (import_model_id, profile_id);

alter table import_job add constraint "import_job_import_model_id_fkey" FOREIGN KEY (import_model_id) REFERENCES import_model(id) not valid;

alter table import_model_profile_ids add constraint "import_model_profile_ids_import_model_id_fkey" FOREIGN KEY (import_model_id) REFERENCES import_model(id) ON DELETE CASCADE;

alter table import_model_profile_ids add constraint "import_model_profile_ids_profile_id_fkey" FOREIGN KEY (profile_id) REFERENCES profile(id);

CREATE INDEX import_model_profile_ids_profile_id ON import_model_profile_ids USING btree (profile_id);
