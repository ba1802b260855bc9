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
