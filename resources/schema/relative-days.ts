import { lookup } from './lookup'
import { addDays, addMonths, weekDayOf } from './paris-time'

/** Periods around a day, by their names in a condition: `{ relative: 'this_month' }`. */
export const relativePeriods = [
  ...(['today', 'yesterday', 'tomorrow'] as const),
  ...(['this_week', 'last_week', 'next_week', 'this_month', 'last_month', 'next_month'] as const),
  ...(['this_quarter', 'last_quarter', 'next_quarter', 'this_year', 'last_year', 'next_year'] as const),
] as const
export type RelativePeriod = (typeof relativePeriods)[number]

/** Days counted from a day: `{ relative: 'more_than_days_ago', days: 30 }`. */
export const relativeCounts = ['more_than_days_ago', 'less_than_days_ago', 'next_days'] as const
export type RelativeCount = (typeof relativeCounts)[number]

/** Days that may be counted. */
export const mostRelativeDays = 36_500

/** Days that a condition names by the day on which it is asked. */
export type RelativeDays = { relative: RelativePeriod } | { relative: RelativeCount; days: number }

/** Two days, both within; null is open. */
export interface DayBounds {
  start: string | null
  end: string | null
}

const months = lookup({ month: 1, quarter: 3, year: 12 })
const steps = lookup({ last: -1, this: 0, next: 1 })
const days = lookup({ yesterday: -1, today: 0, tomorrow: 1 })

/** Where the week, month, quarter or year of a day begins; weeks on Monday. */
function beginning(day: string, unit: keyof typeof months | 'week'): string {
  if (unit === 'week') return addDays(day, 1 - weekDayOf(day))
  const [year = '', month = ''] = day.split('-')
  const first =
    unit === 'month' ? Number(month) : unit === 'year' ? 1 : Number(month) - ((Number(month) - 1) % 3)
  return `${year}-${String(first).padStart(2, '0')}-01`
}

function periodOf(relative: RelativePeriod, today: string): DayBounds {
  if (relative in days) {
    const day = addDays(today, days[relative as keyof typeof days])
    return { start: day, end: day }
  }
  const [step, unit] = relative.split('_') as [keyof typeof steps, keyof typeof months | 'week']
  const later = (day: string, count: number) =>
    unit === 'week' ? addDays(day, 7 * count) : addMonths(day, months[unit] * count)
  const start = later(beginning(today, unit), steps[step])
  return { start, end: addDays(later(start, 1), -1) }
}

/** The days that are meant on a day: « il y a moins de 30 jours » ends with it, « dans les 7 prochains jours » begins with it. */
export function boundsOfRelative(asked: RelativeDays, today: string): DayBounds {
  if (!('days' in asked)) return periodOf(asked.relative, today)
  if (asked.relative === 'more_than_days_ago') return { start: null, end: addDays(today, -asked.days - 1) }
  if (asked.relative === 'less_than_days_ago') return { start: addDays(today, 1 - asked.days), end: today }
  return { start: today, end: addDays(today, asked.days) }
}

/** The value of a condition that names days relatively; undefined where it does not, or not rightly. */
export function relativeOf(value: unknown): RelativeDays | undefined {
  if (value === null || typeof value !== 'object' || !('relative' in value)) return undefined
  const { relative } = value
  const isAlone = Object.keys(value).length === 1
  const period = relativePeriods.find((one) => one === relative)
  if (period) return isAlone ? { relative: period } : undefined
  const count = relativeCounts.find((one) => one === relative)
  if (!count || !('days' in value) || Object.keys(value).length > 2) return undefined
  const { days: counted } = value
  const isGood =
    typeof counted === 'number' && Number.isInteger(counted) && counted >= 1 && counted <= mostRelativeDays
  return isGood ? { relative: count, days: counted } : undefined
}
