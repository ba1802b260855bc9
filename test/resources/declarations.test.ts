import { expect, test } from 'vitest'
import { declarationProblems } from '../../resources/declaration-problems'
import { resources } from '../../resources/index'
import { permissions } from '../../resources/rights'
import { callOf } from '../../resources/schema/calls'
import { possibleColumns } from '../../resources/schema/derive'
import { kinds } from '../../resources/schema/kinds'
import { isStored } from '../../resources/schema/resource'
import { settingGroups } from '../../resources/settings/setting-groups'

const fields = resources.all.flatMap((resource) =>
  Object.entries(resource.fields).map(([name, field]) => ({ resource, name, field })),
)

test('nothing is wrong with a declaration', () => {
  const known = { permissions: new Set(permissions.map(({ name }) => name)), groups: settingGroups }
  expect(declarationProblems(resources, known)).toEqual([])
  expect(fields.filter(({ field }) => field.example !== undefined).length).toBeGreaterThan(40)
})

test('every label is French text, once in a resource', () => {
  for (const resource of resources.all) {
    const labels = Object.values(resource.fields).map(({ label }) => label)
    expect(labels.filter((label) => !label.trim() || label.includes('’'))).toEqual([])
    const shown = Object.values(resource.fields).filter(({ hidden }) => !hidden)
    expect(new Set(shown.map(({ label }) => label)).size, resource.name).toBe(shown.length)
  }
})

test('columns of other resources name an association', () => {
  for (const resource of resources.all) {
    const across = possibleColumns(resource).filter((name) => name.includes('.'))
    const known = Object.keys(resource.fields).map((name) => resources.association(resource, name))
    expect(across.filter((name) => !known.includes(name.split('.')[0] ?? ''))).toEqual([])
  }
})

test('no two associations of a resource share a name, nor the name of a stored field', () => {
  for (const resource of resources.all) {
    const relations = Object.entries(resource.fields).filter(([, { to, kind }]) => to && kind !== 'children')
    const names = relations.map(([name]) => resources.association(resource, name))
    expect(new Set(names).size, `${resource.name}: ${names}`).toBe(names.length)
    const stored = Object.entries(resource.fields).filter(([, field]) => isStored(field))
    expect(names.filter((name) => stored.some(([other]) => other === name))).toEqual([])
  }
})

test('no call is promised twice', () => {
  const calls = resources.all.flatMap(({ calls: { also = [], bare: _bare, owner: _owner, ...own } }) => [
    ...Object.values(own),
    ...also,
  ])
  const spelled = calls.map((call) => {
    const { method, path } = callOf(call as string)
    return `${method} ${path.toLowerCase().replace(/\/$/, '')}`
  })
  expect(spelled.filter((call, index) => spelled.indexOf(call) !== index)).toEqual([])
})

test('every kind of field is used or known', () => {
  expect(fields.filter(({ field }) => !(field.kind in kinds))).toEqual([])
})
