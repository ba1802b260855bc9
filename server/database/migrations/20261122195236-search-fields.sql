drop index if exists "generaloption_key__fold_sort";

drop index if exists "generaloption_key__fold_trgm";

alter table "adherent" add column "email__fold" text generated always as (fold(email)) stored;

alter table "generaloption" drop column if exists "key__fold";

alter table "supplier" add column "email__fold" text generated always as (fold(email)) stored;

CREATE INDEX adherent_email__fold_sort ON adherent USING btree (email__fold, id) WHERE ("deletedAt" IS NULL);

CREATE INDEX adherent_email__fold_trgm ON adherent USING gin (email__fold gin_trgm_ops) WHERE ("deletedAt" IS NULL);

CREATE INDEX supplier_email__fold_sort ON supplier USING btree (email__fold, id) WHERE ("deletedAt" IS NULL);

CREATE INDEX supplier_email__fold_trgm ON supplier USING gin (email__fold gin_trgm_ops) WHERE ("deletedAt" IS NULL);
