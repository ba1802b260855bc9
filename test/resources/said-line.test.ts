import { expect, test } from 'vitest'
import { partsOf } from '../../resources/schema/reading/two-parts'
import { orderLines, saidLines } from '../../resources/trade/said-line'

/** The likeliest way to part a line: quantity, unit, name. */
const first = (line: string) => {
  const [{ name, quantity, unit } = { name: '' }] = saidLines(line)
  return [quantity, unit, name]
}

test.each([
  ['2 cageots tomates grappe cat 1', ['2', 'cageots', 'tomates grappe']],
  ['3 cartons de Steak haché', ['3', 'cartons', 'Steak haché']],
  ['deux sacs de carottes svp', ['2', 'sacs', 'carottes']],
  ["Il nous faudrait 6 colis d'eau plate pour jeudi, merci", ['6', 'colis', 'eau plate']],
  ['Carotte vrac - 2 sacs', ['2', 'sacs', 'Carotte vrac']],
  ['- Carotte vrac : 2 sacs', ['2', 'sacs', 'Carotte vrac']],
  ['Carotte 10 kg', ['10', 'kg', 'Carotte']],
  ['lait 1 L x 12', ['12', undefined, 'lait 1 L']],
  ['AR1,18', ['18', undefined, 'AR1']],
  ['AR1\t18', ['18', undefined, 'AR1']],
  ['2;AR5', ['2', undefined, 'AR5']],
  ['3 PDLV-01301', ['3', undefined, 'PDLV-01301']],
  ['4 x Carotte', ['4', undefined, 'Carotte']],
  ['1,5 kg Comté', ['1,5', 'kg', 'Comté']],
  ['½ seau de moutarde', ['½', 'seau', 'moutarde']],
  ['quatre épices', [undefined, undefined, 'quatre épices']],
  ['3017620422003', [undefined, undefined, '3017620422003']],
  ['Œufs durs 2', ['2', undefined, 'oeufs durs']],
])('%s is parted into quantity, unit and name', (line, parted) => {
  expect(first(line)).toEqual(parted)
})

test('a measure before a name is that of a quantity alone', () => {
  expect(saidLines('10 kg farine')).toEqual([{ name: 'farine', quantity: '10', unit: 'kg' }])
})

test('a measure may be part of a name: both ways are told', () => {
  expect(saidLines('PDT 10kg').map(({ name, quantity }) => [quantity, name])).toEqual([
    ['10', 'PDT'],
    [undefined, 'PDT 10kg'],
    ['10kg', 'PDT'],
  ])
})

test('a sentence is as many lines as it names goods; a label with a comma is one', () => {
  expect(orderLines('Bonjour, il me faut 3 cartons de frites et 2 sacs de carottes pour jeudi')).toEqual([
    '3 cartons de frites',
    '2 sacs de carottes',
  ])
  expect(orderLines('tomates 3, concombres 2 cagettes')).toEqual(['tomates 3', 'concombres 2 cagettes'])
  for (const one of [
    'Cabillaud, dos 120 g x 3',
    'AR1,18',
    'Sel et poivre 2',
    '6 tagliatelles jambon, fromage 250 g',
  ])
    expect(orderLines(one), one).toEqual([one])
  expect(orderLines('AR1 2\n\nAR3 4')).toEqual(['AR1 2', '', 'AR3 4'])
})

test.each([
  ['6x1L', 'number', '6', '1'],
  ['Carton de 6 × 1,5 L', 'number', '6', '1.5'],
  ['2x6x50 cl', 'number', '12', '0.5'],
  ['12*500g', 'number', '12', '0.5'],
  ['1,5 L x 6', 'number', '6', '1.5'],
  ["6 bouteilles d'1,5 L", 'text', '6', '1,5 L'],
  ['6x1L', 'name', '6', 'L'],
  ['6x1L', 'text', '6', '1 L'],
  ['5 kg', 'number', '1', '5'],
  ['Sac de 5 kg', 'name', '5', 'kg'],
  ['P-12 - Tomate ronde', 'text', 'P-12', 'Tomate ronde'],
  ['Martin ; Lyon', 'text', 'Martin', 'Lyon'],
  ['6', 'number', '6', ''],
  ['vrac', 'number', 'vrac', ''],
] as const)('one cell for two fields: « %s » (%s) is « %s » and « %s »', (text, second, ...parts) => {
  expect(partsOf(text, second)).toEqual(parts)
})
