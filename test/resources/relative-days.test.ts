import { expect, test } from 'vitest'
import { parseMoment } from '../../resources/schema/date-text'
import { parisDay } from '../../resources/schema/paris-time'
import {
  boundsOfRelative,
  type RelativeDays,
  relativeOf,
  relativePeriods,
} from '../../resources/schema/relative-days'
import { intervalBound } from '../../server/database/interval'

const of = (relative: (typeof relativePeriods)[number]): RelativeDays => ({ relative })
const counted = (
  relative: 'more_than_days_ago' | 'less_than_days_ago' | 'next_days',
  days: number,
): RelativeDays => ({
  relative,
  days,
})

test.each([
  ['2026-10-31', of('this_month'), '2026-10-01', '2026-10-31'],
  ['2026-10-31', of('next_month'), '2026-11-01', '2026-11-30'],
  ['2026-03-31', of('last_month'), '2026-02-01', '2026-02-28'],
  ['2028-03-31', of('last_month'), '2028-02-01', '2028-02-29'],
  ['2026-01-31', of('last_month'), '2025-12-01', '2025-12-31'],
  ['2026-12-31', of('next_month'), '2027-01-01', '2027-01-31'],
  ['2026-12-31', of('tomorrow'), '2027-01-01', '2027-01-01'],
  ['2028-03-01', of('yesterday'), '2028-02-29', '2028-02-29'],
  ['2026-03-29', of('today'), '2026-03-29', '2026-03-29'],
  // A Sunday ends its week; the clocks change on it.
  ['2026-03-29', of('this_week'), '2026-03-23', '2026-03-29'],
  ['2026-10-25', of('next_week'), '2026-10-26', '2026-11-01'],
  ['2026-10-26', of('last_week'), '2026-10-19', '2026-10-25'],
  ['2027-01-01', of('this_week'), '2026-12-28', '2027-01-03'],
  ['2026-11-30', of('this_quarter'), '2026-10-01', '2026-12-31'],
  ['2026-01-01', of('last_quarter'), '2025-10-01', '2025-12-31'],
  ['2026-11-30', of('next_quarter'), '2027-01-01', '2027-03-31'],
  ['2028-02-29', of('this_year'), '2028-01-01', '2028-12-31'],
  ['2028-02-29', of('last_year'), '2027-01-01', '2027-12-31'],
  ['2026-12-31', of('next_year'), '2027-01-01', '2027-12-31'],
  ['2026-03-31', counted('more_than_days_ago', 30), null, '2026-02-28'],
  ['2026-03-31', counted('less_than_days_ago', 1), '2026-03-31', '2026-03-31'],
  ['2026-03-31', counted('less_than_days_ago', 30), '2026-03-02', '2026-03-31'],
  ['2026-10-20', counted('next_days', 7), '2026-10-20', '2026-10-27'],
] as const)('on %s, %j is %s to %s', (today, asked, start, end) => {
  expect(boundsOfRelative(asked, today)).toEqual({ start, end })
})

test('the moments of a month in which the clocks change begin and end at midnight of Paris', () => {
  const month = boundsOfRelative(of('this_month'), parisDay(new Date('2026-10-31T22:59:59Z')))
  expect([intervalBound(month.start, 'start'), intervalBound(month.end, 'end')]).toEqual([
    parseMoment('2026-10-01 00:00:00'),
    parseMoment('2026-10-31 23:59:59'),
  ])
  expect(intervalBound(month.start, 'start')).toBe('2026-09-30T22:00:00.000Z')
  expect(intervalBound(month.end, 'end')).toBe('2026-10-31T22:59:59.000Z')
  expect(boundsOfRelative(of('this_month'), parisDay(new Date('2026-10-31T23:00:00Z'))).start).toBe(
    '2026-11-01',
  )
})

test('every period is days in order around today', () => {
  for (const relative of relativePeriods) {
    const { start, end } = boundsOfRelative({ relative }, '2026-11-30')
    expect(start && end && start <= end, relative).toBe(true)
  }
})

test.each([
  [{ relative: 'this_month' }, true],
  [{ relative: 'this_month', days: 3 }, false],
  [{ relative: 'next_days', days: 3 }, true],
  [{ relative: 'next_days' }, false],
  [{ relative: 'next_days', days: 0 }, false],
  [{ relative: 'next_days', days: 1.5 }, false],
  [{ relative: 'next_days', days: 36_501 }, false],
  [{ relative: 'next_days', days: 3, more: 1 }, false],
  [{ relative: 'constructor' }, false],
  ['this_month', false],
  [null, false],
])('%j names days: %s', (value, isGood) => {
  expect(relativeOf(value)).toEqual(isGood ? value : undefined)
})
