import { expect, test } from 'vitest'
import { compared, divided, exact, minus, plus, rounded, times } from '../../resources/schema/exact'

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
