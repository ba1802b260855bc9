-- Of databases that are filled: a new one begins with it.
insert into generaloption (key, label, type, value, help, active, position)
select 'reception_voice_notes', 'Notes vocales à la réception', 'bool', 'false',
  'Au quai, une note enregistrée d''une minute au plus peut être jointe à une ligne ; elle reste dans le portail et n''est pas transcrite.',
  true, (select max(position) from generaloption) + 1
where exists (select 1 from generaloption);
