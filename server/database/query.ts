import type { Registry } from '../../resources/registry'
import type { Field } from '../../resources/schema/field'
import { activityField } from '../../resources/schema/inactive'
import { type AnyResource, isStored, systemFields, titleFields } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Actor } from './actor'
import { quote, tableOf } from './naming'
import type { Params } from './params'
import { rightSql, todaySql } from './perimeter'
import { type Policies, rightOf } from './policies'
import { canRead, canReadField, listsTold, readableFields } from './rights'
import type { Virtuals } from './virtual'

/** What every compilation needs: who asks, and what there is. */
export interface Scope {
  actor: Actor
  registry: Registry
  policies: Policies
  /** What gives virtual fields; those that are expressed can be searched and sorted by. */
  virtuals?: Virtuals
}

/** The value of a field on its row: its column, or the expression of a virtual one. */
export function valueSql(
  { virtuals }: Pick<Scope, 'virtuals'>,
  resource: AnyResource,
  { alias, name }: { alias: string; name: string },
): string {
  const virtual = virtuals?.[resource.name]?.[name]
  return typeof virtual === 'object' ? virtual.sql(alias) : `${alias}.${quote(name)}`
}

const hidden = new Set(['deletedAt'])
/** System columns that answers carry. */
export const answeredSystem = systemFields.filter((name) => !hidden.has(name))

/** Condition of the rows that the actor may read or write, with the view's own scope: those that stand, or the deleted ones. */
export function rowCondition(
  scope: Scope,
  resource: AnyResource,
  {
    alias,
    params,
    mode = 'read',
    deleted = false,
  }: { alias: string; params: Params; mode?: 'read' | 'write'; deleted?: boolean },
): string {
  const right = rightOf(scope.policies, resource, { actor: scope.actor, mode })
  const who = {
    list: (name: string) => params.add(scope.actor.lists[name] ?? [], 'bigint[]'),
    user: () => params.add(scope.actor.userId, 'bigint'),
    today: () => todaySql,
    from: (table: string) => params.from(table),
    among: (select: string) => `array(${select})`,
  }
  const view = Object.entries(resource.scope ?? {}).map(
    ([name, value]) => `${alias}.${quote(name)} = ${params.add(value)}`,
  )
  const lists = listsTold(scope.registry, resource, scope.actor)
  const parts = [
    `${alias}."deletedAt" is ${deleted ? 'not null' : 'null'}`,
    ...view,
    ...(lists ? [`${alias}.${quote(lists.field)} = any(${params.add(lists.names, 'text[]')})`] : []),
    ...(right === true ? [] : [rightSql(right, alias, { who })]),
  ]
  return parts.join(' and ')
}

/** Names of the own columns that an answer carries. */
export function ownColumns(scope: Scope, resource: AnyResource): string[] {
  const fields = readableFields(resource, scope.actor)
  const stored = fields.filter(([, field]) => isStored(field)).map(([name]) => name)
  const embeds = fields
    .filter(([, field]) => field.kind === 'embed' && field.by)
    .map(([, field]) => field.by ?? '')
  return [...new Set([...answeredSystem, ...stored, ...embeds])]
}

/** A to-one association of an answer. */
export interface ToOne {
  name: string
  field: string
  column: string
  target: AnyResource
  /** Columns of the target that the answer carries, besides its id. */
  columns: string[]
}

const oneColumn = (name: string, field: Field) => (field.kind === 'embed' ? (field.by ?? '') : name)

/**
 * The columns by which a row names another one: its title, and what tells whether it is active. A status says more than that: it is
 * for those who may read the other row.
 */
export function namingColumns(scope: Scope, target: AnyResource): string[] {
  const activity = activityField(target)
  const told = activity === 'active' || canRead(target, scope.actor) ? activity : undefined
  const names = [...titleFields(target), told]
  return [...new Set(names)].filter(
    (name): name is string => name !== undefined && canReadField(target, name, scope.actor),
  )
}

/** The to-one associations of a resource: labels for all, every readable column for those asked by name. */
export function toOnes(scope: Scope, resource: AnyResource, asked: ReadonlySet<string> = new Set()): ToOne[] {
  return readableFields(resource, scope.actor)
    .filter(([, field]) => field.to !== undefined && ['ref', 'file', 'image', 'embed'].includes(field.kind))
    .map(([field, declared]) => {
      const target = scope.registry.get(declared.to ?? '')
      const name = scope.registry.association(resource, field)
      const whole =
        declared.kind === 'embed' ||
        target.name === 'file' ||
        (asked.has(name) && canRead(target, scope.actor))
      const columns = whole
        ? ownColumns(scope, target).filter((column) => column !== 'id')
        : namingColumns(scope, target)
      return { name, field, column: oneColumn(field, declared), target, columns: [...columns] }
    })
}

/** Joins of the labels, and the columns that they bring as `Association.column`. */
export function labelJoins(ones: readonly ToOne[], alias: string): { joins: string; columns: string[] } {
  const joins = ones
    .map(
      (one, index) =>
        ` left join ${quote(tableOf(one.target))} a${index} on a${index}."id" = ${alias}.${quote(one.column)}`,
    )
    .join('')
  const columns = ones.flatMap((one, index) =>
    ['id', ...one.columns].map((column) => `a${index}.${quote(column)} as "${one.name}.${column}"`),
  )
  return { joins, columns }
}

/**
 * Makes records of lists of values, in the order of the own columns and of those of the labels: `Family.label` becomes
 * `{ Family: { label } }`; an association without id is null.
 */
export function recordsOf(
  own: readonly string[],
  ones: readonly ToOne[],
): (values: readonly unknown[]) => UnknownRow {
  const nested: { name: string; columns: readonly string[]; at: number }[] = []
  let at = own.length
  for (const one of ones) {
    nested.push({ name: one.name, columns: ['id', ...one.columns], at })
    at += one.columns.length + 1
  }
  return (values) => {
    const record: UnknownRow = {}
    for (let i = 0; i < own.length; i++) record[own[i] as string] = values[i]
    for (const { name, columns, at: from } of nested) {
      const held: UnknownRow = {}
      if (values[from] !== null)
        for (let i = 0; i < columns.length; i++) held[columns[i] as string] = values[from + i]
      record[name] = values[from] === null ? null : held
    }
    return record
  }
}

/** Turns `Family.label` keys into `{ Family: { label } }`; an association without id is null. */
export function nest(row: UnknownRow, ones: readonly ToOne[]): UnknownRow {
  const record: UnknownRow = {}
  for (const key of Object.keys(row)) if (!key.includes('.') && !key.startsWith('__')) record[key] = row[key]
  for (const one of ones) {
    if (row[`${one.name}.id`] === null) {
      record[one.name] = null
      continue
    }
    const nested: UnknownRow = { id: row[`${one.name}.id`] }
    for (const column of one.columns) nested[column] = row[`${one.name}.${column}`]
    record[one.name] = nested
  }
  return record
}
