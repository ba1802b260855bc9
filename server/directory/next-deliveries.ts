import { address } from '../../resources/directory/address'
import { nextAnswer } from '../../resources/directory/answers'
import { cutOffOf } from '../../resources/directory/delivery-calendar'
import { closingPeriod, platformTerms } from '../../resources/directory/platform'
import { calendarOf, deliveryOf, type TermsRow, termsOf } from '../../resources/directory/terms'
import { f } from '../../resources/schema/f'
import type { Values } from '../../resources/schema/field'
import { parisIso } from '../../resources/schema/paris-time'
import { asked, maybe, pick } from '../../resources/schema/pick'
import { type Call, defineCall } from '../api/call'
import { readHolidays } from '../trade/delivery-terms'

const { from, to } = closingPeriod.fields
const period = { from: maybe(from), to: maybe(to) }

/** The closing periods that are whole; one that is still being typed closes nothing. */
const periodsOf = (given: readonly Values<typeof period>[]) =>
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
export const nextDeliveries: Call = defineCall('PUT /platform/deliveries', 'viewSupplier', {
  shape: {
    summary: 'Prochaines livraisons possibles avec des conditions données',
    tag: 'Plateformes',
    body: {
      ...pick(platformTerms, ['delivery_days', 'cut_off_time']),
      lead_days: asked(platformTerms.fields.lead_days),
      strict_delay: asked(platformTerms.fields.strict_delay),
      closing_periods: f.rows(period, { label: 'Fermetures', max: 200 }),
      delivery_date: f.date({ label: 'Date à vérifier' }),
      department_id: maybe(address.fields.department_id),
    },
    answers: nextAnswer,
  },
  run: ({ context, actor, body }) =>
    context.db.read(actor, async (tx) => {
      const { delivery_days, lead_days, cut_off_time, strict_delay, closing_periods, delivery_date } = body
      const holidays = await readHolidays(tx, body.department_id)
      const given: TermsRow = {
        ...blank,
        delivery_days: delivery_days ?? null,
        lead_days: lead_days ?? null,
        cut_off_time: cut_off_time ?? null,
        strict_delay: strict_delay ?? null,
      }
      const terms = termsOf(given, undefined, '20.00')
      const calendar = calendarOf(terms, { closingPeriods: periodsOf(closing_periods ?? []), holidays })
      const answer = deliveryOf(terms, calendar, { now: context.now(), asked: delivery_date })
      return {
        ...answer,
        next: answer.next_dates.map((date) => ({ date, cut_off: parisIso(cutOffOf(calendar, date)) })),
      }
    }),
})
