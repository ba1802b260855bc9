import type { FilledOf, RowOf } from '../schema/infer'
import { parisIso } from '../schema/paris-time'
import type { DeliveryAnswer } from './answers'
import { cutOffOf, type DeliveryCalendar, nextDeliveryDates, reasonAgainst } from './delivery-calendar'
import type { platformTerms } from './platform'

/** Terms of a platform as they are kept; amounts are decimal texts. */
export interface TermsRow
  extends RowOf<
    typeof platformTerms,
    | ('minimum_ht' | 'block_below_minimum' | 'franco_ht' | 'shipping_ht' | 'delivery_days')
    | ('lead_days' | 'cut_off_time' | 'strict_delay')
  > {
  shipping_rate: string | null
}

/** What a referencing changes of them. */
export type OverrideRow = Omit<TermsRow, 'block_below_minimum' | 'strict_delay'> & {
  block_below_minimum: string | null
  strict_delay: string | null
}

/** The terms that hold for a member; without `franco_ht` shipping is never free. */
export interface Terms
  extends RowOf<typeof platformTerms, 'franco_ht' | 'cut_off_time'>,
    FilledOf<
      typeof platformTerms,
      'minimum_ht' | 'block_below_minimum' | 'shipping_ht' | 'lead_days' | 'strict_delay'
    > {
  shipping_rate: string
  delivery_days: readonly string[]
}

const yes = (value: string | null | undefined, other: boolean | null | undefined, none: boolean): boolean =>
  value ? value === 'yes' : (other ?? none)
const filled = (list: readonly string[] | null | undefined) => (list?.length ? list : undefined)

/** The platform's terms with what the referencing changes. */
export function termsOf(
  platform: TermsRow | undefined,
  override: OverrideRow | undefined,
  defaultRate: string,
): Terms {
  return {
    minimum_ht: override?.minimum_ht ?? platform?.minimum_ht ?? '0.00',
    block_below_minimum: yes(override?.block_below_minimum, platform?.block_below_minimum, false),
    franco_ht: override?.franco_ht ?? platform?.franco_ht ?? null,
    shipping_ht: override?.shipping_ht ?? platform?.shipping_ht ?? '0.00',
    shipping_rate: override?.shipping_rate ?? platform?.shipping_rate ?? defaultRate,
    delivery_days: filled(override?.delivery_days) ?? filled(platform?.delivery_days) ?? [],
    lead_days: override?.lead_days ?? platform?.lead_days ?? 1,
    cut_off_time: override?.cut_off_time ?? platform?.cut_off_time ?? null,
    strict_delay: yes(override?.strict_delay, platform?.strict_delay, true),
  }
}

/** The calendar of these terms. */
export const calendarOf = (
  terms: Terms,
  when: Pick<DeliveryCalendar, 'closingPeriods' | 'holidays' | 'holidaysThere'>,
): DeliveryCalendar => ({
  deliveryDays: terms.delivery_days,
  leadDays: terms.lead_days,
  cutOffTime: terms.cut_off_time,
  ...when,
})

/**
 * What may be asked for a day, or for the next one that is offered. Where the delay is not strict, a passed cut-off is told
 * and the day stays possible.
 */
export function deliveryOf(
  terms: Terms,
  calendar: DeliveryCalendar,
  { now, asked }: { now: Date; asked?: string | null },
): DeliveryAnswer {
  const next_dates = nextDeliveryDates(calendar, now)
  const day = asked ?? next_dates[0] ?? null
  const reason = day === null ? null : reasonAgainst(calendar, day, now)
  return {
    cut_off: day === null ? null : parisIso(cutOffOf(calendar, day)),
    delivery_date: day,
    is_valid_date: day !== null && (reason === null || (reason === 'cut_off_passed' && !terms.strict_delay)),
    reason,
    next_dates,
  }
}
