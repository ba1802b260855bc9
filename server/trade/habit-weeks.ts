import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'

/** Weeks of habits where neither the person nor its profile says (domain §3.1). */
const usualWeeks = 8

/** Weeks of habits of a person: its own, else its profile's (domain §5.10). */
export async function habitWeeks(work: Work): Promise<number> {
  const [row] = await work.tx.beyond('orders', (tx) =>
    tx.query<{ weeks: number | null }>(
      `select coalesce(u.purchasing_habits_week, p.purchasing_habits_week) as weeks from "user" u join profile p on p.id = u.profile_id where u.id = $1`,
      [work.actor.userId],
    ),
  )
  return row?.weeks ?? usualWeeks
}

/** The first day of so many weeks of habits: the last of them is today. */
export const firstHabitDay = (now: Date, weeks: number): string => addDays(parisDay(now), 1 - 7 * weeks)
