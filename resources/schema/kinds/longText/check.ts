import type { Check } from '../../kind'
import { checkText } from '../../text-checks'

export const check: Check<string> = {
  clean: (value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trimEnd() : value),
  check: (value, field) => checkText(value, { ...field, max: field.max ?? 10_000 }),
  parse: (typed) => typed.replace(/\r\n?/g, '\n').trimEnd(),
  format: (value) => value,
}
