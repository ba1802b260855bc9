import { addDays, addMonths, daysBetween } from '../../../resources/schema/paris-time'

export const periodNames = ['year', 'last', 'twelve', 'month', 'chosen'] as const
export type PeriodName = (typeof periodNames)[number]

export const isPeriod = (name: string | null): name is PeriodName =>
  (periodNames as readonly (string | null)[]).includes(name)

/** The days of a named period on a day. */
export function daysOf(name: Exclude<PeriodName, 'chosen'>, today: string): { from: string; to: string } {
  const year = today.slice(0, 4)
  if (name === 'last') return { from: `${Number(year) - 1}-01-01`, to: `${Number(year) - 1}-12-31` }
  if (name === 'month') return { from: `${today.slice(0, 7)}-01`, to: today }
  if (name === 'twelve') return { from: addDays(`${Number(year) - 1}${today.slice(4, 7)}-01`, 0), to: today }
  return { from: `${year}-01-01`, to: today }
}

export const comparisonNames = ['year', 'previous', 'chosen'] as const
export type ComparisonName = (typeof comparisonNames)[number]

export const isComparison = (name: string | null): name is ComparisonName =>
  (comparisonNames as readonly (string | null)[]).includes(name)

const isFirst = (day: string) => day.endsWith('-01')

/**
 * The days that a period is compared with: a year before is the server's to say; just before are as many whole months, or as
 * many days.
 */
export function comparedDays(
  name: ComparisonName,
  { from, to }: { from: string; to: string },
): { before_from: string; before_to: string } | undefined {
  if (name === 'year') return undefined
  const before_to = addDays(from, -1)
  const after = addDays(to, 1)
  if (!isFirst(from) || !isFirst(after))
    return { before_from: addDays(from, -1 - daysBetween(from, to)), before_to }
  const [years = 0, months = 0] = after.split('-').map(Number)
  const [firstYear = 0, firstMonth = 0] = from.split('-').map(Number)
  return { before_from: addMonths(from, -((years - firstYear) * 12 + months - firstMonth)), before_to }
}
