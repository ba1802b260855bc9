-- Why a cart came back by itself.
alter table "order" add column "returned_reason" text;
