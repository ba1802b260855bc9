import type { Field } from '../field'
import { defineKind } from '../kind'
import { messages } from '../messages'

/** Most lines of a list that does not say. */
export const mostRows = 500

const isRow = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value)

function checkRows(value: unknown, field: Field): string | undefined {
  if (!Array.isArray(value)) return messages.list
  const most = field.max ?? mostRows
  if (value.length > most) return messages.maxLines(most)
  return value.every(isRow) ? undefined : messages.line
}

/** Lines of a call's body, each of declared `fields`: no column. What each line holds is checked where the body is. */
export const rows = defineKind<Record<string, unknown>[]>({
  json: (field) => ({ type: 'array', maxItems: field.max ?? mostRows, items: { type: 'object' } }),
  check: checkRows,
  parse: (typed) => typed,
  format: (value) => `${value.length}`,
  operators: [],
  cell: 'text',
})
