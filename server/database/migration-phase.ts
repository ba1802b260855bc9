import { isOneByOne } from './migration-file'
import { outlineOf, statementsOf } from './statements'

/**
 * Whether the release before lives with a migration (`expand`) or not (`breaks`, the contract step): then none of its processes starts any more.
 */
export type Phase = 'expand' | 'breaks'

/** A statement that the release before cannot live with, or that keeps people waiting. */
export interface Refusal {
  statement: string
  why: string
  /** What the comment before it says: `-- expand: why the release before lives with it`, or `-- breaks: why it need not`. */
  excuse?: Phase
}

const why = {
  drops: 'drops what the release before may read',
  renames: 'renames what the release before reads',
  unfilled: 'adds a column that the release before does not fill: nullable, or with a default',
  demands: 'demands what the release before may not write',
  rewrites: 'rewrites the table under a lock',
  indexes: 'builds an index under a lock: `concurrently`, in a file that begins with `-- one by one`',
  scans:
    'reads the table under a lock: `not valid`, then `validate constraint` in a file that begins with `-- one by one`',
  locks: 'locks a table that people use',
  hides: 'hides what it does',
  transaction: '`concurrently` needs a file that begins with `-- one by one`',
} as const

/** Parts of a text between commas that stand in no brackets. */
function actionsOf(text: string): string[] {
  const actions: string[] = []
  let [depth, start] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (text[at] !== ',' || depth > 0) continue
    actions.push(text.slice(start, at).trim())
    start = at + 1
  }
  return [...actions, text.slice(start).trim()]
}

/** What one action of `alter table` does that it should not. */
const ofAction: readonly (readonly [RegExp, string])[] = [
  [/^drop column|^drop (?!constraint|default|column|trigger)"?\w/, why.drops],
  [/^rename/, why.renames],
  [/^add column .*generated (always|by default) as (\(.*stored|identity)/, why.rewrites],
  [/^add column .*default .*(random|clock_timestamp|nextval|gen_random_uuid)/, why.rewrites],
  [/^add column (?!.*default ).*not null/, why.unfilled],
  [/^add column .*references/, why.scans],
  [/^add (constraint \S+ )?foreign key(?!.*not valid)/, why.scans],
  [/^add (constraint \S+ )?check/, why.demands],
  [/^add (constraint \S+ )?(unique|primary key|exclude)(?!.*using index)/, why.indexes],
  [/^alter (column )?\S+ (set data )?type/, why.rewrites],
  [/^alter (column )?\S+ set not null/, why.demands],
  [/^alter (column )?\S+ drop default/, why.demands],
  [/^set (logged|unlogged|tablespace|access method)/, why.rewrites],
]

/** What a whole statement does that it should not. */
const ofStatement: readonly (readonly [RegExp, string])[] = [
  [/^drop (table|view|materialized view|function|procedure|type|schema|extension)/, why.drops],
  [/^alter (function|type|view|index|sequence|trigger) .* rename/, why.renames],
  [/^drop index (?!concurrently)/, why.locks],
  [/^(lock|truncate|cluster|reindex (?!.*concurrently)|vacuum full)/, why.locks],
  [/^do /, why.hides],
]

const alterTable = /^alter table (?:if exists )?(?:only )?("[^"]+"|[\w.]+) (.*)$/
const createIndex =
  /^create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\S+ )?on (?:only )?("[^"]+"|[\w.]+)/
const createTable = /^create (?:unlogged )?table (?:if not exists )?("[^"]+"|[\w.]+)/

const plain = (name: string) => name.replaceAll('"', '').replace(/^public\./, '')

function faultsOf(
  outline: string,
  { made, isAlone }: { made: ReadonlySet<string>; isAlone: boolean },
): string[] {
  const faults = ofStatement.flatMap(([pattern, fault]) => (pattern.test(outline) ? [fault] : []))
  if (/^(create|drop|reindex).* concurrently /.test(outline) && !isAlone) faults.push(why.transaction)
  const [, indexed] = createIndex.exec(outline) ?? []
  if (indexed && !made.has(plain(indexed))) faults.push(why.indexes)
  const [, altered, rest = ''] = alterTable.exec(outline) ?? []
  if (!altered || made.has(plain(altered))) return faults
  const found = actionsOf(rest).flatMap((action) =>
    ofAction.flatMap(([pattern, fault]) => (pattern.test(action) ? [fault] : [])),
  )
  return [...faults, ...found]
}

/** The excuse in the comments before a statement; a word is no reason. */
function excuseOf(statement: string): Phase | undefined {
  const [, phase] = /^-- (expand|breaks): \S+ \S+ \S/m.exec(statement) ?? []
  return phase === 'expand' || phase === 'breaks' ? phase : undefined
}

/** Statements of a migration that the release before cannot live with. Tables that the file itself makes are nobody's yet. */
export function refusalsOf(text: string): Refusal[] {
  const statements = statementsOf(text).map((statement) => ({
    statement,
    outline: outlineOf(statement).toLowerCase(),
  }))
  const made = new Set(statements.flatMap(({ outline }) => createTable.exec(outline)?.[1] ?? []).map(plain))
  const isAlone = isOneByOne(text)
  return statements.flatMap(({ statement, outline }) =>
    faultsOf(outline, { made, isAlone }).map((fault) => {
      const excuse = excuseOf(statement)
      return { statement: outline.slice(0, 120), why: fault, ...(excuse ? { excuse } : {}) }
    }),
  )
}

/** Whether processes of the release before may start on a database that has this migration. */
export const phaseOf = (text: string): Phase =>
  refusalsOf(text).every(({ excuse }) => excuse === 'expand') ? 'expand' : 'breaks'

const touched = [
  [/^alter table (?:if exists )?(?:only )?("[^"]+"|[\w.]+)/, 'access exclusive'],
  [/^drop table (?:if exists )?("[^"]+"|[\w.]+)/, 'access exclusive'],
  [
    /^create (?:unique )?index (?!concurrently)(?:if not exists )?(?:\S+ )?on (?:only )?("[^"]+"|[\w.]+)/,
    'share row exclusive',
  ],
  [/^(?:create (?:or replace )?|drop )trigger .*? on ("[^"]+"|[\w.]+)/, 'share row exclusive'],
  [/references ("[^"]+"|[\w.]+)/, 'share row exclusive'],
] as const

/** The tables that a migration locks, each with its strongest lock; some of them it may make itself. */
export function locksOf(text: string): { table: string; mode: 'access exclusive' | 'share row exclusive' }[] {
  const modes = new Map<string, 'access exclusive' | 'share row exclusive'>()
  for (const statement of statementsOf(text).map(outlineOf))
    for (const [pattern, mode] of touched) {
      const [, table] = new RegExp(pattern, 'i').exec(statement) ?? []
      if (table && (mode === 'access exclusive' || !modes.has(table))) modes.set(table, mode)
    }
  return [...modes].map(([table, mode]) => ({ table, mode }))
}
