create table "holiday_department_ids" (
  "holiday_id" bigint not null,
  "department_id" bigint not null,
  "position" integer default 0 not null
);

alter table holiday_department_ids add constraint "holiday_department_ids_pkey" PRIMARY KEY (holiday_id, department_id);

alter table holiday_department_ids add constraint "holiday_department_ids_department_id_fkey" FOREIGN KEY (department_id) REFERENCES department(id);

alter table holiday_department_ids add constraint "holiday_department_ids_holiday_id_fkey" FOREIGN KEY (holiday_id) REFERENCES holiday(id) ON DELETE CASCADE;

CREATE INDEX holiday_department_ids_department_id ON holiday_department_ids USING btree (department_id);

-- The two holidays of Alsace-Moselle, where nobody had written one on that day.
insert into holiday (label, date, active)
  select label, date, true from (
    select 'Vendredi saint' as label, unnest(array['2027-03-26', '2028-04-14', '2029-03-30', '2030-04-19'])::date as date
    union all select 'Saint-Étienne', make_date(year, 12, 26) from generate_series(2026, 2030) as year) d
  where exists (select 1 from holiday) and not exists (select 1 from holiday h where h.date = d.date)
    and (select count(*) from department where code in ('57', '67', '68')) = 3;

insert into holiday_department_ids (holiday_id, department_id)
  select h.id, d.id from holiday h join department d on d.code in ('57', '67', '68') where h.label in ('Vendredi saint', 'Saint-Étienne');
