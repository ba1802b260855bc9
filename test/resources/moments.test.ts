import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  frenchDay,
  frenchMoment,
  isDate,
  parseDate,
  parseMoment,
  readDay,
  readMoment,
  readWholeDay,
} from '../../resources/schema/date-text'
import {
  longMomentWords,
  momentWords,
  monthWords,
  shortDayWords,
  shortMonthWords,
  wholeDayWords,
} from '../../resources/schema/date-words'
import {
  addDays,
  addMonths,
  daysBefore,
  daysBetween,
  parisIso,
  parisMoment,
  parisWall,
  weekDayOf,
} from '../../resources/schema/paris-time'

test.each([
  ['03/04/2026 10:05', '2026-04-03T08:05:00.000Z'],
  ['03/02/2026', '2026-02-02T23:00:00.000Z'],
  ['29/03/2026 01:30', '2026-03-29T00:30:00.000Z'],
  ['29/03/2026 03:00', '2026-03-29T01:00:00.000Z'],
  ['25/10/2026 23:59:59', '2026-10-25T22:59:59.000Z'],
])('%s is a moment of a clock in Paris, in the nights of its changes too', (typed, moment) => {
  expect(parseMoment(typed)).toBe(moment)
})

test.each(['3/4/2026', '03042026', '3.4.2026', ' 3-4-2026 ', '3 4 2026', '2026-04-03', '2026/4/3'])(
  '%s is a whole day, typed, pasted, in a file or in a call',
  (typed) => {
    expect([readWholeDay(typed), readDay(typed), parseDate(typed)]).toEqual(Array(3).fill('2026-04-03'))
  },
)

test.each(['3/4/26', '030426', '03-04-26'])(
  '%s is a day of this century where a field is left, and in a file',
  (typed) => {
    expect([readWholeDay(typed), readDay(typed), parseDate(typed)]).toEqual([
      null,
      '2026-04-03',
      '2026-04-03',
    ])
  },
)

test.each(['31/02/2026', '00042026', '2026-13-01', '3/4', '3/4/126', '3/4/0026', 'demain', ''])(
  '« %s » is no day of the calendar and comes back as typed',
  (typed) => {
    expect([readDay(typed), readMoment(typed), parseDate(typed)]).toEqual([null, null, typed])
  },
)

test('a moment is typed with its slashes or without, with « h » or a colon, and a day alone begins it', () => {
  const morning = '2026-04-03T08:05:00.000Z'
  for (const typed of ['3/4/26 10:05', '03042026 10h05', '2026-04-03T10:05', '3.4.2026 10 h 05'])
    expect(readMoment(typed)).toBe(morning)
  expect([readMoment('3/4/2026'), readMoment('3/4/2026 8h')]).toEqual([
    '2026-04-02T22:00:00.000Z',
    '2026-04-03T06:00:00.000Z',
  ])
  expect(parseDate('2026-04-03T00:00:00.000Z')).toBe('2026-04-03')
})

test.each(['99/99/2026', '25/12/2026 99:00', 'demain'])(
  '%s is no moment and comes back as typed',
  (typed) => {
    expect(parseMoment(typed)).toBe(typed)
  },
)

const zones = ['Europe/Paris', 'UTC', 'America/New_York', 'Pacific/Auckland']

describe.each(zones)('with a machine in %s', (machine) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = machine
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  test('the clocks of Paris change in March and in October', () => {
    expect(parisMoment('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(parisMoment('2026-10-25', '02:30').toISOString()).toBe('2026-10-25T01:30:00.000Z')
    expect(parisIso(new Date('2026-03-29T00:59:59Z'))).toBe('2026-03-29T01:59:59+01:00')
    expect(parisIso(new Date('2026-03-29T01:00:00Z'))).toBe('2026-03-29T03:00:00+02:00')
    expect(parisIso(new Date('2026-10-25T01:00:00Z'))).toBe('2026-10-25T02:00:00+01:00')
    expect(frenchMoment('2026-03-28T23:30:00Z')).toBe('29/03/2026 00:30')
    expect(parisWall('2026-10-25T00:59:59.000Z')).toBe('2026-10-25T02:59:59')
    expect(daysBefore(new Date('2026-03-29T10:00:00Z'), 1).toISOString()).toBe('2026-03-28T11:00:00.000Z')
  })

  test('days follow each other over the changes of clocks, leap days and ends of months', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-10-26', -2)).toBe('2026-10-24')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(weekDayOf('2026-03-29')).toBe(7)
    expect(weekDayOf('2028-02-29')).toBe(2)
    expect([isDate('2028-02-29'), isDate('2026-02-29'), isDate('0999-01-01')]).toEqual([true, false, false])
  })

  test('days and moments are said in French', () => {
    expect(shortDayWords('2026-04-01')).toBe('mer. 1er avr.')
    expect(wholeDayWords('2028-02-29')).toBe('mardi 29 février 2028')
    expect(longMomentWords('2026-10-25T11:00:00Z')).toBe('dimanche 25 octobre à 12:00')
    expect(momentWords('2020-03-28T23:30:00Z')).toBe('dim. 29 mars 2020, 00:30')
    expect([monthWords('2026-08'), shortMonthWords('2026-02')]).toEqual(['août 2026', 'févr.'])
  })
})

test('a day is written in French; what is none stays as it is', () => {
  expect(['2026-04-03', '2026-04-03T10:05:00Z', '2026-02-30', 'n° 3', ''].map(frenchDay)).toEqual([
    '03/04/2026',
    '03/04/2026',
    '2026-02-30',
    'n° 3',
    '',
  ])
})
