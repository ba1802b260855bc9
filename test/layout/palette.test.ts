import { expect, test } from 'vitest'
import { partsOf } from '../../src/layout/menu-sections'
import { groupMax, matching, type PaletteItem } from '../../src/layout/palette/palette-item'

const item = (label: string, group = 'Écrans', beside?: string): PaletteItem => ({
  to: `/${label}`,
  label,
  group,
  beside,
})
const named = (items: readonly PaletteItem[]) => items.map(({ label }) => label)

test('the palette finds a screen whatever the order of the words, their accents and capitals, the best first', () => {
  const items = [
    item('Suivi des cotations'),
    item('Litiges'),
    item("Demandes de volumes d'achats"),
    item('Résultats de volumes'),
  ]
  expect(named(matching(items, 'volumes RESULTATS'))).toEqual(['Résultats de volumes'])
  expect(named(matching(items, 'achat'))).toEqual(["Demandes de volumes d'achats"])
  expect(named(matching([item('Unités'), item('Communes'), item('Communautés')], 'commun'))).toEqual([
    'Communes',
    'Communautés',
  ])
  const forms = [item('Plateformes'), item('Formes juridiques')]
  expect(named(matching(forms, 'formes')), 'word starts before middles').toEqual([
    'Formes juridiques',
    'Plateformes',
  ])
  expect(matching(items, 'tomate')).toEqual([])
})

test('what stands beside a name finds it too, and each group of the palette is bounded', () => {
  expect(
    named(
      matching(
        [item('Gestion', 'Écrans', 'Fournisseurs'), item('Gestion', 'Écrans', 'Adhérents')],
        'gestion adh',
      ),
    ),
  ).toEqual(['Gestion'])
  const many = Array.from({ length: 20 }, (_, n) => item(`Table ${n}`, n % 2 ? 'Paramètres' : 'Écrans'))
  expect(matching(many, 'table')).toHaveLength(2 * groupMax)
})

test('entries stand below their sections, those of none first, and an empty section goes', () => {
  const entry = (routeName: string) => ({
    id: 1,
    routeName,
    label: routeName,
    icon: '',
    exact: false,
    children: [],
  })
  const sections = [
    { title: 'Marchés', routes: ['Tenders', 'Attribution'] },
    { title: 'Prix', routes: ['PriceUpdates'] },
  ]
  const parts = partsOf([entry('Attribution'), entry('Home'), entry('Tenders')], sections)
  expect(parts.map(({ title, entries }) => [title, entries.map(({ routeName }) => routeName)])).toEqual([
    [undefined, ['Home']],
    ['Marchés', ['Attribution', 'Tenders']],
  ])
})
