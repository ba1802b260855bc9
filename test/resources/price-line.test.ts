import fc from 'fast-check'
import { expect, test } from 'vitest'
import { change, isPromotion, lay, type Painted, withdraw } from '../../resources/catalogue/paint-line'
import { lineOf, newGaps, type PaintedPrice, rowsOf } from '../../resources/catalogue/price-line'
import { addDays } from '../../resources/schema/paris-time'
import { priceCases as cases } from '../cases/prices'
import {
  act,
  type Days,
  dayAt,
  horizon,
  kept,
  run,
  seen,
  shown,
  withdrawn,
  withPromotion,
  withStanding,
} from '../kit/price-days'

const runs = Number(process.env.PRICE_RUNS ?? 150)
const facts = (price: string) => ({
  ...{ quotation: price, price_ht: price, source: 'manual', source_id: null, reason: null },
})
let ids = 0
const number = () => ++ids
type Written = readonly [from: string, to: string | null, price: string]

const paint = (
  rows: PaintedPrice[],
  [from, to, price]: Written,
  more: { bounded?: boolean; today: string },
) => {
  const line = lineOf(rows)
  const bounded = more.bounded ?? isPromotion(line, { from, to })
  const painted = lay(line, { ...facts(price), from, to, bounded, replaces: true }, more.today)
  if (painted.refused) throw new Error(painted.refused.why)
  return kept(painted, number)
}
const told = (rows: readonly PaintedPrice[]) => rows.map(({ from, to, quotation }) => [from, to, quotation])

const today = '2026-06-15'
const day = (text: string | null) => (text === null ? null : addDays(today, Number(text.slice(1))))

test.for(cases.map((one) => [one.id, one] as const))('prices/%s', ([, one]) => {
  const written = ([from, to, price]: (string | null)[]): Written => [
    day(from ?? null) ?? '',
    day(to ?? null),
    price ?? '',
  ]
  const start = one.start
    .map(written)
    .reduce<PaintedPrice[]>(
      (rows, price, n) => paint(rows, price, { bounded: n > 0, today: '2026-01-01' }),
      [],
    )
  const acts = [one.act].flat()
  const isAward = one.door?.startsWith('award') === true
  const rows = acts.reduce(
    (held, { write }) => paint(held, written(write), { today, ...(isAward ? { bounded: false } : {}) }),
    start,
  )
  expect(told(rows)).toEqual(one.expect.map(written))
})

/** The table of 5-doors §2: A is 2.00 from 1 January. */
const newYear = '2026-01-01'
const [a, promotion] = [
  ['2026-01-01', null, '2.0000'],
  ['2026-01-10', '2026-01-16', '1.5000'],
] as const
const begin = (...prices: Written[]) => {
  let rows: PaintedPrice[] = []
  for (const price of prices) rows = paint(rows, price, { today: '2025-12-01' })
  return rows
}
const idOf = (rows: readonly PaintedPrice[], from: string) => rows.find((row) => row.from === from)?.id ?? 0
const after = ({ line, refused }: Painted) => (line ? told(rowsOf(line)) : refused)

test('a promotion that is withdrawn, ended or moved gives the standing price back', () => {
  const rows = begin(a, promotion)
  const id = idOf(rows, '2026-01-10')
  expect(after(withdraw(lineOf(rows), id, newYear))).toEqual([[...a]])
  expect(after(change(lineOf(rows), id, { to: '2026-01-12' }, '2026-01-12'))).toEqual([
    ['2026-01-01', '2026-01-09', '2.0000'],
    ['2026-01-10', '2026-01-12', '1.5000'],
    ['2026-01-13', null, '2.0000'],
  ])
  expect(after(change(lineOf(rows), id, { from: '2026-01-20', to: '2026-01-26' }, newYear))).toEqual([
    ['2026-01-01', '2026-01-19', '2.0000'],
    ['2026-01-20', '2026-01-26', '1.5000'],
    ['2026-01-27', null, '2.0000'],
  ])
})

test('a standing price inside a promotion is seen after it, and stays where it is once the promotion is withdrawn', () => {
  const rows = begin(a, promotion, ['2026-01-13', null, '2.2000'])
  expect(told(rows)).toEqual([
    ['2026-01-01', '2026-01-09', '2.0000'],
    ['2026-01-10', '2026-01-16', '1.5000'],
    ['2026-01-17', null, '2.2000'],
  ])
  expect(after(withdraw(lineOf(rows), idOf(rows, '2026-01-10'), newYear))).toEqual([
    ['2026-01-01', '2026-01-12', '2.0000'],
    ['2026-01-13', null, '2.2000'],
  ])
})

test('a standing price to come is withdrawn or moved, and the one before it goes on', () => {
  const rows = begin(a, ['2026-02-01', null, '2.2000'])
  const id = idOf(rows, '2026-02-01')
  expect(after(withdraw(lineOf(rows), id, newYear))).toEqual([[...a]])
  for (const from of ['2026-02-15', '2026-01-20'])
    expect(after(change(lineOf(rows), id, { from }, newYear))).toEqual([
      ['2026-01-01', addDays(from, -1), '2.0000'],
      [from, null, '2.2000'],
    ])
})

