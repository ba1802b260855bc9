import { expect, test } from 'vitest'
import { holds, passes } from '../../resources/schema/predicate'

test.each([
  ['a number', 2, 1, 3],
  ['a number typed', '2', 1, 3],
  ['a day', '2026-04-03', '2026-04-02', '2026-04-04'],
])('%s passes the bounds that it reaches, and none that it does not', (_name, value, below, over) => {
  for (const bounds of [
    { gte: value },
    { lte: value },
    { gte: below, lte: over },
    { gte: value, lte: value },
  ])
    expect(passes(value, bounds), JSON.stringify(bounds)).toBe(true)
  for (const bounds of [{ gte: over }, { lte: below }, { gte: below, lte: below }, { gte: over, lte: over }])
    expect(passes(value, bounds), JSON.stringify(bounds)).toBe(false)
  for (const bounds of [{ gte: below }, { lte: over }]) expect(passes(null, bounds)).toBe(false)
})

test('parts are held together, one of several, or not at all', () => {
  const row = { status: 1, label: 'Lait', closed: null }
  expect(holds({ status: 1, label: 'Lait' }, row)).toBe(true)
  expect(holds({ status: 1, label: 'Riz' }, row)).toBe(false)
  expect(holds({ or: [{ status: 2 }, { label: 'Lait' }] }, row)).toBe(true)
  expect(holds({ or: [{ status: 2 }, { label: 'Riz' }] }, row)).toBe(false)
  expect(holds({ and: [{ status: 1 }, { label: 'Riz' }] }, row)).toBe(false)
  expect(holds({ not: { status: 2 } }, row)).toBe(true)
  expect(holds({ closed: null, status: { ne: 2 }, label: { notIn: ['Riz'] } }, row)).toBe(true)
})
