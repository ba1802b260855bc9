import { expect, test } from 'vitest'
import { termsSentence } from '../../../i18n/fr/orders'
import { quantityIssue, roundedUp, suggestedQuantity } from '../../../resources/orders/cart-quantity'
import { confirmationIssue, confirmationOf } from '../../../resources/orders/confirmation'
import { decidersOf, type OrderLevel, requiredLevels } from '../../../resources/orders/levels'
import { type OrderStatus, orderStates, transitions } from '../../../resources/orders/states'
import { termsIssues } from '../../../resources/orders/terms-check'
import { stepOf } from '../../../resources/schema/course'

const asked = {
  goods_ht: '44.50',
  minimum_ht: '80.00',
  block_below_minimum: true,
  franco_ht: '150.00',
  shipping_ht: '15.00',
  strict_delay: true,
  reason: null,
}

test('the minimum and the franco are told to the cent', () => {
  const [minimum, franco] = termsIssues(asked)
  expect(minimum).toMatchObject({ code: 'minimum', blocking: true })
  const of = { supplier: 'Boucherie Martin', day: '2026-03-04' }
  expect(minimum && termsSentence(minimum, of)).toBe(
    'Il manque 35,50 € HT pour le minimum de Boucherie Martin.',
  )
  expect(franco && termsSentence(franco, of)).toBe('Plus que 105,50 € HT pour le franco')
  expect(termsIssues({ ...asked, goods_ht: '80.00' }).map((one) => one.code)).toEqual(['franco'])
  expect(termsIssues({ ...asked, goods_ht: '150.00' })).toEqual([])
  expect(termsIssues({ ...asked, block_below_minimum: false })[0]).toMatchObject({ blocking: false })
})

test('a passed cut-off blocks where the delay is strict, a past day always', () => {
  const soft = { ...asked, goods_ht: '150.00', strict_delay: false }
  expect(termsIssues({ ...soft, reason: 'cut_off_passed' })).toEqual([
    { code: 'date', reason: 'cut_off_passed', blocking: false },
  ])
  expect(termsIssues({ ...soft, reason: 'past' })[0]).toMatchObject({ blocking: true })
  expect(termsIssues({ ...soft, strict_delay: true, reason: 'cut_off_passed' })[0]).toMatchObject({
    blocking: true,
  })
})

const level = (n: OrderLevel['level'], amount_ht: string, more: Partial<OrderLevel> = {}): OrderLevel => ({
  level: n,
  catalog_id: null,
  amount_ht,
  mandatory: false,
  default_validator_id: null,
  ...more,
})
const karim = { id: 5, validator_one: 6, validator_two: 7 }
const sophie = { id: 6, validator_one: null, validator_two: null }
const facts = {
  author: karim,
  levels: [level('1', '0.00'), level('2', '400.00')],
  catalogs: [1],
  usable: new Set([6, 7]),
}
const levelsAt = (total_ht: string, more: object = {}) => requiredLevels({ ...facts, total_ht, ...more })

test('level 2 is asked from its threshold, inclusive', () => {
  expect(levelsAt('399.99').required).toEqual([{ level: 1, expected_user_id: 6 }])
  expect(levelsAt('400.00').required).toEqual([
    { level: 1, expected_user_id: 6 },
    { level: 2, expected_user_id: 7 },
  ])
})

test('without thresholds a validator is always asked; without validator nobody is', () => {
  expect(levelsAt('1.00', { levels: [] }).required).toHaveLength(2)
  expect(levelsAt('1000.00', { author: sophie }).required).toEqual([])
})

test('a level of another catalogue asks nothing of this order', () => {
  const levels = [level('1', '0.00'), level('2', '0.00', { catalog_id: 2 })]
  expect(levelsAt('10.00', { levels, author: { ...karim, validator_two: null } }).required).toHaveLength(1)
})

test('a default validator catches who has none; a mandatory level without anybody blocks', () => {
  const levels = [level('1', '0.00', { default_validator_id: 7 })]
  expect(levelsAt('10.00', { levels, author: sophie }).required).toEqual([{ level: 1, expected_user_id: 7 }])
  expect(levelsAt('10.00', { levels, author: { ...sophie, id: 7 } }).required).toEqual([])
  const mandatory = [level('1', '0.00', { mandatory: true })]
  expect(levelsAt('10.00', { levels: mandatory, author: sophie })).toEqual({ required: null, missing: 1 })
})

