import { attempt } from './attempt'
import { inTransaction } from './in-transaction'
import { isOneByOne } from './migration-file'
import { locksOf } from './migration-phase'
import { changeUnderLoad, patiently } from './patience'
import { outlineOf, statementsOf } from './statements'
import type { Tx } from './tx'

/** In the list of applied migrations: development brought this database to declarations before their migration was written. */
export const developed = 'development'

/** PostgreSQL's codes for what is there already, or gone already. */
const doneAlready = new Set(['42P07', '42P06', '42701', '42710', '42P16', '42703', '42P01', '42704'])

async function runUnlessDone(tx: Tx, statement: string): Promise<void> {
  const run = async () => void (await tx.query(statement))
  await attempt(tx, run, (error) => {
    if (!(error instanceof Error) || !doneAlready.has(String(Reflect.get(error, 'code')))) throw error
  })
}

/** Runs a migration within the transaction; in a database that development changed, what it did already is left out. */
export async function runMigration(tx: Tx, text: string, isDeveloped: boolean): Promise<void> {
  if (!isDeveloped) await tx.query(text)
  else for (const statement of statementsOf(text)) await runUnlessDone(tx, statement)
}

const indexName = /^create (?:unique )?index concurrently (?:if not exists )?("[^"]+"|\w+) on/i

/** An index that was cut off while it was built stands there invalid, and in the way of the next try. */
async function dropInvalid(tx: Tx, statement: string): Promise<void> {
  const [, name = ''] = indexName.exec(outlineOf(statement)) ?? []
  if (!name) return
  const [row] = await tx.query<{ invalid: boolean }>(
    'select exists (select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid) as invalid',
    [name],
  )
  if (row?.invalid) await tx.query(`drop index concurrently if exists ${name}`)
}

/** Statements outside a transaction, each as often as it needs; what an earlier try finished is passed over. */
async function runOneByOne(tx: Tx, text: string): Promise<void> {
  await tx.query(`set lock_timeout = '2s'`)
  for (const statement of statementsOf(text))
    await patiently(async () => {
      await dropInvalid(tx, statement)
      await tx.query(statement)
    })
  await tx.query('reset lock_timeout')
}

/** The locks of a migration on tables that are there. */
async function standingLocks(tx: Tx, text: string) {
  const locks = locksOf(text)
  const rows = await tx.query<{ table: string }>(
    'select t as table from unnest($1::text[]) t where to_regclass(t) is not null',
    [locks.map(({ table }) => table)],
  )
  const standing = new Set(rows.map(({ table }) => table))
  return locks.filter(({ table }) => standing.has(table))
}

/** Applies a migration file while people work: in one transaction with its record, or statement by statement where it says so. */
export async function applyMigration(
  tx: Tx,
  text: string,
  { isDeveloped, record }: { isDeveloped: boolean; record: () => Promise<void> },
): Promise<void> {
  if (isOneByOne(text)) {
    await runOneByOne(tx, text)
    return inTransaction(tx, record)
  }
  const locks = await standingLocks(tx, text)
  await changeUnderLoad(tx, locks, async () => {
    await runMigration(tx, text, isDeveloped)
    await record()
  })
}

/** The same on a database of which nobody else knows. */
export async function runAlone(tx: Tx, text: string): Promise<void> {
  for (const part of isOneByOne(text) ? statementsOf(text) : [text]) await tx.query(part)
}
