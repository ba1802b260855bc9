import { createHash } from 'node:crypto'
import type { RightsPart } from './rights-part'

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

/** Drops lists that nothing asks for any more: none of them, as long as a policy of another release calls one. */
export const dropUnusedLists = (
  kept: readonly string[],
) => `do $$ declare gone regprocedure[]; one regprocedure; begin
  select array_agg(p.oid::regprocedure) into gone from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname like '${prefix.replaceAll('_', '\\_')}%'
      and not p.proname = any(array[${kept.map((name) => `'${name}'`).join(', ')}]::text[]);
  if gone is null or exists (select 1 from pg_depend where refobjid = any(gone::oid[]) and deptype = 'n') then return; end if;
  foreach one in array gone loop execute format('drop function %s', one); end loop;
end $$`

const functionSql = (name: string, select: string, roles: string): string[] => [
  `create or replace function ${name}() returns bigint[] language sql stable parallel safe security definer set search_path = public, pg_temp as $list$ select array(${select}) $list$`,
  `revoke all on function ${name}() from public`,
  `grant execute on function ${name}() to ${roles}`,
]

const calledIn = (text: string): string[] => text.match(new RegExp(`${prefix}\\w+`, 'g')) ?? []

/** The functions that some statements call, each after those that it calls itself. */
export function listParts(statements: readonly string[], roles: string): RightsPart[] {
  const called = new Set<string>()
  const call = (name: string) => {
    const select = bodies.get(name)
    if (select === undefined || called.has(name)) return
    for (const inner of calledIn(select)) call(inner)
    called.add(name)
  }
  for (const name of statements.flatMap(calledIn)) call(name)
  return [...called].map((name) => ({
    name: `function ${name}`,
    functions: [name],
    statements: functionSql(name, bodies.get(name) ?? '', roles),
  }))
}
