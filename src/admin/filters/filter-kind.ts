import { valueField } from '../../../resources/schema/derive'
import type { Field } from '../../../resources/schema/field'
import type { KindName } from '../../../resources/schema/kind-name'
import { kindOf } from '../../../resources/schema/kinds'

/** How a value is chosen in the search panel (specification 1 §3: list of objects, free search, date interval). */
export type FilterKind = 'text' | 'choice' | 'reference' | 'bool' | 'date' | 'number'

const byName: Partial<Record<KindName, FilterKind | 'none'>> = {
  bool: 'bool',
  select: 'choice',
  list: 'choice',
  ref: 'reference',
  refs: 'reference',
  date: 'date',
  dateTime: 'date',
  time: 'none',
  color: 'none',
  file: 'none',
  image: 'none',
}

/** The kind of filter of a field; undefined when it cannot be searched. */
export function filterKind(declared: Field): FilterKind | undefined {
  const field = valueField(declared)
  const kind = kindOf(field)
  const known = byName[field.kind]
  if (field.secret || known === 'none') return undefined
  if (known === 'choice' && !field.options) return undefined
  if (known) return known
  if (kind.operators.includes('between')) return 'number'
  return kind.operators.includes('like') ? 'text' : undefined
}
