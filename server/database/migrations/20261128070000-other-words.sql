-- What sheets and pasted texts write for a unit or a rate, beside its label.
alter table "unit" add column "synonyms" text;

alter table "rate" add column "synonyms" text;

update "unit" set "synonyms" = 'kilo, kilog, kgr' where "label" = 'Kilogramme';
update "unit" set "synonyms" = 'lt, ltr' where "label" = 'Litre';
update "unit" set "synonyms" = 'pc, unité, u' where "label" = 'Pièce';
update "unit" set "synonyms" = 'crt, ctn' where "label" = 'Carton';
update "rate" set "synonyms" = 'taux particulier, taux super réduit' where "value" = 2.10;
update "rate" set "synonyms" = 'taux réduit, réduit' where "value" = 5.50;
update "rate" set "synonyms" = 'taux intermédiaire, intermédiaire' where "value" = 10.00;
update "rate" set "synonyms" = 'taux normal, normal' where "value" = 20.00;
