alter table "company" add column "is_state" boolean default false;

alter table "tender" add column "signable_on" date;

alter table "tender" add column "signed_on" date;

alter table "tender" add column "notified_on" date;

update tender t set signable_on = t.awarded_at::date, signed_on = t.awarded_at::date, notified_on = t.awarded_at::date
from tendertype y where y.id = t.tender_type_id and y.machine_name = 'public' and t.status in ('350', '400', '450') and t.awarded_at is not null;

update procedure set active = false where label = 'Accord-cadre à bons de commande';
