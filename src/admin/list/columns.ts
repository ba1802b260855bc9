import type { ReactNode } from 'react'
import type { Registry } from '../../../resources/registry'
import { listColumns, possibleColumns, valueField } from '../../../resources/schema/derive'
import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'
import { type AnyResource, titleFields } from '../../../resources/schema/resource'
import { renderCell } from '../../fields/cells'
import { fieldOf } from './system-fields'

export type ListRow = Readonly<Record<string, unknown>> & { readonly id: number }

/** A column of a generated list, ready to draw. */
export interface Column {
  name: string
  label: string
  field: Field
  numeric: boolean
  /** How its cells look. */
  className: string | undefined
  sortable: boolean
  /** By which people know the row, the first of these columns: it carries the link. */
  isTitle: boolean
  /** Already said by the row's title: a card does not repeat it. */
  inTitle: boolean
  render: (row: ListRow) => ReactNode
}

const unsorted = ['refs', 'children', 'embed', 'computed', 'virtual', 'json', 'file', 'image', 'list']

const rowAt = (row: unknown, name: string): unknown =>
  typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined

/** Follows `Association.field` from a resource to the resource and field it ends in. */
function follow(registry: Registry, resource: AnyResource, path: string) {
  const steps = path.split('.')
  const last = steps.pop() ?? path
  let at = resource
  for (const step of steps) {
    const relation = relationBehind(registry, at, step)
    const target = relation && registry.find(at.fields[relation]?.to ?? '')
    if (!target) return undefined
    at = target
  }
  const name = fieldOf(at, last) ? last : relationBehind(registry, at, last)
  const field = name ? fieldOf(at, name) : undefined
  return name && field ? { resource: at, name, field, steps } : undefined
}

const relationBehind = (registry: Registry, resource: AnyResource, association: string) =>
  Object.keys(resource.fields).find((name) => registry.association(resource, name) === association)

/** The server sorts by an own field, or by one of a single row one step away. */
function isToOne(resource: AnyResource, registry: Registry, steps: readonly string[]): boolean {
  const [first] = steps
  if (first === undefined) return true
  const relation = relationBehind(registry, resource, first)
  return (
    steps.length === 1 && ['ref', 'embed'].includes(relation ? (resource.fields[relation]?.kind ?? '') : '')
  )
}

/** One column; undefined when its name leads nowhere. */
export function columnOf(registry: Registry, resource: AnyResource, path: string): Column | undefined {
  const end = follow(registry, resource, path)
  if (!end || end.field.secret) return undefined
  const { field, name, steps } = end
  const association = registry.association(end.resource, name)
  const shape = field.of ?? field
  const target = field.to ? registry.find(field.to) : undefined
  const numeric = kindOf(shape).numeric === true
  return {
    name: path,
    label: field.label,
    field,
    numeric,
    className: numeric ? 'is-numeric' : undefined,
    sortable: isToOne(resource, registry, steps) && !unsorted.includes(valueField(field).kind),
    isTitle: false,
    inTitle: steps.length === 0 && titleFields(resource).includes(name),
    render: (row) => {
      const owner = steps.reduce<unknown>(rowAt, row)
      const related = field.to ? rowAt(owner, association) : undefined
      return renderCell({ field, value: rowAt(owner, name), related, target })
    },
  }
}

function columnsNamed(registry: Registry, resource: AnyResource, names: readonly string[]): Column[] {
  const columns = names.flatMap((name) => columnOf(registry, resource, name) ?? [])
  const [leading] = columns
  // What a row is called by its heading stands in its first column, where every row has one.
  const isHeading = resource.heading && leading?.field.kind === 'ref' && leading.field.required
  const first = isHeading ? leading : columns.find(({ inTitle }) => inTitle)
  return columns.map((column) =>
    column === first ? { ...column, isTitle: true, className: 'is-title' } : column,
  )
}

/** The columns shown: the person's choice where it still names something, else the declared ones. */
export function shownColumns(
  registry: Registry,
  resource: AnyResource,
  chosen: readonly string[] | undefined,
): Column[] {
  const columns = columnsNamed(registry, resource, chosen ?? listColumns(resource))
  return columns.length ? columns : columnsNamed(registry, resource, listColumns(resource))
}

/** Every column that may be chosen. */
export const allColumns = (registry: Registry, resource: AnyResource): Column[] =>
  columnsNamed(registry, resource, possibleColumns(resource))

/** What the shown columns need of a search beside the row's own fields and its direct associations. */
export function associationsOf(registry: Registry, resource: AnyResource, columns: readonly Column[]) {
  const lists = columns.flatMap(({ name, field }) =>
    field.kind === 'refs' || field.kind === 'children' ? [name] : (field.reads ?? []),
  )
  const toMany = lists.map((name) => registry.association(resource, name))
  const deep = columns
    .filter(({ name }) => name.includes('.'))
    .flatMap(({ name }) => pathsOf(registry, resource, name))
  return { toMany: [...new Set(toMany)], associations: [...new Set(deep)] }
}

/** The association that a column reads, and the one behind it that gives a reference its label. */
function pathsOf(registry: Registry, resource: AnyResource, path: string): string[] {
  const end = follow(registry, resource, path)
  const outer = path.split('.').slice(0, -1).join('.')
  return end?.field.to ? [outer, `${outer}.${registry.association(end.resource, end.name)}`] : [outer]
}

/** The rows of another resource that these rows carry under their relations to it. */
export function relationRows(
  registry: Registry,
  rows: readonly ListRow[],
  { resource, to }: { resource: AnyResource; to: string },
): ListRow[] {
  const names = Object.keys(resource.fields).filter((name) => resource.fields[name]?.to === to)
  const carried = rows.flatMap((row) =>
    names.flatMap((name) => row[registry.association(resource, name)] ?? []),
  )
  return carried.filter((one): one is ListRow => typeof rowAt(one, 'id') === 'number')
}
