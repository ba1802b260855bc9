import { expect, test } from 'vitest'
import { awaitedOf } from '../../resources/receptions/amounts'
import {
  type ClaimedLine,
  type ClaimLine,
  claimObjects,
  claimsOf,
  temperatureAlerts,
  unclaimed,
} from '../../resources/receptions/rules'

const claim = (more: Partial<ClaimLine> = {}): ClaimLine => ({
  order_line_id: 1,
  object: 'refused',
  label: 'Rôti',
  quantity: '2.000',
  unit: 'kg',
  gap_ht: '17.80',
  comment: null,
  ...more,
})
const sent = ({ order_line_id, object, quantity, gap_ht }: ClaimLine) => ({
  order_line_id,
  object: claimObjects[object],
  quantity,
  gap_ht,
})

test('what was claimed is not claimed again; only what is new of it is, and nothing for what never came alone', () => {
  const price = claim({ object: 'price', gap_ht: '4.00' })
  const warm = claim({ order_line_id: null, object: 'temperature', quantity: null, gap_ht: '0.00' })
  const missing = claim({ order_line_id: 3, object: 'missing', quantity: '1.000', gap_ht: '0.00' })
  const all = [claim(), price, warm]
  expect(unclaimed(all, [])).toEqual(all)
  expect(unclaimed(all, all.map(sent))).toEqual([])
  expect(unclaimed([...all, missing], all.map(sent))).toEqual([])
  expect(unclaimed([claim({ quantity: '3.000', gap_ht: '26.70' })], [sent(claim())])).toEqual([
    claim({ quantity: '1.000', gap_ht: '8.90' }),
  ])
  expect(unclaimed([claim({ quantity: '1.000', gap_ht: '8.90' })], [sent(claim())])).toEqual([])
  expect(unclaimed([claim({ object: 'price', gap_ht: '6.00' })], [sent(price)])).toEqual([
    claim({ object: 'price', gap_ht: '2.00' }),
  ])
  expect(unclaimed([claim({ order_line_id: 2 })], [sent(claim())])).toHaveLength(1)
  expect(
    unclaimed([claim({ gap_ht: '0.00' })], [sent(claim({ gap_ht: '0.00', quantity: '1.000' }))]),
  ).toEqual([claim({ gap_ht: '0.00', quantity: '1.000' })])
})

test('what was refused is claimed, and no longer expected', () => {
  const of = (accepted: string, refused: string) => awaitedOf({ quantity: '10.000', accepted, refused })
  expect([of('8', '0'), of('8', '2'), of('6', '2'), of('10', '2')]).toEqual([
    '2.000',
    '0.000',
    '2.000',
    '0.000',
  ])
})

const received = (more: Partial<ClaimedLine> = {}): ClaimedLine => ({
  order_line_id: 1,
  label: 'Rôti',
  unit: 'kg',
  qty_delivered: '10.000',
  qty_accepted: '10.000',
  price_delivered_ht: '8.9000',
  price_ht: '8.9000',
  coef_order_management: '1.000000',
  coef_billing: '1.000000',
  claim: true,
  refusal_reason: null,
  missing: '0.000',
  ...more,
})

test('a reason without a quantity refused claims the line and no quantity', () => {
  expect(claimsOf([received({ refusal_reason: 'Étiquette illisible' })], [])).toMatchObject([
    { object: 'refused', quantity: null },
  ])
  expect(claimsOf([received({ qty_accepted: '8.000' })], [])).toMatchObject([
    { object: 'quantity', quantity: '2.000' },
  ])
})

test('what never came is told with a claim, what came in part or whole is not', () => {
  const never = received({
    order_line_id: 2,
    qty_delivered: '0.000',
    qty_accepted: '0.000',
    missing: '10.000',
  })
  const part = received({ order_line_id: 3, qty_delivered: '4.000', qty_accepted: '4.000', missing: '6.000' })
  const nothing = received({ order_line_id: 4, qty_delivered: '0.000', qty_accepted: '0.000' })
  const all = [received(), never, part, nothing]
  expect(claimsOf(all, [])).toEqual([])
  expect(
    claimsOf(all, ['fresh']).map(({ order_line_id, object, quantity }) => [order_line_id, object, quantity]),
  ).toEqual([
    [null, 'temperature', null],
    [2, 'missing', '10.000'],
  ])
})

test('a temperature is too high above its limit only; the frozen one has a tolerance', () => {
  const limits = { fresh_max_temperature: '4.0', freeze_max_temperature: '-18.0', freeze_tolerance: '3.0' }
  const alerts = (fresh_temperature: string | null, freeze_temperature: string | null) =>
    temperatureAlerts({ fresh_temperature, freeze_temperature }, limits)
  expect(alerts('4.0', '-15.0')).toEqual([])
  expect(alerts('4.1', '-14.9')).toEqual(['fresh', 'frozen'])
  expect(alerts(null, null)).toEqual([])
})
