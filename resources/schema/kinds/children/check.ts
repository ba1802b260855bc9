import type { Check } from '../../kind'
import { messages } from '../../messages'

export const check: Check<Record<string, unknown>[]> = {
  check: (value, field) => {
    if (!Array.isArray(value)) return messages.list
    return value.length > (field.max ?? 200) ? messages.maxItems(field.max ?? 200) : undefined
  },
  parse: (typed) => typed,
  format: (value) => `${value.length}`,
}
