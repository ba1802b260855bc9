CREATE UNIQUE INDEX order_tax_kind_label_unique ON order_tax USING btree (kind, fold(label)) NULLS NOT DISTINCT WHERE (("deletedAt" IS NULL) AND (active = true));
