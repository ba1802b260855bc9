import { quote } from './naming'
import type { Snapshot } from './schema-snapshot'

/** Old column name by `table.column`, as declared with `was`. */
export type Renames = ReadonlyMap<string, string>

const plain = (definition: string) => `${definition}`

function columnChanges(
  table: string,
  have: Map<string, string>,
  want: Map<string, string>,
  renames: Renames,
): string[] {
  const alter = `alter table ${quote(table)}`
  const columns = new Map(have)
  const statements: string[] = []
  for (const name of want.keys()) {
    const was = renames.get(`${table}.${name}`)
    const spelling = was && !columns.has(name) ? columns.get(was) : undefined
    if (!was || spelling === undefined) continue
    statements.push(`${alter} rename column ${quote(was)} to ${quote(name)}`)
    columns.delete(was)
    columns.set(name, spelling)
  }
  for (const name of columns.keys())
    if (!want.has(name)) statements.push(`${alter} drop column ${quote(name)}`)
  for (const [name, spelling] of want) {
    const old = columns.get(name)
    if (old === undefined) statements.push(`${alter} add column ${quote(name)} ${spelling}`)
    else if (old !== spelling) statements.push(...retype(alter, name, old, spelling))
  }
  return statements
}

const split = (spelling: string) => {
  const notNull = spelling.endsWith(' not null')
  const [type = '', fallback] = spelling.replace(/ not null$/, '').split(' default ')
  return { type, fallback, notNull, generated: spelling.includes(' generated ') }
}

function retype(alter: string, name: string, old: string, spelling: string): string[] {
  const [before, after] = [split(old), split(spelling)]
  const column = quote(name)
  if (before.generated || after.generated)
    return [`${alter} drop column ${column}`, `${alter} add column ${column} ${spelling}`]
  const statements: string[] = []
  if (before.type !== after.type)
    statements.push(`${alter} alter column ${column} type ${after.type} using ${column}::${after.type}`)
  if (before.fallback !== after.fallback)
    statements.push(
      `${alter} alter column ${column} ${after.fallback === undefined ? 'drop default' : `set default ${after.fallback}`}`,
    )
  if (before.notNull && !after.notNull) statements.push(`${alter} alter column ${column} drop not null`)
  if (!before.notNull && after.notNull)
    statements.push(...fill(alter, column, after.fallback), `${alter} alter column ${column} set not null`)
  return statements
}

const fill = (alter: string, column: string, fallback: string | undefined) =>
  fallback === undefined
    ? []
    : [`${alter.replace('alter table', 'update')} set ${column} = ${fallback} where ${column} is null`]

function dropped(
  have: Map<string, [string, string]>,
  want: Map<string, [string, string]>,
): [string, string][] {
  return [...have]
    .filter(([name, [, definition]]) => plain(want.get(name)?.[1] ?? '') !== definition)
    .map(([name, [table]]) => [name, table])
}

const added = (have: Map<string, [string, string]>, want: Map<string, [string, string]>) =>
  [...want].filter(([name, [, definition]]) => have.get(name)?.[1] !== definition)

const createTable = (table: string, columns: Map<string, string>) =>
  `create table ${quote(table)} (\n  ${[...columns].map(([name, spelling]) => `${quote(name)} ${spelling}`).join(',\n  ')}\n)`

/** The statements that bring a database from what it has to what is wanted, in an order that works; empty when alike. */
export function diffSchema(have: Snapshot, want: Snapshot, renames: Renames = new Map()): string[] {
  const kept = (name: string) => want.tables.has(name) && have.tables.has(name)
  const order = (definition: string) =>
    definition.startsWith('PRIMARY') ? 0 : definition.startsWith('FOREIGN') ? 2 : 1
  const isConstraint = (name: string) => want.constraints.has(name) || have.constraints.has(name)
  return [
    ...dropped(have.constraints, want.constraints)
      .filter(([, table]) => kept(table.replaceAll('"', '')))
      .map(([name, table]) => `alter table ${table} drop constraint ${quote(name)}`),
    ...dropped(have.indexes, want.indexes)
      .filter(([name, table]) => kept(table) && !isConstraint(name))
      .map(([name]) => `drop index if exists ${quote(name)}`),
    ...[...have.tables.keys()]
      .filter((name) => !want.tables.has(name))
      .map((name) => `drop table ${quote(name)} cascade`),
    ...[...want.tables]
      .filter(([name]) => !have.tables.has(name))
      .map(([name, columns]) => createTable(name, columns)),
    ...[...want.tables]
      .filter(([name]) => kept(name))
      .flatMap(([name, columns]) =>
        columnChanges(name, have.tables.get(name) ?? new Map(), columns, renames),
      ),
    ...added(have.constraints, want.constraints)
      .sort((a, b) => order(a[1][1]) - order(b[1][1]))
      .map(
        ([name, [table, definition]]) => `alter table ${table} add constraint ${quote(name)} ${definition}`,
      ),
    ...added(have.indexes, want.indexes)
      .filter(([name]) => !isConstraint(name))
      .map(([, [, definition]]) => definition.replace('public.', '')),
  ]
}
