import { formTexts } from '../../../i18n/fr/form'
import type { Registry } from '../../../resources/registry'
import { type AnyResource, titleFields } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { innerNames, isWritten } from './form-names'
import { initialValues, isRow, rowsOf, type Values } from './initial-values'

/** What a duplicate starts with: the record's values without what must be its own; its title says that it is a copy. */
export function copyOf(registry: Registry, resource: AnyResource, record: ReadRow): Values {
  const values = initialValues(registry, resource, record)
  const [title = ''] = titleFields(resource)
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = resource.fields[name]
      if (!field || !isWritten(field)) return []
      if (name === title && field.kind === 'text' && typeof value === 'string')
        return [[name, formTexts.copyOf({ title: value }).slice(0, field.max ?? 255)]]
      if (field.unique) return []
      const child =
        field.kind === 'children' || field.kind === 'embed' ? registry.get(field.to ?? '') : undefined
      if (child && Array.isArray(value))
        return [[name, rowsOf(value).map((row) => own(registry, child, row))]]
      return [[name, child && isRow(value) ? own(registry, child, value) : value]]
    }),
  )
}

const own = (registry: Registry, child: AnyResource, row: ReadRow): Values =>
  Object.fromEntries(innerNames(registry, child).map((name) => [name, row[name]]))
