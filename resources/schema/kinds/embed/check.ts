import type { Check } from '../../kind'
import { messages } from '../../messages'

export const check: Check<Record<string, unknown>> = {
  check: (value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? undefined : messages.reference,
  parse: (typed) => typed,
  format: () => '',
}
