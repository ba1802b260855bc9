import type { AnyResource } from '../../../resources/schema/resource'
import { type Filter, valuesOf } from '../filters/conditions'
import { filterKind } from '../filters/filter-kind'
import type { ListQuery } from './list-url'
import { fieldOf } from './system-fields'

/** The value of a filter as an input holds it: a flag, an id or a key, several of them, else its text. */
function inputValue(resource: AnyResource, { name, value }: Filter): unknown {
  const field = fieldOf(resource, name)
  const kind = field && filterKind(field)
  if (kind === 'bool' && /^(true|false)$/.test(value)) return value === 'true'
  if (kind !== 'reference' && kind !== 'choice') return value
  const values = valuesOf(value).map((one) => (kind === 'reference' && /^\d+$/.test(one) ? Number(one) : one))
  return values.length === 1 ? values[0] : values
}

/** The filters of a list as react-admin's inputs read them: `{ q, label: 'kilo', unit_id: 3 }`. */
export const filterValuesOf = (
  resource: AnyResource,
  { filters, q }: ListQuery,
): Record<string, unknown> => ({
  ...Object.fromEntries(filters.map((filter) => [filter.name, inputValue(resource, filter)])),
  ...(q ? { q } : {}),
})
