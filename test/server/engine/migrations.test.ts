import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { resources } from '../../../resources'
import { createRegistry } from '../../../resources/create-registry'
import { f } from '../../../resources/schema/f'
import type { Fields } from '../../../resources/schema/field'
import type { AnyResource } from '../../../resources/schema/resource'
import { setting } from '../../../resources/schema/setting'
import { createSql } from '../../../server/database/ddl'
import { asOwner, migrate, prepareBase } from '../../../server/database/migrate'
import { joinTable, shortName } from '../../../server/database/naming'
import {
  applyPending,
  declaredRenames,
  declaredSnapshot,
  pendingChanges,
} from '../../../server/database/pending'
import type { Policies } from '../../../server/database/policies'
import { developed, runMigration } from '../../../server/database/run-migration'
import { migrationText } from '../../../server/database/schema-change'
import { diffSchema } from '../../../server/database/schema-diff'
import { snapshot } from '../../../server/database/schema-snapshot'
import { tablesOf } from '../../../server/database/tables'
import { policies } from '../../../server/policies'
import { emptyDatabase, type TestDatabase } from '../../kit/database'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

const registryOf = (fields: Fields) =>
  createRegistry([
    setting('sample', ['Exemple', 'Exemples'], { fields }),
    setting('other', ['Autre', 'Autres']),
  ])

/** Makes the tables of one declaration, then brings them to another; answers the statements. */
async function change(url: string, from: Fields, to: Fields, rows: string[] = []): Promise<string[]> {
  await asOwner(url, async (tx) => {
    await prepareBase(tx)
    await tx.query(
      'drop table if exists sample_other_ids; drop table if exists sample cascade; drop table if exists other cascade',
    )
    await tx.query([...createSql(tablesOf(registryOf(from))), ...rows].join(';\n'))
  })
  const registry = registryOf(to)
  const want = await declaredSnapshot(url, registry)
  const changes = diffSchema(await asOwner(url, snapshot), want, declaredRenames(registry))
  const statements = changes.map(({ sql }) => sql)
  await asOwner(url, (tx) => tx.query(statements.join(';\n')))
  expect(diffSchema(await asOwner(url, snapshot), want)).toEqual([])
  return statements
}

test('the migration files make exactly what the declarations ask for', async () => {
  expect(await pendingChanges(database.url, resources)).toEqual([])
}, 120_000)

test('a new field is a new column, with its default, and a search column where it is searched', async () => {
  const statements = await change(
    database.url,
    {},
    {
      note: f.note({ label: 'Note' }),
      code: f.text({ label: 'Code', searchable: true, default: 'x', required: true }),
    },
  )
  expect(statements).toEqual([
    'alter table "sample" add column "note" numeric(4,2)',
    `alter table "sample" add column "code" text default 'x'::text not null`,
    'alter table "sample" add column "code__fold" text generated always as (fold(code)) stored',
    expect.stringContaining('sample_code__fold_sort'),
    expect.stringContaining('sample_code__fold_trgm'),
  ])
})

test('a renamed field keeps its values because it says what it was called', async () => {
  const from = { price: f.text({ label: 'Prix' }) }
  const statements = await change(
    database.url,
    from,
    { amount: f.text({ label: 'Montant', was: 'price' }) },
    [`insert into sample (label, active, price) values ('un', true, 'douze')`],
  )
  expect(statements).toEqual(['alter table "sample" rename column "price" to "amount"'])
  expect(await asOwner(database.url, (tx) => tx.query('select amount from sample'))).toEqual([
    { amount: 'douze' },
  ])
})

test('another type, a field that becomes required and a removed one are told as such', async () => {
  const from = {
    size: f.int({ label: 'Taille' }),
    old: f.bool({ label: 'Ancien' }),
    kind: f.text({ label: 'Genre' }),
  }
  const to = {
    size: f.money({ label: 'Taille' }),
    kind: f.text({ label: 'Genre', required: true, default: 'a' }),
  }
  const statements = await change(database.url, from, to, [
    `insert into sample (label, active, size) values ('un', true, 12)`,
  ])
  expect(statements).toEqual([
    'alter table "sample" drop column "old"',
    'alter table "sample" alter column "size" type numeric(12,2) using "size"::numeric(12,2)',
    `alter table "sample" alter column "kind" set default 'a'::text`,
    `update "sample" set "kind" = 'a'::text where "kind" is null`,
    'alter table "sample" alter column "kind" set not null',
  ])
  expect(await asOwner(database.url, (tx) => tx.query('select size, kind from sample'))).toEqual([
    { size: '12.00', kind: 'a' },
  ])
})

