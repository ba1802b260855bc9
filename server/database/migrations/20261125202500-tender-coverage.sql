alter table "tender_response_family" add column "municipality_ids" jsonb;
