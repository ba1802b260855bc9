alter table "email_outbox" add column "tries" integer default 0 not null;

alter table "email_outbox" add column "leased_until" timestamp with time zone;

alter table "email_outbox" add column "unreachable_since" timestamp with time zone;

alter table "job_run" add column "leased_until" timestamp with time zone;
