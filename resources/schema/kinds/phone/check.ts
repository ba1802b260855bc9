import { group } from '../../identifiers'
import type { Check } from '../../kind'
import { messages } from '../../messages'
import { checkPattern } from '../../text-checks'

export const check: Check<string> = {
  clean: (value) => (typeof value === 'string' ? value.replace(/[\s\u00a0\u202f]/g, '') : value),
  check: (value) => checkPattern(value, /^\d{10}$/, messages.phone),
  parse: (typed) => typed.replace(/[\s\u00a0\u202f.-]/g, ''),
  format: (value) => group(value, 2),
}
