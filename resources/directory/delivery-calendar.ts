import { addDays, parisDay, parisMoment, weekDayOf } from '../schema/paris-time'

/** When a platform delivers (domain §3.8). Days are `yyyy-mm-dd`. */
export interface DeliveryCalendar {
  /** `1` Monday … `7` Sunday; none said = every business day. */
  deliveryDays: readonly string[]
  /** Business days between the day of the cut-off and the delivery. */
  leadDays: number
  /** `hh:mm` in Paris; none said = the whole day. */
  cutOffTime: string | null
  closingPeriods: readonly { from: string; to: string }[]
  /** Public holidays where the platform stands: no business days, and nothing leaves. */
  holidays: ReadonlySet<string>
  /** Those of the place of delivery; absent = where the platform stands. */
  holidaysThere?: ReadonlySet<string>
}

/** Why a day is not offered. */
export const deliveryReasons = ['past', 'not_delivery_day', 'holiday', 'closed', 'cut_off_passed'] as const
export type DeliveryReason = (typeof deliveryReasons)[number]

const horizon = 400

/** Monday to Friday, except public holidays. */
export const isBusinessDay = (day: string, holidays: ReadonlySet<string>): boolean =>
  weekDayOf(day) <= 5 && !holidays.has(day)

/** The day that is `count` business days before another; 0 = that day itself. */
export function businessDaysBefore(day: string, count: number, holidays: ReadonlySet<string>): string {
  let found = day
  for (let left = count, tries = 0; left > 0 && tries < horizon; tries++) {
    found = addDays(found, -1)
    if (isBusinessDay(found, holidays)) left--
  }
  return found
}

/** The moment from which an order for a day comes too late. */
export function cutOffOf(calendar: DeliveryCalendar, day: string): Date {
  const last = businessDaysBefore(day, calendar.leadDays, calendar.holidays)
  return calendar.cutOffTime ? parisMoment(last, calendar.cutOffTime) : parisMoment(addDays(last, 1), '00:00')
}

const delivers = ({ deliveryDays }: DeliveryCalendar, day: string): boolean =>
  deliveryDays.length ? deliveryDays.includes(String(weekDayOf(day))) : weekDayOf(day) <= 5

/** Why a delivery on a day cannot be asked for now; null when it can. */
export function reasonAgainst(calendar: DeliveryCalendar, day: string, now: Date): DeliveryReason | null {
  if (day < parisDay(now)) return 'past'
  if (!delivers(calendar, day)) return 'not_delivery_day'
  if (calendar.holidays.has(day) || calendar.holidaysThere?.has(day)) return 'holiday'
  if (calendar.closingPeriods.some(({ from, to }) => from <= day && day <= to)) return 'closed'
  return cutOffOf(calendar, day) > now ? null : 'cut_off_passed'
}

/** The next days on which a delivery can be asked for now. */
export function nextDeliveryDates(calendar: DeliveryCalendar, now: Date, count = 5): string[] {
  const today = parisDay(now)
  const found: string[] = []
  for (let ahead = 0; ahead < horizon && found.length < count; ahead++) {
    const day = addDays(today, ahead)
    if (reasonAgainst(calendar, day, now) === null) found.push(day)
  }
  return found
}
