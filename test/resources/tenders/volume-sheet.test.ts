import { expect, test } from 'vitest'
import type { GivenCell } from '../../../resources/schema/reading/given'
import type { SheetLine } from '../../../resources/schema/sheet-lines'
import { readVolumeSheet } from '../../../resources/tenders/volume-sheet'

const namesOf = (unit: string) => [unit]
const products = [
  { product_id: 1, code: 'P1', label: 'Carotte', unit: 'kg', mandatory: true, reference_price: '2.5000' },
  { product_id: 2, code: 'P2', label: 'Pomme', unit: 'kg', mandatory: true, reference_price: '2.5000' },
  { product_id: 3, code: 'P3', label: 'Poire', unit: 'kg', mandatory: true, reference_price: '2.5000' },
]
const sheet = (...rows: GivenCell[][]): SheetLine[] => rows.map((cells, at) => ({ line: at + 1, cells }))

test('volumes are matched by code wherever the columns stand; what the sheet leaves out is left alone', () => {
  const { rows, faults } = readVolumeSheet(
    sheet(
      ['Prévisions 2027'],
      ['Volume', 'Obligatoire', 'Code', 'Prix de référence'],
      ['1 234,5', 'non', 'p2', ''],
      ['7', '', 'P3', '1,35'],
      ['', '', ''],
    ),
    products,
    namesOf,
  )
  expect(faults).toEqual([])
  expect(rows).toEqual([
    { ...products[1], volume: '1234.500', mandatory: false },
    { ...products[2], volume: '7.000', reference_price: '1.3500' },
  ])
})

test('every wrong line is told with its number', () => {
  const wrong = sheet(
    ['Code', 'Volume', 'Obligatoire', 'Prix de référence'],
    ['P1', '-3', '', 'cher'],
    ['P9', '1', ''],
    ['', '1', ''],
    ['P2', 'douze', 'peut-être'],
    ['P1', '4', ''],
    ['P3', '', ''],
  )
  expect(readVolumeSheet(wrong, products, namesOf).faults.map(({ line, fault }) => [line, fault])).toEqual([
    [2, 'volume'],
    [2, 'reference'],
    [3, 'unknown'],
    [4, 'noCode'],
    [5, 'volume'],
    [5, 'mandatory'],
    [6, 'twice'],
    [7, 'empty'],
  ])
  expect(readVolumeSheet(sheet(['Nom', 'Prix']), products, namesOf).faults).toEqual([
    { line: 1, fault: 'titles', value: '' },
  ])
})
