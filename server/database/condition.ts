import { foldedFields, operatorsOf, valueField } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import { operators } from '../../resources/schema/kind'
import { kindOf } from '../../resources/schema/kinds'
import type { AnyResource } from '../../resources/schema/resource'
import { type FilterInput, fieldNamed, refuse, systemField } from './filter'
import { asksEmpty, boundsOf, cleaned, isOther, likePattern, listOf, opposites, termOf } from './filter-value'
import { foldColumn, joinColumns, joinTable, quote, tableOf } from './naming'
import type { Params } from './params'
import { rowCondition, type Scope, valueSql } from './query'
import { canReadAcross, canReadField } from './rights'

const columnType = (field: Field) =>
  kindOf(field)
    .column?.(field)
    .replace(/\(.*\)/, '') ?? 'bigint'

/** One of the values, empty among them or not; or none of them, and an empty value is none unless it was named. */
function among(
  column: string,
  filter: FilterInput,
  { field, params }: { field: Field; params: Params },
): string {
  const values = listOf(filter).map((value) => cleaned(filter, field, { value }))
  const some = values.filter((value) => value !== null)
  const test = `${column} = any(${params.add(some, `${columnType(field)}[]`)})`
  const isEmptyNamed = values.length > some.length
  if (filter.operator === 'in') return isEmptyNamed ? `(${test} or ${column} is null)` : test
  return isEmptyNamed ? `(${column} is not null and not ${test})` : `(${column} is null or not ${test})`
}

function scalar(
  column: string,
  filter: FilterInput,
  { field, params }: { field: Field; params: Params },
): string {
  const type = columnType(field)
  const add = (value: unknown, side?: 'start' | 'end') =>
    params.add(cleaned(filter, field, { value, side }), type)
  const empty = filter.value === null || filter.value === ''
  if (['in', 'notIn'].includes(filter.operator)) return among(column, filter, { field, params })
  if (filter.operator === 'eq') return empty ? `${column} is null` : `${column} = ${add(filter.value)}`
  if (filter.operator === 'ne')
    return empty ? `${column} is not null` : `${column} is distinct from ${add(filter.value)}`
  if (filter.operator === 'gte') return `${column} >= ${add(filter.value, 'start')}`
  if (filter.operator === 'lte') return `${column} <= ${add(filter.value, 'end')}`
  const [low, high] = boundsOf(filter)
  const parts = [
    low === null || low === '' ? '' : `${column} >= ${add(low, 'start')}`,
    high === null || high === '' ? '' : `${column} <= ${add(high, 'end')}`,
  ]
  return parts.filter(Boolean).join(' and ') || 'true'
}

function like(
  scope: Scope,
  resource: AnyResource,
  { alias, filter, params }: { alias: string; filter: FilterInput; params: Params },
): string {
  const folded = foldedFields(resource).includes(filter.name)
  const column = folded
    ? `${alias}.${quote(foldColumn(filter.name))}`
    : `fold((${valueSql(scope, resource, { alias, name: filter.name })})::text)`
  return `${column} like ${params.add(likePattern(termOf(filter)))}`
}

/** A list of texts: holds one of the values. */
function overlaps(column: string, filter: FilterInput, params: Params): string {
  const test = `${column} && ${params.add(listOf(filter).map(String), 'text[]')}`
  return filter.operator === 'ne' || filter.operator === 'notIn' ? `(${column} is null or not ${test})` : test
}

function own(
  scope: Scope,
  resource: AnyResource,
  { alias, filter, params }: { alias: string; filter: FilterInput; params: Params },
): string {
  const field = fieldNamed(scope, resource, filter.name)
  const system = systemField[filter.name] !== undefined
  if (!system && !operatorsOf(field).includes(filter.operator))
    refuse(filter.name, 'Cet opérateur ne convient pas à ce champ.')
  if (filter.operator === 'like') return like(scope, resource, { alias, filter, params })
  if (field.kind === 'refs') return joined(scope, resource, { alias, filter, field, params })
  if (field.kind === 'list') return overlaps(`${alias}.${quote(filter.name)}`, filter, params)
  return scalar(valueSql(scope, resource, { alias, name: filter.name }), filter, {
    field: valueField(field),
    params,
  })
}

