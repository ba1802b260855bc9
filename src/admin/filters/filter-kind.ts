import { valueField } from '../../../resources/schema/derive'
import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'

/** How a value is chosen in the search panel (specification 1 §3: list of objects, free search, date interval). */
export type FilterKind = 'text' | 'choice' | 'reference' | 'bool' | 'date' | 'number'

/** The kind of filter of a field; undefined when it cannot be searched. */
export function filterKind(declared: Field): FilterKind | undefined {
  const field = valueField(declared)
  const kind = kindOf(field)
  const known = kind.filter
  if (field.secret || known === 'none') return undefined
  if (known === 'choice' && !field.options) return undefined
  if (known) return known
  if (kind.operators.includes('between')) return 'number'
  return kind.operators.includes('like') ? 'text' : undefined
}
