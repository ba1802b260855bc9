alter table "tender" add column "sealed" boolean default true not null;
