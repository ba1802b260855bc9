import { createHash } from 'node:crypto'
import type { Registry } from '../../resources/registry'
import { securityParts } from './grants'
import { inTransaction } from './in-transaction'
import { dropUnusedLists } from './listing'
import { quote } from './naming'
import { changeUnderLoad, patiently } from './patience'
import type { Policies } from './policies'
import type { RightsPart } from './rights-part'
import { readStates } from './rights-state'
import type { Tx } from './tx'

/** How rights stand in the list of what was applied. */
const prefix = 'security '

const hashOf = (...texts: string[]) => createHash('sha256').update(texts.join('\n')).digest('hex')

const dropPolicies = (table: string) => `do $$ declare one record; begin
  for one in select policyname from pg_policies where schemaname = 'public' and tablename = '${table}'
  loop execute format('drop policy %I on ${quote(table)}', one.policyname); end loop; end $$`

const record = `insert into schema_migration (name, hash) values ($1, $2)
  on conflict (name) do update set hash = excluded.hash, "appliedAt" = now() where schema_migration.hash <> excluded.hash`

const saidBy = ({ statements }: RightsPart) => statements.join(';\n')
const statementsFor = (part: RightsPart) =>
  [...(part.table ? [dropPolicies(part.table)] : []), ...part.statements].join(';\n')

/** The parts that the database does not have as they were declared and applied. */
async function changedParts(tx: Tx, parts: readonly RightsPart[]): Promise<RightsPart[]> {
  const rows = await tx.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration where name like $1',
    [`${prefix}%`],
  )
  const known = new Map(rows.map(({ name, hash }) => [name, hash]))
  const stateOf = await readStates(tx)
  return parts.filter((part) => known.get(prefix + part.name) !== hashOf(saidBy(part), stateOf(part)))
}

/** Notes what was declared together with what PostgreSQL made of it, so that a change of either is seen. */
async function recordParts(tx: Tx, parts: readonly RightsPart[]): Promise<void> {
  const stateOf = await readStates(tx)
  for (const part of parts) await tx.query(record, [prefix + part.name, hashOf(saidBy(part), stateOf(part))])
}

/** Whether nobody can be at work here yet: a database without any policy. */
async function isUntouched(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ none: boolean }>(
    `select not exists (select 1 from pg_policies where schemaname = 'public') as none`,
  )
  return row?.none === true
}

/** A part in a transaction of its own; grants and functions lock no table. */
function applyPart(tx: Tx, part: RightsPart): Promise<void> {
  const locks = part.table ? [{ table: quote(part.table), mode: 'access exclusive' } as const] : []
  return changeUnderLoad(tx, locks, async () => void (await tx.query(statementsFor(part))))
}

/**
 * Brings grants, functions and row-level security to what is declared: what is as it was applied is left alone, so that a
 * start without a difference locks nothing; each other table is changed in a transaction of its own. Answers the names of
 * what was applied.
 */
export async function applyRights(tx: Tx, registry: Registry, policies: Policies): Promise<string[]> {
  const parts = securityParts(registry, policies)
  const changed = await changedParts(tx, parts)
  if (!changed.length) return []
  // Nobody works here, but other databases of the server may be given their rights at the same time: roles are of all of them.
  if (await isUntouched(tx))
    await patiently(() =>
      inTransaction(tx, async () => void (await tx.query(changed.map(statementsFor).join(';\n')))),
    )
  else for (const part of changed) await applyPart(tx, part)
  await inTransaction(tx, () => recordParts(tx, changed))
  const kept = parts.flatMap(({ functions = [] }) => functions)
  await patiently(() => tx.query(dropUnusedLists(kept)))
  return changed.map(({ name }) => name)
}
