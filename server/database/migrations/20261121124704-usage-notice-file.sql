alter table "generaloption" add column "file_id" bigint;

alter table generaloption add constraint "generaloption_file_id_fkey" FOREIGN KEY (file_id) REFERENCES file(id);

CREATE INDEX generaloption_file_id ON generaloption USING btree (file_id);
