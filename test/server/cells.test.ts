import { describe, expect, test } from 'vitest'
import { checkValue } from '../../resources/schema/check'
import type { Field, KindName } from '../../resources/schema/field'
import type { Cell } from '../../resources/schema/reading/given'
import { plainNumber } from '../../resources/schema/reading/numbers'
import { readCell } from '../../resources/schema/reading/read-cell'
import { encoderOf } from '../../server/api/exports/encode'

const options = { weight: 'Poids', volume: 'Volume', count: 'Nombre' }
const field = (kind: KindName, more: Partial<Field> = {}): Field => ({
  kind,
  label: 'Essai',
  required: false,
  ...more,
})

/** Values that must come back from a spreadsheet as they went. */
const values: [KindName, unknown, Partial<Field>?][] = [
  ['text', 'Été à l’œuf'],
  ['text', '=1+1'],
  ['text', '01012'],
  ['longText', 'une\ndeux'],
  ['int', -12],
  ['int', 2147483647],
  ['decimal', '0.01'],
  ['decimal', '1234567890.12'],
  ['decimal', '12345678901234567.89', { digits: [20, 2] }],
  ['money', '-0.50'],
  ['unitPrice', '12345678.1234'],
  ['quantity', '0.001'],
  ['coefficient', '0.000001'],
  ['rate', '5.50'],
  ['note', '20.00'],
  ['bool', true],
  ['bool', false],
  ['date', '2026-02-28'],
  ['date', '1815-06-18'],
  ['dateTime', '2026-07-14T21:59:59.000Z'],
  ['dateTime', '2026-12-31T23:30:00.000Z'],
  ['time', '07:30'],
  ['select', 'weight', { options }],
  ['select', 'b', { options: { a: 'Pareil', b: 'pareil' } }],
  ['list', ['volume', 'count'], { options }],
  ['list', ['libre', 'autre']],
  ['email', 'a@b.example'],
  ['phone', '0199001234'],
  ['freePhone', '+33 1 99 00 12 34'],
  ['website', 'https://a.example/b?c=1'],
  ['siret', '01234567890128'],
  ['ape', '4639B'],
  ['tva', 'FR83404833048'],
  ['iban', 'FR7630006000011234567890189'],
  ['bic', 'AGRIFRPP'],
  ['zip', '01012'],
  ['finess', '010000024'],
  ['color', '#00aa11'],
  ['json', { a: [1, 'deux'] }],
]

describe('a value comes back from its cell as it went', () => {
  test.each(values)('%s %j', (kind, value, more) => {
    const declared = field(kind, more)
    expect(checkValue(declared, value)).toEqual({ value })
    expect(readCell(declared, encoderOf(declared)(value))).toEqual({ value })
  })
})

describe('what a spreadsheet made a number gets its zeros back', () => {
  const cells: [KindName, Cell, string, Partial<Field>?][] = [
    ['zip', 1012, '01012'],
    ['siret', 1234567890128, '01234567890128'],
    ['phone', 199001234, '0199001234'],
    ['freePhone', 199001234, '0199001234'],
    ['finess', 10000024, '010000024'],
    ['text', 1004, '01004', { min: 5, max: 5 }],
    ['text', 1, '01', { min: 2, max: 3 }],
  ]
  test.each(cells)('%s %j', (kind, cell, value, more) => {
    expect(readCell(field(kind, more), cell)).toMatchObject({ value })
  })
})

describe('what a person types in a cell is read as in a form', () => {
  const cells: [KindName, Cell, unknown, Partial<Field>?][] = [
    ['date', '3/4/2026', '2026-04-03'],
    ['date', { wall: '2026-04-03T00:00:00' }, '2026-04-03'],
    ['dateTime', '03/04/2026 10:05', '2026-04-03T08:05:00.000Z'],
    ['bool', 'oui', true],
    ['bool', 0, false],
    ['money', '1 234,50 €', '1234.50'],
    ['rate', 5.5, '5.50'],
    ['decimal', 0.1 + 0.2, '0.30'],
    ['int', '12', 12],
    ['select', 'POIDS', 'weight', { options }],
    ['time', { wall: '1899-12-31T07:30:00' }, '07:30'],
    ['text', null, null],
    ['list', '', []],
  ]
  test.each(cells)('%s %j', (kind, cell, value, more) => {
    expect(readCell(field(kind, more), cell)).toEqual({ value })
  })
})

test('a number in a text has neither exponent nor noise', () => {
  expect(plainNumber(1e-7)).toBe('0.0000001')
  expect(plainNumber(123456789012345)).toBe('123456789012345')
  expect(plainNumber(0.1 + 0.2)).toBe('0.3')
})

test('what a spreadsheet worked out is rounded to the decimals of its field, and told', () => {
  expect(readCell(field('money'), 1.235)).toEqual({ value: '1.24', remark: '1,235 arrondi à 1,24' })
})

test('what a cell holds wrongly is said in French', () => {
  expect(readCell(field('date'), 'demain').error).toBe('Une date est attendue (jj/mm/aaaa).')
  expect(readCell(field('money'), '1,234').error).toBe('2 décimales au maximum.')
  expect(readCell(field('int'), 1.5).error).toBe('Un nombre entier est attendu.')
})
