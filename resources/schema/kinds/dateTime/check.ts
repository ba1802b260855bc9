import { frenchMoment, isDate, parseMoment } from '../../date-text'
import type { Check } from '../../kind'
import { messages } from '../../messages'

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})$/

export const check: Check<string> = {
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
}
