import { expect, test } from 'vitest'
import { bridgeSentence } from '../../../i18n/fr/bridge-sentence'
import { type Bridge, bridgePartNames } from '../../../resources/statistics/bridge'
import type { BridgeAnswer, BridgeArticle } from '../../../resources/statistics/bridge-answers'
import { comparedDays } from '../../../src/screens/statistics/periods'
import { axisStart, barsOf } from '../../../src/screens/statistics/waterfall'

const bridge = (before_ht: string, after_ht: string, parts: Partial<Bridge> = {}): Bridge => ({
  ...(Object.fromEntries(bridgePartNames.map((name) => [name, '0.00'])) as Bridge),
  ...{ before_ht, after_ht, ...parts },
})
const article = (label: string, parts: Partial<Bridge>): BridgeArticle => ({
  ...{
    article_id: 1,
    product_not_in_catalog_id: null,
    label,
    product: label,
    supplier: '',
    unit: 'kg',
    family_id: 1,
  },
  ...bridge('0.00', '0.00', parts),
})
const answer = (total: Bridge, articles: BridgeArticle[] = []): BridgeAnswer => ({
  ...{ from: '2026-01-01', to: '2026-06-30', before_from: '2025-01-01', before_to: '2025-06-30' },
  ...{ total, rows: [], more: 0, articles },
})

test('the sentence says the change, its parts by their weight, and the article that moves each its own way', () => {
  const total = bridge('1000.00', '1061.00', {
    price_ht: '40.00',
    volume_ht: '12.40',
    mix_ht: '-0.30',
    new_ht: '20.00',
    dropped_ht: '-11.10',
  })
  const articles = [
    article('Carotte', { price_ht: '-30.00', volume_ht: '5.00' }),
    article('Beurre', { price_ht: '9.00', volume_ht: '-2.00' }),
    article('Fraise', { new_ht: '20.00' }),
  ]
  expect(bridgeSentence(answer(total, articles))).toBe(
    '+6,1 % : dont +4,0 prix (Beurre, +0,9), +2,0 nouveaux produits (Fraise, +2,0), +1,2 volume (Carotte, +0,5), −1,1 produits arrêtés.',
  )
})

test('the sentence says where nothing weighs, and where nothing was bought before', () => {
  expect(bridgeSentence(answer(bridge('1000.00', '1000.00')))).toBe('0,0 % : rien qui pèse.')
  expect(bridgeSentence(answer(bridge('0.00', '12.00', { new_ht: '12.00' })))).toBe(
    "Rien n'avait été reçu sur la période comparée.",
  )
})

test('the bars lead from one amount to the other, and the axis begins where they can be seen', () => {
  const bars = barsOf(bridge('1000.00', '1040.00', { price_ht: '60.00', volume_ht: '-20.00' }))
  expect(bars).toEqual([
    { name: 'before_ht', from: 0, to: 1000 },
    { name: 'volume_ht', from: 1000, to: 980 },
    { name: 'price_ht', from: 980, to: 1040 },
    { name: 'after_ht', from: 0, to: 1040 },
  ])
  expect(axisStart(bars)).toBe(950)
  expect(axisStart(barsOf(bridge('10.00', '40.00', { price_ht: '30.00' })))).toBe(0)
})

test('just before a period are as many whole months, or as many days', () => {
  const before = (from: string, to: string) => Object.values(comparedDays('previous', { from, to }) ?? {})
  expect(before('2026-01-01', '2026-03-31')).toEqual(['2025-10-01', '2025-12-31'])
  expect(before('2026-03-01', '2026-03-31')).toEqual(['2026-02-01', '2026-02-28'])
  expect(before('2026-03-10', '2026-03-19')).toEqual(['2026-02-28', '2026-03-09'])
  expect(comparedDays('year', { from: '2026-01-01', to: '2026-03-31' })).toBeUndefined()
})
