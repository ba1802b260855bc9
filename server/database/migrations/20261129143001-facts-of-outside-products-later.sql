-- one by one
create index concurrently if not exists purchase_fact_product_not_in_catalog_id_day ON purchase_fact USING btree (product_not_in_catalog_id, day, id) WHERE ("deletedAt" IS NULL);
