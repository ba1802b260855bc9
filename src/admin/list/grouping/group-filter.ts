import type { Field } from '../../../../resources/schema/field'
import { groupKind, type Period } from '../../../../resources/schema/grouping'
import { addDays, addMonths } from '../../../../resources/schema/paris-time'
import { exactly, type Filter, unset } from '../../filters/conditions'
import { intervalText } from '../../filters/interval'

/** First and last day of a period that a group stands for: `2026-11`, `2026`. */
function daysOf(key: string, period: Period) {
  if (period === 'day') return { from: key, to: key }
  const from = period === 'month' ? `${key}-01` : `${key}-01-01`
  return { from, to: addDays(addMonths(from, period === 'month' ? 1 : 12), -1) }
}

interface Group {
  name: string
  field: Field
  period: Period
  /** As the server answers it; null of empty values. */
  key: string | null
}

/** The filter of a list's address that finds the rows of a group, and no others. */
export function groupFilter({ name, field, period, key }: Group): Filter {
  const kind = groupKind(field)
  if (kind === 'text') return { name, value: exactly + (key ?? '') }
  if (key === null) return { name, value: unset }
  return { name, value: kind === 'date' ? intervalText(daysOf(key, period)) : key }
}
