import { describe, expect, test } from 'vitest'
import { checkValue } from '../../resources/schema/check'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { f } from '../../resources/schema/f'
import type { Field } from '../../resources/schema/field'
import { kindOf } from '../../resources/schema/kinds'

const label = 'Champ'
const accepted = (field: Field, typed: unknown) => {
  const value = typeof typed === 'string' ? kindOf(field).parse(typed, field) : typed
  const checked = checkValue(field, value)
  return checked.message ? undefined : checked.value
}
const shown = (field: Field, value: unknown) => kindOf(field).format(value as never, field)

describe('decimals', () => {
  const money = f.money({ label })
  test.each([
    ['1 234,50 €', '1234.50'],
    ['1234.5', '1234.50'],
    ['-0,10', '-0.10'],
    ['0', '0.00'],
    [12, '12.00'],
    [0.1, '0.10'],
  ])('%s is kept as %s', (typed, kept) => expect(accepted(money, typed)).toBe(kept))
  test.each(['1,234', 'douze', '1e3', '12345678901', '1 2,3,4'])('%s is refused', (typed) =>
    expect(accepted(money, typed)).toBeUndefined(),
  )
  test('each kind has its own number of decimals', () => {
    expect(accepted(f.unitPrice({ label }), '0,785')).toBe('0.7850')
    expect(accepted(f.quantity({ label }), '1,5')).toBe('1.500')
    expect(accepted(f.coefficient({ label }), '0,125')).toBe('0.125000')
    expect(accepted(f.rate({ label }), '5,5 %')).toBe('5.50')
    expect(accepted(f.decimal({ label, digits: [4, 1] }), '-18')).toBe('-18.0')
  })
  test('they are shown as French writes them, and read back', () => {
    const text = shown(money, '1234567.50')
    expect(text).toBe('1\u202f234\u202f567,50\u00a0€')
    expect(accepted(money, text)).toBe('1234567.50')
  })
  test('they compare exactly, not as text', () => {
    expect(['20.00', '2.10', '0.00', '10.00', '5.50'].sort(compareDecimals)).toEqual([
      '0.00',
      '2.10',
      '5.50',
      '10.00',
      '20.00',
    ])
  })
  test('a note goes from 0 to 20', () => {
    const note = f.note({ label })
    expect(accepted(note, '20')).toBe('20.00')
    expect(accepted(note, '20,01')).toBeUndefined()
    expect(accepted(note, '-1')).toBeUndefined()
  })
})

describe('dates', () => {
  const [date, moment] = [f.date({ label }), f.dateTime({ label })]
  test.each([
    ['3/4/2026', '2026-04-03'],
    ['2026-04-03', '2026-04-03'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (typed, kept) => expect(accepted(date, typed)).toBe(kept))
  test.each(['31/02/2026', '29/02/2026', '2026-13-01', 'hier'])('%s is refused', (typed) =>
    expect(accepted(date, typed)).toBeUndefined(),
  )
  test('a moment typed in Paris is kept in UTC, in summer and in winter', () => {
    expect(accepted(moment, '03/03/2026 12:00')).toBe('2026-03-03T11:00:00.000Z')
    expect(accepted(moment, '03/07/2026 12:00')).toBe('2026-07-03T10:00:00.000Z')
    expect(shown(moment, '2026-07-03T10:00:00.000Z')).toBe('03/07/2026 12:00')
  })
  test('an hour of the day', () => {
    expect(accepted(f.time({ label }), '9:05')).toBe('09:05')
    expect(accepted(f.time({ label }), '24:00')).toBeUndefined()
  })
})

describe('whole numbers and texts', () => {
  test('a whole number takes no decimals and holds its limits', () => {
    const level = f.int({ label, min: 1, max: 100 })
    expect(accepted(level, '80')).toBe(80)
    expect(accepted(level, 0)).toBeUndefined()
    expect(accepted(level, 1.5)).toBeUndefined()
    expect(accepted(f.int({ label }), 2147483648)).toBeUndefined()
  })
  test('a text refuses NUL and what is too long, and keeps accents and commune Y', () => {
    expect(accepted(f.text({ label }), 'Y')).toBe('Y')
    expect(accepted(f.text({ label }), " L'Haÿ-les-Roses ")).toBe("L'Haÿ-les-Roses")
    expect(accepted(f.text({ label }), 'a\u0000b')).toBeUndefined()
    expect(accepted(f.text({ label, max: 3 }), 'abcd')).toBeUndefined()
  })
  test('yes and no', () => {
    expect(accepted(f.bool({ label }), 'Oui')).toBe(true)
    expect(accepted(f.bool({ label }), 'non')).toBe(false)
    expect(accepted(f.bool({ label }), 'peut-être')).toBeUndefined()
  })
})
