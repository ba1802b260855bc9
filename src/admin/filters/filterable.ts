import { groupTexts } from '../../../i18n/fr/grouping'
import type { Registry } from '../../../resources/registry'
import { valueField } from '../../../resources/schema/derive'
import type { Field } from '../../../resources/schema/field'
import type { AnyResource } from '../../../resources/schema/resource'
import { columnOf } from '../list/columns'
import { fieldOf } from '../list/system-fields'
import { type FilterKind, filterKind } from './filter-kind'

/** A field that may be searched on, and how. */
export interface FilterField {
  name: string
  label: string
  field: Field
  kind: FilterKind
}

/** The field that a path of two leads to, called after both: « Fournisseur – Ville ». */
function fieldAcross(registry: Registry, resource: AnyResource, path: string): Field | undefined {
  const field = columnOf(registry, resource, path)?.field
  const [first] = path.split('.')
  const by = Object.keys(resource.fields).find((one) => registry.association(resource, one) === first)
  const association = by && resource.fields[by]
  if (!field || !association) return undefined
  return { ...field, label: groupTexts.across({ association: association.label, field: field.label }) }
}

/** The field behind a filter; undefined when there is none, or none that can be searched. */
export function filterField(
  resource: AnyResource,
  name: string,
  registry?: Registry,
): FilterField | undefined {
  const declared = fieldOf(resource, name) ?? (registry && fieldAcross(registry, resource, name))
  const field = declared && valueField(declared)
  const kind = field && filterKind(field)
  return field && kind ? { name, label: field.label, field, kind } : undefined
}

/** Every field of the search panel, in the order of the declaration; the technical dates last. */
export function filterFields(resource: AnyResource): FilterField[] {
  const own = Object.keys(resource.fields).filter((name) => !resource.fields[name]?.hidden)
  return [...own, 'createdAt', 'updatedAt'].flatMap((name) => filterField(resource, name) ?? [])
}
