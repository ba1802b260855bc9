-- What every database of the product has besides the declared tables. Read before the migrations; each part may run again.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create or replace function fold(value text) returns text
language sql immutable strict parallel safe
return lower(regexp_replace(
  normalize(replace(replace(replace(replace(replace(replace(value, 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), '’', ''''), nfd),
  '[\u0300-\u036f]', '', 'g'));

create table if not exists schema_migration (
  name text primary key,
  hash text not null,
  "appliedAt" timestamptz not null default now()
);
-- Whether the release before lives with the migration: `expand`, or `breaks`.
alter table schema_migration add column if not exists phase text;

create table if not exists field_history (
  id bigint generated always as identity primary key,
  model text not null,
  entity_id bigint not null,
  field text not null,
  old_value jsonb,
  new_value jsonb,
  change_type text not null check (change_type in ('create', 'update', 'delete')),
  user_id bigint,
  impersonated_by bigint,
  "updatedAt" timestamptz not null
);
create index if not exists field_history_entity on field_history (model, entity_id, field, id desc);

create table if not exists association_history (
  id bigint generated always as identity primary key,
  model text not null,
  entity_id bigint not null,
  association_name text not null,
  action text not null check (action in ('added', 'removed', 'updated')),
  associated_id bigint not null,
  label text,
  user_id bigint,
  impersonated_by bigint,
  "updatedAt" timestamptz not null
);
create index if not exists association_history_entity on association_history (model, entity_id, association_name, id desc);

create table if not exists history (
  id bigint generated always as identity primary key,
  model text not null,
  entity_id bigint not null,
  event text not null,
  payload jsonb,
  user_id bigint,
  impersonated_by bigint,
  "createdAt" timestamptz not null
);
create index if not exists history_entity on history (model, entity_id, id desc);

-- The security journal: who did what that matters to security, from where; written with the act itself. It has no names, only ids.
create table if not exists security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z][a-z_]{1,59}$'),
  user_id bigint,
  impersonated_by bigint,
  key_id bigint,
  address text,
  device text,
  about text,
  detail jsonb,
  xid xid8 not null default pg_current_xact_id()
);
create index if not exists security_event_at on security_event (at desc, id desc);
create index if not exists security_event_kind on security_event (kind, id desc);
create index if not exists security_event_user on security_event (user_id, id desc);
create index if not exists security_event_xid on security_event (xid);

-- Its chain: each seal is the SHA-256 of the one before and of its row. Rows of transactions before `horizon` are all sealed, in
-- the cluster of that number. A seal whose row went by the rule of retention says when it went, and holds the chain.
create table if not exists security_seal (
  seq bigint primary key,
  event_id bigint not null unique,
  hash bytea not null check (length(hash) = 32),
  horizon xid8 not null,
  cluster bigint not null,
  sealed_at timestamptz not null,
  forgotten_at timestamptz
);

-- Where the log stands after each person's last change, for reads from a standby (server/database/standby.ts).
create unlogged table if not exists written (
  user_id bigint primary key,
  lsn pg_lsn not null
);

-- What was written once stays as it is; only what the law lets nobody keep goes, by the functions below alone.
create or replace function refuse_change() returns trigger language plpgsql as $$
declare callers text;
begin
  get diagnostics callers = pg_context;
  if callers ~ '(?n)^PL/pgSQL function (public\.)?(forget_(histories|person|name|rows|security_events)|close_custom_column)\(' then return null; end if;
  raise exception 'history rows are never updated nor deleted' using errcode = '42501';
end $$;

do $$
declare one text;
begin
  foreach one in array array['field_history', 'association_history', 'history', 'security_event', 'security_seal'] loop
    if exists (select 1 from pg_trigger where tgname = 'insert_only' and tgrelid = one::regclass) then continue; end if;
    execute format('create trigger insert_only before update or delete or truncate on %I for each statement execute function refuse_change()', one);
  end loop;
end $$;

-- Histories are written by these functions alone, in the name of who opened the transaction: no role may insert into them, and
-- an insert by hand is refused to the owner as well.
create or replace function in_name_of(by_user bigint, by_impersonator bigint) returns void language plpgsql as $$
begin
  if current_setting('role') in ('none', 'portal_system') then return; end if;
  if by_user is distinct from nullif(current_setting('app.user', true), '')::bigint
    or by_impersonator is distinct from nullif(current_setting('app.impersonator', true), '')::bigint then
    raise exception 'a history row in the name of somebody else' using errcode = '42501';
  end if;
end $$;

create or replace function record_fields(of_model text, entity bigint, fields text[], olds text[], news text[], change text, by_user bigint, by_impersonator bigint, at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform in_name_of(by_user, by_impersonator);
  insert into field_history (model, entity_id, field, old_value, new_value, change_type, user_id, impersonated_by, "updatedAt")
    select of_model, entity, f, o::jsonb, n::jsonb, change, by_user, by_impersonator, at from unnest(fields, olds, news) as changed(f, o, n);
  perform journal_acts(of_model, entity, case change when 'update' then array(select 'update:' || f || coalesce('=' || n, '') from unnest(fields, news) as changed(f, n)) else array[change] end,
    by_user, by_impersonator, at);
end $$;

create or replace function record_associations(of_model text, entity bigint, associations text[], actions text[], ids bigint[], labels text[], by_user bigint, by_impersonator bigint, at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform in_name_of(by_user, by_impersonator);
  insert into association_history (model, entity_id, association_name, action, associated_id, label, user_id, impersonated_by, "updatedAt")
    select of_model, entity, a, c, i, l, by_user, by_impersonator, at from unnest(associations, actions, ids, labels) as changed(a, c, i, l);
  perform journal_acts(of_model, entity, array(select distinct 'link:' || a from unnest(associations) a), by_user, by_impersonator, at);
end $$;

create or replace function record_events(of_model text, entity bigint, events text[], payloads text[], by_user bigint, by_impersonator bigint, at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform in_name_of(by_user, by_impersonator);
  insert into history (model, entity_id, event, payload, user_id, impersonated_by, "createdAt")
    select of_model, entity, e, p::jsonb, by_user, by_impersonator, at from unnest(events, payloads) as told(e, p);
  perform journal_acts(of_model, entity, array(select 'event:' || e from unnest(events) e), by_user, by_impersonator, at);
end $$;

-- What a transaction says of its request.
create or replace function said_of_request(name text) returns text language sql stable as $$
  select nullif(current_setting('app.' || name, true), '')
$$;

create or replace function write_security_event(happened text, by_user bigint, by_impersonator bigint, by_key bigint, from_address text, of_device text, concerning text, told jsonb, moment timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into security_event (at, kind, user_id, impersonated_by, key_id, address, device, about, detail)
    values (moment, happened, coalesce(by_user, said_of_request('acting')::bigint), coalesce(by_impersonator, said_of_request('impersonator')::bigint),
      coalesce(by_key, said_of_request('key')::bigint), left(coalesce(from_address, said_of_request('address')), 64),
      left(coalesce(of_device, said_of_request('device')), 120), left(concerning, 200), told);
end $$;
revoke all on function write_security_event from public;

-- An act in the security journal, within the act's own transaction; what is not given of who and whence is the request's.
create or replace function record_security_event(happened text, by_user bigint, by_impersonator bigint, by_key bigint, from_address text, of_device text, concerning text, told jsonb, moment timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform in_name_of(coalesce(by_user, said_of_request('user')::bigint), coalesce(by_impersonator, said_of_request('impersonator')::bigint));
  perform write_security_event(happened, by_user, by_impersonator, by_key, from_address, of_device, concerning, told, moment);
  perform set_config('app.journaled', 'yes', true);
end $$;

-- The kind under which an act on a row of a model stands in the journal; written anew from the declarations (grants.ts).
do $$ begin
  if to_regprocedure('security_kind(text, text)') is null then
    create function security_kind(model text, act text) returns text language sql immutable return null::text;
  end if;
end $$;

-- Writes down what the histories are told, where the journal knows a kind for it, and whatever is written in somebody else's name.
create or replace function journal_acts(of_model text, entity bigint, acts text[], by_user bigint, by_impersonator bigint, moment timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare found_kind text; of_kind text[]; isolated text[] := array(select split_part(act, '=', 1) from unnest(acts) act);
begin
  for found_kind, of_kind in
    select coalesce(security_kind(of_model, act), security_kind(of_model, split_part(act, '=', 1)), security_kind(of_model, split_part(act, ':', 1))),
      array_agg(split_part(act, '=', 1)) from unnest(acts) act group by 1
  loop
    if found_kind is not null then
      perform write_security_event(found_kind, by_user, by_impersonator, null, null, null, of_model || ' ' || entity, jsonb_build_object('acts', of_kind), moment);
    end if;
  end loop;
  if coalesce(by_impersonator::text, said_of_request('impersonator')) is not null then
    perform write_security_event('impersonated_write', by_user, by_impersonator, null, null, null, of_model || ' ' || entity, jsonb_build_object('acts', isolated), moment);
    perform set_config('app.journaled', 'yes', true);
  end if;
end $$;
revoke all on function journal_acts from public;

-- What was written in somebody else's name beside the histories: the tables, where they tell. Of a transaction past the row rights
-- (answers kept, sessions seen) only what tells.
create or replace function journal_impersonated(moment timestamptz) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if pg_current_xact_id_if_assigned() is null or said_of_request('impersonator') is null or said_of_request('journaled') is not null
    or (said_of_request('user') is null and said_of_request('changed') is null) then return; end if;
  perform write_security_event('impersonated_write', said_of_request('user')::bigint, null, null, null, null, trim(said_of_request('changed')), null, moment);
end $$;

-- The next seals of the chain, in the order given; what they say is proved by whoever computes them again.
create or replace function seal_security_events(ids bigint[], hashes bytea[], before_xid xid8, of_cluster bigint, moment timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into security_seal (seq, event_id, hash, horizon, cluster, sealed_at)
    select coalesce((select max(seq) from security_seal), 0) + n, event, hash, before_xid, of_cluster, moment
    from unnest(ids, hashes) with ordinality as chained(event, hash, n);
end $$;

-- The oldest of the journal, as long as all before them are past their time too; the last seal of what goes stays.
create or replace function forget_security_events(before timestamptz, moment timestamptz, most integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare last bigint; gone bigint;
begin
  select max(old.seq) into last from (
    select s.seq, bool_and(e.id is null or e.at < before) over (order by s.seq) as is_past
    from security_seal s left join security_event e on e.id = s.event_id
    order by s.seq limit most) old where old.is_past;
  if last is null then return 0; end if;
  delete from security_event e using security_seal s where s.event_id = e.id and s.seq <= last;
  get diagnostics gone = row_count;
  delete from security_seal where seq < last;
  update security_seal set forgotten_at = moment where seq = last and gone > 0;
  return gone;
end $$;

create or replace function refuse_insert() returns trigger language plpgsql as $$
declare callers text;
begin
  get diagnostics callers = pg_context;
  if callers !~ '(?n)^PL/pgSQL function (public\.)?(record_(fields|associations|events)|write_security_event|seal_security_events)\(' then
    raise exception 'history rows are written by their functions only' using errcode = '42501';
  end if;
  return null;
end $$;

do $$
declare one text;
begin
  foreach one in array array['field_history', 'association_history', 'history', 'security_event', 'security_seal'] loop
    if exists (select 1 from pg_trigger where tgname = 'by_function' and tgrelid = one::regclass) then continue; end if;
    execute format('create trigger by_function before insert on %I for each statement execute function refuse_insert()', one);
  end loop;
end $$;

-- Histories past their time.
create or replace function forget_histories(before timestamptz) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare one text; n bigint; gone bigint := 0;
begin
  foreach one in array array['field_history', 'association_history', 'history'] loop
    execute format('delete from %I where %I < $1', one, case one when 'history' then 'createdAt' else 'updatedAt' end) using before;
    get diagnostics n = row_count;
    gone := gone + n;
  end loop;
  return gone;
end $$;

-- A name or an address by itself, as a regular expression whose first group is what stands before it: within a longer one (« Roche »
-- in « Rocher », « b@c.fr » in « a.b@c.fr ») it is somebody else's. In JSON, \n is written out.
create or replace function by_itself(word text) returns text language sql immutable as $$
  select '(^|[^[:alnum:]' || case when strpos(word, '@') > 0 then '._%+-' else '-' end || ']|\\[nrt])'
    || regexp_replace(word, '([.*+?^${}()|\[\]\\])', '\\\1', 'g')
    || '(?!' || case when strpos(word, '@') > 0 then '[.-]?' else '-?' end || '[[:alnum:]])'
$$;

-- What the histories say of a person who is erased: the values of its own row, and its names wherever they were noted.
create or replace function forget_person(of_model text, person bigint, names text[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update field_history set old_value = null, new_value = null where (model = of_model and entity_id = person)
    or old_value #>> '{}' = any(names) or new_value #>> '{}' = any(names);
  update association_history set label = null where (model = of_model and entity_id = person) or label = any(names);
  update history set payload = null where (model = of_model and entity_id = person)
    or exists (select 1 from unnest(names) one where payload::text ~ by_itself(one));
end $$;

-- A name in rows that nobody may change.
create or replace function forget_name(of_table text, in_column text, names text[], stand_in text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('update %1$I set %2$I = $2 where %2$I = any($1)', of_table, in_column) using names, stand_in;
end $$;

-- Rows that nobody may change, when what they belong to is past its time.
create or replace function forget_rows(of_table text, by_column text, ids bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('delete from %I where %I = any($1)', of_table, by_column) using ids;
end $$;

-- The index of a column that a custom field is given (`resources/schema/custom-columns.ts`), of its filled rows: empty while the
-- field is new, so that it is made at once. Long texts are found by their words alone.
create or replace function open_custom_column(of_table text, in_column text, is_long boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare of_type text; named text := left(of_table, 30) || '_' || in_column;
begin
  if in_column !~ '^custom_[a-z]+_[0-9]+$' then raise exception 'not a column of a custom field' using errcode = '42501'; end if;
  select format_type(atttypid, null) into strict of_type from pg_attribute where attrelid = of_table::regclass and attname = in_column;
  set local lock_timeout = '5s';
  if of_type = 'text' then
    execute format('create index if not exists %I on %I using gin (fold(%I) gin_trgm_ops) where %3$I is not null', named || '_words', of_table, in_column);
  end if;
  if not is_long then
    execute format('create index if not exists %I on %I using %s (%I) where %4$I is not null', named || '_value', of_table,
      case of_type when 'text[]' then 'gin' else 'btree' end, in_column);
  end if;
end $$;

-- What a custom field held, and its history, when it has been away for its time: its column is free again.
create or replace function close_custom_column(of_table text, of_model text, in_column text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if in_column !~ '^custom_[a-z]+_[0-9]+$' then raise exception 'not a column of a custom field' using errcode = '42501'; end if;
  execute format('drop index if exists %I, %I', left(of_table, 30) || '_' || in_column || '_words', left(of_table, 30) || '_' || in_column || '_value');
  execute format('update %I set %I = null where %2$I is not null', of_table, in_column);
  delete from field_history where model = of_model and field = in_column;
end $$;
