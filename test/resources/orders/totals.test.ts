import { expect, test } from 'vitest'
import { type FeeSetting, feesOf } from '../../../resources/orders/fees'
import { totalsOf } from '../../../resources/orders/totals'

const goods = (...lines: [string, string][]) => lines.map(([amount_ht, rate]) => ({ amount_ht, rate }))

test.each([
  ['O1', ['160.20', '282.00'], ['442.20', '24.32', '466.52']],
  ['O2', ['40.50', '77.76'], ['118.26', '6.50', '124.76']],
  ['O3', ['94.20', '85.20'], ['179.40', '9.87', '189.27']],
  ['O2 without carrots', ['116.64'], ['116.64', '6.42', '123.06']],
])('S01: the totals of %s', (_name, lines, [ht, vat, ttc]) => {
  const totals = totalsOf(goods(...lines.map((line): [string, string] => [line, '5.50'])), [], [])
  expect(totals).toMatchObject({ order_total_ht: ht, order_total_ttc: ttc })
  expect(totals.vat.map((one) => one.amount)).toEqual([vat])
})

const line = (line_ht: string, article_id = 3, quantity = '1.000') => ({
  article_id,
  catalog_id: 1,
  family_id: 1,
  quantity,
  line_ht,
})
const of = { supplier_id: 2, platform_id: 2, shippingLabel: 'Frais de port' }
const terms = { franco_ht: '100.00', shipping_ht: '12.00', shipping_rate: '20.00' }

test('S02: shipping is added under the franco, with its own VAT, and goes when the franco is reached', () => {
  const fees = feesOf({ ...of, lines: [line('54.00')], settings: [], terms })
  expect(fees).toMatchObject([{ kind: 'shipping', amount_ht: '12.00', rate: '20.00' }])
  expect(totalsOf(goods(['54.00', '5.5']), fees, [])).toMatchObject({
    goods_ht: '54.00',
    order_total_ht: '66.00',
    vat: [
      { rate: '5.50', amount: '2.97' },
      { rate: '20.00', amount: '2.40' },
    ],
    order_total_ttc: '71.37',
  })
  expect(feesOf({ ...of, lines: [line('54.00'), line('77.76')], settings: [], terms })).toEqual([])
  expect(feesOf({ ...of, lines: [line('100.00')], settings: [], terms })).toEqual([])
  expect(feesOf({ ...of, lines: [], settings: [], terms })).toEqual([])
})

const keg: FeeSetting = {
  id: 1,
  label: 'Consigne fût 30 L',
  kind: 'deposit',
  basis: 'per_order_unit',
  amount: '30.00',
  percent: null,
  rate: '20.00',
  threshold_ht: null,
  supplier_id: 2,
  platform_id: null,
  catalog_id: null,
  family_id: null,
  article_ids: [9],
}

test('S08: deposits carry no VAT and stand outside the total HT', () => {
  const [fee] = feesOf({
    ...of,
    lines: [line('136.00', 9, '2.000'), line('21.00', 8)],
    settings: [keg],
    terms: null,
  })
  expect(fee).toMatchObject({ kind: 'deposit', quantity: '2.000', amount_ht: '60.00', rate: '0.00' })
  const totals = totalsOf(goods(['21.00', '5.5'], ['136.00', '20'], ['31.50', '20.00']), [], ['60.00'])
  expect(totals).toEqual({
    goods_ht: '188.50',
    fees_ht: '0.00',
    order_total_ht: '188.50',
    vat: [
      { rate: '5.50', base_ht: '21.00', amount: '1.16' },
      { rate: '20.00', base_ht: '167.50', amount: '33.50' },
    ],
    deposit_total: '60.00',
    order_total_ttc: '283.16',
  })
})

test('a tax is a share of the goods that it concerns, a flat fee stops at its threshold', () => {
  const tax: FeeSetting = { ...keg, kind: 'tax', basis: 'percent_of_goods', percent: '0.50', article_ids: [] }
  const flat: FeeSetting = {
    ...keg,
    kind: 'flat_fee',
    basis: 'per_order',
    amount: '2.50',
    threshold_ht: '120.00',
    article_ids: [],
  }
  const lines = [line('100.00'), line('19.99')]
  expect(feesOf({ ...of, lines, settings: [tax, flat], terms: null })).toMatchObject([
    { kind: 'tax', amount_ht: '0.60', rate: '20.00' },
    { kind: 'flat_fee', amount_ht: '2.50' },
  ])
  expect(feesOf({ ...of, lines: [line('120.00')], settings: [flat], terms: null })).toEqual([])
  expect(feesOf({ ...of, supplier_id: 3, lines, settings: [tax, flat], terms: null })).toEqual([])
  expect(feesOf({ ...of, lines, settings: [{ ...tax, percent: null }], terms: null })).toEqual([])
})
