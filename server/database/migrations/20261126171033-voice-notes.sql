alter table "reception_line" add column "voice_file_id" bigint;

alter table reception_line add constraint "reception_line_voice_file_id_fkey" FOREIGN KEY (voice_file_id) REFERENCES file(id);

CREATE INDEX reception_line_voice_file_id ON reception_line USING btree (voice_file_id);
