-- one by one
alter table public_notice validate constraint "public_notice_cpv_id_fkey";

create index concurrently if not exists public_notice_cpv_id ON public_notice USING btree (cpv_id);
