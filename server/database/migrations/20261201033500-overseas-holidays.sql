-- The day of each department overseas on which the abolition of slavery is remembered (code du travail, L3422-2), from the next one to
-- come, where holidays are kept and nobody has written, changed or removed one on that day.
with said as (
  select h.code, make_date(y.year, h.month, h.day) as date, d.id as department_id
  from (values ('971', 5, 27), ('972', 5, 22), ('973', 6, 10), ('974', 12, 20), ('976', 4, 27)) as h(code, month, day)
    join department d on d.code = h.code, generate_series(2026, 2030) as y(year)
), made as (
  insert into holiday (label, date, active)
    select 'Abolition de l''esclavage', s.date, true from said s
    where s.date >= '2026-12-01' and exists (select 1 from holiday)
      and not exists (select 1 from holiday h where h.date = s.date)
  returning id, date
)
insert into holiday_department_ids (holiday_id, department_id)
  select m.id, s.department_id from made m join said s on s.date = m.date;
