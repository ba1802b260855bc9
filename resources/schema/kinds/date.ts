import { frenchDay, frenchMoment, isDate, parseDate, parseMoment } from '../date-text'
import { defineKind } from '../kind'
import { messages } from '../messages'
import { orderOperators } from '../operators'

/** A business day (Europe/Paris), `yyyy-mm-dd`. */
export const date = defineKind<string>({
  column: () => 'date',
  json: () => ({ type: 'string', format: 'date' }),
  clean: (value) => (typeof value === 'string' ? parseDate(value) : value),
  check: (value) => (isDate(value) ? undefined : messages.date),
  parse: parseDate,
  format: frenchDay,
  operators: orderOperators,
  cell: 'date',
})

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})$/

/** A moment, ISO 8601 with its offset; stored in UTC, shown in Paris time. */
export const dateTime = defineKind<string>({
  column: () => 'timestamptz',
  json: () => ({ type: 'string', format: 'date-time' }),
  clean: (value) =>
    typeof value === 'string' && moment.test(value) && !Number.isNaN(Date.parse(value))
      ? new Date(value).toISOString()
      : value,
  check: (value) =>
    typeof value === 'string' &&
    moment.test(value) &&
    isDate(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value))
      ? undefined
      : messages.dateTime,
  parse: parseMoment,
  format: frenchMoment,
  operators: orderOperators,
  cell: 'date',
})

const hour = /^([01]\d|2[0-3]):[0-5]\d$/

/** A time of day, `hh:mm`. */
export const time = defineKind<string>({
  column: () => 'time(0)',
  json: () => ({ type: 'string', pattern: hour.source }),
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
  operators: orderOperators,
  cell: 'text',
})
