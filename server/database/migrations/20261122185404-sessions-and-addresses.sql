alter table "session" add column "device" text;

alter table "session" add column "address" text;

alter table "token" add column "detail" text;
