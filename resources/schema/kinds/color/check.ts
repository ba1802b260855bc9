import type { Check } from '../../kind'
import { messages } from '../../messages'
import { checkPattern } from '../../text-checks'

export const check: Check<string> = {
  clean: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  check: (value) => checkPattern(value, /^#[0-9a-f]{6}$/, messages.color),
  parse: (typed) => typed.trim().toLowerCase(),
  format: (value) => value,
}