test("a standing price takes over the market's end; an award lets a promotion through", () => {
  const market = begin(['2026-01-01', '2026-12-31', '2.0000'])
  expect(told(paint(market, ['2026-06-01', null, '2.2000'], { today: newYear }))).toEqual([
    ['2026-01-01', '2026-05-31', '2.0000'],
    ['2026-06-01', '2026-12-31', '2.2000'],
  ])
  const rows = begin(a, ['2026-03-10', '2026-03-16', '1.5000'])
  const award = ['2026-03-01', '2026-12-31', '1.8000'] as const
  expect(told(paint(rows, award, { bounded: false, today: newYear }))).toEqual([
    ['2026-01-01', '2026-02-28', '2.0000'],
    ['2026-03-01', '2026-03-09', '1.8000'],
    ['2026-03-10', '2026-03-16', '1.5000'],
    ['2026-03-17', '2026-12-31', '1.8000'],
  ])
})

test('refused: a second promotion over the first, a past day, a day that has a price already without a reason', () => {
  const line = lineOf(begin(a, promotion))
  const of = (from: string, to: string | null, bounded: boolean) =>
    lay(line, { ...facts('1'), from, to, bounded, replaces: false }, newYear).refused
  expect(of('2026-01-14', '2026-01-20', true)).toMatchObject({
    ...{ why: 'promotion', period: { from: '2026-01-10', to: '2026-01-16' } },
  })
  expect(of('2025-12-31', null, false)).toMatchObject({ field: 'valid_from', why: 'past' })
  expect(of('2026-01-01', null, false)).toMatchObject({ why: 'sameDay' })
  expect(
    change(line, idOf(rowsOf(line), '2026-01-17'), { from: '2026-01-20' }, '2026-01-02').refused,
  ).toMatchObject({
    ...{ why: 'since', day: '2026-01-01' },
  })
})

test('days that lose their price are told, until when', () => {
  const rows = begin(a)
  const ended = change(lineOf(rows), idOf(rows, '2026-01-01'), { to: '2026-01-20' }, '2026-01-12')
  expect(newGaps(rows, rowsOf(ended.line ?? lineOf([])), '2026-01-12')).toEqual([
    { from: '2026-01-21', to: null },
  ])
  expect(newGaps(rows, rows, newYear)).toEqual([])
})

test(`${runs} histories: each day has what the acts make of it, one price at most, and the past stands`, {
  timeout: 30_000 + runs * 60,
}, () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 2, maxLength: 14 }), (acts) => {
      let now = 0
      let days: Days = { under: Array(horizon).fill('0'), over: Array(horizon).fill(null) }
      let rows: PaintedPrice[] = [
        { ...facts('0'), id: number(), from: dayAt(-30), to: null, bounded: false, beneath: null },
      ]
      acts.forEach((one, n) => {
        const price = String(n + 1)
        const [held, past] = [now, shown(rows).slice(0, now)]
        const line = lineOf(rows)
        const take = (painted: Painted, next: Days) => {
          if (painted.refused) return
          days = next
          rows = kept(painted, number)
        }
        if (one.do === 'wait') now = Math.min(now + one.days, horizon - 8)
        else if (one.do === 'standing') {
          const to = one.long === null ? null : one.from + one.long
          const isOpen = to === null || to >= horizon - 1
          const asked = {
            from: dayAt(one.from),
            to: isOpen ? null : dayAt(to),
            bounded: false,
            replaces: true,
          }
          take(
            lay(line, { ...facts(price), ...asked }, dayAt(now)),
            withStanding(days, price, one.from, isOpen ? null : to),
          )
        } else if (one.do === 'promotion') {
          const to = Math.min(one.from + one.long, horizon - 2)
          const asked = { from: dayAt(one.from), to: dayAt(to), bounded: true, replaces: true }
          take(lay(line, { ...facts(price), ...asked }, dayAt(now)), withPromotion(days, price, one.from, to))
        } else {
          const row = rows[one.pick % Math.max(rows.length, 1)]
          if (!row?.id) return
          const id = row.id
          const gone = withdrawn(days, row.quotation)
          if (one.do === 'withdraw') take(withdraw(line, id, dayAt(now)), gone)
          if (one.do === 'move' && row.bounded && row.from >= dayAt(now)) {
            const last = one.from + 2
            const next = withPromotion(gone, row.quotation, one.from, last)
            take(change(line, id, { from: dayAt(one.from), to: dayAt(last) }, dayAt(now)), next)
          }
          if (one.do === 'end' && row.bounded) {
            const first = days.over.indexOf(row.quotation)
            const last = Math.min(Math.max(first, now) + one.long, horizon - 2)
            take(
              change(line, id, { to: dayAt(last) }, dayAt(now)),
              withPromotion(gone, row.quotation, first, last),
            )
          }
        }
        expect(shown(rows)).toEqual(seen(days))
        expect(shown(rows).slice(0, held)).toEqual(past)
        expect(told(rowsOf(lineOf(rows)))).toEqual(told(rows))
      })
    }),
    { numRuns: runs },
  )
})

test('the model itself: a day in the middle of a price belongs to all of it', () => {
  expect(run(Array(horizon).fill('0'), 7)).toEqual([0, horizon - 1])
})
