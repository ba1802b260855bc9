-- A mark is as old as the month that it stands for, whenever it is left: a demonstration filled for another day shows nothing of today.
create or replace function mark_purchase_months() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into purchase_month_stale (month, "createdAt", "updatedAt")
  select v.month, v.month::timestamp at time zone 'UTC', v.month::timestamp at time zone 'UTC'
  from (select distinct date_trunc('month', day)::date as month from moved) v;
  return null;
end $$;
