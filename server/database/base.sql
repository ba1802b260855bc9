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

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'history rows are never updated nor deleted' using errcode = '42501';
end $$;

do $$
declare one text;
begin
  foreach one in array array['field_history', 'association_history', 'history'] loop
    execute format('create or replace trigger insert_only before update or delete or truncate on %I for each statement execute function refuse_change()', one);
  end loop;
end $$;
