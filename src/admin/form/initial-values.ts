import type { Registry } from '../../../resources/registry'
import type { Field } from '../../../resources/schema/field'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { innerNames } from './form-names'

export type Values = Record<string, unknown>

export const isRow = (value: unknown): value is ReadRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const rowsOf = (value: unknown): ReadRow[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** The value that an empty field of this kind has in a form. */
export function emptyValue({ kind, required }: Field): unknown {
  if (kind === 'refs' || kind === 'children' || kind === 'list') return []
  return kind === 'bool' && required ? false : null
}

/** The values that a form starts from: the record's, or the declared defaults of a new one. */
export function initialValues(registry: Registry, resource: AnyResource, record?: ReadRow): Values {
  const shown = Object.entries(resource.fields).filter(([, field]) => !field.secret)
  return Object.fromEntries(
    shown.map(([name, field]) => [
      name,
      record
        ? recordValue(registry, record, { resource, name, field })
        : (newValue(registry, field) ?? emptyValue(field)),
    ]),
  )
}

function newValue(registry: Registry, field: Field): unknown {
  return field.kind === 'embed'
    ? initialValues(registry, registry.get(field.to ?? ''))
    : structuredClone(field.default)
}

/** A field by its name and whose it is. */
interface Named {
  resource: AnyResource
  name: string
  field: Field
}

function recordValue(registry: Registry, record: ReadRow, { resource, name, field }: Named): unknown {
  const value = record[name]
  if (field.kind === 'embed') {
    const target = registry.get(field.to ?? '')
    return isRow(value)
      ? { ...value, ...initialValues(registry, target, value) }
      : initialValues(registry, target)
  }
  if (field.kind === 'refs' && !Array.isArray(value))
    return rowsOf(record[registry.association(resource, name)]).map(({ id }) => id)
  return value ?? emptyValue(field)
}

/** A new row of a child list. */
export const newRow = (registry: Registry, child: AnyResource): Values => {
  const values = initialValues(registry, child)
  return Object.fromEntries(innerNames(registry, child).map((name) => [name, values[name]]))
}
