import type { Check } from '../../kind'
import { checkText, trim } from '../../text-checks'

export const check: Check<string> = {
  clean: trim,
  check: (value, field) => checkText(value, { ...field, max: field.max ?? 255 }),
  parse: (typed) => typed.trim(),
  format: (value) => value,
}
