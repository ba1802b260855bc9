import { EmbeddedError } from './embedded-error'
import { asOwner } from './migrate'
import { migrationFiles } from './migration-file'
import { refuseUnknown } from './release'
import { systemRole } from './roles'
import type { Tx } from './tx'

/** Roles that a login may become and that stand above the row rights: superusers, who makes roles or bypasses rights, owners. */
const above = `
  select r.rolname as name from pg_roles r
  where pg_has_role(session_user, r.oid, 'member')
    and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication
      or exists (select 1 from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace)
      or exists (select 1 from pg_database d where d.datdba = r.oid and d.datname = current_database()))`

/** What stands above the row rights and that this login is or may become; empty as it should be. */
export const rolesAbove = async (tx: Tx): Promise<string[]> =>
  (await tx.query<{ name: string }>(above)).map(({ name }) => name)

/** The migrations that a database lacks, as the login of requests sees it. */
async function missing(tx: Tx): Promise<string[]> {
  await tx.query(`set role ${systemRole}`)
  await refuseUnknown(tx)
  const rows = await tx.query<{ name: string }>('select name from schema_migration')
  const applied = new Set(rows.map(({ name }) => name))
  return (await migrationFiles()).map(({ name }) => name).filter((name) => !applied.has(name))
}

/** Refuses to serve requests under a login that could look past the row rights of its own accord, or on a database that is not up to date. */
export async function checkLogin(
  login: string,
  { isMigrated = false }: { isMigrated?: boolean },
): Promise<void> {
  const [roles, files] = await asOwner(login, async (tx) => [
    await rolesAbove(tx),
    isMigrated ? await missing(tx) : [],
  ])
  if (files.length)
    throw new EmbeddedError(
      `Il manque à la base de données ${files.length} migration(s) : lancez d'abord npm run migrate avec le compte du propriétaire (DATABASE_URL).`,
    )
  if (roles.length)
    throw new EmbeddedError(
      `Le compte qui sert les requêtes (DATABASE_API_URL) est, ou peut devenir, ${roles.join(', ')}, qui passe outre les droits sur les lignes : donnez-lui un compte ordinaire.`,
    )
}
