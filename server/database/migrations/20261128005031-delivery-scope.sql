alter table "webhook_delivery" add column "scope" jsonb;
