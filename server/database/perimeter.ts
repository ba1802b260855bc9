import { literal, quote } from './naming'

/** A list that rows of a table give. */
export interface Among {
  readonly table: string
  readonly column: string
  readonly where: RowRight
}

/**
 * A row right as data. `{ field, in: list }` = the column is one of the actor's list; `{ user: field }` = it is the actor;
 * `{ through: field, to, where }` = the row referred to has the right; `{ having: table, by, where }` = a row that points here has it,
 * or one that points to what `of` points to. `{ since: field }` = the day of the column has come.
 * `{ field, among: { table, column, where } }` = the column is one of those that the table's rows with the right hold: a short
 * list, the same for every row, read once a statement. Where there is one it is to be preferred: the others are asked row by
 * row, and PostgreSQL plans each of them anew with all that they refer to.
 */
export type RowRight =
  | boolean
  | { readonly field: string; readonly in: string }
  | { readonly field: string; readonly among: Among }
  | { readonly user: string }
  | { readonly is: string; readonly value: string | number | boolean | null }
  | { readonly since: string }
  | { readonly through: string; readonly to: string; readonly where: RowRight }
  | { readonly having: string; readonly by: string; readonly of?: string; readonly where: RowRight }
  | { readonly any: readonly RowRight[] }
  | { readonly all: readonly RowRight[] }

/** Gives the SQL of one of the actor's lists, of the actor's id or of the day in Paris. */
export interface Who {
  list: (name: string) => string
  user: () => string
  today: () => string
  /** The name of a table that is read for a right, quoted. */
  from: (table: string) => string
  /** What a statement selects, as a list. */
  among: (select: string) => string
}

/** The day in Paris, by the clock of the application, of a transaction in an actor's name. */
export const todaySql = `(select nullif(current_setting('app.today', true), '')::date)`

/** Compiles a row right on the alias of a table: one meaning for the queries and for row-level security. */
export function rightSql(
  right: RowRight,
  alias: string,
  { who, depth = 0 }: { who: Who; depth?: number },
): string {
  if (typeof right === 'boolean') return String(right)
  const inner = `${alias.replaceAll('"', '')}_${depth}`
  if ('in' in right) return `${alias}.${quote(right.field)} = any(${who.list(right.in)})`
  if ('among' in right) {
    const { table, column, where } = right.among
    // One name for all: the same list is the same text, whoever asks for it.
    const select = `select distinct listed.${quote(column)} from ${who.from(table)} listed where ${rightSql(where, 'listed', { who })}`
    return `${alias}.${quote(right.field)} = any(${who.among(select)})`
  }
  if ('user' in right) return `${alias}.${quote(right.user)} = ${who.user()}`
  if ('since' in right) return `${alias}.${quote(right.since)} <= ${who.today()}`
  if ('is' in right)
    return right.value === null
      ? `${alias}.${quote(right.is)} is null`
      : `${alias}.${quote(right.is)} = ${literal(right.value)}`
  if ('through' in right)
    return `exists (select 1 from ${who.from(right.to)} ${quote(inner)} where ${quote(inner)}."id" = ${alias}.${quote(right.through)} and ${rightSql(right.where, quote(inner), { who, depth: depth + 1 })})`
  if ('having' in right)
    return `exists (select 1 from ${who.from(right.having)} ${quote(inner)} where ${quote(inner)}.${quote(right.by)} = ${alias}.${quote(right.of ?? 'id')} and ${rightSql(right.where, quote(inner), { who, depth: depth + 1 })})`
  const [parts, word] = 'any' in right ? [right.any, ' or '] : [right.all, ' and ']
  return parts.length
    ? `(${parts.map((part) => rightSql(part, alias, { who, depth })).join(word)})`
    : String(word === ' and ')
}
