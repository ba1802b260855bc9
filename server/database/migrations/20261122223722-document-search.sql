drop index if exists "litigation_adherent_id_status";

drop index if exists "litigation_status_sent_at";

drop index if exists "litigation_supplier_id_status";

alter table "litigation" add column "credit_reference__fold" text generated always as (fold(credit_reference)) stored;

alter table "stock_voucher" add column "comment__fold" text generated always as (fold(comment)) stored;

CREATE INDEX litigation_adherent_id_status ON litigation USING btree (adherent_id, status, id) INCLUDE (message_object__fold, credit_reference__fold) WHERE ("deletedAt" IS NULL);

CREATE INDEX litigation_credit_reference__fold_sort ON litigation USING btree (credit_reference__fold, id) WHERE ("deletedAt" IS NULL);

CREATE INDEX litigation_credit_reference__fold_trgm ON litigation USING gin (credit_reference__fold gin_trgm_ops) WHERE ("deletedAt" IS NULL);

CREATE INDEX litigation_status_sent_at ON litigation USING btree (status, sent_at, id) INCLUDE (message_object__fold, credit_reference__fold) WHERE ("deletedAt" IS NULL);

CREATE INDEX litigation_supplier_id_status ON litigation USING btree (supplier_id, status, id) INCLUDE (message_object__fold, credit_reference__fold) WHERE ("deletedAt" IS NULL);
