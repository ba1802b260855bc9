import { quote } from './naming'

/** One statement that brings a database nearer to its declarations. */
export interface Change {
  sql: string
  /** What is gone after it, rows or values: a table, or a column of one. */
  drops?: { table: string; column?: string }
  /** The column that it fills or demands, of which rows that exist have no value. */
  fills?: { table: string; column: string }
}

const dropText = ({ table, column }: NonNullable<Change['drops']>): string =>
  column
    ? `column ${quote(column)} of ${quote(table)} with its values`
    : `table ${quote(table)} with its rows`

/** As a migration file says it: what drops is marked, what cannot be filled is offered its backfill. */
export function migrationText({ sql, drops, fills }: Change): string {
  if (drops) return `-- DROPS the ${dropText(drops)}. Rename instead by \`was\` in the declaration.\n${sql}`
  if (!fills) return sql
  const [table, column] = [quote(fills.table), quote(fills.column)]
  return `-- CANNOT BE FILLED where ${table} has rows: say what they get, in the line below or by a \`default\` in the declaration.
-- update ${table} set ${column} = … where ${column} is null;
${sql}`
}

const indexOn = /^create (unique )?index (.*?) on (?:public\.)?("[^"]+"|\w+)/i
const foreignKey = /^alter table ("[^"]+"|\w+) add constraint ("[^"]+"|\w+) foreign key/i
const tableMade = /^create table ("[^"]+"|\w+)/

const plain = (name = '') => name.replaceAll('"', '')

/**
 * The texts of a migration that people can work beside: what changes tables, in one transaction; then, statement by statement,
 * what takes long on tables that have rows – indexes, and the check of foreign keys. The second is empty where nothing does.
 */
export function migrationTexts(changes: readonly Change[]): { now: string[]; later: string[] } {
  const made = new Set(changes.flatMap(({ sql }) => plain(tableMade.exec(sql)?.[1]) || []))
  const [now, later]: [string[], string[]] = [[], []]
  for (const change of changes) {
    const [, unique = '', index, indexed] = indexOn.exec(change.sql) ?? []
    const [, table, constraint] = foreignKey.exec(change.sql) ?? []
    if (index && !made.has(plain(indexed)))
      later.push(
        change.sql.replace(
          /^create (unique )?index/i,
          `create ${unique.toLowerCase()}index concurrently if not exists`,
        ),
      )
    else if (/^drop index/.test(change.sql))
      later.push(change.sql.replace('drop index', 'drop index concurrently'))
    else if (table && !made.has(plain(table))) {
      now.push(`${change.sql} not valid`)
      later.push(`alter table ${table} validate constraint ${constraint}`)
    } else now.push(migrationText(change))
  }
  return { now, later }
}
