import { isDate } from '../../../../resources/schema/date-text'
import { isRow, rowsOf } from '../../../admin/form/initial-values'
import type { CalendarTerms } from './use-deliveries'

const text = (value: unknown) => (typeof value === 'string' && value ? value : null)
const time = (value: unknown) =>
  /^([01]\d|2[0-3]):[0-5]\d/.test(String(value)) ? String(value).slice(0, 5) : null
const count = (value: unknown) => {
  const number = typeof value === 'number' ? value : Number.parseInt(String(value ?? ''), 10)
  return Number.isInteger(number) && number >= 0 && number <= 60 ? number : null
}
const date = (value: unknown) => (isDate(value) ? value : null)

/** The calendar's part of a platform, as it is kept or as it stands in the form: what is half typed is left out. */
export function calendarTerms(terms: unknown, closings: unknown, address: unknown): CalendarTerms {
  const department = isRow(address) ? address.department_id : null
  const row = isRow(terms) ? terms : {}
  return {
    delivery_days: Array.isArray(row.delivery_days) ? row.delivery_days.map(String) : null,
    lead_days: count(row.lead_days),
    cut_off_time: time(text(row.cut_off_time)),
    department_id: typeof department === 'number' ? department : null,
    strict_delay: typeof row.strict_delay === 'boolean' ? row.strict_delay : null,
    closing_periods: rowsOf(closings).flatMap(({ from, to }) =>
      date(from) && date(to) ? [{ from: String(from), to: String(to) }] : [],
    ),
  }
}