test('a migration marks what drops, and offers to fill what rows that exist lack', () => {
  const have = new Map([
    ['gone', new Map([['id', 'bigint']])],
    [
      'sample',
      new Map([
        ['old', 'text'],
        ['fold', 'text generated always as (lower(old)) stored'],
        ['loose', 'text'],
      ]),
    ],
  ])
  const want = new Map([
    [
      'sample',
      new Map([
        ['code', 'text not null'],
        ['loose', 'text not null'],
      ]),
    ],
  ])
  const rest = { constraints: new Map(), indexes: new Map() }
  const changes = diffSchema({ tables: have, ...rest }, { tables: want, ...rest })
  expect(changes.flatMap(({ drops }) => drops ?? [])).toEqual([
    { table: 'gone' },
    { table: 'sample', column: 'old' },
  ])
  const file = changes.map(migrationText).join(';\n\n')
  expect(
    file,
  ).toContain(`-- DROPS the table "gone" with its rows. Rename instead by \`was\` in the declaration.
drop table "gone" cascade;`)
  expect(file).toContain('add column "code" text;')
  for (const column of ['code', 'loose'])
    expect(file).toContain(`-- update "sample" set "${column}" = … where "${column}" is null;
alter table "sample" alter column "${column}" set not null`)
})

test('a list of references is a join table of its own', async () => {
  const statements = await change(database.url, {}, { other_ids: f.refs('other', { label: 'Autres' }) })
  expect(statements[0]).toContain('create table "sample_other_ids"')
  expect(statements.join()).toContain('foreign key ("sample_id")'.toUpperCase().slice(0, 11))
})

test('a name over 63 bytes is shortened with a hash, the same each time and never twice the same', () => {
  const long = `${'é'.repeat(40)}_unique`
  expect(Buffer.byteLength(shortName(long))).toBeLessThanOrEqual(63)
  expect(shortName(long)).toBe(shortName(long))
  expect(shortName(long)).not.toBe(shortName(`${'é'.repeat(40)}_unique2`))
  expect(shortName('short')).toBe('short')
  const sample = resources.get('procedurenotification')
  expect(Buffer.byteLength(joinTable(sample, 'x'.repeat(80)))).toBeLessThanOrEqual(63)
})

test('two processes that migrate at once apply each file once', async () => {
  const empty = await emptyDatabase()
  const applied = await Promise.all([
    migrate(empty.url, resources, { policies }),
    migrate(empty.url, resources, { policies }),
  ])
  expect(applied.flat().length).toBe(new Set(applied.flat()).size)
  expect(applied.flat().length).toBeGreaterThan(0)
  await asOwner(empty.url, (tx) =>
    tx.query(`update schema_migration set hash = 'other' where name like '2%'`),
  )
  await expect(migrate(empty.url, resources, { policies })).rejects.toThrow(
    'was changed after it had been applied',
  )
  await empty.drop()
})

test('what development made is not run twice by its migration, and is dropped by nobody without a yes', async () => {
  const { url, drop } = await emptyDatabase()
  onTestFinished(drop)
  const flavour = (fields: Fields = {}) => setting('flavour', ['Goût', 'Goûts'], { fields })
  const noRows: Policies = { ...policies, lists: {}, rows: {} }
  const asked: (readonly string[])[] = []
  const develop = (all: readonly AnyResource[], answer = false) =>
    applyPending(
      url,
      { registry: createRegistry([setting('other', ['Autre', 'Autres']), ...all]), policies: noRows },
      async (drops) => asked.push(drops) > 0 && answer,
    )
  await asOwner(url, prepareBase)
  const made = await develop([flavour()])
  expect(made.join()).toContain(`create table "flavour"`)
  await asOwner(url, async (tx) => {
    const applied = await tx.query<{ name: string }>('select name from schema_migration')
    expect(applied.map(({ name }) => name)).toContain(developed)
    const text = `${[...made, `insert into flavour (label, active) values ('salé', true)`].join(';\n\n')};\n`
    await tx.query('begin')
    await runMigration(tx, text, true)
    await tx.query('commit')
    expect(await tx.query('select label from flavour')).toEqual([{ label: 'salé' }])
    await expect(runMigration(tx, text, false)).rejects.toThrow(/already exists/)
  })

  await expect(develop([flavour({ code: f.text({ label: 'Code', required: true }) })])).rejects.toThrow(
    '« code » de « flavour » est obligatoire',
  )
  await expect(develop([])).rejects.toThrow('la table « flavour » (1 lignes)')
  expect(await asOwner(url, (tx) => tx.query('select label from flavour'))).toEqual([{ label: 'salé' }])
  expect(await develop([], true)).toEqual(['drop table "flavour" cascade'])
  expect(asked).toEqual([['la table « flavour » (1 lignes)'], ['la table « flavour » (1 lignes)']])
}, 120_000)
