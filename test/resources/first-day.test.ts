import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { checkDeclarations, declarationProblems } from '../../resources/declaration-problems'
import { f } from '../../resources/schema/f'
import { type AnyResource, defineResource } from '../../resources/schema/resource'
import { setting } from '../../resources/schema/setting'
import { unit } from '../../resources/settings/products'
import { checkExtensions } from '../../src/admin/form/check-extensions'

const rest = { label: ['X', 'Xs'], title: 'name', access: { view: 'signedIn' } } as const
const fields = { name: f.text({ label: 'Nom' }), other: f.text({ label: 'Autre' }) }
const known = { permissions: new Set(['viewX']), groups: ['Produits'] }
const start = (...all: AnyResource[]) => checkDeclarations(createRegistry(all), known)
/** A declaration that no compiler has looked at: what a variable, a script or a cast lets through. */
const unseen = (name: string, parts: object): AnyResource => ({
  ...defineResource(name, { ...rest, fields }),
  ...parts,
})
const owner = defineResource('owner', { ...rest, fields })
const owned = { ...fields, owner_id: f.ref('owner', { label: 'À' }) }

/** The mistakes of a first day that no type sees: the start names the file and the line, the resource and the word, and what to write. */
const mistakes: [string, AnyResource | AnyResource[], string][] = [
  [
    'a reference to no resource',
    [owner, defineResource('thing', { ...rest, fields: { ...fields, a_id: f.ref('ownr', { label: 'A' }) } })],
    'thing: « ownr » is no resource to point to; write « owner »',
  ],
  [
    'a child list that points back by no field',
    [owner, unseen('thing', { fields: { ...fields, all: f.children('owner', { label: 'A', by: 'nam' }) } })],
    'thing: « nam » is no field of owner that points back; write « name »',
  ],
  [
    'a view of no resource',
    unseen('thing', { table: 'thng' }),
    'thing: « thng » is no resource to be a view of; write « thing »',
  ],
  [
    'a column that the viewed table lacks',
    [owner, unseen('thing', { table: 'owner', fields: { ...fields, names: fields.name } })],
    'thing: « names » is no column of owner, of which this is a view; write « name »',
  ],
  [
    'two resources of one name',
    [owner, unseen('owner', {})],
    'owner: « owner » is the name of two resources: rename one',
  ],
  [
    'a column of the list that is no field',
    unseen('thing', { list: { columns: ['nme'] } }),
    'thing: « nme » is a column of the list, and is no field; write « name »',
  ],
  [
    'an input of the form that is no field',
    unseen('thing', { form: { Un: ['othr'] } }),
    'thing: « othr » is in the form, and is no field; write « other »',
  ],
  [
    'a search of the list by no field',
    unseen('thing', { list: { searches: [{ label: 'Tous', filters: { nam: 'x' } }] } }),
    'thing: « nam » is filtered by a search of the list, and is no field; write « name »',
  ],
  [
    'a cell that cannot be typed in a list',
    unseen('thing', {
      fields: { ...fields, photo: f.file({ label: 'Photo', folder: 'x' }) },
      list: { edits: ['photo'] },
    }),
    'thing: « photo » is not to be typed in a list: leave it out of « edits »',
  ],
  [
    'an index of no field',
    unseen('thing', { indexes: [['othr']] }),
    'thing: « othr » is in an index, and is no field; write « other »',
  ],
  [
    'a key of no field',
    unseen('thing', { unique: [{ fields: ['nme'] }] }),
    'thing: « nme » is in an index, and is no field; write « name »',
  ],
  [
    'a permission that is none',
    defineResource('thing', { ...rest, fields, access: { view: 'veiwX' } }),
    'thing: « veiwX » is no permission; write « viewX »',
  ],
  [
    'the permission of a field that is none',
    defineResource('thing', { ...rest, fields, fieldAccess: { other: { read: 'bank' } } }),
    'thing: « bank » is no permission; there are « serverOnly », « signedIn », « viewX »',
  ],
  [
    'a group of settings that is none',
    setting('thing', ['X', 'Xs'], { fields: {}, options: { group: 'Produit', access: { view: 'viewX' } } }),
    'thing: « Produit » is no group of settings; write « Produits »',
  ],
  [
    'the same field twice in a form',
    defineResource('thing', { ...rest, fields, form: { Un: ['name'], Deux: [['other', 'name']] } }),
    'thing: « name » is twice in the form: leave one out',
  ],
  [
    'a default that its own check refuses',
    defineResource('thing', {
      ...rest,
      fields: { ...fields, size: f.int({ label: 'Taille', max: 3, default: 4 }) },
    }),
    'thing: « size » has a default that its own check refuses: ',
  ],
  [
    'an example that its own check refuses',
    defineResource('thing', {
      ...rest,
      fields: { ...fields, key: f.siret({ label: 'SIRET', example: '12' }) },
    }),
    'thing: « key » has an example that its own check refuses: ',
  ],
  [
    'a required field that nobody sees',
    defineResource('thing', {
      ...rest,
      fields: { ...fields, code: f.text({ label: 'Code', required: true, hidden: true }) },
    }),
    'thing: « code » is required, hidden and without a default: give it one, or show it',
  ],
  [
    'a computed field without its body',
    unseen('thing', { fields: { ...fields, twice: f.computed(f.text({ label: 'Deux fois' })) } }),
    'thing: « twice » is computed without a body: write it in « computes »',
  ],
  [
    'a rule that reads no field',
    unseen('thing', { rules: { name: { visible: { othr: 'x' } } } }),
    'thing: « othr » is read by the rule of name, and is no field; write « other »',
  ],
  [
    'a rule that asks for none of the choices',
    unseen('thing', {
      fields: { ...fields, state: f.select({ open: 'Ouvert', closed: 'Clos' }, { label: 'État' }) },
      rules: { name: { visible: { state: 'opened' } } },
    }),
    'thing: « state » is never « opened », which the rule of name asks: it is one of open, closed',
  ],
  [
    'a lock that reads no field',
    unseen('thing', { locked: { when: { othr: 'x' }, refusal: 'Clos.' } }),
    'thing: « othr » is read by its lock, and is no field; write « other »',
  ],
  [
    'a state that is no choice',
    unseen('thing', { state: 'name' }),
    'thing: « name » is no choice that says a state: name a field of f.select',
  ],
  [
    'a refusal that says a state which is not declared',
    unseen('thing', { locked: { when: { name: 'x' }, refusal: 'Clos : %{state}.' } }),
    'thing: « locked » says %{state}, and no « state » is declared: name its field',
  ],
  [
    'a lock through what is no reference',
    [owner, unseen('thing', { fields: owned, locked: { through: 'ownr_id' } })],
    'thing: « ownr_id » is no reference to lock through; write « owner_id »',
  ],
  [
    'a lock through what is never locked',
    [owner, unseen('thing', { fields: owned, locked: { through: 'owner_id' } })],
    'thing: « owner » is never locked: declare « locked » of owner, or leave « through » out',
  ],
  [
    'a reference whose condition is no field of the other',
    [
      owner,
      unseen('thing', {
        fields: { ...fields, owner_id: f.ref('owner', { label: 'À', where: { nam: 'x' } }) },
      }),
    ],
    'thing: « nam » is no field of owner; write « name »',
  ],
  [
    'an agreement with a view',
    [
      owner,
      unseen('shown', { table: 'owner' }),
      unseen('thing', {
        fields: { ...fields, shown_id: f.ref('shown', { label: 'À' }) },
        agreements: [{ of: 'shown_id' }],
      }),
    ],
    'thing: « shown_id » agrees with a view: agree with its table',
  ],
]

describe('a mistake of a first day stops the start', () => {
  test.each(mistakes)('%s', (_what, declared, said) =>
    expect(() => start(...[declared].flat())).toThrow(said),
  )

  test('with the file and the line that it stands at', () => {
    const nobody = { permissions: new Set(['settingUnits']), groups: [] }
    const [, first = ''] =
      declarationProblems({ all: [unit] }, nobody)
        .join('\n')
        .match(/^(.*)$/m) ?? []
    const [, path = '', line] = /^([\w/.-]+):(\d+): /.exec(first) ?? []
    expect(first).toMatch(/: unit: « settingUnit » is no permission; write « settingUnits »$/)
    expect(readFileSync(path, 'utf8').split('\n')[Number(line) - 1]).toContain('export const unit =')
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
