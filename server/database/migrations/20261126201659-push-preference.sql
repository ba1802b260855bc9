alter table "notification_preference" add column "push" boolean default true not null;
