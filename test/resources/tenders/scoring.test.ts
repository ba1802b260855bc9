import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { irregularityOf } from '../../../i18n/fr/irregular-offers'
import { type Criterion, makesHundred } from '../../../resources/tenders/criteria'
import type { NeededProduct, Offer, OfferLine } from '../../../resources/tenders/offer-values'
import { type Judged, scoresOf } from '../../../resources/tenders/scoring'

const auto = (machine_name: Criterion['machine_name'], weight: string): Criterion => ({
  machine_name,
  label: machine_name,
  weight,
  scale: 'automatic',
})
const line = (tender_product_id: number, quotation: string | null, labelled = false): OfferLine => ({
  tender_product_id,
  quotation,
  coef_negotiation: '1',
  coef: '1',
  labelled,
})
const offer = (id: number, lines: OfferLine[], more: Partial<Offer> = {}): Offer => ({
  id,
  submitted: id,
  lines,
  frequency_per_week: null,
  delay_code: null,
  entered: {},
  ...more,
})
const need = (id: number, volume: string): NeededProduct => ({ id, volume, mandatory: true })
const prices = (all: readonly (string | null)[], labelled?: number) =>
  all.map((price, at) => line(at + 1, price, at === labelled))

const s09: Judged = {
  products: [need(1, '12000'), need(2, '8000'), need(3, '5000')],
  rules: {
    criteria: [
      auto('price', '50'),
      auto('quality', '25'),
      auto('frequency', '10'),
      auto('delay', '5'),
      auto('egalim', '10'),
    ],
    policy: 'exclude',
    frequency: [
      { per_week_from: 3, note: '12' },
      { per_week_from: 5, note: '18' },
      { per_week_from: 6, note: '20' },
    ],
    delay: { A_POUR_B: '20', J1: '17', J2: '14' },
  },
  offers: [
    offer(2, prices(['1.35', '1.62', '2.10'], 0), {
      frequency_per_week: 6,
      delay_code: 'A_POUR_B',
      entered: { quality: ['15', '17'] },
    }),
    offer(5, prices(['1.28', '1.70', '2.05']), {
      frequency_per_week: 5,
      delay_code: 'J2',
      entered: { quality: ['13'] },
    }),
    offer(7, prices(['1.42', '1.55', '2.30'], 1), {
      frequency_per_week: 3,
      delay_code: 'J1',
      entered: { quality: ['17'] },
    }),
  ],
}

describe('notes of offers (domain §9.6)', () => {
  test('S09: the cheapest is not the best, to the cent', () => {
    const [s2, s5, s7] = scoresOf(s09)
    expect(s2).toMatchObject({
      total: '39660.00',
      egalim_share: '40.85',
      notes: { price: '19.77', quality: '16.00', frequency: '20', delay: '20', egalim: '16.34' },
      final: '18.52',
      rank: 1,
    })
    expect(s5).toMatchObject({ total: '39210.00', notes: { price: '20.00' }, final: '15.75', rank: 3 })
    expect(s7).toMatchObject({
      total: '40940.00',
      egalim_share: '30.29',
      notes: { price: '19.15', egalim: '12.12' },
      final: '17.09',
      rank: 2,
    })
  })

  test('S09 variant: a missing price is worth the highest one, or puts the offer out', () => {
    const [first, ...others] = s09.offers
    const missing = {
      ...s09,
      offers: [{ ...first, lines: prices(['1.35', '1.62', null], 0) }, ...others],
    } as Judged
    const rules = { ...s09.rules, policy: 'worst_price' } as const
    expect(scoresOf({ ...missing, rules })[0]).toMatchObject({
      total: '40660.00',
      notes: { price: '19.29' },
      incomplete: true,
      irregular: false,
    })
    expect(scoresOf(missing)[0]).toMatchObject({ irregular: true, final: null, rank: null })
  })

  test('one reference for two products is irregular: no note, no rank, and the others are ranked without it (5-doors §1.3)', () => {
    const [first, ...others] = s09.offers
    const doubled: Judged = {
      ...s09,
      rules: { ...s09.rules, policy: 'worst_price' },
      offers: [{ ...first, doubled: 'CB-1' } as Judged['offers'][number], ...others],
    }
    const [out, ...rest] = scoresOf(doubled)
    expect(out).toMatchObject({ irregular: true, doubled: 'CB-1', total: null, final: null, rank: null })
    expect(rest.map(({ rank }) => rank)).toEqual([2, 1])
    expect(irregularityOf({ irregular_reason: null }, out)).toContain('CB-1')
  })

  test('S10: EGAlim and technical notes that people enter, 18.20 against 17.40', () => {
    const judged: Judged = {
      products: [need(1, '30000'), need(2, '12000')],
      rules: {
        ...s09.rules,
        criteria: [
          auto('price', '60'),
          auto('technical', '30'),
          { ...auto('egalim', '10'), scale: 'entered' },
        ],
      },
      offers: [
        offer(1, prices(['8.20', '9.10']), { entered: { technical: ['14'], egalim: ['20'] } }),
        offer(8, prices(['8.05', '9.60']), { entered: { technical: ['15.5'], egalim: ['8'] } }),
      ],
    }
    expect(scoresOf(judged).map(({ total, notes, final }) => [total, notes.price, final])).toEqual([
      ['355200.00', '20.00', '18.20'],
      ['356700.00', '19.92', '17.40'],
    ])
  })
})

