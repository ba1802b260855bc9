import { isDate } from '../../../../resources/schema/date-text'

/** Days from the start of a replacement to the end that is proposed (specification 1 §5). */
export const proposedDays = 10

const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** Today in Paris, `yyyy-mm-dd`. */
export const today = (now = new Date()): string => parisDay.format(now)

/**
 * The end of a replacement once its start has changed: the proposed one, unless another was chosen. `before` is the start as it
 * was, of which an end may still be the proposal.
 */
export function endFor(start: string, before: unknown, end: unknown): string {
  const isChosen =
    typeof end === 'string' && !(isDate(before) && end === addDays(String(before), proposedDays))
  return isChosen ? end : addDays(start, proposedDays)
}

/** A day some days later, `yyyy-mm-dd`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
