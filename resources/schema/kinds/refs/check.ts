import type { Field } from '../../field'
import type { Check } from '../../kind'
import { messages } from '../../messages'
import { isId, toId } from '../ref/check'

function checkIds(value: unknown, field: Field): string | undefined {
  if (!Array.isArray(value)) return messages.list
  if (value.length > (field.max ?? 1000)) return messages.maxItems(field.max ?? 1000)
  return value.every(isId) ? undefined : messages.reference
}

export const check: Check<number[]> = {
  clean: (value) => (Array.isArray(value) ? [...new Set(value.map(toId))] : value),
  check: checkIds,
  parse: (typed) =>
    typed
      .split(/[;\n]/)
      .map((item) => item.trim())
      .filter(Boolean),
  format: (value) => value.join(' ; '),
}
