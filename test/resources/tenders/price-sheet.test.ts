import { expect, test } from 'vitest'
import type { GivenCell } from '../../../resources/schema/reading/given'
import type { SheetLine } from '../../../resources/schema/sheet-lines'
import { readPriceSheet, typedOffers } from '../../../resources/tenders/price-sheet'
import { takenText, takenTitle } from '../../../resources/trade/taken-cells'

const products = [
  { id: 7, code: 'P007', unit: 'kg' },
  { id: 8, code: 'P008', unit: 'kg' },
]
/** What units are called in the settings. */
const namesOf = (unit: string) => (unit === 'kg' ? ['Kilogramme', 'kg', 'kilo'] : [unit])
const titles = ['Code', 'Produit', 'Volume', 'Unité', 'Prix', 'Référence']
const sheet = (...rows: readonly GivenCell[][]): SheetLine[] =>
  [titles, ...rows].map((cells, at) => ({ line: at + 1, cells }))

test('prices are matched by code, as numbers or French texts; an empty one takes the price away', () => {
  const rows = sheet(['p007', 'Carotte', 12, 'kg', '1 234,50', 'AR 3'], [], ['P008', '', '', '', null])
  expect(readPriceSheet(rows, products, namesOf)).toEqual({
    entries: [
      { tender_product_id: 7, quotation: '1234.5000', ref_supplier: 'AR 3' },
      { tender_product_id: 8, quotation: null, ref_supplier: null },
    ],
    faults: [],
    remarks: [],
    crossed: [],
    mine: [],
  })
  expect(readPriceSheet(sheet(['P007', '', '', '', 1.35]), products, namesOf).entries[0]?.quotation).toBe(
    '1.3500',
  )
})

test('columns are found by their titles wherever they stand, below a heading too', () => {
  const rows: SheetLine[] = [
    { line: 1, cells: ['Bordereau du lot 1'] },
    { line: 3, cells: ['PRIX', 'code'] },
    { line: 4, cells: [2, 'P008'] },
  ]
  expect(readPriceSheet(rows, products, namesOf).entries).toEqual([
    { tender_product_id: 8, quotation: '2.0000' },
  ])
  expect(readPriceSheet([{ line: 1, cells: ['Code', 'Tarif'] }], products, namesOf).faults).toEqual([
    { line: 1, fault: 'titles', value: '' },
  ])
})

test('every wrong line is told with its number', () => {
  const rows = sheet(
    ['P009', '', '', '', 1],
    ['P007', '', '', '', 'environ 2'],
    ['P007', '', '', '', 3],
    ['', 'Carotte', '', '', 4],
    ['P008', '', '', '', -1, 'R'.repeat(41)],
  )
  expect(readPriceSheet(rows, products, namesOf).faults.map(({ line, fault }) => [line, fault])).toEqual([
    [2, 'unknown'],
    [3, 'price'],
    [4, 'twice'],
    [5, 'noCode'],
    [6, 'price'],
    [6, 'reference'],
  ])
})

test('a price by a unit is one by the unit of the product under any of its names; by another unit it is told', () => {
  for (const price of ['2,40 €/kg', '2,40 € / Kilogramme', '2,40 € le kilo', '2,40 € par kgs'])
    expect([price, readPriceSheet(sheet(['P007', '', '', '', price]), products, namesOf).entries]).toEqual([
      price,
      [{ tender_product_id: 7, quotation: '2.4000', ref_supplier: null }],
    ])
  const { faults } = readPriceSheet(sheet(['P007', '', '', '', '2,40 €/L']), products, namesOf)
  expect(faults).toMatchObject([{ line: 2, fault: 'price', value: expect.stringContaining('L') }])
})

test('a sheet that is brought back over what a colleague typed keeps theirs, and says so with the row as it is in the file', () => {
  const taken = takenText(typedOffers, { quotation: '2.0000', ref_supplier: 'A-1', comment: null })
  const rows: SheetLine[] = [
    { line: 1, cells: ['Code', 'Prix', 'Référence', takenTitle] },
    { line: 2, cells: ['P007', '2,50', 'A-1', taken] },
    { line: 3, cells: ['P008', '2,50', 'A-1', taken] },
  ]
  const [one, other] = products
  const typed = [
    { ...one, label: 'Carotte', present: { quotation: '2.2000', ref_supplier: 'B-2', comment: 'Calibre 2' } },
    { ...other, present: { quotation: '2.0000', ref_supplier: 'B-2' } },
  ] as Parameters<typeof readPriceSheet>[1]
  expect(readPriceSheet(rows, typed, namesOf)).toMatchObject({
    entries: [
      { tender_product_id: 7, quotation: '2.2000', ref_supplier: 'B-2', comment: undefined },
      { tender_product_id: 8, quotation: '2.5000', ref_supplier: 'B-2' },
    ],
    crossed: [
      {
        ...{ line: 2, row: 7 },
        message: 'Carotte : Prix « 2,5 » dans votre fichier, « 2,2 » saisi entre-temps par un collègue.',
      },
    ],
    mine: [{ tender_product_id: 7, quotation: '2.5000', ref_supplier: 'B-2' }],
  })
})
