alter table "negotiation" add column "closed_at" timestamp with time zone;
