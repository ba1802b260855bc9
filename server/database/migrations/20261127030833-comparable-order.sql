CREATE INDEX article_supplier_id_comparable ON article USING btree (supplier_id, (((quotation / NULLIF(coef_negotiation, (0)::numeric)) * coef)), id) WHERE ("deletedAt" IS NULL);
