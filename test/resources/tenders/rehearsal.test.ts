import { expect, test } from 'vitest'
import type { Criterion } from '../../../resources/tenders/criteria'
import type { Offer } from '../../../resources/tenders/offer-values'
import { equalWeights, rehearsed } from '../../../resources/tenders/rehearsal'
import { type Judged, reweighed, scoresOf } from '../../../resources/tenders/scoring'

const weighed = (machine_name: Criterion['machine_name'], weight: string): Criterion => ({
  machine_name,
  label: machine_name,
  weight,
  scale: machine_name === 'quality' || machine_name === 'samples' ? 'entered' : 'automatic',
})
const offer = (id: number, quotation: string, quality: string): Offer => ({
  id,
  submitted: id,
  frequency_per_week: 3,
  delay_code: null,
  entered: { quality: [quality] },
  lines: [{ tender_product_id: 1, quotation, coef: '1', coef_negotiation: '1', labelled: false }],
})
/** The first is the cheapest, the second the best. */
const judged: Judged = {
  products: [{ id: 1, volume: '100', mandatory: true }],
  offers: [offer(1, '1.00', '8'), offer(2, '1.25', '17')],
  rules: {
    criteria: [weighed('price', '40'), weighed('quality', '60')],
    policy: 'exclude',
    frequency: [],
    delay: {},
  },
}
const names = [
  { id: 1, supplier: 'Grossiste', before: '12.80', before_rank: 2 },
  { id: 2, supplier: 'Primeurs', before: '16.60', before_rank: 1 },
  { id: 3, supplier: 'Écarté', before: null, before_rank: null },
]

test('weights are tried on the prices and notes of then, beside equal ones, the chosen offer first', () => {
  const { offers, unknown } = rehearsed(judged, [weighed('price', '90'), weighed('quality', '10')], names)
  expect(unknown).toEqual([])
  expect(offers).toEqual([
    { ...names[0], final: '18.80', rank: 1, equal: '14.00', equal_rank: 2 },
    { ...names[1], final: '16.10', rank: 2, equal: '16.50', equal_rank: 1 },
  ])
})

test('a criterion that nobody was noted by then is told, and changes no rank', () => {
  const tried = ['samples', 'delay', 'frequency'] as const
  const criteria = [weighed('price', '70'), ...tried.map((name) => weighed(name, '10'))]
  expect(rehearsed(judged, criteria, names).unknown).toEqual(['samples', 'delay'])
  const without = rehearsed(judged, [weighed('price', '100')], names).offers
  expect(rehearsed(judged, criteria, names).offers.map(({ rank }) => rank)).toEqual(
    without.map(({ rank }) => rank),
  )
})

test('notes that are only weighed anew are those that scoring them again gives', () => {
  for (const weight of ['0', '33.33', '60', '100']) {
    const rest = String(100 - Number(weight))
    const criteria = [weighed('price', weight), weighed('quality', rest)]
    const again = scoresOf({ ...judged, rules: { ...judged.rules, criteria } })
    expect(reweighed(scoresOf(judged), judged.offers, criteria)).toEqual(again)
  }
})

test('three equal weights are told alike', () => {
  const three = (['price', 'quality', 'delay'] as const).map((name) => weighed(name, '0'))
  expect(new Set(equalWeights(three).map(({ weight }) => weight))).toEqual(new Set(['33.3333333333']))
})
