-- Of databases that are filled: a new one begins with it.
insert into generaloption (key, label, type, value, unit, help, active, position)
select 'retention_import_days', 'Conservation des imports', 'int', '365', 'jours', 'Avec le fichier envoyé et les valeurs d''avant ; un import oublié ne s''annule plus.', true,
  (select max(position) + 1 from generaloption)
where exists (select 1 from generaloption);
