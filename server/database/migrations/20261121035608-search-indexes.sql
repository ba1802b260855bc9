drop index if exists "article_brand_id_label";

drop index if exists "article_family_id_label";

drop index if exists "article_label__fold_sort";

drop index if exists "article_price_ht";

drop index if exists "article_ref_supplier__fold_sort";

drop index if exists "article_supplier_id_label";

drop index if exists "article_supplier_id_updatedAt";

drop index if exists "article_updatedAt";

drop index if exists "municipality_department_id_label";

drop index if exists "municipality_insee_code";

drop index if exists "municipality_insee_code__fold_sort";

drop index if exists "municipality_label__fold_sort";

drop index if exists "municipality_zip_code";

drop index if exists "municipality_zip_code__fold_sort";

drop index if exists "product_code__fold_sort";

drop index if exists "product_label__fold_sort";

drop index if exists "product_subfamily_id_label";

CREATE INDEX article_brand_id_label ON article USING btree (brand_id, label__fold, id) INCLUDE (ref_supplier__fold, supplier_id, family_id, "updatedAt", price_ht, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX article_family_id_label ON article USING btree (family_id, label__fold, id) INCLUDE (ref_supplier__fold, supplier_id, brand_id, "updatedAt", price_ht, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX article_label__fold_sort ON article USING btree (label__fold, id) INCLUDE (ref_supplier__fold, supplier_id, family_id, brand_id, "updatedAt", price_ht, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX article_price_ht ON article USING btree (price_ht, id) INCLUDE (label__fold, ref_supplier__fold, supplier_id, family_id, brand_id, "updatedAt", active) WHERE ("deletedAt" IS NULL);

CREATE INDEX article_ref_supplier__fold_sort ON article USING btree (ref_supplier__fold, id) INCLUDE (label__fold, supplier_id, family_id, brand_id, "updatedAt", price_ht, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX article_supplier_id_label ON article USING btree (supplier_id, label__fold, id) INCLUDE (ref_supplier__fold, family_id, brand_id, "updatedAt", price_ht, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX "article_updatedAt" ON article USING btree ("updatedAt", id) INCLUDE (label__fold, ref_supplier__fold, supplier_id, family_id, brand_id, price_ht, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX municipality_department_id_label ON municipality USING btree (department_id, label__fold, id) INCLUDE (zip_code__fold, insee_code__fold, zip_code, insee_code, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX municipality_insee_code ON municipality USING btree (insee_code, id) INCLUDE (label__fold, zip_code__fold, insee_code__fold, zip_code, department_id, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX municipality_insee_code__fold_sort ON municipality USING btree (insee_code__fold, id) INCLUDE (label__fold, zip_code__fold, zip_code, insee_code, department_id, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX municipality_label__fold_sort ON municipality USING btree (label__fold, id) INCLUDE (zip_code__fold, insee_code__fold, zip_code, insee_code, department_id, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX municipality_zip_code ON municipality USING btree (zip_code, id) INCLUDE (label__fold, zip_code__fold, insee_code__fold, insee_code, department_id, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX municipality_zip_code__fold_sort ON municipality USING btree (zip_code__fold, id) INCLUDE (label__fold, insee_code__fold, zip_code, insee_code, department_id, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX product_code__fold_sort ON product USING btree (code__fold, id) INCLUDE (label__fold, subfamily_id, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX product_label__fold_sort ON product USING btree (label__fold, id) INCLUDE (code__fold, subfamily_id, active) WHERE ("deletedAt" IS NULL);

CREATE INDEX product_subfamily_id_label ON product USING btree (subfamily_id, label__fold, id) INCLUDE (code__fold, active) WHERE ("deletedAt" IS NULL);