const cents = fc.integer({ min: 1, max: 99_999 }).map((value) => (value / 100).toFixed(2))
const lots = fc
  .record({ products: fc.integer({ min: 1, max: 6 }), offers: fc.integer({ min: 1, max: 6 }) })
  .chain(({ products, offers }) =>
    fc.record({
      volumes: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: products, maxLength: products }),
      prices: fc.array(
        fc.array(fc.option(cents, { freq: 8 }), { minLength: products, maxLength: products }),
        {
          minLength: offers,
          maxLength: offers,
        },
      ),
      policy: fc.constantFrom('exclude' as const, 'worst_price' as const),
    }),
  )
type Lot = { volumes: number[]; prices: (string | null)[][]; policy: 'exclude' | 'worst_price' }
const judgedOf = ({ volumes, prices: given, policy }: Lot, factor = 1): Judged => ({
  products: volumes.map((volume, at) => need(at + 1, String(volume * factor))),
  offers: given.map((one, at) => offer(at + 1, prices(one, 0))),
  rules: { ...s09.rules, policy },
})

describe('whatever is offered', () => {
  test('notes and ranks do not follow from the order of the suppliers', () => {
    fc.assert(
      fc.property(lots, (lot) => {
        const judged = judgedOf(lot)
        const turned = scoresOf({ ...judged, offers: [...judged.offers].reverse() })
        expect([...turned].reverse()).toEqual(scoresOf(judged))
      }),
    )
  })

  test('nor from the scale of the volumes', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 2, max: 1000 }), (lot, factor) => {
        const notes = (judged: Judged) => scoresOf(judged).map(({ total: _, ...score }) => score)
        expect(notes(judgedOf(lot, factor))).toEqual(notes(judgedOf(lot)))
      }),
    )
  })

  test('the lowest admissible total has 20, every note stands between 0 and 20, ranks are 1 to n (I-20)', () => {
    fc.assert(
      fc.property(lots, (lot) => {
        const scores = scoresOf(judgedOf(lot)).filter(({ irregular }) => !irregular)
        const lowest = [...scores].sort((one, other) => Number(one.total) - Number(other.total))[0]
        expect(lowest?.notes.price ?? '20.00').toBe('20.00')
        for (const { notes } of scores)
          for (const note of Object.values(notes))
            expect(Number(note)).toSatisfy((one: number) => one >= 0 && one <= 20)
        expect(scores.map(({ rank }) => rank).sort()).toEqual(scores.map((_, at) => at + 1))
      }),
    )
  })

  test('weights make 100 or are refused, without the errors of binary numbers', () => {
    const of = (...weights: string[]) => makesHundred(weights.map((weight) => ({ weight })))
    expect(of('50', '25', '10', '5', '10')).toBe(true)
    expect(of('33.33', '33.33', '33.34')).toBe(true)
    expect(of('50', '25', '10', '5', '5')).toBe(false)
    expect(of('33.33', '33.33', '33.33')).toBe(false)
  })
})
