alter table "article" add column "gtin" text;

alter table "article" add column "packaging_gtin" text;

CREATE INDEX article_gtin ON article USING btree (gtin, id) WHERE ("deletedAt" IS NULL);

CREATE INDEX article_packaging_gtin ON article USING btree (packaging_gtin, id) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX article_supplier_id_packaging_gtin_unique ON article USING btree (supplier_id, packaging_gtin) WHERE ("deletedAt" IS NULL);
