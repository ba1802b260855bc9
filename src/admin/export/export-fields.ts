import type { Registry } from '../../../resources/registry'
import type { AnyResource } from '../../../resources/schema/resource'

/** A field that may be exported, as `PUT /exports/fields/` answers it. */
export interface ExportField {
  key: string
  path: string
  field: string
  /** The title of its column: « Fournisseur – Ville » where it comes from an association. */
  label: string
}

/** The fields of the model, or of one of its associations. */
export interface FieldGroup {
  path: string
  label: string
  fields: readonly ExportField[]
}

/** The associations of one row whose fields may be exported too. */
export const exportAssociations = (registry: Registry, resource: AnyResource): string[] =>
  Object.entries(resource.fields)
    .filter(([, { kind, hidden }]) => ['ref', 'embed'].includes(kind) && !hidden)
    .map(([name]) => registry.association(resource, name))

function groupLabel(registry: Registry, resource: AnyResource, path: string): string {
  if (!path) return resource.label[0]
  const found = Object.entries(resource.fields).find(
    ([name]) => registry.association(resource, name) === path,
  )
  return found?.[1].label ?? path
}

/** The fields grouped by the association they come from, the model's own first. */
export function groupFields(
  registry: Registry,
  resource: AnyResource,
  fields: readonly ExportField[],
): FieldGroup[] {
  return [...new Set(fields.map(({ path }) => path))].map((path) => ({
    path,
    label: groupLabel(registry, resource, path),
    fields: fields.filter((field) => field.path === path),
  }))
}

/** « Ville » among the fields of « Fournisseur ». */
export function shortLabel({ label, path }: FieldGroup, field: ExportField): string {
  const before = `${label} – `
  return path && field.label.startsWith(before) ? field.label.slice(before.length) : field.label
}

/** What is chosen when nothing was yet: the model's own fields, its dates aside. */
export const usualKeys = (fields: readonly ExportField[]): string[] =>
  fields.filter(({ key, path }) => !path && !['createdAt', 'updatedAt'].includes(key)).map(({ key }) => key)

/** The keys with one put in or taken out, the others in their place. */
export const withKeys = (keys: readonly string[], changed: readonly string[], on: boolean): string[] =>
  on
    ? [...keys, ...changed.filter((key) => !keys.includes(key))]
    : keys.filter((key) => !changed.includes(key))
