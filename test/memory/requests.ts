import { operatorsOf } from '../../resources/schema/derive'
import type { Field } from '../../resources/schema/field'
import type { AnyResource } from '../../resources/schema/resource'
import type { MemoryCall } from './api'
import type { Row } from './rows'

type Body = Record<string, unknown>

const isSearched = ({ kind }: Field) => !['children', 'embed', 'virtual', 'computed', 'json'].includes(kind)

/** Filters on a field with each operator that it knows, and with one that it does not. */
function filtersOf(name: string, field: Field, rows: readonly Row[]): Body[] {
  const values = rows.map((row) => row[name]).filter((value) => value !== null && value !== undefined)
  const [one, other = one] = [values[0], values.at(-1)]
  const operands: Body = {
    like: String(one ?? 'a').slice(0, 3),
    between: [one, other],
    in: [one ?? null, null],
    notIn: [one ?? null],
  }
  const known = operatorsOf(field).map((operator) => ({ operator, value: operands[operator] ?? one ?? null }))
  const wrong = [
    { operator: 'like', value: { a: 1 } },
    { operator: 'looks', value: 1 },
    { operator: 'between', value: 3 },
    { operator: 'eq', value: 'nulle part' },
    { operator: 'eq', value: '' },
    { operator: 'ne', value: null },
  ]
  return [...known, ...wrong].map((filter) => ({ name, ...filter }))
}

/** Searches of a resource, good and bad, as its declaration and its rows suggest them. */
export function searchesOf(resource: AnyResource, rows: readonly Row[], model: string): MemoryCall[] {
  const fields = Object.entries(resource.fields).filter(([, field]) => isSearched(field))
  const word = String(rows[1]?.[[resource.title].flat()[0] ?? ''] ?? 'a')
  const bodies: Body[] = [
    {},
    { offset: 2, limit: 3 },
    { limit: 0 },
    { enableMode: 'enabled' },
    { enableMode: 'sometimes' },
    { fields: [{ name: 'nowhere', operator: 'eq', value: 1 }] },
    { orders: [['nowhere', 'asc']] },
    { associations: ['Nowhere'] },
    { fields: [{ name: 'createdAt', operator: 'gte', value: '2000-01-01' }] },
    { params: { q: word } },
    { params: { q: word.slice(0, 4).toUpperCase() } },
    { params: { q: `${word} introuvable` } },
    ...fields.flatMap(([name, field]) => filtersOf(name, field, rows).map((one) => ({ fields: [one] }))),
    ...fields.flatMap(([name]) => [
      { orders: [[name, 'asc']] },
      {
        orders: [
          [name, 'desc'],
          ['id', 'asc'],
        ],
      },
    ]),
  ]
  return bodies.map((body) => ({ method: 'PUT', path: '/search/', body: { model, limit: 100, ...body } }))
}

/** Writes that are refused, whatever the rows. */
export function refusedWrites(resource: AnyResource, [row]: readonly Row[]): MemoryCall[] {
  const [method = '', path = ''] = String(resource.calls.create).split(' ')
  const [, changed = ''] = String(resource.calls.update).split(' ')
  const [, removed = ''] = String(resource.calls.remove).split(' ')
  if (!row) return []
  const put = (body: Body) => ({ method: 'PUT', path: changed.replace('{id}', String(row.id)), body })
  return [
    { method, path, body: {} },
    { method, path, body: { ...row, id: undefined, nowhere: 1 } },
    { method, path, body: { label: 'x'.repeat(500) } },
    put({ id: row.id, label: 'Autre', lock_version: 999 }),
    put({ id: row.id, label: '', lock_version: row.lock_version }),
    { method: 'DELETE', path: removed.replace('{id}', '987654'), body: undefined },
  ]
}
