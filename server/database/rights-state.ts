import type { RightsPart } from './rights-part'
import type { Tx } from './tx'

/** What a table has now, as the catalogue keeps it, so that nothing is locked to read it: row-level security, grants, policies, and the triggers that come with them. */
const tablesSql = `
  select c.relname::text as name, concat_ws(' | ', c.relrowsecurity, c.relforcerowsecurity, c.relacl::text,
    (select string_agg(concat(a.attname, a.attacl), ', ' order by a.attname) from pg_attribute a where a.attrelid = c.oid and a.attacl is not null),
    (select string_agg(concat_ws(' ', p.polname, p.polpermissive, p.polcmd, array(select rolname from pg_roles where oid = any(p.polroles) order by 1), p.polqual::text, p.polwithcheck::text), ', ' order by p.polname)
      from pg_policy p where p.polrelid = c.oid),
    (select string_agg(concat(t.tgname, t.tgenabled), ', ' order by t.tgname) from pg_trigger t
      where t.tgrelid = c.oid and (t.tgname in ('tell_change', 'insert_only', 'by_function') or t.tgname like 'tell\\_rows\\_%'))) as state
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`

const functionsSql = `
  select p.proname::text as name, string_agg(concat_ws(' | ', p.oid::regprocedure, p.prosrc, p.prosecdef, p.proconfig::text, p.proacl::text), ', ' order by p.oid) as state
  from pg_proc p where p.pronamespace = 'public'::regnamespace group by p.proname`

const byName = async (tx: Tx, sql: string) =>
  new Map((await tx.query<{ name: string; state: string }>(sql)).map(({ name, state }) => [name, state]))

/** Reads what a part has now in the database, to be compared with what it had when it was applied. */
export async function readStates(tx: Tx): Promise<(part: RightsPart) => string> {
  const [tables, functions] = [await byName(tx, tablesSql), await byName(tx, functionsSql)]
  return ({ table, functions: names = [] }) =>
    [table ? tables.get(table) : '', ...names.map((name) => functions.get(name))].join(' || ')
}
