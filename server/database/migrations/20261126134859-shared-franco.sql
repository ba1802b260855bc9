alter table "groupadherent" add column "shared_franco" boolean default false;
