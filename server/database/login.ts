import { createHmac } from 'node:crypto'
import pg from 'pg'
import { EmbeddedError } from './embedded-error'
import type { Tx } from './tx'

/** A name of PostgreSQL holds 63 bytes. */
const longestName = 63

const lacking =
  "DATABASE_URL ne dit pas le mot de passe du propriétaire : indiquez-le, ou indiquez dans DATABASE_API_URL l'adresse du compte qui sert les requêtes."

/**
 * The address by which requests reach a database: a login of its own, named after the owner and with a password that follows
 * from the owner's, so that every process that knows the one knows the other.
 */
export function loginAddress(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  const owner = decodeURIComponent(url.username) || process.env.PGUSER || ''
  const password = decodeURIComponent(url.password) || process.env.PGPASSWORD || ''
  if (!owner || !password) throw new EmbeddedError(lacking)
  url.username = encodeURIComponent(`${owner.slice(0, longestName - 4)}_api`)
  url.password = createHmac('sha256', password).update(`portail login ${owner}`).digest('hex')
  return url.href
}

/** The address of another server, or of the same one by another way, by the login of requests. */
export function asLogin(address: string, login: string): string {
  const [url, { username, password }] = [new URL(address), new URL(login)]
  return Object.assign(url, { username, password }).href
}

/** Whether a server lets one in at an address. */
export const answers = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString, application_name: 'portail-login' })
  client.on('error', () => undefined)
  return client
    .connect()
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.end().catch(() => undefined))
}

const quoted = (name: string) => pg.escapeIdentifier(name)

/** Makes the login of requests, or gives it its password again where it lost it. A login given by `DATABASE_API_URL` is there already. */
async function makeLogin(tx: Tx, login: string): Promise<void> {
  const { username, password } = new URL(login)
  const name = decodeURIComponent(username)
  const plain = 'login noinherit nosuperuser nocreatedb nocreaterole'
  const secret = pg.escapeLiteral(password)
  const [known] = await tx.query('select 1 from pg_roles where rolname = $1', [name])
  if (!known)
    await tx.query(`do $$ begin create role ${quoted(name)} ${plain} password ${secret};
      exception when duplicate_object or unique_violation then null; end $$`)
  else if (!(await answers(login))) await tx.query(`alter role ${quoted(name)} password ${secret}`)
}

/** Lets the login work under the roles of requests, and under nothing else. Roles belong to the whole server: two databases may do it at once. */
export async function prepareLogin(
  tx: Tx,
  roles: readonly string[],
  { ownerUrl, given }: { ownerUrl: string; given?: string },
): Promise<void> {
  const login = given ?? loginAddress(ownerUrl)
  const name = decodeURIComponent(new URL(login).username)
  if (!given) await makeLogin(tx, login)
  const missing = await tx.query<{ role: string }>(
    `select role from unnest($1::text[]) role where not pg_has_role($2, role, 'member')`,
    [roles, name],
  )
  if (missing.length)
    await tx.query(`do $$ begin grant ${missing.map(({ role }) => role).join(', ')} to ${quoted(name)};
      exception when unique_violation or internal_error then null; end $$`)
  const [entry] = await tx.query<{ open: boolean; database: string }>(
    `select has_database_privilege($1, current_database(), 'connect') as open, current_database() as database`,
    [name],
  )
  if (entry && !entry.open)
    await tx.query(`grant connect on database ${quoted(entry.database)} to ${quoted(name)}`)
}
