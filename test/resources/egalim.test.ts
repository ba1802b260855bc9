import { array, assert, constantFrom, integer, property, record, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { csvHeader, faultsOf, type MaCantineLine, maCantineCsv } from '../../resources/egalim/ma-cantine'
import {
  atThisPace,
  categoriesOf,
  categoryOfLabel,
  type EgalimLabel,
  egalimCategories,
  missingFor,
  percentOf,
  sumEgalim,
} from '../../resources/egalim/rules'

const label = (
  code: string,
  rank: number,
  group: EgalimLabel['egalim_group'] = 'egalim',
): [string, EgalimLabel] => [
  code,
  { code, egalim_group: group, egalim_rank: rank, valid_from: null, valid_to: null },
]
const labels = new Map<string, EgalimLabel>([
  ...egalimCategories.map((code, at) => label(code, at + 1, code === 'BIO' ? 'bio' : 'egalim')),
  label('LOCAL', 14, 'none'),
  label('MSC', 7),
])

const fact = record({
  day: constantFrom('2026-01-05', '2026-06-30', '2026-12-31'),
  family: constantFrom('AUTRES', 'VIANDES_VOLAILLES'),
  labels: subarray([...labels.keys()]),
  is_france: constantFrom(true, false),
  is_eea: constantFrom(true, false),
  amount_ht: integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2)),
})
const cents = (text: string) => BigInt(text.replace('.', ''))

test('each purchase counts once, whatever labels it bears: the four totals make EGAlim, and what bears none is the rest', () => {
  assert(
    property(array(fact, { maxLength: 40 }), (facts) => {
      const sums = sumEgalim(facts, labels)
      const counted = facts.filter(({ labels: codes, day }) => categoriesOf(codes, labels, day).length > 0)
      const total = (some: typeof facts) => some.reduce((sum, { amount_ht }) => sum + cents(amount_ht), 0n)
      expect(cents(sums.base)).toBe(total(facts))
      expect(cents(sums.egalim)).toBe(total(counted))
      expect(cents(sums.bio) + cents(sums.siqo) + cents(sums.others) + cents(sums.merit)).toBe(
        cents(sums.egalim),
      )
    }),
  )
})

test('a label stands for the category of its code, of what its code begins with, or of its rank', () => {
  const of = (code: string, rank: number) => categoryOfLabel(label(code, rank)[1])
  expect([of('HVE', 6), of('HVE_NIVEAU_2', 6), of('MSC', 7), of('AUTRE', 2)]).toEqual([
    'HVE',
    'HVE',
    'PECHE_DURABLE',
    'LABEL_ROUGE',
  ])
  expect(categoryOfLabel(label('LOCAL', 14, 'none')[1])).toBeNull()
})

test('organic comes before the other signs, and « local » alone is nothing of the law', () => {
  expect(categoriesOf(['AOCAOP', 'BIO', 'LOCAL'], labels, '2026-01-01')).toEqual(['BIO', 'AOCAOP'])
  expect(categoriesOf(['LOCAL'], labels, '2026-01-01')).toEqual([])
})

test('what lacks is reckoned on a constant total, and is nothing once a share is reached', () => {
  expect(missingFor('7000.00', '40000.00', '20.00')).toBe('1000.00')
  expect(missingFor('8000.00', '40000.00', '20.00')).toBe('0.00')
  expect(missingFor('1.00', '3.00', null)).toBe('0.00')
  expect(percentOf('8600.00', '14400.00')).toBe('59.72')
  expect(percentOf('1.00', '0.00')).toBeNull()
  expect(atThisPace('100.00', 73, 365)).toBe('500.00')
})

test('a line of ma-cantine is quoted where it must be, and each wrong column is told', () => {
  const line: MaCantineLine = {
    siret: '99990001200017',
    description: 'Jambon "supérieur", 1 kg',
    fournisseur: 'Boucherie Martin',
    date: '2026-03-04',
    prix_ht: '12.50',
    famille_produits: 'CHARCUTERIE',
    categories_egalim: 'BIO,IGP',
    origine: 'FRANCE',
    est_circuit_court: '',
    est_local: 'OUI',
    definition_local: '',
    definition_local_km: '',
  }
  expect(faultsOf(line)).toEqual([])
  expect(maCantineCsv(line)).toBe(
    '99990001200017,"Jambon ""supérieur"", 1 kg",Boucherie Martin,2026-03-04,12.50,CHARCUTERIE,"BIO,IGP",FRANCE,,OUI,,\n',
  )
  expect(csvHeader.split(',')).toHaveLength(12)
  const wrong = {
    ...line,
    siret: '1',
    description: ' ',
    date: '04/03/2026',
    prix_ht: '0.00',
    origine: 'ITALIE',
  }
  expect(faultsOf({ ...wrong, famille_produits: '', categories_egalim: 'MSC' })).toEqual([
    'siret',
    'description',
    'date',
    'price',
    'family',
    'category',
    'origin',
  ])
})
