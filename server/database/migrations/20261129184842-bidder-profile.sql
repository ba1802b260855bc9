alter table "publicnotice" add column "bidder_profile_id" bigint;

alter table publicnotice add constraint "publicnotice_bidder_profile_id_fkey" FOREIGN KEY (bidder_profile_id) REFERENCES profile(id) not valid;
