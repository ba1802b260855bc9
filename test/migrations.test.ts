import { expect, test } from 'vitest'
import { migrationFiles, oneByOne } from '../server/database/migration-file'
import { locksOf, phaseOf, refusalsOf } from '../server/database/migration-phase'
import { migrationTexts } from '../server/database/schema-change'
import { statementsOf } from '../server/database/statements'

/** The first moment whose migrations are held to the rules: those before it came with the rules, under which nothing rolls yet. */
const first = '20261128030000'

const faultsOf = (text: string) => refusalsOf(text).map(({ why }) => why)

test('no migration does what the release before cannot live with, unless a line says why', async () => {
  const held = (await migrationFiles()).filter(({ name }) => name > first)
  const refused = held.flatMap(({ name, text }) =>
    refusalsOf(text)
      .filter(({ excuse }) => !excuse)
      .map(({ statement, why }) => `${name}: ${statement} – ${why}`),
  )
  expect(refused).toEqual([])
})

test.each([
  ['alter table "order" drop column "note"', 'drops'],
  ['alter table "order" drop "note"', 'drops'],
  ['drop table basket cascade', 'drops'],
  ['drop function refresh()', 'drops'],
  ['alter table "order" rename column "a" to "b"', 'renames'],
  ['alter function f() rename to g', 'renames'],
  ['alter table "order" add column "day" date not null', 'fill'],
  ['alter table "order" add column a int, add column b text not null', 'fill'],
  ['alter table "order" alter column "day" set not null', 'demands'],
  ['alter table "order" alter column "day" drop default', 'demands'],
  ['alter table "order" add constraint c check (a > 0) not valid', 'demands'],
  ['alter table "order" alter column "day" type timestamptz', 'rewrites'],
  [`alter table "order" add column "n__fold" text generated always as (fold(n)) stored`, 'rewrites'],
  ['alter table "order" add column "k" uuid default gen_random_uuid()', 'rewrites'],
  ['CREATE INDEX order_day ON "order" USING btree (day)', 'index'],
  ['create unique index order_day on "order" (day)', 'index'],
  ['create index concurrently order_day on "order" (day)', 'one by one'],
  ['alter table "order" add constraint u unique (day)', 'index'],
  ['alter table "order" add constraint f FOREIGN KEY (a) REFERENCES b(id)', 'not valid'],
  ['drop index order_day', 'locks'],
  ['truncate "order"', 'locks'],
  ['do $$ begin drop table x; end $$', 'hides'],
])('refuses %s', (statement, word) => {
  expect(faultsOf(statement).join()).toContain(word)
  expect(phaseOf(statement)).toBe('breaks')
  expect(refusalsOf(`-- expand: the release before knows nothing of it\n${statement};`)[0]?.excuse).toBe(
    'expand',
  )
  expect(refusalsOf(`-- expand: yes\n${statement};`)[0]?.excuse).toBeUndefined()
})

test.each([
  'alter table "order" add column "note" text',
  `alter table "order" add column "n" integer default 0 not null`,
  `alter table "order" add column "at" timestamptz default now() not null`,
  `alter table "order" alter column "n" set default 'a'`,
  'alter table "order" alter column "n" drop not null',
  'alter table "order" drop constraint c',
  'alter table "order" add constraint f FOREIGN KEY (a) REFERENCES b(id) not valid',
  'create table x (id bigint not null); create index x_id on x (id); alter table x add constraint x_pkey PRIMARY KEY (id)',
  'create or replace function f() returns void language plpgsql as $$ begin drop table x; end $$',
  `update "order" set note = 'drop table; alter table x drop column y' where note is null`,
  '-- one by one\ncreate index concurrently if not exists order_day on "order" (day);\n\nalter table "order" validate constraint f',
])('accepts %s', (text) => {
  expect(faultsOf(text)).toEqual([])
  expect(phaseOf(text)).toBe('expand')
})

test('a line that says the release before is to end makes a migration one that ends it', () => {
  const text = '-- breaks: nothing since 2.4 reads it\nalter table "order" drop column "note";\n'
  expect(phaseOf(text)).toBe('breaks')
  expect(phaseOf(text.replace('breaks', 'expand'))).toBe('expand')
})

test('statements are cut at their semicolons alone, and keep the comments before them', () => {
  const body = `create function f() returns text language sql as $f$ select ';' || "a;b" $f$`
  expect(statementsOf(`-- one; two\nselect 'x;''y'; /* ; */ ${body};\n\n-- the end;\n`)).toEqual([
    "-- one; two\nselect 'x;''y'",
    `/* ; */ ${body}`,
  ])
})

test('a migration locks first what it changes', () => {
  expect(
    locksOf(
      'create table x (id bigint references "user"(id)); alter table "order" add column n int; create index i on unit (id);',
    ),
  ).toEqual([
    { table: '"user"', mode: 'share row exclusive' },
    { table: '"order"', mode: 'access exclusive' },
    { table: 'unit', mode: 'share row exclusive' },
  ])
})

test('a new migration leaves what takes long for a file of its own, statement by statement', () => {
  const changes = [
    { sql: 'create table "x" (\n  "id" bigint\n)' },
    { sql: 'alter table "order" add column "x_id" bigint' },
    { sql: 'alter table "order" add constraint "f" FOREIGN KEY (x_id) REFERENCES x(id)' },
    { sql: 'CREATE INDEX x_id ON x USING btree (id)' },
    { sql: 'CREATE UNIQUE INDEX order_x ON "order" USING btree (x_id)' },
    { sql: 'drop index if exists "order_old"' },
  ]
  const { now, later } = migrationTexts(changes)
  expect(now).toEqual([
    changes[0]?.sql,
    changes[1]?.sql,
    'alter table "order" add constraint "f" FOREIGN KEY (x_id) REFERENCES x(id) not valid',
    changes[3]?.sql,
  ])
  expect(later).toEqual([
    'alter table "order" validate constraint "f"',
    'create unique index concurrently if not exists order_x ON "order" USING btree (x_id)',
    'drop index concurrently if exists "order_old"',
  ])
  expect(faultsOf(now.join(';\n\n'))).toEqual([])
  expect(faultsOf(`${oneByOne}\n${later.join(';\n\n')}`)).toEqual([])
})
