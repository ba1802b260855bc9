import { expect, test } from 'vitest'
import {
  type DeliveryCalendar,
  nextDeliveryDates,
  reasonAgainst,
} from '../../resources/directory/delivery-calendar'
import { parisIso, parisMoment } from '../../resources/schema/paris-time'

const base = { closingPeriods: [], holidays: new Set(['2026-04-06', '2026-07-14']) }
/** Boucherie Martin: Monday, Wednesday, Friday, one business day before at noon. */
const martin: DeliveryCalendar = { ...base, deliveryDays: ['1', '3', '5'], leadDays: 1, cutOffTime: '12:00' }
/** Laiterie Bocage: Monday and Thursday, two business days before at ten. */
const bocage: DeliveryCalendar = { ...base, deliveryDays: ['1', '4'], leadDays: 2, cutOffTime: '10:00' }

const at = (day: string, time: string) => parisMoment(day, time)
const second = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

test('the cut-off of Tuesday noon: Wednesday is offered one second before, no longer on the second, nor after', () => {
  const noon = at('2026-03-03', '12:00')
  expect(nextDeliveryDates(martin, second(noon, -1), 3)).toEqual(['2026-03-04', '2026-03-06', '2026-03-09'])
  for (const late of [noon, second(noon, 1)]) {
    expect(nextDeliveryDates(martin, late, 2)).toEqual(['2026-03-06', '2026-03-09'])
    expect(reasonAgainst(martin, '2026-03-04', late)).toBe('cut_off_passed')
  }
  expect(nextDeliveryDates(martin, at('2026-03-03', '12:01'), 2)).toEqual(['2026-03-06', '2026-03-09'])
  expect(reasonAgainst(martin, '2026-03-04', at('2026-03-03', '11:59'))).toBeNull()
})

test('around Easter Monday: no delivery on it, and it is no business day', () => {
  const now = at('2026-04-03', '10:00')
  expect(nextDeliveryDates(martin, now, 3)).toEqual(['2026-04-08', '2026-04-10', '2026-04-13'])
  const why = (day: string) => reasonAgainst(martin, day, now)
  expect([why('2026-04-06'), why('2026-04-03'), why('2026-04-02'), why('2026-04-07')]).toEqual([
    'holiday',
    'cut_off_passed',
    'past',
    'not_delivery_day',
  ])
  const wednesday = at('2026-04-07', '12:00')
  expect(reasonAgainst(martin, '2026-04-08', second(wednesday, -1))).toBeNull()
  expect(reasonAgainst(martin, '2026-04-08', wednesday)).toBe('cut_off_passed')
})

test('two business days before a Thursday is its Tuesday, to the second and in summer time', () => {
  const limit = at('2026-03-31', '10:00')
  expect(limit.toISOString()).toBe('2026-03-31T08:00:00.000Z')
  expect(reasonAgainst(bocage, '2026-04-02', second(limit, -1))).toBeNull()
  expect(reasonAgainst(bocage, '2026-04-02', limit)).toBe('cut_off_passed')
  expect(reasonAgainst(bocage, '2026-04-02', second(limit, 1))).toBe('cut_off_passed')
  expect(reasonAgainst(bocage, '2026-04-02', at('2026-03-31', '10:01'))).toBe('cut_off_passed')
})

test('two business days before the Thursday after Easter Monday reach over the week-end', () => {
  expect(reasonAgainst(bocage, '2026-04-09', at('2026-04-07', '09:59'))).toBeNull()
  const tuesday = { ...bocage, deliveryDays: ['2'] }
  expect(reasonAgainst(tuesday, '2026-04-07', at('2026-04-02', '09:59'))).toBeNull()
  expect(reasonAgainst(tuesday, '2026-04-07', at('2026-04-02', '10:00'))).toBe('cut_off_passed')
})

test('a closing period is told as such, its first and last day too', () => {
  const closed = { ...martin, closingPeriods: [{ from: '2026-08-03', to: '2026-08-14' }] }
  const now = at('2026-07-27', '08:00')
  expect(
    ['2026-07-31', '2026-08-03', '2026-08-14', '2026-08-17'].map((day) => reasonAgainst(closed, day, now)),
  ).toEqual([null, 'closed', 'closed', null])
  expect(nextDeliveryDates(closed, now, 3)).toEqual(['2026-07-29', '2026-07-31', '2026-08-17'])
})

test('the day in Paris counts: at half past eleven in the evening UTC it is already tomorrow', () => {
  const daily = { ...martin, deliveryDays: [], leadDays: 0, cutOffTime: null }
  expect(reasonAgainst(daily, '2026-06-02', new Date('2026-06-02T22:30:00Z'))).toBe('past')
  expect(reasonAgainst(daily, '2026-06-03', new Date('2026-06-02T22:30:00Z'))).toBeNull()
})

test('without a cut-off time orders are taken until midnight; without days every business day is one', () => {
  const open = { ...martin, deliveryDays: [], cutOffTime: null }
  expect(nextDeliveryDates(open, at('2026-03-06', '23:59'), 2)).toEqual(['2026-03-09', '2026-03-10'])
  expect(nextDeliveryDates(open, at('2026-03-07', '00:00'), 2)).toEqual(['2026-03-10', '2026-03-11'])
})

test('moments are spelled with the offset of Paris, at the changes of clocks too', () => {
  expect(parisIso(at('2026-03-03', '12:00'))).toBe('2026-03-03T12:00:00+01:00')
  expect(parisIso(at('2026-03-29', '03:00'))).toBe('2026-03-29T03:00:00+02:00')
  expect(parisIso(at('2026-10-25', '12:00'))).toBe('2026-10-25T12:00:00+01:00')
})

test('a platform that never opens has no next day', () => {
  const never = { ...martin, closingPeriods: [{ from: '2000-01-01', to: '9999-12-31' }] }
  expect(nextDeliveryDates(never, at('2026-03-03', '12:00'))).toEqual([])
})
