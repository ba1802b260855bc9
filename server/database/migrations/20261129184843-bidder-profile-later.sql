-- one by one
alter table publicnotice validate constraint "publicnotice_bidder_profile_id_fkey";

create index concurrently if not exists publicnotice_bidder_profile_id ON publicnotice USING btree (bidder_profile_id);
