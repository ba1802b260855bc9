import type { Check } from '../../kind'
import { tidyCode } from '../../reading/codes'
import { checkText, trim } from '../../text-checks'

export const check: Check<string> = {
  clean: (value, { code }) => (code && typeof value === 'string' ? tidyCode(value) : trim(value)),
  check: (value, field) => checkText(value, { ...field, max: field.max ?? 255 }),
  parse: (typed) => typed.trim(),
  format: (value) => value,
}
