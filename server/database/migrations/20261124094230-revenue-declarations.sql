drop index if exists "revenue_supplier_id_company_id_catalog_id_revenue_star_cb3bdeb7";

alter table "revenue" add column "corrects_id" bigint;

alter table "revenue" add column "saved_at" timestamp with time zone;

alter table "revenue" add column "declared_at" timestamp with time zone;

alter table "revenue" add column "validated_at" timestamp with time zone;

alter table "revenue" add column "invoiced_at" timestamp with time zone;

alter table revenue add constraint "revenue_corrects_id_fkey" FOREIGN KEY (corrects_id) REFERENCES revenue(id);

CREATE INDEX revenue_corrects_id ON revenue USING btree (corrects_id);

CREATE UNIQUE INDEX revenue_corrects_id_unique ON revenue USING btree (corrects_id) WHERE ("deletedAt" IS NULL);

CREATE INDEX revenue_line_revenue_id_adherent_id_family_id ON revenue_line USING btree (revenue_id, adherent_id, family_id, id) WHERE ("deletedAt" IS NULL);

CREATE INDEX revenue_status ON revenue USING btree (status, id) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX revenue_supplier_id_company_id_catalog_id_revenue_star_cb3bdeb7 ON revenue USING btree (supplier_id, company_id, catalog_id, revenue_start, revenue_end) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (corrects_id IS NULL));
