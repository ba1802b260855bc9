import type { Field } from '../../field'
import type { Check } from '../../kind'
import { messages } from '../../messages'
import { mostRows } from './column'

const isRow = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value)

function checkRows(value: unknown, field: Field): string | undefined {
  if (!Array.isArray(value)) return messages.list
  const most = field.max ?? mostRows
  if (value.length > most) return messages.maxLines(most)
  return value.every(isRow) ? undefined : messages.line
}

export const check: Check<Record<string, unknown>[]> = {
  check: checkRows,
  parse: (typed) => typed,
  format: (value) => `${value.length}`,
}
