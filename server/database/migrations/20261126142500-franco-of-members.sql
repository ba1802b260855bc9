alter table "adherent" add column "shared_franco" boolean default false;

update "adherent" a set "shared_franco" = true from "groupadherent" g where g."id" = a."groupAdherent_id" and g."shared_franco";

alter table "groupadherent" drop column "shared_franco";
