import { addDays } from '../../../resources/schema/paris-time'

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
