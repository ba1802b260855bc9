alter table "quote_line" add column "draft" jsonb;

alter table "quote_line" add column "saved_at" timestamp with time zone;

alter table "quote_line" add column "reopened_until" timestamp with time zone;
