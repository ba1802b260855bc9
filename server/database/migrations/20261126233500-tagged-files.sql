alter table "file" add column "tagged" boolean;
