import { expect, test } from 'vitest'
import { resources } from '../../resources'
import { hubGroups } from '../../src/screens/settings/hub'

const everything = () => true
const labels = (search: string, isAllowed: (permission: string) => boolean = everything) =>
  hubGroups(resources.all, isAllowed, search).flatMap(({ entries }) => entries.map(({ label }) => label))

test('the hub holds every settings table once, and nothing else', () => {
  const expected = resources.all.filter(({ group }) => group).map(({ label }) => label[1])
  expect(labels('').sort()).toEqual(expected.sort())
})

test('a table is found by its name, its group or its fields, without accents', () => {
  expect(labels('departements')).toContain('Départements')
  expect(labels('geographie')).toContain('Zones')
  expect(labels('temperature max')).toEqual(['Modes de conservation'])
})

test('only the tables that one may see are there', () => {
  expect(labels('', (permission) => permission === 'settingUnit')).toEqual(['Unités'])
})
