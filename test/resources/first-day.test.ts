import { describe, expect, test } from 'vitest'
import { checkDeclarations } from '../../resources/declaration-problems'
import { createRegistry } from '../../resources/registry'
import { f } from '../../resources/schema/f'
import { type AnyResource, defineResource } from '../../resources/schema/resource'
import { setting } from '../../resources/schema/setting'
import { unit } from '../../resources/settings/products'
import { checkExtensions } from '../../src/admin/form/check-extensions'

const rest = { label: ['X', 'Xs'], title: 'name', access: { view: 'signedIn' } } as const
const fields = { name: f.text({ label: 'Nom' }), other: f.text({ label: 'Autre' }) }
const known = { permissions: new Set(['viewX']), groups: ['Produits'] }
const start = (resource: AnyResource) => checkDeclarations(createRegistry([resource]), known)

/** The mistakes of a first day that no type sees: the start names the resource and the word. */
const mistakes: [string, AnyResource, RegExp][] = [
  [
    'a reference to no resource',
    defineResource('thing', { ...rest, fields: { ...fields, a_id: f.ref('supplyer', { label: 'A' }) } }),
    /thing: unknown resource « supplyer »/,
  ],
  [
    'a permission that is none',
    defineResource('thing', { ...rest, fields, access: { view: 'veiwX' } }),
    /thing: « veiwX » is no permission/,
  ],
  [
    'the permission of a field that is none',
    defineResource('thing', { ...rest, fields, fieldAccess: { other: { read: 'bank' } } }),
    /thing: « bank » is no permission/,
  ],
  [
    'a group of settings that is none',
    setting('thing', ['X', 'Xs'], { fields: {}, options: { group: 'Produit', access: { view: 'viewX' } } }),
    /thing: « Produit » is no group/,
  ],
  [
    'the same field twice in a form',
    defineResource('thing', { ...rest, fields, form: { Un: ['name'], Deux: [['other', 'name']] } }),
    /thing: « name » is twice in the form/,
  ],
  [
    'a default that its own check refuses',
    defineResource('thing', {
      ...rest,
      fields: { ...fields, size: f.int({ label: 'Taille', max: 3, default: 4 }) },
    }),
    /thing: « size » has a default/,
  ],
  [
    'an example that its own check refuses',
    defineResource('thing', {
      ...rest,
      fields: { ...fields, key: f.siret({ label: 'SIRET', example: '12' }) },
    }),
    /thing: « key » has an example/,
  ],
]

describe('a mistake of a first day stops the start', () => {
  test.each(mistakes)('%s', (_what, resource, said) => expect(() => start(resource)).toThrow(said))

  test('with the file that it stands in', () => {
    const nobody = { permissions: new Set<string>(), groups: [] }
    expect(() => checkDeclarations({ all: [unit] }, nobody)).toThrow(
      /^Declarations:\nresources\/settings\/products\.ts: unit: « settingUnit » is no permission$/m,
    )
  })

  const registry = createRegistry([defineResource('thing', { ...rest, fields, form: { Un: ['name'] } })])
  const Nothing = () => null
  test('a widget of a field that is not there', () =>
    expect(() => checkExtensions(registry, { widgets: { thing: { nme: Nothing } }, slots: {} })).toThrow(
      /widgets of thing: no « nme »/,
    ))
  test('a slot of a resource, or at a place, that is not there', () => {
    const slots = { thing: { 'before:Un': Nothing, 'after:Deux': Nothing } as const }
    expect(() => checkExtensions(registry, { widgets: {}, slots })).toThrow(
      /slots of thing: no « after:Deux »/,
    )
    expect(() => checkExtensions(registry, { widgets: {}, slots: { thng: {} } })).toThrow(
      /no resource « thng »/,
    )
  })
})
