import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { resources } from '../../../resources'
import { applyRights } from '../../../server/database/apply-rights'
import { connect } from '../../../server/database/connect'
import { inTransaction } from '../../../server/database/in-transaction'
import { asOwner, migrate } from '../../../server/database/migrate'
import type { Policies } from '../../../server/database/policies'
import { applyMigration } from '../../../server/database/run-migration'
import type { Tx } from '../../../server/database/tx'
import { policies } from '../../../server/policies'
import { type TestDatabase, testDatabase } from '../../kit/database'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const apply = (which = policies) => asOwner(database.url, (tx) => applyRights(tx, resources, which))
const start = (which = policies) => migrate(database.url, resources, { policies: which })
const run = (...statements: string[]) =>
  asOwner(database.url, async (tx) => void (await tx.query(statements.join(';'))))

/** The release after this one: it shows units to nobody but the staff. */
const next: Policies = {
  ...policies,
  rows: { ...policies.rows, unit: { read: { backOffice: true }, write: { backOffice: true } } },
}

const policiesOf = (tx: Tx, table: string) =>
  tx.query(`select policyname, roles::text, qual from pg_policies where tablename = $1 order by 1`, [table])

test('a start that finds its rights in place waits for no lock, whatever is locked', async () => {
  expect(await apply()).toEqual([])
  await asOwner(database.url, (holder) =>
    inTransaction(holder, async () => {
      await holder.query('lock table unit, "order", field_history in access exclusive mode')
      await asOwner(database.url, async (tx) => {
        await tx.query(`set lock_timeout = '200ms'`)
        expect(await applyRights(tx, resources, policies)).toEqual([])
      })
    }),
  )
})

test('rights that somebody changed by hand are put back, and only those', async () => {
  const before = await asOwner(database.url, (tx) => policiesOf(tx, 'unit'))
  await run(
    'drop policy perimeter_select_0 on unit',
    'grant truncate on supplier to portal_supplier',
    'alter table article disable row level security',
    `create or replace function history_seen(model text, entity bigint) returns boolean language sql stable as 'select true'`,
  )
  expect((await apply()).sort()).toEqual([
    'function history_seen',
    'table article',
    'table supplier',
    'table unit',
  ])
  expect(await asOwner(database.url, (tx) => policiesOf(tx, 'unit'))).toEqual(before)
  expect(await apply()).toEqual([])
})

test('a change waits for who works on the table, and is made when they have done', async () => {
  await run('drop policy perimeter_select_0 on unit')
  let applied: Promise<string[]> = Promise.resolve([])
  await asOwner(database.url, (holder) =>
    inTransaction(holder, async () => {
      await holder.query('select 1 from unit limit 1')
      applied = apply()
      // Longer than the change waits for its lock: it has to ask again.
      await holder.query('select pg_sleep(2.5)')
    }),
  )
  expect(await applied).toEqual(['table unit'])
})

test('an older release that starts beside a newer one leaves the rights as the newer one made them', async () => {
  await start()
  await start(next)
  const newer = await asOwner(database.url, (tx) => policiesOf(tx, 'unit'))
  await start()
  expect(await asOwner(database.url, (tx) => policiesOf(tx, 'unit'))).toEqual(newer)
  await migrate(database.url, resources, { policies, insists: true })
  expect(await asOwner(database.url, (tx) => policiesOf(tx, 'unit'))).not.toEqual(newer)
})

test('a migration that it does not know stops a release, unless the newer one marked it as harmless', async () => {
  const know = (phase: string | null) =>
    asOwner(database.url, (tx) =>
      tx.query(
        `insert into schema_migration (name, hash, phase) values ('29990101000000-later.sql', '', $1)
          on conflict (name) do update set phase = excluded.phase`,
        [phase],
      ),
    )
  await know('expand')
  await expect(start()).resolves.toEqual([])
  for (const phase of ['breaks', null]) {
    await know(phase)
    await expect(start()).rejects.toThrow("d'une version plus récente 1 migration(s)")
  }
  await run(`delete from schema_migration where name like '2999%'`)
})

test('statements of their own are finished by the next try where the first was cut off', async () => {
  const text =
    '-- one by one\ncreate index concurrently if not exists unit_tried on unit (label);\n\nalter table unit add column if not exists tried text;\n'
  await run('create index unit_tried on unit (label)')
  await run(`update pg_index set indisvalid = false where indexrelid = 'unit_tried'::regclass`)
  let recorded = 0
  const apply = () =>
    asOwner(database.url, (tx) =>
      applyMigration(tx, text, {
        isDeveloped: false,
        record: async () => {
          recorded += 1
        },
      }),
    )
  await apply()
  await apply()
  const rows = await asOwner(database.url, (tx) =>
    tx.query(`select indisvalid as valid from pg_index where indexrelid = 'unit_tried'::regclass`),
  )
  expect([rows, recorded]).toEqual([[{ valid: true }], 2])
})

test('a column that is added under a process that answers all columns of the table fails none of its statements', async () => {
  const db = connect({ url: database.url, registry: resources, policies, size: 1 })
  onTestFinished(() => db.close())
  const read = () => db.system('seed', (tx) => tx.query('select u.* from unit u where id > $1 limit 1', [0]))
  for (let n = 0; n < 3; n++) await read()
  await run('alter table unit add column later text')
  expect(Object.keys((await read())[0] ?? {})).toContain('later')
})
