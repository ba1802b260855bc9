import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Registry } from '../../resources/registry'
import type { Tx } from './connect'
import { securitySql } from './grants'
import { prepareLogin } from './login'
import type { Policies } from './policies'
import { requestRoles } from './roles'
import { developed, runMigration } from './run-migration'
import { types } from './types'

const folder = () => path.resolve('server/database')
const lockKey = 727_001

const txOf = (client: pg.Client): Tx => ({
  query: async (text, values = []) => (await client.query({ text, values: [...values] })).rows,
})

/** Opens one connection, the owner's unless another address is given, does the work, closes it. */
export const asOwner = <T>(url: string, run: (tx: Tx) => Promise<T>): Promise<T> =>
  asClient(url, (client) => run(txOf(client)))

/** The same by the driver's own client, for what only it can do (`COPY`). */
export async function asClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, types, application_name: 'portail-migrate' })
  // A connection that is lost fails the work that it was for.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

export async function inTransaction(tx: Tx, run: () => Promise<void>): Promise<void> {
  await tx.query('begin')
  try {
    await run()
    await tx.query('commit')
  } catch (error) {
    await tx.query('rollback')
    throw error
  }
}

/** What every database has before the declared tables. */
export async function prepareBase(tx: Tx): Promise<void> {
  await tx.query('set client_min_messages = warning')
  await tx.query(await readFile(path.join(folder(), 'base.sql'), 'utf8'))
}

const createRole = (name: string) => `do $$ begin
  if not exists (select 1 from pg_roles where rolname = '${name}') then create role ${name} nologin; end if;
exception when duplicate_object or unique_violation then null; end $$`

/** The roles belong to the whole server, so several databases share them. */
async function prepareRoles(tx: Tx, roles: readonly string[]): Promise<void> {
  for (const name of roles) await tx.query(createRole(name))
  const [server] = await tx.query<{ right: string }>(
    `select case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end as right`,
  )
  const member = roles.map((name) => `pg_has_role(current_user, '${name}', '${server?.right}')`).join(' and ')
  await tx.query(
    `do $$ begin if not (${member}) then execute 'grant ${roles.join(', ')} to current_user'; end if; end $$`,
  )
}

/** Comparisons of searches that PostgreSQL does not know to be silent about what they compare. */
export const silentComparisons = [
  'textlike(text, text)',
  ...['eq', 'ne', 'lt', 'le', 'gt', 'ge'].map((name) => `numeric_${name}(numeric, numeric)`),
]

/**
 * Lets searches use indexes and statistics under row-level security, which otherwise compares nothing before the row rights
 * are checked. Only a superuser may; elsewhere searches give the same answers, more slowly.
 */
async function prepareComparisons(tx: Tx): Promise<void> {
  await tx.query(`do $$ declare one regprocedure; begin
    for one in select oid::regprocedure from pg_proc where not proleakproof and oid = any(array['${silentComparisons.join("','")}']::regprocedure[])
    loop execute format('alter function %s leakproof', one); end loop;
  exception when insufficient_privilege then null; end $$`)
}

/** The migration files in order: name and text. */
export async function migrationFiles(): Promise<{ name: string; text: string }[]> {
  const directory = path.join(folder(), 'migrations')
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(directory, name), 'utf8') })),
  )
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const securityName = 'security'

/** Grants and row-level security, applied when they changed. */
export async function applySecurity(
  tx: Tx,
  registry: Registry,
  { policies, force }: { policies: Policies; force: boolean },
): Promise<void> {
  const statements = securitySql(registry, policies)
  const hash = hashOf(statements.join(';\n'))
  const [known] = await tx.query<{ hash: string }>('select hash from schema_migration where name = $1', [
    securityName,
  ])
  if (!force && known?.hash === hash) return
  await inTransaction(tx, async () => {
    await tx.query(statements.join(';\n'))
    await tx.query(
      'insert into schema_migration (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, "appliedAt" = now()',
      [securityName, hash],
    )
  })
}

interface Migrating {
  /** Whether grants and row-level security are applied; without, they are left to who adds declared tables that have no migration yet. */
  secures?: boolean
  /** The address of the login of requests, where it is not the one that follows from the owner's. */
  login?: string
  /** The migrations that are applied; all unless told. */
  only?: ReadonlySet<string>
  /** Done before another process may begin. */
  lastly?: (tx: Tx) => Promise<void>
}

/**
 * Brings a database up to date: base, then each new file in a transaction of its own, then grants and row-level security
 * when they changed. One process at a time (advisory lock). Answers the names applied. A file changed after it was applied is refused.
 */
export async function migrate(
  url: string,
  registry: Registry,
  {
    policies,
    report = () => undefined,
    secures = true,
    login,
    only,
    lastly,
  }: Migrating & { policies: Policies; report?: (name: string) => void },
): Promise<string[]> {
  return asOwner(url, async (tx) => {
    await tx.query('select pg_advisory_lock($1)', [lockKey])
    await prepareBase(tx)
    const roles = requestRoles(policies)
    await prepareRoles(tx, roles)
    await prepareLogin(tx, roles, { ownerUrl: url, given: login })
    await prepareComparisons(tx)
    const applied = new Map(
      (await tx.query<{ name: string; hash: string }>('select name, hash from schema_migration')).map(
        (row) => [row.name, row.hash],
      ),
    )
    const done: string[] = []
    for (const { name, text } of await migrationFiles()) {
      const hash = hashOf(text)
      if (applied.has(name) && applied.get(name) !== hash)
        throw new Error(`Migration ${name} was changed after it had been applied`)
      if (applied.has(name) || only?.has(name) === false) continue
      await inTransaction(tx, async () => {
        await runMigration(tx, text, applied.has(developed))
        await tx.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash])
      })
      report(name)
      done.push(name)
    }
    if (secures) await applySecurity(tx, registry, { policies, force: done.length > 0 })
    await lastly?.(tx)
    return done
  })
}
