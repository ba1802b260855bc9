import type { ConditionTree } from '../../resources/schema/condition'
import { operatorsOf, valueField } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import { fold } from '../../resources/schema/fold'
import { operators } from '../../resources/schema/kind'
import type { AnyResource } from '../../resources/schema/resource'
import { type FilterInput, refuse, systemField } from '../../server/database/filter'
import {
  asksEmpty,
  boundsOf,
  cleaned,
  isOther,
  likePattern,
  listOf,
  opposites,
  termOf,
} from '../../server/database/filter-value'
import { canReadAcross, canReadField } from '../../server/database/rights'
import { comparing, isEmpty, likeExpression } from './compare'
import { type Memory, type Row, rowsAcross } from './rows'

type Test = (row: Row) => boolean

const unknown = 'Ce champ ne peut pas être filtré ni trié.'

function meetsScalar(filter: FilterInput, field: Field): (value: unknown) => boolean {
  const clean = (value: unknown, side?: 'start' | 'end') => cleaned(filter, field, { value, side })
  const { operator, value: given } = filter
  const compare = comparing(field)
  if (operator === 'in' || operator === 'notIn') {
    const values = listOf(filter).map((one) => clean(one))
    const among = (value: unknown) =>
      values.some((one) => (isEmpty(one) ? isEmpty(value) : !isEmpty(value) && compare(value, one) === 0))
    return operator === 'in' ? among : (value) => !among(value)
  }
  if (operator === 'eq' || operator === 'ne') {
    const wanted = clean(given)
    const isSame = (value: unknown) =>
      isEmpty(wanted) ? isEmpty(value) : !isEmpty(value) && compare(value, wanted) === 0
    return operator === 'eq' ? isSame : (value) => !isSame(value)
  }
  const [low, high] =
    operator === 'gte' ? [given, null] : operator === 'lte' ? [null, given] : boundsOf(filter)
  const [from, to] = [clean(low, 'start'), clean(high, 'end')]
  return (value) =>
    (isEmpty(from) || (!isEmpty(value) && compare(value, from) >= 0)) &&
    (isEmpty(to) || (!isEmpty(value) && compare(value, to) <= 0))
}

function own(resource: AnyResource, filter: FilterInput, memory: Memory): Test {
  const { name, operator } = filter
  const system = systemField[name]
  const field = system ?? resource.fields[name]
  if (!field || (!system && !canReadField(resource, name, memory.actor))) return refuse(name, unknown)
  if (!system && !operatorsOf(field).includes(operator))
    return refuse(name, 'Cet opérateur ne convient pas à ce champ.')
  if (operator === 'like') {
    const expression = likeExpression(likePattern(termOf(filter)))
    return (row) => !isEmpty(row[name]) && expression.test(fold(String(row[name])))
  }
  if (field.kind !== 'refs' && field.kind !== 'list') {
    const test = meetsScalar(filter, valueField(field))
    return (row) => test(row[name])
  }
  const values = listOf(filter).map((one) =>
    field.kind === 'refs' ? cleaned(filter, field, { value: one }) : String(one),
  )
  const wanted = values.filter((one) => one !== null)
  const negative = operator === 'ne' || operator === 'notIn'
  return (row) => {
    const has = [row[name] ?? []].flat()
    if (!wanted.length) return negative === has.length > 0
    return negative !== has.some((one) => wanted.includes(one))
  }
}

/** The test of a condition, or of a group of them, on the rows of a resource. */
export function treeTest(memory: Memory, resource: AnyResource, tree: ConditionTree): Test {
  if ('not' in tree) {
    const test = treeTest(memory, resource, tree.not)
    return (row) => !test(row)
  }
  if ('all' in tree || 'any' in tree) {
    const isAll = 'all' in tree
    const tests = (isAll ? tree.all : tree.any).map((one) => treeTest(memory, resource, one))
    return (row) => (isAll ? tests.every((test) => test(row)) : tests.some((test) => test(row)))
  }
  return testOf(memory, resource, tree)
}

/** The test of one filter on the rows of a resource, refused as the server refuses it. */
export function testOf(memory: Memory, resource: AnyResource, filter: FilterInput, depth = 0): Test {
  if (!operators.includes(filter.operator)) refuse(filter.name, 'Cet opérateur est inconnu.')
  const dot = filter.name.indexOf('.')
  if (dot < 0) return own(resource, filter, memory)
  if (isOther(filter)) {
    const test = testOf(memory, resource, { ...filter, operator: opposites[filter.operator] }, depth)
    return (row) => !test(row)
  }
  const [association, rest] = [filter.name.slice(0, dot), filter.name.slice(dot + 1)]
  const name = Object.keys(resource.fields).find(
    (one) =>
      memory.registry.association(resource, one) === association && canReadField(resource, one, memory.actor),
  )
  const field = resource.fields[name ?? '']
  if (!name || !field || depth >= 2) return refuse(filter.name, unknown)
  const target = memory.registry.get(field.to ?? '')
  if (!canReadAcross(field, target, memory.actor)) return refuse(filter.name, unknown)
  const across =
    (one: Pick<FilterInput, 'operator' | 'value'>): Test =>
    (row) =>
      rowsAcross(memory, resource, row, name).some(
        testOf(memory, target, { ...filter, ...one, name: rest }, depth + 1),
      )
  if (!asksEmpty(filter) || ['refs', 'children'].includes(field.kind)) return across(filter)
  const values = listOf(filter).filter((value) => value !== null && value !== '')
  const isSome = across({ operator: 'ne', value: null })
  const isOne = across({ operator: 'in', value: values })
  return (row) => !isSome(row) || (values.length > 0 && isOne(row))
}
