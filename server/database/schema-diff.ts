import { quote } from './naming'
import type { Change } from './schema-change'
import type { Snapshot } from './schema-snapshot'

/** Former column names by `table.column`, as declared with `was`. */
export type Renames = ReadonlyMap<string, readonly string[]>

const plain = (sql: string): Change => ({ sql })

/** A column added; where rows exist and it must be filled without saying by what, in three steps. */
function addedColumn(table: string, name: string, spelling: string): Change[] {
  const [alter, column] = [`alter table ${quote(table)}`, quote(name)]
  const { notNull, fallback, generated } = split(spelling)
  if (!notNull || fallback !== undefined || generated)
    return [plain(`${alter} add column ${column} ${spelling}`)]
  return [
    plain(`${alter} add column ${column} ${spelling.replace(/ not null$/, '')}`),
    { sql: `${alter} alter column ${column} set not null`, fills: { table, column: name } },
  ]
}

function columnChanges(
  table: string,
  have: Map<string, string>,
  { want, renames }: { want: Map<string, string>; renames: Renames },
): Change[] {
  const columns = new Map(have)
  const changes: Change[] = []
  for (const name of want.keys()) {
    const was = renames.get(`${table}.${name}`)?.find((former) => columns.has(former))
    const spelling = was && !columns.has(name) ? columns.get(was) : undefined
    if (!was || spelling === undefined) continue
    changes.push(plain(`alter table ${quote(table)} rename column ${quote(was)} to ${quote(name)}`))
    columns.delete(was)
    columns.set(name, spelling)
  }
  for (const [name, spelling] of columns) {
    if (want.has(name)) continue
    const drops = split(spelling).generated ? undefined : { table, column: name }
    changes.push({ sql: `alter table ${quote(table)} drop column ${quote(name)}`, drops })
  }
  for (const [name, spelling] of want) {
    const old = columns.get(name)
    if (old === undefined) changes.push(...addedColumn(table, name, spelling))
    else if (old !== spelling) changes.push(...retype(table, name, [old, spelling]))
  }
  return changes
}

const split = (spelling: string) => {
  const notNull = spelling.endsWith(' not null')
  const [type = '', fallback] = spelling.replace(/ not null$/, '').split(' default ')
  return { type, fallback, notNull, generated: spelling.includes(' generated ') }
}

function retype(table: string, name: string, [old, spelling]: readonly [string, string]): Change[] {
  const [before, after] = [split(old), split(spelling)]
  const [alter, column] = [`alter table ${quote(table)}`, quote(name)]
  if (before.generated || after.generated)
    return [
      {
        sql: `${alter} drop column ${column}`,
        drops: before.generated ? undefined : { table, column: name },
      },
      plain(`${alter} add column ${column} ${spelling}`),
    ]
  const changes: Change[] = []
  if (before.type !== after.type)
    changes.push(plain(`${alter} alter column ${column} type ${after.type} using ${column}::${after.type}`))
  if (before.fallback !== after.fallback)
    changes.push(
      plain(
        `${alter} alter column ${column} ${after.fallback === undefined ? 'drop default' : `set default ${after.fallback}`}`,
      ),
    )
  if (before.notNull && !after.notNull) changes.push(plain(`${alter} alter column ${column} drop not null`))
  if (!before.notNull && after.notNull) changes.push(...demanded(table, name, after.fallback))
  return changes
}

function demanded(table: string, name: string, fallback: string | undefined): Change[] {
  const column = quote(name)
  const sql = `alter table ${quote(table)} alter column ${column} set not null`
  if (fallback === undefined) return [{ sql, fills: { table, column: name } }]
  return [plain(`update ${quote(table)} set ${column} = ${fallback} where ${column} is null`), plain(sql)]
}

function dropped(
  have: Map<string, [string, string]>,
  want: Map<string, [string, string]>,
): [string, string][] {
  return [...have]
    .filter(([name, [, definition]]) => (want.get(name)?.[1] ?? '') !== definition)
    .map(([name, [table]]) => [name, table])
}

const added = (have: Map<string, [string, string]>, want: Map<string, [string, string]>) =>
  [...want].filter(([name, [, definition]]) => have.get(name)?.[1] !== definition)

const createTable = (table: string, columns: Map<string, string>) =>
  `create table ${quote(table)} (\n  ${[...columns].map(([name, spelling]) => `${quote(name)} ${spelling}`).join(',\n  ')}\n)`

/** The statements that bring a database from what it has to what is wanted, in an order that works; empty when alike. */
export function diffSchema(have: Snapshot, want: Snapshot, renames: Renames = new Map()): Change[] {
  const kept = (name: string) => want.tables.has(name) && have.tables.has(name)
  const order = (definition: string) =>
    definition.startsWith('PRIMARY') ? 0 : definition.startsWith('FOREIGN') ? 2 : 1
  const isConstraint = (name: string) => want.constraints.has(name) || have.constraints.has(name)
  return [
    ...dropped(have.constraints, want.constraints)
      .filter(([, table]) => kept(table.replaceAll('"', '')))
      .map(([name, table]) => plain(`alter table ${table} drop constraint ${quote(name)}`)),
    ...dropped(have.indexes, want.indexes)
      .filter(([name, table]) => kept(table) && !isConstraint(name))
      .map(([name]) => plain(`drop index if exists ${quote(name)}`)),
    ...[...have.tables.keys()]
      .filter((name) => !want.tables.has(name))
      .map((name) => ({ sql: `drop table ${quote(name)} cascade`, drops: { table: name } })),
    ...[...want.tables]
      .filter(([name]) => !have.tables.has(name))
      .map(([name, columns]) => plain(createTable(name, columns))),
    ...[...want.tables]
      .filter(([name]) => kept(name))
      .flatMap(([name, columns]) =>
        columnChanges(name, have.tables.get(name) ?? new Map(), { want: columns, renames }),
      ),
    ...added(have.constraints, want.constraints)
      .sort((a, b) => order(a[1][1]) - order(b[1][1]))
      .map(([name, [table, definition]]) =>
        plain(`alter table ${table} add constraint ${quote(name)} ${definition}`),
      ),
    ...added(have.indexes, want.indexes)
      .filter(([name]) => !isConstraint(name))
      .map(([, [, definition]]) => plain(definition.replace('public.', ''))),
  ]
}
