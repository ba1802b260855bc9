import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion } from '../../../resources/rebates/apportion'
import { nextTier, type RfaScale, rebateOf } from '../../../resources/rebates/rules'
import {
  type DeclaredSales,
  type RfaRate,
  type Sold,
  settle,
  soldParts,
} from '../../../resources/rebates/settle'
import { sumOfAmounts } from '../../../resources/schema/exact'

const tiers = [
  { from_ht: '100000.00', rate: '1.50' },
  { from_ht: '0.00', rate: '1.00' },
  { from_ht: '200000.00', rate: '2.00' },
]
const whole: RfaScale = { mode: 'whole', minimum_ht: null, tiers }
const byTier: RfaScale = { ...whole, mode: 'by_tier' }
const amountOf = (base: string, scale: RfaScale) => rebateOf(base, scale).amount_ht

test('the whole at the tier reached, or each tier on its own part: the amounts of the specification and the bounds', () => {
  expect(amountOf('206570.75', whole)).toBe('4131.42')
  expect(amountOf('206570.75', byTier)).toBe('2631.42')
  expect(rebateOf('206570.75', byTier).parts).toEqual([
    { base_ht: '100000.00', rate: '1.00' },
    { base_ht: '100000.00', rate: '1.50' },
    { base_ht: '6570.75', rate: '2.00' },
  ])
  expect([amountOf('99999.99', whole), amountOf('100000.00', whole)]).toEqual(['1000.00', '1500.00'])
  expect([amountOf('99999.99', byTier), amountOf('100000.00', byTier)]).toEqual(['1000.00', '1000.00'])
  expect(amountOf('0.00', whole)).toBe('0.00')
  // Nothing below the first step, nothing below the minimum; half a cent goes up.
  const late = { ...whole, tiers: [{ from_ht: '50000.00', rate: '3.00' }] }
  expect(rebateOf('49999.99', late)).toEqual({ amount_ht: '0.00', rate: '0.00', parts: [] })
  expect(amountOf('60000.00', { ...late, mode: 'by_tier' })).toBe('300.00')
  expect(amountOf('149999.99', { ...whole, minimum_ht: '150000.00' })).toBe('0.00')
  expect(amountOf('150000.00', { ...whole, minimum_ht: '150000.00' })).toBe('2250.00')
  expect(amountOf('0.50', whole)).toBe('0.01')
  expect(amountOf('5000.00', { ...whole, tiers: [] })).toBe('0.00')
})

test('a step that is near: what lacks, its rate, and what it brings', () => {
  expect(nextTier('187600.00', whole)).toEqual({
    from_ht: '200000.00',
    missing_ht: '12400.00',
    rate: '2.00',
    amount_ht: '4000.00',
    gain_ht: '1186.00',
  })
  expect(nextTier('200000.00', whole)).toBeUndefined()
  expect(nextTier('10000.00', { ...whole, minimum_ht: '50000.00' })).toMatchObject({
    from_ht: '50000.00',
    missing_ht: '40000.00',
    rate: '1.00',
    gain_ht: '500.00',
  })
  expect(nextTier('0.00', byTier)).toMatchObject({ from_ht: '100000.00', rate: '1.50', amount_ht: '1000.00' })
})

test('shares by the largest remainder, worked out by hand', () => {
  expect(apportion('100.00', ['1', '1', '1'])).toEqual(['33.34', '33.33', '33.33'])
  expect(apportion('0.05', ['30.00', '30.00', '40.00'])).toEqual(['0.02', '0.01', '0.02'])
  expect(apportion('10.00', ['0', '5.5', '0.00'])).toEqual(['0.00', '10.00', '0.00'])
  expect(apportion('10.00', ['0', '0.00'])).toEqual([])
  expect(apportion('0.00', ['3', '4'])).toEqual(['0.00', '0.00'])
})

const euros = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => (cents / 100).toFixed(2))
const sold = fc.record({
  adherent_id: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 5 }),
  family_id: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 3 }),
  amount_ht: euros(90_000),
})
const seen = fc.array(
  fc.record({
    adherent_id: fc.integer({ min: 1, max: 6 }) as fc.Arbitrary<number | null>,
    family_id: fc.integer({ min: 1, max: 4 }) as fc.Arbitrary<number | null>,
    amount_ht: euros(50_000),
  }),
  { maxLength: 12 },
)
const declaration: fc.Arbitrary<DeclaredSales> = fc
  .tuple(fc.array(sold, { maxLength: 8 }), seen, euros(200_000))
  .map(([lines, observed, alone]) => ({
    ...{ lines, observed },
    amount_ht: lines.length ? sumOfAmounts(lines.map((line) => line.amount_ht)) : alone,
  }))
