import { addDays, addMonths, weekDayOf } from '../schema/paris-time'
import type { ExportRhythm } from './export-run'

const firstOf = (day: string) => `${day.slice(0, 7)}-01`

/** The next Monday, or the next first of a month, after a day. */
export const nextDay = (rhythm: ExportRhythm, day: string): string =>
  rhythm === 'weekly' ? addDays(day, 8 - weekDayOf(day)) : addMonths(firstOf(day), 1)

/** The first and the last day of the week or month that is over on a Monday or first of a month. */
export const spanBefore = (rhythm: ExportRhythm, day: string): [from: string, to: string] => [
  rhythm === 'weekly' ? addDays(day, -7) : addMonths(firstOf(day), -1),
  addDays(day, -1),
]
