import { expect, expectTypeOf, test } from 'vitest'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { setting } from '../../resources/schema/setting'

/** The mistakes of a first day that the compiler sees; those of the start are in `test/resources/first-day.test.ts`. */
const label = 'Essai'
const rest = { label: ['X', 'Xs'], title: 'name', access: { view: 'signedIn' } } as const
const fields = {
  name: f.text({ label: 'Nom' }),
  cold: f.bool({ label: 'Froid' }),
  state: f.select({ open: 'Ouvert', closed: 'Clos' }, { label: 'État' }),
  supplier_id: f.ref('supplier', { label: 'Fournisseur' }),
}
const act = { label: 'Agir', permission: 'x', done: 'Fait' } as const

test('a field takes the options of its kind, and values of its type', () => {
  // @ts-expect-error: 1, a misspelt option
  f.text({ label, requierd: true })
  // @ts-expect-error: 2, an option of another kind
  f.bool({ label, max: 3 })
  // @ts-expect-error: 3, a default of another type
  f.int({ label, default: '3' })
  // @ts-expect-error: 4, a default that is none of the choices
  f.select({ open: 'Ouvert' }, { label, default: 'opened' })
  // @ts-expect-error: 5, an example of another type: money is a text
  f.money({ label, example: 12.5 })
  // @ts-expect-error: 6, an option of another type
  f.text({ label, max: '30' })
  // @ts-expect-error: 7, no label
  f.text({ required: true })
  // @ts-expect-error: 8, a tone that is no colour of the product
  f.select({ open: 'Ouvert' }, { label, tones: { open: 'purple' } })
  // @ts-expect-error: 9, a choice without its tone
  f.select({ open: 'Ouvert', closed: 'Clos' }, { label, tones: { open: 'green' } })
  // @ts-expect-error: 10, no such kind
  expect(f.sirte).toBeUndefined()
  // @ts-expect-error: 11, a child list that points back by nothing
  f.children('contact', { label })
  // @ts-expect-error: 12, a file without its folder
  f.file({ label })
  expectTypeOf(f.text({ label, required: true }).required).toEqualTypeOf<true>()
})

test('a predicate holds a field against values of its own type', () => {
  defineResource('good', {
    ...rest,
    fields,
    rules: { name: { visible: { cold: true, state: { in: ['open'] } } } },
  })
  // @ts-expect-error: 13, a text where a yes or no stands
  defineResource('a', { ...rest, fields, rules: { name: { visible: { cold: 'oui' } } } })
  // @ts-expect-error: 14, none of the choices
  defineResource('b', { ...rest, fields, rules: { name: { required: { state: 'opened' } } } })
  // @ts-expect-error: 15, a name where an id stands
  defineResource('c', { ...rest, fields, rules: { name: { readonly: { supplier_id: { ne: 'Martin' } } } } })
  // @ts-expect-error: 16, no such test
  defineResource('d', { ...rest, fields, rules: { name: { visible: { state: { is: 'open' } } } } })
})

test('what is said of a resource is known, and names its fields', () => {
  // @ts-expect-error: 17, a misspelt part of a declaration
  defineResource('a', { ...rest, fields, lst: { columns: ['name'] } })
  // @ts-expect-error: 18, a misspelt rule
  defineResource('b', { ...rest, fields, rules: { name: { visble: { cold: true } } } })
  // @ts-expect-error: 19, a column that is no field
  defineResource('c', { ...rest, fields, list: { columns: ['nme'] } })
  // @ts-expect-error: 20, an input of the form that is no field
  defineResource('d', { ...rest, fields, form: { Tab: ['nme'] } })
  // @ts-expect-error: 21, a settings table with a misspelt option
  setting('e', ['E', 'Es'], { fields: {}, options: { grp: 'Produits' } })
})

test('a computed field has its body, and nothing else has one', () => {
  const twice = { ...fields, twice: f.computed(f.text({ label: 'Deux fois' })) }
  defineResource('good', { ...rest, fields: twice, computes: { twice: ({ name }) => `${name}${name}` } })
  // @ts-expect-error: 22, a computed field without its body
  defineResource('a', { ...rest, fields: twice })
  // @ts-expect-error: 23, a body without its computed field
  defineResource('b', { ...rest, fields, computes: { name: () => 'x' } })
})

test('an action is a call with its verb', () => {
  // @ts-expect-error: 24, a misspelt verb
  defineResource('a', { ...rest, fields, actions: { act: { ...act, call: 'PSOT /x/{id}/act' } } })
  // @ts-expect-error: 25, a call of the resource with a misspelt verb
  defineResource('b', { ...rest, fields, calls: { list: 'GTE /x' } })
})
