import { randomBytes } from 'node:crypto'
import type { Registry } from '../../resources/registry'
import { formerNames } from '../../resources/schema/former-names'
import { applyRights } from './apply-rights'
import { createSql } from './ddl'
import { unagreed, unfilled } from './develop-error'
import { inTransaction } from './in-transaction'
import { asOwner, prepareBase } from './migrate'
import { migrationFiles } from './migration-file'
import { quote, tableOf } from './naming'
import type { Policies } from './policies'
import { developed, runAlone } from './run-migration'
import type { Change } from './schema-change'
import { diffSchema, type Renames } from './schema-diff'
import { type Snapshot, snapshot } from './schema-snapshot'
import { tablesOf } from './tables'
import type { Tx } from './tx'

/** Makes an empty database on the same server for the time of the work. */
async function onScratch<T>(url: string, run: (url: string) => Promise<T>): Promise<T> {
  const name = `scratch_${randomBytes(6).toString('hex')}`
  await asOwner(url, (tx) => tx.query(`create database ${name} template template0`))
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  try {
    return await run(scratch.toString())
  } finally {
    await asOwner(url, (tx) => tx.query(`drop database ${name} with (force)`))
  }
}

/** What the declarations ask for, as PostgreSQL spells it. */
export function declaredSnapshot(url: string, registry: Registry): Promise<Snapshot> {
  return onScratch(url, (scratch) =>
    asOwner(scratch, async (tx) => {
      await prepareBase(tx)
      await tx.query(createSql(tablesOf(registry)).join(';\n'))
      return snapshot(tx)
    }),
  )
}

/** What the migration files make of an empty database. */
export function migratedSnapshot(url: string): Promise<Snapshot> {
  return onScratch(url, (scratch) =>
    asOwner(scratch, async (tx) => {
      await prepareBase(tx)
      for (const { text } of await migrationFiles()) await runAlone(tx, text)
      return snapshot(tx)
    }),
  )
}

/** Renames declared with `was`. */
export function declaredRenames(registry: Registry): Renames {
  const entries = registry.all.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([, field]) => field.was)
      .map(([name, field]) => [`${tableOf(resource)}.${name}`, formerNames(field)] as const),
  )
  return new Map(entries)
}

/** What the migration files lack for the declarations; empty when they say the same. */
export async function pendingChanges(url: string, registry: Registry): Promise<Change[]> {
  const [have, want] = [await migratedSnapshot(url), await declaredSnapshot(url, registry)]
  return diffSchema(have, want, declaredRenames(registry))
}

/** Asked before development drops something. */
export type Agree = (drops: readonly string[]) => Promise<boolean>

/**
 * In development: brings the database to the declarations at once, as far as the migration files do not, with their rights;
 * answers what it did. Nothing is dropped without a yes.
 */
export async function applyPending(
  url: string,
  { registry, policies }: { registry: Registry; policies: Policies },
  agree: Agree,
): Promise<string[]> {
  const have = await asOwner(url, snapshot)
  const changes = diffSchema(have, await declaredSnapshot(url, registry), declaredRenames(registry))
  const drops = await asOwner(url, (tx) => countDrops(tx, changes))
  if (drops.length && !(await agree(drops))) throw unagreed(drops)
  const statements = changes.map(({ sql }) => sql)
  await asOwner(url, async (tx) => {
    if (statements.length)
      await inTransaction(tx, () => develop(tx, statements)).catch((error) => {
        throw unfilled(error)
      })
    await applyRights(tx, registry, policies)
  })
  return statements
}

/** What these changes drop, in words, with the number of rows that have something there. */
async function countDrops(tx: Tx, changes: readonly Change[]): Promise<string[]> {
  const told: string[] = []
  for (const { table, column } of changes.flatMap(({ drops }) => drops ?? [])) {
    const what = column ? quote(column) : '*'
    const [row] = await tx.query<{ count: string }>(`select count(${what}) from ${quote(table)}`)
    const place = column ? `la colonne « ${column} » de « ${table} »` : `la table « ${table} »`
    told.push(`${place} (${row?.count ?? 0} ${column ? 'valeurs' : 'lignes'})`)
  }
  return told
}

async function develop(tx: Tx, statements: readonly string[]): Promise<void> {
  await tx.query(statements.join(';\n'))
  await tx.query(
    `insert into schema_migration (name, hash) values ('${developed}', '') on conflict do nothing`,
  )
}
