import { frenchDay, isDate, parseDate } from '../../date-text'
import type { Check } from '../../kind'
import { messages } from '../../messages'

export const check: Check<string> = {
  clean: (value) => (typeof value === 'string' ? parseDate(value) : value),
  check: (value) => (isDate(value) ? undefined : messages.date),
  parse: parseDate,
  format: frenchDay,
}