function joined(
  scope: Scope,
  resource: AnyResource,
  { alias, filter, field, params }: { alias: string; filter: FilterInput; field: Field; params: Params },
): string {
  const target = scope.registry.get(field.to ?? '')
  const [mine, theirs] = joinColumns(resource, target)
  const from = `select 1 from ${params.from(joinTable(resource, filter.name))} j where j.${quote(mine)} = ${alias}."id"`
  const values = listOf(filter)
    .map((value) => cleaned(filter, field, { value }))
    .filter((value) => value !== null)
  const negative = filter.operator === 'ne' || filter.operator === 'notIn'
  if (!values.length) return `${negative ? '' : 'not '}exists (${from})`
  return `${negative ? 'not ' : ''}exists (${from} and j.${quote(theirs)} = any(${params.add(values, 'bigint[]')}))`
}

/** Empty across an association of one row: its value is empty, or there is no such row that one may see. */
function emptyAcross(
  scope: Scope,
  resource: AnyResource,
  { filter, ...at }: { alias: string; filter: FilterInput; params: Params; depth: number },
): string {
  const one = (operator: FilterInput['operator'], value: unknown) =>
    conditionSql(scope, resource, { ...at, filter: { ...filter, operator, value } })
  const values = listOf(filter).filter((value) => value !== null && value !== '')
  const none = `(${one('ne', null)}) is not true`
  return values.length ? `(${one('in', values)} or ${none})` : `(${none})`
}

/** Compiles one filter on a resource; names that one may not read are refused like unknown ones. Associations to a depth of 2. */
export function conditionSql(
  scope: Scope,
  resource: AnyResource,
  {
    alias,
    filter,
    params,
    depth = 0,
  }: { alias: string; filter: FilterInput; params: Params; depth?: number },
): string {
  if (!operators.includes(filter.operator)) refuse(filter.name, 'Cet opérateur est inconnu.')
  const dot = filter.name.indexOf('.')
  if (dot < 0) return own(scope, resource, { alias, filter, params })
  const [association, rest] = [filter.name.slice(0, dot), filter.name.slice(dot + 1)]
  if (isOther(filter)) {
    const one = { ...filter, operator: opposites[filter.operator] }
    return `(${conditionSql(scope, resource, { alias, filter: one, params, depth })}) is not true`
  }
  const found = Object.entries(resource.fields).find(
    ([name]) =>
      scope.registry.association(resource, name) === association && canReadField(resource, name, scope.actor),
  )
  if (!found || depth >= 2) return refuse(filter.name, 'Ce champ ne peut pas être filtré ni trié.')
  const [name, field] = found
  const target = scope.registry.get(field.to ?? '')
  if (!canReadAcross(field, target, scope.actor))
    return refuse(filter.name, 'Ce champ ne peut pas être filtré ni trié.')
  if (asksEmpty(filter) && !['refs', 'children'].includes(field.kind))
    return emptyAcross(scope, resource, { alias, filter, params, depth })
  const inner = `f${depth}`
  const where = `${rowCondition(scope, target, { alias: inner, params })} and ${conditionSql(scope, target, { alias: inner, filter: { ...filter, name: rest }, params, depth: depth + 1 })}`
  const rows = `${params.from(tableOf(target))} ${inner}`
  if (field.kind === 'refs') {
    const [mine, theirs] = joinColumns(resource, target)
    return `exists (select 1 from ${params.from(joinTable(resource, name))} j join ${rows} on ${inner}."id" = j.${quote(theirs)} where j.${quote(mine)} = ${alias}."id" and ${where})`
  }
  if (field.kind === 'children')
    return `exists (select 1 from ${rows} where ${inner}.${quote(field.by ?? '')} = ${alias}."id" and ${where})`
  const column = field.kind === 'embed' ? (field.by ?? '') : name
  return `${alias}.${quote(column)} in (select ${inner}."id" from ${rows} where ${where})`
}
