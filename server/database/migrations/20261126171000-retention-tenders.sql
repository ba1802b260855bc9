-- Of databases that are filled: a new one begins with it.
insert into generaloption (key, label, type, value, unit, help, active, position)
select 'retention_tender_years', 'Conservation des dossiers de consultation', 'int', '10', 'ans',
  'Offres, questions, contacts et registres de téléchargement, à compter de la fin du marché ; l''attribution reste.', true,
  (select max(position) from generaloption) + 1
where exists (select 1 from generaloption);
