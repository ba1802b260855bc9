import { foldedFields, valueField } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import { kindOf } from '../../resources/schema/kinds'
import { type AnyResource, titleFields } from '../../resources/schema/resource'
import { FilterError, fieldNamed } from './filter'
import { foldColumn, quote, tableOf } from './naming'
import { type Scope, valueSql } from './query'
import { canReadAcross, canReadField } from './rights'

export type OrderInput = readonly [name: string, direction: 'asc' | 'desc']

/** Expressions to sort by on the page's table, with the joins that they need. */
export interface OrderPlan {
  joins: string[]
  /** The tables that they read. */
  tables: string[]
  keys: { sql: string; type: string; direction: 'asc' | 'desc' }[]
}

const isText = (field: Field) => kindOf(field).operators.includes('like')

interface SortKey {
  sql: string
  type: string
}

/** What a field is sorted by: a text by its folded spelling, one that says a number by that number. */
function expression(
  scope: Scope,
  resource: AnyResource,
  alias: string,
  [name, declared]: readonly [string, Field],
): SortKey {
  const by = resource.sortedBy?.[name]
  const number = by === undefined ? undefined : resource.fields[by]
  if (by !== undefined && number) return expression(scope, resource, alias, [by, number])
  if (foldedFields(resource).includes(name))
    return { sql: `${alias}.${quote(foldColumn(name))}`, type: 'text' }
  const [field, sql] = [valueField(declared), valueSql(scope, resource, { alias, name })]
  if (isText(field)) return { sql: `fold(${sql})`, type: 'text' }
  return { sql, type: kindOf(field).column?.(field) ?? 'bigint' }
}

const refuse = (name: string): never => {
  throw new FilterError({ name, message: 'Ce champ ne peut pas être filtré ni trié.' })
}

function acrossKeys(
  scope: Scope,
  resource: AnyResource,
  { alias, name, rest, plan }: { alias: string; name: string; rest?: string | undefined; plan: OrderPlan },
): SortKey[] {
  const field = resource.fields[name]
  if (!field?.to || !canReadField(resource, name, scope.actor)) return refuse(name)
  const target = scope.registry.get(field.to)
  // What a row refers to is called by its name for all who read the row; its other fields are for who reads its rows.
  if (rest !== undefined && !canReadAcross(field, target, scope.actor)) return refuse(name)
  const join = `o${plan.joins.length}`
  const column = field.kind === 'embed' ? (field.by ?? '') : name
  plan.tables.push(tableOf(target))
  plan.joins.push(` left join ${quote(tableOf(target))} ${join} on ${join}."id" = ${alias}.${quote(column)}`)
  if (rest?.includes('.')) return keysOf(scope, target, { alias: join, name: rest, plan })
  return (rest ? [rest] : titleFields(target)).map((title) =>
    expression(scope, target, join, [title, fieldNamed(scope, target, title)]),
  )
}

function keysOf(
  scope: Scope,
  resource: AnyResource,
  { alias, name, plan }: { alias: string; name: string; plan: OrderPlan },
): SortKey[] {
  const dot = name.indexOf('.')
  if (dot >= 0) {
    const [first, rest] = [name.slice(0, dot), name.slice(dot + 1)]
    const found = Object.keys(resource.fields).find(
      (field) => scope.registry.association(resource, field) === first,
    )
    const one = found && ['ref', 'embed'].includes(resource.fields[found]?.kind ?? '')
    return one ? acrossKeys(scope, resource, { alias, name: found, rest, plan }) : refuse(name)
  }
  const field = fieldNamed(scope, resource, name)
  if (field.kind === 'ref' && field.to) return acrossKeys(scope, resource, { alias, name, plan })
  if (!kindOf(valueField(field)).column || ['json', 'list'].includes(field.kind)) return refuse(name)
  return [expression(scope, resource, alias, [name, field])]
}

/** Steps of a sort: a field behind two associations at most. */
const mostSteps = 3

/** Plans a sort: texts by their folded spelling, references by what they are called, then by id so that pages never overlap. */
export function planOrder(
  scope: Scope,
  resource: AnyResource,
  { alias, orders }: { alias: string; orders: readonly OrderInput[] },
): OrderPlan {
  const plan: OrderPlan = { joins: [], tables: [], keys: [] }
  for (const [name, direction] of orders) {
    if (name.split('.').length > mostSteps) refuse(name)
    for (const key of keysOf(scope, resource, { alias, name, plan })) plan.keys.push({ ...key, direction })
  }
  const last = orders.at(-1)?.[1] ?? 'asc'
  if (!orders.some(([name]) => name === 'id'))
    plan.keys.push({ sql: `${alias}."id"`, type: 'bigint', direction: last })
  return plan
}

/** `order by` of the keys; an ascending sort puts empty values last, a descending one first, as PostgreSQL's indexes do. */
export const orderBy = (plan: OrderPlan): string =>
  plan.keys.map(({ sql, direction }) => `${sql} ${direction}`).join(', ')
