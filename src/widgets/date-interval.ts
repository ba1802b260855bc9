import { isDate } from '../../resources/schema/date-text'

/** Two moments without zone, the first second and the last second of their days; null is open. */
export type Interval = { start: string | null; end: string | null }

/** The day of a moment, `yyyy-mm-dd`. */
export const dayOf = (moment: string | null) =>
  moment && isDate(moment.slice(0, 10)) ? moment.slice(0, 10) : null

/** Whole days: start at 00:00:00, end at 23:59:59; a start after the end becomes the end too. */
export function wholeDays({ start, end }: Interval): Interval {
  const [first, last] = [dayOf(start), dayOf(end)]
  const shownLast = first && last && first > last ? first : last
  return { start: first && `${first}T00:00:00`, end: shownLast && `${shownLast}T23:59:59` }
}