const rate: fc.Arbitrary<RfaRate> = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  label: fc.constant('Taux'),
  family_ids: fc.subarray([1, 2, 3, 4]),
  shared_with_members: fc.boolean(),
  mode: fc.constantFrom('whole', 'by_tier'),
  minimum_ht: fc.option(euros(20_000)),
  tiers: fc.uniqueArray(
    fc.record({
      from_ht: euros(150_000),
      rate: fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toFixed(2)),
    }),
    { maxLength: 6, selector: ({ from_ht }) => from_ht },
  ),
})
const sum = (rows: readonly { amount_ht: string }[]) => sumOfAmounts(rows.map((row) => row.amount_ht))

test('I-24: for any tiers, lines and rounding the shares make the amount, and nothing that was declared is lost', () => {
  fc.assert(
    fc.property(
      fc.array(rate, { maxLength: 3 }),
      fc.array(declaration, { maxLength: 5 }),
      (rates, declared) => {
        const settled = settle(rates, declared)
        expect(settled.base_ht).toBe(sum(declared))
        for (const one of declared) expect(sum(soldParts(one))).toBe(one.amount_ht)
        for (const one of settled.rates) {
          expect(sum(one.parts.map(({ base_ht }) => ({ amount_ht: base_ht }))).length).toBeGreaterThan(0)
          if (one.parts.length && one.rate.mode === 'whole') expect(one.parts[0]?.base_ht).toBe(one.base_ht)
        }
        // A rate whose base is known of no member at all has nobody to share with; every other one is shared to the cent.
        const parts: Sold[] = declared.flatMap(soldParts)
        const shared = settled.rates.filter(({ rate: of }) =>
          parts.some(
            (part) =>
              part.adherent_id !== null &&
              part.amount_ht !== '0.00' &&
              (!of.family_ids.length || of.family_ids.includes(part.family_id ?? 0)),
          ),
        )
        expect(sum(settled.shares)).toBe(sum(shared))
        expect(settled.shares.every(({ amount_ht }) => !amount_ht.startsWith('-'))).toBe(true)
      },
    ),
    { numRuns: 150 },
  )
})

test('the largest remainder is at most a cent from the exact part, and its sum is the amount', () => {
  fc.assert(
    fc.property(
      euros(1_000_000),
      fc.array(euros(500_000), { minLength: 1, maxLength: 40 }),
      (amount, weights) => {
        const shares = apportion(amount, weights)
        const total = weights.reduce((all, one) => all + Math.round(Number(one) * 100), 0)
        if (!total) {
          expect(shares).toEqual([])
          return
        }
        expect(sumOfAmounts(shares)).toBe(amount)
        shares.forEach((share, at) => {
          const part = (Number(amount) * Number(weights[at]) * 100) / total
          expect(Math.abs(Number(share) - part)).toBeLessThan(0.0101)
        })
      },
    ),
    { numRuns: 150 },
  )
})

test('a declaration without members is shared by what was received; by member it keeps its lines', () => {
  const observed = [
    { adherent_id: 1, family_id: 1, amount_ht: '300.00' },
    { adherent_id: 2, family_id: 1, amount_ht: '100.00' },
    { adherent_id: 2, family_id: 2, amount_ht: '100.00' },
  ]
  const rates: RfaRate[] = [
    {
      ...whole,
      id: 1,
      label: 'Tout',
      family_ids: [],
      shared_with_members: false,
      tiers: [{ from_ht: '0.00', rate: '10.00' }],
    },
  ]
  const byMember = [
    { adherent_id: 1, family_id: null, amount_ht: '600.00' },
    { adherent_id: 2, family_id: null, amount_ht: '400.01' },
  ]
  expect(settle(rates, [{ amount_ht: '1000.00', lines: [], observed }]).shares).toEqual([
    { adherent_id: 1, amount_ht: '60.00', base_ht: '600.00' },
    { adherent_id: 2, amount_ht: '40.00', base_ht: '400.00' },
  ])
  expect(settle(rates, [{ amount_ht: '1000.01', lines: byMember, observed }]).shares).toEqual([
    { adherent_id: 1, amount_ht: '60.00', base_ht: '600.00' },
    { adherent_id: 2, amount_ht: '40.00', base_ht: '400.01' },
  ])
  const meat = rates.map((one) => ({ ...one, family_ids: [2] }))
  expect(
    settle(meat, [
      { amount_ht: '1000.00', lines: byMember.map((line) => ({ ...line, amount_ht: '500.00' })), observed },
    ]),
  ).toMatchObject({
    amount_ht: '25.00',
    shares: [{ adherent_id: 2, amount_ht: '25.00' }],
  })
})