test('a validator who does not count blocks, unless a default one does', () => {
  expect(levelsAt('10.00', { usable: new Set([7]) })).toEqual({ required: null, missing: 1 })
  const levels = [level('1', '0.00', { default_validator_id: 7 })]
  expect(levelsAt('10.00', { usable: new Set([7]), levels }).required?.[0]).toEqual({
    level: 1,
    expected_user_id: 7,
  })
})

test('a replacement decides from its first day to its last, bounds included', () => {
  const validator = {
    id: 6,
    replacement_validator: 8,
    start_date_replacement: '2026-03-09',
    end_date_replacement: '2026-03-19',
  }
  const days = ['2026-03-08', '2026-03-09', '2026-03-19', '2026-03-20']
  expect(days.map((day) => decidersOf(validator, day).includes(8))).toEqual([false, true, true, false])
})

test('quantities follow minimum and step, exactly', () => {
  const rule = { order_step: '0.100', order_minimum: '0.300' }
  expect(quantityIssue('0.200', rule)).toEqual({ code: 'minimum', minimum: '0.300' })
  expect(quantityIssue('0.700', rule)).toBeNull()
  expect(quantityIssue('0.750', rule)).toEqual({ code: 'step', step: '0.100' })
  expect(roundedUp('0.710', rule)).toBe('0.800')
  expect(roundedUp('0.100', rule)).toBe('0.300')
  expect(roundedUp('0', rule)).toBe('0.000')
})

test('the suggestion covers the days less the stock, never below zero', () => {
  const rule = { order_step: '2.000', order_minimum: '1.000' }
  expect(suggestedQuantity({ weekly: '7.000', days: 3, available: '0' }, rule)).toBe('4.000')
  expect(suggestedQuantity({ weekly: '7.000', days: 7, available: '6.5' }, rule)).toBe('2.000')
  expect(suggestedQuantity({ weekly: '7.000', days: 7, available: '8' }, rule)).toBe('0.000')
})

test('there is no way back from sent but that of a reception taken back, and every transition stands between known statuses', () => {
  const known = (status: string) => Object.hasOwn(orderStates, status) || ['same', 'deleted'].includes(status)
  for (const { from, to } of transitions) expect([...from, to].every(known)).toBe(true)
  for (const from of ['300', '350', '400', '450'] as OrderStatus[])
    for (const { verb } of transitions) {
      const to = stepOf(transitions, verb, { from })?.to
      const least = verb === 'undoReception' ? 300 : Number(from)
      expect(to === undefined || to === 'same' || Number(to) >= least).toBe(true)
    }
  expect(stepOf(transitions, 'undoReception', { from: '450', wanted: '350' })?.to).toBe('350')
  expect(stepOf(transitions, 'undoReception', { from: '300', wanted: '300' })?.to).toBe('same')
  expect(stepOf(transitions, 'receive', { from: '350' })?.to).toBe('450')
  expect(stepOf(transitions, 'read', { from: '350' })).toBeUndefined()
  expect(stepOf(transitions, 'send', { from: '100', wanted: '350' })?.to).toBe('350')
})

test('a line said to be short names a quantity above nothing and below what was ordered', () => {
  const short = (quantity: string | null) => confirmationIssue({ state: 'short', quantity }, '10.000')
  expect(['0.001', '9.999'].map(short)).toEqual([undefined, undefined])
  for (const wrong of [null, '', '0', '-1', '10', '11', 'dix']) expect(short(wrong)).toBe('quantity')
})

test('a line said to be replaced names its article; one that comes as ordered names nothing', () => {
  const replaced = (substitute_label: string | null) =>
    confirmationIssue({ state: 'substituted', substitute_label }, '10.000')
  expect([replaced('Autre rôti'), replaced('  '), replaced(null)]).toEqual([
    undefined,
    'substitute',
    'substitute',
  ])
  expect(confirmationIssue({ state: 'ok' }, '10.000')).toBeUndefined()
})

test('a confirmation says a quantity of what comes short, and of nothing else', () => {
  const answered = { quantity: '2,5', proposed: null }
  const { lines } = confirmationOf('2026-03-04', [
    { line_id: 1, state: 'ok', ...answered },
    { line_id: 2, state: 'short', ...answered },
  ])
  expect(lines).toEqual([
    { line_id: 1, state: 'ok' },
    { line_id: 2, state: 'short', quantity: '2.5' },
  ])
})
