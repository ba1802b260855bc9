import { expect, test } from 'vitest'
import { changedBy, readChange } from '../../resources/schema/bulk-change'
import { compared, divided, exact, minus, plus, rounded, times } from '../../resources/schema/exact'
import type { Field } from '../../resources/schema/field'

test('half is rounded away from zero, on both sides', () => {
  const round = (text: string, scale: number) => rounded(exact(text), scale)
  expect(round('0.005', 2)).toBe('0.01')
  expect(round('-0.005', 2)).toBe('-0.01')
  expect(round('0.0049999999999999999999', 2)).toBe('0.00')
  expect(round('-0.004', 2)).toBe('0.00')
  expect(round('2.5', 0)).toBe('3')
  expect(round('-2.5', 0)).toBe('-3')
  expect(round('1.005', 2)).toBe('1.01')
  expect(round('12345678901234567890.125', 2)).toBe('12345678901234567890.13')
})

test('nothing is lost on the way: a third three times is one', () => {
  const third = divided(exact('1'), exact('3'))
  expect(rounded(plus(plus(third, third), third), 6)).toBe('1.000000')
  expect(rounded(times(third, exact(3)), 2)).toBe('1.00')
  expect(rounded(minus(exact('0.1'), exact('0.3')), 1)).toBe('-0.2')
  expect(compared(plus(exact('0.1'), exact('0.2')), exact('0.3'))).toBe(0)
})

test('dividing by a negative number keeps the sign, by zero is refused', () => {
  expect(rounded(divided(exact('1'), exact('-3')), 3)).toBe('-0.333')
  expect(() => divided(exact('1'), exact('0.00'))).toThrow(RangeError)
  expect(() => exact('1,5')).toThrow(RangeError)
})

test('a sum is exact whatever the scales of its parts, thirds and halves too', () => {
  const sum = (a: string, b: string) => rounded(plus(exact(a), exact(b)), 3)
  expect(sum('1.25', '0.5')).toBe('1.750')
  expect(sum('0.5', '1.25')).toBe('1.750')
  expect(sum('2', '-0.125')).toBe('1.875')
  const third = divided(exact(1), exact(3))
  const half = divided(exact(1), exact(2))
  expect(rounded(plus(third, half), 4)).toBe('0.8333')
  expect(rounded(plus(half, third), 4)).toBe('0.8333')
  expect(rounded(minus(half, third), 4)).toBe('0.1667')
})

const number = (kind: Field['kind'], more: object = {}): Field => ({
  kind,
  label: '',
  required: false,
  ...more,
})

test.each([
  ['money', { how: 'percent', by: '3' }, '12.50', '12.88'],
  ['unitPrice', { how: 'percent', by: '-3' }, '0.3333', '0.3233'],
  ['money', { how: 'percent', by: '3', to: '0.05' }, '12.50', '12.90'],
  ['quantity', { how: 'plus', by: '-0.5' }, '2.000', '1.500'],
  ['money', { how: 'round', to: '10' }, '-15.00', '-20.00'],
  ['int', { how: 'percent', by: '50' }, 5, 8],
  ['int', { how: 'plus', by: '2' }, null, null],
  ['date', { how: 'days', by: '2' }, '2027-02-27', '2027-03-01'],
  ['date', { how: 'days', by: '-1' }, '2028-03-01', '2028-02-29'],
  ['dateTime', { how: 'days', by: '1' }, '2027-03-27T08:00:00.000Z', '2027-03-28T07:00:00.000Z'],
  ['text', { how: 'replace', find: 'a.b', by: '$&' }, 'A.B et aab', '$& et aab'],
  ['text', { how: 'replace', find: 'Lait', by: 'lait', cased: true }, 'Lait LAIT', 'lait LAIT'],
  ['refs', { how: 'add', values: [2, 3] }, [1, 2], [1, 2, 3]],
  ['refs', { how: 'remove', values: [2] }, [1, 2], [1]],
] as const)('a value of %s changed by %o: %o is %o', (kind, given, before, after) => {
  const field = number(kind)
  const read = readChange(field, given)
  expect(read.error === undefined && changedBy(field, read.change, before)).toEqual(after)
})
