import { expect, test } from 'vitest'
import { tableCsv } from '../../src/trade/table-csv'

test('the table of a chart is a file whose numbers are numbers, and whose texts are no formulas', () => {
  const rows = [
    ['Mois', 'Alimentaire; autre', 'Écart'],
    ['mars 2026', '1 234,50 €', '−3,20 %'],
    ['=SOMME(A1)', '1\u202f000 €', '+2'],
    ['dit « "ici" »', '–', ''],
  ]
  expect(tableCsv(rows)).toBe(
    '\ufeffMois;"Alimentaire; autre";Écart\r\nmars 2026;1234,50;-3,20\r\n\'=SOMME(A1);1000;2\r\n"dit « ""ici"" »";–;\r\n',
  )
})
