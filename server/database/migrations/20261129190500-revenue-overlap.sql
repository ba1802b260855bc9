-- Declarations of a supplier for a service and a catalogue never share a day: else rebates count it twice. A correction stays
-- within the days of what it corrects. Rows that overlapped before stand as they are until their days or place change.
create function revenue_overlap(supplier bigint, company bigint, catalog bigint, first_day date, last_day date, but bigint) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id from revenue r
  where r.supplier_id = supplier and r.company_id = company and r.catalog_id = catalog and r.corrects_id is null and r."deletedAt" is null
    and r.id <> coalesce(but, 0) and r.revenue_start <= last_day and r.revenue_end >= first_day
    and (r.revenue_start, r.revenue_end) <> (first_day, last_day)
  order by r.revenue_start, r.id limit 1
$$;

create function refuse_revenue_overlap() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new."deletedAt" is not null or new.revenue_end < new.revenue_start then return new; end if;
  if tg_op = 'UPDATE' and (new.supplier_id, new.company_id, new.catalog_id, new.revenue_start, new.revenue_end, new.corrects_id, new."deletedAt")
    is not distinct from (old.supplier_id, old.company_id, old.catalog_id, old.revenue_start, old.revenue_end, old.corrects_id, old."deletedAt") then return new; end if;
  if new.corrects_id is not null then
    if exists (select 1 from revenue r where r.id = new.corrects_id and (new.revenue_start < r.revenue_start or new.revenue_end > r.revenue_end)) then
      raise exception 'a correction beyond the days of its declaration' using errcode = '23P01', constraint = 'revenue_revenue_start_overlap';
    end if;
    return new;
  end if;
  -- One at a time: two that overlap do not miss each other.
  perform 1 from supplier s where s.id = new.supplier_id for no key update;
  if revenue_overlap(new.supplier_id, new.company_id, new.catalog_id, new.revenue_start, new.revenue_end, new.id) is not null then
    raise exception 'declarations of revenue overlap' using errcode = '23P01', constraint = 'revenue_revenue_start_overlap';
  end if;
  return new;
end $$;

create trigger refuse_overlap before insert or update on revenue for each row execute function refuse_revenue_overlap();
