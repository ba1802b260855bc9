import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ComparisonFilter, filteredProducts, matrixOf } from '../../../resources/tenders/comparison'
import type { ComparisonAnswer } from '../../../resources/tenders/comparison-answers'
import { consultationMoment } from '../../../resources/tenders/consultation-time'
import { priceCell, wordsOfCell } from '../../../resources/tenders/price-cell'
import { type TenderStatus, tenderMove, tenderStates, tenderVerbs } from '../../../resources/tenders/states'

test('whatever is commanded, a tender stays in its course: nothing leaves 450 and 500, nothing opens before it is closed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tenderVerbs), { maxLength: 30 }), (verbs) => {
      let status: TenderStatus = '100'
      const seen = new Set<TenderStatus>([status])
      for (const verb of verbs) {
        const next = tenderMove(verb, status)
        if (next === undefined) continue
        expect(tenderStates).toHaveProperty(next)
        expect(['450', '500']).not.toContain(status)
        if (next === '250' && status !== '300') expect(status).toBe('200')
        status = next
        seen.add(status)
      }
      if (seen.has('400'))
        for (const before of ['150', '200', '250', '350'] as const) expect(seen).toContain(before)
    }),
  )
})

test('the limit is in time, the second after it is not, and the clock of nobody else counts', () => {
  const tender = {
    status: '150' as const,
    consultation_openning_date: '2026-04-01T07:00:00Z',
    response_date_limit: '2026-04-30T15:00:00Z',
  }
  const at = (text: string) => consultationMoment(tender, new Date(text))
  expect(at('2026-04-01T06:59:59Z')).toBe('early')
  expect(at('2026-04-01T07:00:00Z')).toBe('open')
  expect(at('2026-04-30T14:59:59Z')).toBe('open')
  expect(at('2026-04-30T15:00:00Z')).toBe('open')
  expect(at('2026-04-30T15:00:00.001Z')).toBe('late')
  expect(at('2026-04-30T15:00:01Z')).toBe('late')
  expect(consultationMoment({ ...tender, status: '500' }, new Date('2026-04-02T00:00:00Z'))).toBe('late')
})

describe('the colours of prices (domain §10.2)', () => {
  const facts = { answeredNow: true, answeredBefore: true, entry: '1.41', last: '1.35' }
  const quoted = { currentQuotation: '1.41', lastQuotation: '1.35' }

  test('a changed price is pink, a rise red, a fall green, each in words too', () => {
    const rise = priceCell({ ...facts, ...quoted })
    expect(rise).toEqual({ text: 'pink', gapColor: 'red', frame: null })
    expect(wordsOfCell(rise)).toEqual(['Prix modifié', 'Hausse'])
    const fall = priceCell({ ...facts, entry: '1.30', currentQuotation: '1.30', lastQuotation: '1.35' })
    expect(wordsOfCell(fall)).toEqual(['Prix modifié', 'Baisse'])
    const same = priceCell({ ...facts, entry: '1.350', currentQuotation: '1.350', lastQuotation: '1.35' })
    expect(same).toEqual({ text: null, gapColor: null, frame: null })
  })

  test('an answer that is missing is framed in orange, a new one in green', () => {
    const gone = priceCell({
      ...facts,
      answeredNow: false,
      entry: null,
      currentQuotation: null,
      lastQuotation: '1.35',
    })
    expect(gone).toEqual({ text: null, gapColor: null, frame: 'orange' })
    const fresh = priceCell({
      ...facts,
      answeredBefore: false,
      last: null,
      currentQuotation: '1.41',
      lastQuotation: null,
    })
    expect(wordsOfCell(fresh)).toEqual(['Nouvelle réponse'])
  })

  test('over every combination each colour comes from its own rule alone, and has its word', () => {
    const [yes, prices] = [
      [true, false],
      [null, '0', '1.35', '1.350', '1.41'],
    ]
    let seen = 0
    for (const answeredNow of yes)
      for (const answeredBefore of yes)
        for (const entry of prices)
          for (const last of prices)
            for (const currentQuotation of prices)
              for (const lastQuotation of prices) {
                const cell = priceCell({
                  ...{ answeredNow, answeredBefore, entry, last, currentQuotation, lastQuotation },
                })
                const moved = entry !== null && last !== null && Number(entry) !== Number(last)
                const gap =
                  currentQuotation === null || lastQuotation === null
                    ? 0
                    : Math.sign(Number(currentQuotation) - Number(lastQuotation))
                const expected = {
                  text: answeredNow && answeredBefore && moved ? 'pink' : null,
                  gapColor: gap === 1 ? 'red' : gap === -1 ? 'green' : null,
                  frame:
                    !answeredNow && answeredBefore
                      ? 'orange'
                      : answeredNow && !answeredBefore
                        ? 'green'
                        : null,
                }
                expect(cell).toEqual(expected)
                expect(wordsOfCell(cell)).toHaveLength(Object.values(expected).filter(Boolean).length)
                seen += 1
              }
    expect(seen).toBe(4 * 5 ** 4)
  })
})

test('a comparison is narrowed to the prices that moved, that are missing and that are disputed', () => {
  const product = (id: number) => ({ id, product_id: id }) as ComparisonAnswer['products'][number]
  const line = (offer_id: number, tender_product_id: number, price: string | null) =>
    ({
      offer_id,
      tender_product_id,
      quotation: price,
      comparable: price,
    }) as ComparisonAnswer['lines'][number]
  const lot = {
    products: [product(1), product(2), product(3)],
    offers: [
      { id: 7, supplier_id: 70 },
      { id: 8, supplier_id: 80 },
    ] as ComparisonAnswer['offers'],
    lines: [
      line(7, 1, '10.5000'),
      line(8, 1, '12.0000'),
      line(7, 2, '5.0000'),
      line(7, 3, '3.0000'),
      line(8, 3, '3.0600'),
    ],
    last: [
      { supplier_id: 70, product_id: 1, quotation: '10.0000' },
      { supplier_id: 70, product_id: 3, quotation: '3.1000' },
    ],
  }
  const shown = (filter: ComparisonFilter) => filteredProducts(lot, matrixOf(lot), filter).map(({ id }) => id)
  expect(shown({})).toEqual([1, 2, 3])
  expect(shown({ gap: '3' })).toEqual([1, 3])
  expect(shown({ gap: '5' })).toEqual([])
  expect(shown({ gap: '4.99' })).toEqual([1])
  expect(shown({ missing: true })).toEqual([2])
  expect(shown({ disputed: true })).toEqual([3])
  expect(shown({ disputed: true, missing: true })).toEqual([])
})
