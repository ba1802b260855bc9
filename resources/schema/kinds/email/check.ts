import type { Check } from '../../kind'
import { messages } from '../../messages'
import { checkPattern, checkText } from '../../text-checks'

export const emailPattern = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/

export const check: Check<string> = {
  clean: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  check: (value, field) =>
    checkText(value, { ...field, min: undefined, max: 180 }) ??
    checkPattern(value, emailPattern, messages.email),
  parse: (typed) => typed.trim().toLowerCase(),
  format: (value) => value,
}
