import { expect, test } from 'vitest'
import { checkValue } from '../../resources/schema/check'
import { f } from '../../resources/schema/f'
import type { Field } from '../../resources/schema/field'
import type { Reading } from '../../resources/schema/reading/given'
import { type NamedList, readName } from '../../resources/schema/reading/names'
import { cellText, readCell, readText } from '../../resources/schema/reading/read-cell'
import { toldApart } from '../../resources/schema/reading/told-apart'
import { valueOfText } from '../../src/fields/inputs/text-of'
import { readCell as readSheetCell } from '../../src/widgets/sheet/reading'
import { type ReaderCase, readerCases } from '../cases/readers'

const label = 'Essai'
const fields: Readonly<Record<string, Field>> = {
  price: f.unitPrice({ label }),
  quantity: f.quantity({ label }),
  rate: f.rate({ label }),
  reference: f.text({ label, code: true }),
  barcode: f.gtin({ label }),
  date: f.date({ label }),
  bool: f.bool({ label }),
  int: f.int({ label }),
  postcode: f.zip({ label }),
  vat: f.ref('rate', { label }),
  unit: f.ref('unit', { label }),
}
const lists: Readonly<Record<string, NamedList>> = {
  vat: {
    label: 'Taux de TVA',
    rows: [
      { id: 1, names: ['0 %'], percent: '0.00' },
      { id: 21, names: ['2,1 %'], percent: '2.10' },
      { id: 55, names: ['5,5 %', 'taux réduit'], percent: '5.50' },
      { id: 100, names: ['10 %'], percent: '10.00' },
      { id: 200, names: ['20 %', 'taux normal'], percent: '20.00' },
    ],
  },
  unit: {
    label: 'Unité',
    rows: [
      { id: 1, names: ['Kilogramme', 'kg', 'kilo'] },
      { id: 2, names: ['Litre', 'L'] },
      { id: 3, names: ['Pièce', 'pce', 'pc'] },
      { id: 4, names: ['Barquette', 'barq'] },
    ],
  },
}

function reading({ kind, given, per }: ReaderCase): Reading {
  const field = fields[kind] as Field
  const list = lists[kind]
  if (list) {
    const text = 'text' in given ? given.text : cellText(given.cell, field)
    return readName(text, list) ?? { error: `« ${text} » est introuvable.` }
  }
  return 'text' in given ? readText(field, given.text, { per }) : readCell(field, given.cell, { per })
}

const named = readerCases.map((one) => ({ ...one, said: JSON.stringify(Object.values(one.given)[0]) }))

test('at least two hundred inputs are held', () => {
  expect(readerCases.length).toBeGreaterThanOrEqual(200)
})

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ')

test.each(named)('$kind $said is read as it is meant, or refused with its sentence', (one) => {
  const { value, remark, error } = reading(one)
  const { expected } = one
  if ('error' in expected) expect(plain(error)).toContain(expected.error)
  else expect([value, plain(remark), error]).toEqual([expected.value, expected.remark, undefined])
})

const typed = named.filter(({ kind, given, per }) => 'text' in given && !per && !lists[kind])

test.each(typed)(
  '$kind $said: a form, a grid, an API and a cell of text say the same',
  ({ kind, given, expected }) => {
    const field = fields[kind] as Field
    const text = 'text' in given ? given.text : ''
    const api = checkValue(field, text)
    const form = checkValue(field, valueOfText(text, field))
    const grid = readSheetCell(field, text)
    const cell = readCell(field, text)
    if ('error' in expected) {
      for (const message of [api.message, form.message, grid.message, cell.error])
        expect(message).toContain(expected.error)
    } else {
      expect([api, form]).toEqual([{ value: expected.value }, { value: expected.value }])
      expect(grid.value).toBe(String(expected.value))
      expect(cell.value).toBe(expected.value)
    }
  },
)

test('a postcode of a call is five digits as text: a number is refused, and no zero is put before it', () => {
  for (const given of [3400, 34000, '3400', '340'])
    expect(checkValue(f.zip({ label }), given).message).toBeDefined()
  expect(checkValue(f.zip({ label }), '03400')).toEqual({ value: '03400' })
})

test.each([
  ['34000 Montpellier', { code: '34000', name: 'Montpellier' }],
  ['Montpellier (34000)', { code: '34000', name: 'Montpellier' }],
  ['Saint-Denis, 97400', { code: '97400', name: 'Saint-Denis' }],
  ['3400 Montpellier', { code: '3400', name: 'Montpellier' }],
  ['Paris 10', undefined],
  ['Paris 10e Arrondissement', undefined],
  ['Montpellier', undefined],
])('« %s » is a name and what tells it apart, or a name alone', (text, expected) => {
  expect(toldApart(text)).toEqual(expected)
})
