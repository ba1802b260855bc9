import { expect, test } from 'vitest'
import { parseMoment } from '../../resources/schema/date-text'

test.each([
  ['03/04/2026 10:05', '2026-04-03T08:05:00.000Z'],
  ['03/02/2026', '2026-02-02T23:00:00.000Z'],
  ['29/03/2026 01:30', '2026-03-29T00:30:00.000Z'],
  ['29/03/2026 03:00', '2026-03-29T01:00:00.000Z'],
  ['25/10/2026 23:59:59', '2026-10-25T22:59:59.000Z'],
])('%s is a moment of a clock in Paris, in the nights of its changes too', (typed, moment) => {
  expect(parseMoment(typed)).toBe(moment)
})

test.each(['99/99/2026', '25/12/2026 99:00', 'demain'])(
  '%s is no moment and comes back as typed',
  (typed) => {
    expect(parseMoment(typed)).toBe(typed)
  },
)
