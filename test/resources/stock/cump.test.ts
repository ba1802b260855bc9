import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyLevel,
  isShort,
  type Level,
  levelOf,
  type Movement,
  type Posted,
  post,
} from '../../../resources/stock/cump'
import { costPerMeal, movementOf, overlaps } from '../../../resources/stock/inventory-rules'
import { itemKey, itemOf } from '../../../resources/stock/item-key'

const entry = (quantity: string, unit_cost: string): Movement => ({ kind: 'entry', quantity, unit_cost })
const exit = (quantity: string): Movement => ({ kind: 'exit', quantity })

describe('the moving average (domain §7.3)', () => {
  test('an entry adds its amount, an exit takes the average, and emptying takes all that is left', () => {
    const first = post(emptyLevel, entry('3', '1'))
    const second = post(first.after, entry('1', '1.01'))
    expect(second.after).toEqual({ quantity: '4.000', value: '4.01', cump: '1.002500' })
    const third = post(second.after, exit('3'))
    expect(third).toMatchObject({ amount: '-3.01', after: { quantity: '1.000', value: '1.00' } })
    expect(post(third.after, exit('1'))).toMatchObject({
      amount: '-1.00',
      after: { quantity: '0.000', value: '0.00' },
    })
  })

  test('goods given for nothing are worth a centime: quantity and value are nothing together (I-13)', () => {
    expect(post(emptyLevel, entry('5', '0')).after).toMatchObject({ quantity: '5.000', value: '0.01' })
    const cheap: Level = { quantity: '3.000', value: '0.01', cump: '0.003333' }
    expect(post(cheap, exit('2'))).toMatchObject({ amount: '0.00', after: { value: '0.01' } })
  })

  test('a delivery is worth its amount, whatever its unit cost rounds to', () => {
    const posted = post(emptyLevel, { kind: 'bought', quantity: '240', amount: '282.00' })
    expect(posted).toMatchObject({ unit_cost: '1.175000', amount: '282.00' })
    expect(post(emptyLevel, { kind: 'bought', quantity: '3', amount: '10.00' })).toMatchObject({
      unit_cost: '3.333333',
      after: { value: '10.00', cump: '3.333333' },
    })
  })

  test('a stock below zero, where it is allowed, is squared by the next entry at its price', () => {
    const debt = post(post(emptyLevel, entry('2', '1')).after, exit('5'))
    expect(debt.after).toMatchObject({ quantity: '-3.000', value: '-3.00' })
    expect(post(debt.after, entry('10', '2')).after).toEqual({
      quantity: '7.000',
      value: '14.00',
      cump: '2.000000',
    })
  })
})

const quantity = fc.integer({ min: 1, max: 50_000 }).map((n) => (n / 1000).toFixed(3))
const cost = fc.integer({ min: 0, max: 9_000_000 }).map((n) => (n / 1_000_000).toFixed(6))
const amount = fc.integer({ min: 0, max: 50_000 }).map((n) => (n / 100).toFixed(2))
const asked = fc.oneof(
  fc.record({ kind: fc.constant('entry' as const), quantity, unit_cost: cost }),
  fc.record({ kind: fc.constant('bought' as const), quantity, amount }),
  fc.record({ kind: fc.constant('exit' as const), quantity }),
  fc.constant({ kind: 'empty' as const }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat(40) }),
  fc.record({ kind: fc.constant('revaluation' as const), amount }),
)
const opposite = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`)

function movementFor(
  one: { kind: string } & Record<string, unknown>,
  level: Level,
  ledger: Posted[],
): Movement | null {
  if (one.kind === 'empty') return Number(level.quantity) > 0 ? exit(level.quantity) : null
  if (one.kind === 'revaluation')
    return Number(level.quantity) === 0 ? null : { kind: 'revaluation', amount: String(one.amount) }
  if (one.kind !== 'undo') return one as unknown as Movement
  const undone = ledger[Number(one.which) % Math.max(ledger.length, 1)]
  return undone
    ? { kind: 'contrary', quantity: opposite(undone.quantity), amount: opposite(undone.amount) }
    : null
}

function play(list: readonly ({ kind: string } & Record<string, unknown>)[], mayBeShort: boolean) {
  let level = emptyLevel
  const ledger: Posted[] = []
  for (const one of list) {
    const movement = movementFor(one, level, ledger)
    if (!movement) continue
    const posted = post(level, movement)
    if (!mayBeShort && isShort(level, posted)) continue
    ledger.push(posted)
    level = posted.after
  }
  return { level, ledger }
}

describe('any sequence of movements', () => {
  const check = (mayBeShort: boolean) =>
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 40 }), (list) => {
        const { level, ledger } = play(list, mayBeShort)
        const summed = levelOf(ledger)
        expect([summed.quantity, summed.value]).toEqual([level.quantity, level.value])
        for (const { after } of ledger) {
          expect(Number(after.quantity) === 0).toBe(Number(after.value) === 0)
          expect(Math.sign(Number(after.quantity))).toBe(Math.sign(Number(after.value)))
          if (!mayBeShort) expect(Number(after.quantity)).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 300 },
    )
  test('keeps the ledger and the level alike, and quantity 0 ⇔ value 0 (I-12, I-13)', () => check(false))
  test('also where the stock may be below zero', () => check(true))
})

describe('inventories', () => {
  test('only the gap of a counted line is posted; a changed price alone revalues', () => {
    const line = {
      quantity_theorical: '135.000',
      price_unit_ht_theorical: '0.776667',
      price_unit_ht_real: null,
    }
    expect(movementOf({ ...line, quantity_real: null })).toBeNull()
    expect(movementOf({ ...line, quantity_real: '135' })).toBeNull()
    expect(movementOf({ ...line, quantity_real: '132' })).toEqual({ kind: 'exit', quantity: '3.000' })
    expect(movementOf({ ...line, quantity_real: '136', price_unit_ht_real: '0.9' })).toEqual({
      kind: 'entry',
      quantity: '1.000',
      unit_cost: '0.9',
    })
    expect(movementOf({ ...line, quantity_real: '135', price_unit_ht_real: '0.8' })).toEqual({
      kind: 'revaluation',
      amount: '3.15',
    })
  })

  test('two scopes overlap unless a list keeps them apart', () => {
    const scope = (storagemode_ids: number[], family_ids: number[] = []) => ({ storagemode_ids, family_ids })
    expect(overlaps(scope([]), scope([1]))).toBe(true)
    expect(overlaps(scope([1]), scope([2]))).toBe(false)
    expect(overlaps(scope([1, 2], [5]), scope([2], [6]))).toBe(false)
    expect(overlaps(scope([1, 2], [5]), scope([2]))).toBe(true)
  })

  test('a meal costs what left the stock over the meals that count', () => {
    const meal = (one: string, meals_number: number, counted = true) => ({
      amount: one,
      meals_number,
      counted,
    })
    expect(costPerMeal([meal('34.95', 150)])).toBe('0.2330')
    expect(costPerMeal([meal('34.95', 150), meal('10.00', 3, false)])).toBe('0.2330')
    expect(costPerMeal([meal('34.95', 150), meal('10.00', 0)]), 'an exit without a meal').toBe('0.2330')
    expect(costPerMeal([])).toBeNull()
  })

  test('an item has one key', () => {
    expect(itemKey({ article_id: 12, product_not_in_catalog_id: null })).toBe('a12')
    expect(itemOf('p7')).toEqual({ article_id: null, product_not_in_catalog_id: 7 })
    expect(itemOf('x7')).toBeUndefined()
  })
})
