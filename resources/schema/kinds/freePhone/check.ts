import { group } from '../../identifiers'
import type { Check } from '../../kind'
import { messages } from '../../messages'
import { checkPattern } from '../../text-checks'

export const check: Check<string> = {
  clean: (value) => (typeof value === 'string' ? value.trim().replace(/[\u00a0\u202f]/g, ' ') : value),
  check: (value) => checkPattern(value, /^(?=.*\d)[0-9 +()-]{1,30}$/, messages.phone),
  parse: (typed) => typed.trim().replaceAll('.', ' '),
  format: (value) => (/^0\d{9}$/.test(value) ? group(value, 2) : value),
}
