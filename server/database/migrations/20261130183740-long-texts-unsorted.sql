-- one by one
drop index concurrently if exists "article_request_adherent_id_status";

drop index concurrently if exists "article_request_details__fold_sort";

drop index concurrently if exists "instruction_text__fold_sort";

drop index concurrently if exists "litigation_message_text__fold_sort";

drop index concurrently if exists "quote_adherent_id_status";

drop index concurrently if exists "quote_description__fold_sort";

drop index concurrently if exists "tender_question_tender_id_asked_at";

drop index concurrently if exists "tender_question_text__fold_sort";

create index concurrently if not exists article_request_adherent_id_status ON article_request USING btree (adherent_id, status, id) INCLUDE (label__fold) WHERE ("deletedAt" IS NULL);

create index concurrently if not exists quote_adherent_id_status ON quote USING btree (adherent_id, status, id) INCLUDE (label__fold) WHERE ("deletedAt" IS NULL);

create index concurrently if not exists tender_question_tender_id_asked_at ON tender_question USING btree (tender_id, asked_at, id) WHERE ("deletedAt" IS NULL);
