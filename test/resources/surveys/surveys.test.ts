import { expect, test } from 'vitest'
import type { GivenCell } from '../../../resources/schema/reading/given'
import { findColumns, type SurveyColumn, titleRow } from '../../../resources/surveys/columns'
import { readSurveyLines } from '../../../resources/surveys/read-lines'
import { surveyStatusOf } from '../../../resources/surveys/states'

const wanted: SurveyColumn[] = ['adherent', 'reference', 'quantity', 'amount']
const at = (titles: string[], remembered?: ReadonlyMap<string, SurveyColumn>, of = wanted) =>
  findColumns(titles, of, remembered).map((one) => `${one.at ?? '–'}${one.is_sure ? '' : '?'}`)

test.each([
  [
    'its own names in another order',
    ['Montant HT', 'Quantité', 'Référence', 'Code adhérent'],
    ['3', '2', '1', '0'],
  ],
  [
    'capitals, no accents, dots',
    ['CODE ADHERENT', 'REFERENCE', 'QUANTITE', 'MONTANT H.T.'],
    ['0', '1', '2', '3?'],
  ],
  ['names that resemble', ['N° client', 'Réf. article', 'Qté livrée', 'CA HT'], ['0?', '1?', '2?', '3?']],
  [
    'amounts with tax are none without',
    ['Code adhérent', 'Référence', 'Quantité', 'Montant TTC'],
    ['0', '1', '2', '–?'],
  ],
  [
    'two of one name',
    ['Code adhérent', 'Référence', 'Référence', 'Quantité', 'Montant HT'],
    ['0', '1?', '3', '4'],
  ],
  ['nothing known', ['A', 'B'], ['–?', '–?', '–?', '–?']],
] as const)('columns are found by their titles: %s', (_name, titles, found) => {
  expect(at([...titles])).toEqual(found)
})

test('what was said of a title once is known, and stands for nothing else', () => {
  const remembered = new Map<string, SurveyColumn>([
    ['n client', 'adherent'],
    ['valeur', 'amount'],
    ['quantite', 'reference'],
  ])
  expect(at(['Valeur', 'N° Client', 'Quantité', 'Qté livrée'], remembered)).toEqual(['1', '2', '3?', '0'])
  const row = (line: number, cells: GivenCell[]) => ({ line, cells })
  expect(titleRow([row(1, ['Ventes 2025']), row(2, []), row(3, ['Réf', 'Quantité', 'Valeur'])], wanted)).toBe(
    2,
  )
  expect(titleRow([row(1, []), row(2, ['A', 'B'])], wanted)).toBe(1)
})

test('lines are read with their faults, empty ones and totals passed over, numbers rid of their binary tails', () => {
  const columns = (['amount', 'adherent', 'reference', 'quantity', 'day'] as const).map((name, place) => ({
    ...{ name, at: place, is_sure: true },
  }))
  const members = new Map<string, number | null>([
    ['12', 12],
    ['chdevalmont', 12],
    ['99990001200017', 7],
    ['ehpad', null],
  ])
  const rows: [number, GivenCell[]][] = [
    [2, [1234.5600000001, 12, 'R1', 2, { wall: '2025-03-04T00:00:00' }]],
    [3, ['1 234,57 €', 'CH de Valmont', 'R2', '0,5', '5/3/2025']],
    [4, [-10, '9999 0001 2000 17', 'R3', -1, '']],
    [5, [null, '', null, null, null]],
    [6, ['beaucoup', 12, 'R1', 1, '']],
    [7, [1, 13, '', 'x', '31/02/2025']],
    [8, [1, 'EHPAD', 'R1', 1, '01/04/2025']],
    [9, [1, '', 'R1', 1, '']],
    [10, [999, 'Total général', '', 999, '']],
  ]
  const read = readSurveyLines(
    rows.map(([line, cells]) => ({ line, cells })),
    { columns, members, period: { start: '2025-01-01', end: '2025-03-31' } },
  )
  expect(read.lines.map((one) => [one.line, one.adherent_id, one.amount_ht, one.quantity, one.day])).toEqual([
    [2, 12, '1234.56', '2.000', '2025-03-04'],
    [3, 12, '1234.57', '0.500', '2025-03-05'],
    [4, 7, '-10.00', '-1.000', '2025-03-31'],
  ])
  expect(read.faults.map(({ line, fault }) => `${line} ${fault}`)).toEqual([
    '6 amount',
    '7 member',
    '7 reference',
    '7 quantity',
    '7 day',
    '8 twoMembers',
    '8 outside',
    '9 noMember',
  ])
})

test('a request stands where the answer furthest behind stands', () => {
  expect(surveyStatusOf(['250', '150', '200'])).toBe('150')
  expect(surveyStatusOf(['250', '200'])).toBe('200')
  expect(surveyStatusOf(['250'])).toBe('250')
})
