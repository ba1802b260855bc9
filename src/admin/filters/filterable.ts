import { valueField } from '../../../resources/schema/derive'
import type { Field } from '../../../resources/schema/field'
import type { AnyResource } from '../../../resources/schema/resource'
import { fieldOf } from '../list/system-fields'
import { type FilterKind, filterKind } from './filter-kind'

/** A field that may be searched on, and how. */
export interface FilterField {
  name: string
  label: string
  field: Field
  kind: FilterKind
}

/** The field behind a filter; undefined when there is none, or none that can be searched. */
export function filterField(resource: AnyResource, name: string): FilterField | undefined {
  const declared = fieldOf(resource, name)
  const field = declared && valueField(declared)
  const kind = field && filterKind(field)
  return field && kind ? { name, label: field.label, field, kind } : undefined
}

/** Every field of the search panel, in the order of the declaration; the technical dates last. */
export function filterFields(resource: AnyResource): FilterField[] {
  const own = Object.keys(resource.fields).filter((name) => !resource.fields[name]?.hidden)
  return [...own, 'createdAt', 'updatedAt'].flatMap((name) => filterField(resource, name) ?? [])
}
