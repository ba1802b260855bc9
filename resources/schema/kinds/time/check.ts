import type { Check } from '../../kind'
import { messages } from '../../messages'
import { hour } from './column'

export const check: Check<string> = {
  clean: (value) =>
    typeof value === 'string'
      ? value
          .trim()
          .replace(/^(\d):/, '0$1:')
          .replace(/^(\d{2}:\d{2}):00$/, '$1')
      : value,
  check: (value) => (typeof value === 'string' && hour.test(value) ? undefined : messages.time),
  parse: (typed) => typed.trim().replace('h', ':'),
  format: (value) => value,
}
