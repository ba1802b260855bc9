import { expect, test } from 'vitest'
import { f } from '../../resources/schema/f'
import { setting } from '../../resources/schema/setting'
import { choicesOf } from '../../src/fields/inputs/choices'

test('rows of one name are told apart by what else they are searched by', () => {
  const city = setting('city', ['Ville', 'Villes'], {
    fields: { zip: f.zip({ label: 'Code' }) },
    options: { list: { search: ['label', 'zip'] } },
  })
  const rows = [
    { id: 1, label: 'Y', zip: '80190' },
    { id: 2, label: 'Sainte-Colombe', zip: '77650' },
    { id: 3, label: 'Sainte-Colombe', zip: '69560' },
  ]
  expect(choicesOf(city, rows).map(({ label }) => label)).toEqual([
    'Y',
    'Sainte-Colombe (77650)',
    'Sainte-Colombe (69560)',
  ])
})
