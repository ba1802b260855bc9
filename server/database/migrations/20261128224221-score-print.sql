alter table "tender_family" add column "scored_print" text;
