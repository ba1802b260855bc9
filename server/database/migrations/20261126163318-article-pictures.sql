alter table "article" add column "image_file_id" bigint;

alter table article add constraint "article_image_file_id_fkey" FOREIGN KEY (image_file_id) REFERENCES file(id);

CREATE INDEX article_image_file_id ON article USING btree (image_file_id);
