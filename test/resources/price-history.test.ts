import { expect, test } from 'vitest'
import { heldPrices, type KeptPrice, withAnnounced } from '../../resources/catalogue/price-history'
import { addDays } from '../../resources/schema/paris-time'
import { curvePath } from '../../src/trade/price-history/curve-path'

const of = (from: string, to: string | null, price_ht: string, scope: KeptPrice['scope'] = 'general') => ({
  ...{ from, to, price_ht, scope },
})
const held = (prices: readonly KeptPrice[]) =>
  heldPrices(prices, addDays).map(({ from, to, price_ht, is_announced }) =>
    [from, to ?? '…', price_ht, ...(is_announced ? ['announced'] : [])].join(' '),
  )
const two = [of('2026-01-01', '2026-05-31', '1.30'), of('2026-06-01', null, '1.35')]

test("one's own price holds before the group's, that before the general one, each for its days", () => {
  expect(held(two)).toEqual(['2026-01-01 2026-05-31 1.30', '2026-06-01 … 1.35'])
  expect(held([...two, of('2026-03-01', '2026-07-31', '1.20', 'group')])).toEqual([
    '2026-01-01 2026-02-28 1.30',
    '2026-03-01 2026-07-31 1.20',
    '2026-08-01 … 1.35',
  ])
  const own = of('2026-04-01', '2026-04-30', '1.10', 'adherent')
  expect(held([...two, of('2026-03-01', null, '1.20', 'group'), own])).toEqual([
    '2026-01-01 2026-02-28 1.30',
    '2026-03-01 2026-03-31 1.20',
    '2026-04-01 2026-04-30 1.10',
    '2026-05-01 … 1.20',
  ])
  expect(held([of('2026-01-01', '2026-01-31', '1'), of('2026-02-01', null, '1')])).toEqual(['2026-01-01 … 1'])
  expect(held([of('2026-01-01', '2026-01-31', '1'), of('2026-03-01', null, '1')])).toEqual([
    '2026-01-01 2026-01-31 1',
    '2026-03-01 … 1',
  ])
})

test('what is announced closes the price of its day, gives way to one planned later, and says nothing where it is the same', () => {
  const after = (announced: { from: string; price_ht: string }[], prices: readonly KeptPrice[] = two) =>
    held(withAnnounced(prices, announced))
  expect(after([{ from: '2026-09-01', price_ht: '1.41' }])).toEqual([
    '2026-01-01 2026-05-31 1.30',
    '2026-06-01 2026-08-31 1.35',
    '2026-09-01 … 1.41 announced',
  ])
  expect(after([{ from: '2026-06-01', price_ht: '1.41' }])[1]).toBe('2026-06-01 … 1.41 announced')
  expect(after([{ from: '2026-09-01', price_ht: '1.35' }])).toEqual(held(two))
  const planned = [two[0], of('2026-06-01', '2026-09-30', '1.35'), of('2026-10-01', null, '1.50')].filter(
    (one) => one !== undefined,
  )
  expect(after([{ from: '2026-09-01', price_ht: '1.41' }], planned).slice(2)).toEqual([
    '2026-09-01 2026-09-30 1.41 announced',
    '2026-10-01 … 1.50',
  ])
  const own = [...two, of('2026-01-01', null, '1.20', 'adherent')]
  expect(after([{ from: '2026-09-01', price_ht: '1.41' }], own)).toEqual(['2026-01-01 … 1.20'])
  expect(after([{ from: '2026-09-01', price_ht: '0.98' }], [])).toEqual(['2026-09-01 … 0.98 announced'])
})

test('the curve steps from price to price, dashed after today, and leaves a gap where nothing held', () => {
  const box = { width: 100, height: 20, today: '2026-07-01' }
  const announced = withAnnounced(two, [{ from: '2026-09-01', price_ht: '1.41' }])
  const { past, future, now, high, low } = curvePath(heldPrices(announced, addDays), box)
  expect([high, low]).toEqual([3.8, 16.2])
  expect(past.startsWith(`M0 ${low}H`)).toBe(true)
  expect(past.endsWith(`H${now}`)).toBe(true)
  expect(future.startsWith(`M${now} `)).toBe(true)
  expect(future.endsWith(`V${high}H100`)).toBe(true)
  const gap = heldPrices([of('2026-01-01', '2026-01-31', '1'), of('2026-03-01', null, '2')], addDays)
  expect(curvePath(gap, box).past.match(/M/g)).toHaveLength(2)
  expect(curvePath([], box)).toMatchObject({ past: '', future: '' })
})
