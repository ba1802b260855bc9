import { createHash } from 'node:crypto'

const prefix = 'portal_list_'
const bodies = new Map<string, string>()

/**
 * A list of row-level security as a call: read once a statement. It looks past the row rights of what it reads, whose condition
 * stands in it: PostgreSQL need not plan the rights of the rights. The cast outside the brackets makes a list of it for `any`.
 */
export function listCall(select: string): string {
  const name = `${prefix}${createHash('sha256').update(select).digest('hex').slice(0, 12)}`
  bodies.set(name, select)
  return `(select ${name}())::bigint[]`
}

export const dropLists = `do $$ declare one record; begin
  for one in select oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace and proname like '${prefix.replaceAll('_', '\\_')}%'
  loop execute format('drop function %s', one.name); end loop; end $$`

const functionSql = (name: string, select: string, roles: string): string[] => [
  `create function ${name}() returns bigint[] language sql stable parallel safe security definer set search_path = public, pg_temp as $list$ select array(${select}) $list$`,
  `revoke all on function ${name}() from public`,
  `grant execute on function ${name}() to ${roles}`,
]

const calledIn = (text: string): string[] => text.match(new RegExp(`${prefix}\\w+`, 'g')) ?? []

/** The functions that some statements call, each after those that it calls itself. */
export function listsSql(statements: readonly string[], roles: string): string[] {
  const called = new Set<string>()
  const call = (name: string) => {
    const select = bodies.get(name)
    if (select === undefined || called.has(name)) return
    for (const inner of calledIn(select)) call(inner)
    called.add(name)
  }
  for (const name of statements.flatMap(calledIn)) call(name)
  return [...called].flatMap((name) => functionSql(name, bodies.get(name) ?? '', roles))
}
