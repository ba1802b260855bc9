import { cutOffOf } from '../../resources/directory/delivery-calendar'
import { deliveryEndpoints } from '../../resources/directory/supplier-endpoints'
import { calendarOf, deliveryOf, type TermsRow, termsOf } from '../../resources/directory/terms'
import type { BodyOf } from '../../resources/schema/endpoint'
import { parisIso } from '../../resources/schema/paris-time'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import { readHolidays } from '../trade/delivery-terms'

/** The closing periods that are whole; one that is still being typed closes nothing. */
const periodsOf = (given: NonNullable<BodyOf<typeof deliveryEndpoints.next>['closing_periods']>) =>
  given.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []))

const blank: TermsRow = {
  minimum_ht: null,
  block_below_minimum: null,
  franco_ht: null,
  shipping_ht: null,
  shipping_rate: null,
  delivery_days: null,
  lead_days: null,
  cut_off_time: null,
  strict_delay: null,
}

/** What a member could ask for now under terms that may not be saved yet: the same calendar as `/supplier/terms` (domain §3.8). */
export const nextDeliveries: Call[] = serve(deliveryEndpoints, {
  async next({ work, body }) {
    const { delivery_days, lead_days, cut_off_time, strict_delay, closing_periods, delivery_date } = body
    const holidays = await readHolidays(work.tx, body.department_id)
    const given: TermsRow = {
      ...blank,
      delivery_days: delivery_days ?? null,
      lead_days: lead_days ?? null,
      cut_off_time: cut_off_time ?? null,
      strict_delay: strict_delay ?? null,
    }
    const terms = termsOf(given, undefined, '20.00')
    const calendar = calendarOf(terms, { closingPeriods: periodsOf(closing_periods ?? []), holidays })
    const answer = deliveryOf(terms, calendar, { now: work.now, asked: delivery_date })
    return {
      ...answer,
      next: answer.next_dates.map((date) => ({ date, cut_off: parisIso(cutOffOf(calendar, date)) })),
    }
  },
})
