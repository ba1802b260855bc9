import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Registry } from '../../resources/registry'
import { applyRights } from './apply-rights'
import { prepareLogin } from './login'
import { migrationFiles, readBase } from './migration-file'
import { phaseOf } from './migration-phase'
import { changeUnderLoad } from './patience'
import type { Policies } from './policies'
import { isOlder, recordRelease, refuseUnknown, releaseName } from './release'
import { requestRoles, systemRole } from './roles'
import { applyMigration, developed } from './run-migration'
import { statementsOf } from './statements'
import type { Tx } from './tx'
import { types } from './types'

const lockKey = 727_001

/** A connection of the driver as the tools use one. */
export const txOf = (client: pg.Client): Tx => ({
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

/** What every database has before the declared tables, on one of which nobody else knows; the role that migrations grant to, on a server that is new too. */
export async function prepareBase(tx: Tx): Promise<void> {
  await tx.query('set client_min_messages = warning')
  await prepareRoles(tx, [systemRole])
  await tx.query(await readBase())
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

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const baseName = 'base'

const recordSql = `insert into schema_migration (name, hash, phase) values ($1, $2, $3)
  on conflict (name) do update set hash = excluded.hash, "appliedAt" = now()`

/** What was applied here, by name; nothing on an empty database. */
async function appliedNames(tx: Tx): Promise<Map<string, string>> {
  const [table] = await tx.query<{ there: boolean }>(
    `select to_regclass('public.schema_migration') is not null as there`,
  )
  if (!table?.there) return new Map()
  const rows = await tx.query<{ name: string; hash: string }>('select name, hash from schema_migration')
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

/** Brings the base to its text where that is another one than before, statement by statement: none waits for locks while it holds some. */
async function bringBase(tx: Tx, text: string, applied: ReadonlyMap<string, string>): Promise<void> {
  const hash = hashOf(text)
  if (applied.get(baseName) === hash) return
  await tx.query('set client_min_messages = warning')
  if (!applied.size) await tx.query(text)
  else
    for (const statement of statementsOf(text))
      await changeUnderLoad(tx, [], async () => void (await tx.query(statement)))
  await tx.query(recordSql, [baseName, hash, null])
}

/** One process at a time; the others ask again, for whoever waits inside a statement keeps an index from being built. */
async function lockMigrations(tx: Tx): Promise<void> {
  const ask = () => tx.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey])
  while (!(await ask())[0]?.mine) await sleep(100 + Math.random() * 300)
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
  /** Applies base and rights of this release although a newer one was here: what somebody asks for by a command. */
  insists?: boolean
}

type Telling = Migrating & { policies: Policies; report?: (name: string) => void }

/** Applies each new file; a file changed after it was applied is refused. Answers their names. */
async function applyNew(
  tx: Tx,
  applied: ReadonlyMap<string, string>,
  { only, report = () => undefined }: Telling,
): Promise<string[]> {
  const done: string[] = []
  for (const { name, text } of await migrationFiles()) {
    const hash = hashOf(text)
    if (applied.has(name) && applied.get(name) !== hash)
      throw new Error(`Migration ${name} was changed after it had been applied`)
    if (applied.has(name) || only?.has(name) === false) continue
    await applyMigration(tx, text, {
      isDeveloped: applied.has(developed),
      record: async () => void (await tx.query(recordSql, [name, hash, phaseOf(text)])),
    })
    report(name)
    done.push(name)
  }
  return done
}

/**
 * Brings a database up to date while people work on it: base, then each new file in a transaction of its own, then grants and
 * row-level security where they differ. One process at a time (advisory lock). An older release that starts beside a newer one
 * leaves all as it is, or is refused where it could not live with it. Answers the names applied.
 */
export async function migrate(url: string, registry: Registry, telling: Telling): Promise<string[]> {
  const { policies, secures = true, login, lastly, insists = false } = telling
  return asOwner(url, async (tx) => {
    await lockMigrations(tx)
    const known = await appliedNames(tx)
    const base = await readBase()
    const release = releaseName(base, registry, policies)
    const isBehind = known.size > 0 && !insists && (await isOlder(tx, release))
    if (!isBehind) await bringBase(tx, base, known)
    await refuseUnknown(tx)
    const roles = requestRoles(policies)
    await prepareRoles(tx, roles)
    await prepareLogin(tx, roles, { ownerUrl: url, given: login })
    await prepareComparisons(tx)
    const done = await applyNew(tx, known, telling)
    if (secures && !isBehind) {
      await applyRights(tx, registry, policies)
      await recordRelease(tx, release, insists)
    }
    await lastly?.(tx)
    return done
  })
}
