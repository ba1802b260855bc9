import { customRevision } from '../../resources/schema/apply-custom'
import { kindOf } from '../../resources/schema/kinds'
import type { AnyResource } from '../../resources/schema/resource'
import type { Actor } from './actor'
import { quote, tableOf } from './naming'
import { ownColumns, type Scope, type ToOne, toOnes } from './query'

const moments = new Set(['createdAt', 'updatedAt', 'deletedAt'])

/** A column as JSON is to hold it, spelled as the driver's parsers do (`types.ts`): a test holds both together. */
function jsonColumn(resource: AnyResource, alias: string, name: string): string {
  const column = `${alias}.${quote(name)}`
  const field = resource.fields[name]
  const type = moments.has(name) ? 'timestamptz' : field && kindOf(field).column?.(field)
  if (type === 'timestamptz') return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${quote(name)}`
  if (type?.startsWith('numeric')) return `${column}::text as ${quote(name)}`
  if (type?.startsWith('time')) return `left(${column}::text, 5) as ${quote(name)}`
  return column
}

const columnsOf = (resource: AnyResource, alias: string, names: readonly string[]) =>
  names.map((name) => jsonColumn(resource, alias, name)).join(', ')

/** The row referred to, without what the answer does not carry; nothing where there is none. */
function joinOf({ target, column, columns }: ToOne, alias: string): string {
  const held = columnsOf(target, 'x', ['id', ...columns])
  return ` left join (select ${held} from ${quote(tableOf(target))} x) ${alias} on ${alias}."id" = p.${quote(column)}`
}

function rowsStatement(scope: Scope, resource: AnyResource, associations: readonly string[]): string {
  const ones = toOnes(scope, resource, new Set(associations))
  const columns = [
    columnsOf(resource, 'p', ownColumns(scope, resource)),
    ...ones.map((one, index) => `a${index} as ${quote(one.name)}`),
  ].join(', ')
  const joins = ones.map((one, index) => joinOf(one, `a${index}`)).join('')
  const from = `unnest($1::bigint[]) with ordinality k(id, place) join ${quote(tableOf(resource))} p on p."id" = k.id`
  return `select json_agg(r)::text as rows from (select ${columns} from ${from}${joins} order by k.place) r`
}

const known = new WeakMap<Actor, Map<string, string>>()

/**
 * Compiles the rows of some ids, in their order, with the labels of what they refer to, as one JSON text: what is only passed
 * on is neither taken apart nor put together again. `$1` is the list of ids. Compiled once an actor.
 */
export function compileRows(
  scope: Scope,
  resource: AnyResource,
  associations: readonly string[] = [],
): string {
  const mine = known.get(scope.actor) ?? new Map<string, string>()
  known.set(scope.actor, mine)
  const key = [customRevision.count, resource.name, ...associations].join(' ')
  const text = mine.get(key) ?? rowsStatement(scope, resource, associations)
  mine.set(key, text)
  return text
}
