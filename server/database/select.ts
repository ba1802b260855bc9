import type { Fields } from '../../resources/schema/field'
import type { Declared, NameOf, RowOf } from '../../resources/schema/infer'
import type { AnyResource } from '../../resources/schema/resource'
import { quote, tableOf } from './naming'
import type { Sql } from './tx'

/** The columns of picked fields, for the `select` of a statement; of the row called `alias` where there is one. */
export const columnsOf = (fields: Fields | readonly string[], alias?: string): string =>
  (Array.isArray(fields) ? fields : Object.keys(fields))
    .map((name) => (alias ? `${alias}.${quote(name)}` : quote(name)))
    .join(', ')

/** The rows of a statement written by `select`. */
export type RowsOf<S> = S extends Sql<infer T> ? T : never

type Table = Declared & Pick<AnyResource, 'name' | 'table'>

/**
 * Reads some columns of a resource's table: `select(order, ['id', 'status'], 'where id = $1')`. The names are checked, and
 * the rows typed, by the declaration. Nothing is hidden that the statement does not leave out: rights are PostgreSQL's.
 */
export const select = <R extends Table, const N extends NameOf<R> & string>(
  resource: R,
  names: readonly N[],
  rest: string,
): Sql<RowOf<R, N>> =>
  `select ${columnsOf(names)} from ${quote(tableOf(resource))} ${rest}` as Sql<RowOf<R, N>>
