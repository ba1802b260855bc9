import { expectTypeOf, test } from 'vitest'
import { f } from '../../resources/schema/f'
import type { Filter, Input, Row } from '../../resources/schema/infer'
import { defineResource } from '../../resources/schema/resource'
import { setting } from '../../resources/schema/setting'

const access = { view: 'signedIn' } as const

const sample = defineResource('sample', {
  label: ['Exemple', 'Exemples'],
  title: 'name',
  access,
  fields: {
    name: f.text({ label: 'Nom', required: true }),
    amount: f.money({ label: 'Montant' }),
    kind: f.select({ a: 'A', b: 'B' }, { label: 'Genre', required: true }),
    family_id: f.ref('family', { label: 'Famille' }),
    tag_ids: f.refs('tag', { label: 'Tags' }),
    active: f.bool({ label: 'Actif', required: true }),
  },
})

test('a record has the type of its fields, and null where nothing is required', () => {
  type Sample = Row<typeof sample>
  expectTypeOf<Sample['id']>().toEqualTypeOf<number>()
  expectTypeOf<Sample['name']>().toEqualTypeOf<string>()
  expectTypeOf<Sample['amount']>().toEqualTypeOf<string | null>()
  expectTypeOf<Sample['kind']>().toEqualTypeOf<'a' | 'b'>()
  expectTypeOf<Sample['family_id']>().toEqualTypeOf<number | null>()
  expectTypeOf<Sample['tag_ids']>().toEqualTypeOf<number[] | null>()
  // @ts-expect-error: no such field
  expectTypeOf<Sample['nme']>()
})

test('an input asks for the required fields only, and refuses others', () => {
  const good: Input<typeof sample> = { name: 'x', kind: 'a', active: true }
  expectTypeOf(good.amount).toEqualTypeOf<string | null | undefined>()
  // @ts-expect-error: the name is missing
  const missing: Input<typeof sample> = { kind: 'a', active: true }
  // @ts-expect-error: money is a decimal in text, never a binary float
  const float: Input<typeof sample> = { name: 'x', kind: 'a', active: true, amount: 1.5 }
  // @ts-expect-error: not one of the choices
  const choice: Input<typeof sample> = { name: 'x', kind: 'c', active: true }
  expectTypeOf([missing, float, choice]).toBeArray()
})

test('a filter names a field of the resource', () => {
  const good: Filter<typeof sample> = { name: 'amount', operator: 'gte', value: '10.00' }
  // @ts-expect-error: no such field
  const name: Filter<typeof sample> = { name: 'amnt', operator: 'gte', value: '10.00' }
  // @ts-expect-error: no such operator
  const operator: Filter<typeof sample> = { name: 'amount', operator: 'contains', value: '10.00' }
  expectTypeOf([good, name, operator]).toBeArray()
})

test('everything after the fields names fields, and the compiler checks every name', () => {
  const fields = { name: f.text({ label: 'Nom' }), other: f.text({ label: 'Autre' }) }
  const base = { label: ['X', 'Xs'], access, fields } as const
  defineResource('good', {
    ...base,
    title: 'name',
    list: { columns: ['name', 'Assoc.label'], sort: ['other', 'asc'] },
    rules: { other: { visible: { name: 'x' } } },
  })
  // @ts-expect-error: the title is no field
  defineResource('title', { ...base, title: 'nme' })
  // @ts-expect-error: a column is no field
  defineResource('column', { ...base, title: 'name', list: { columns: ['nme'] } })
  // @ts-expect-error: a sort is on no field
  defineResource('sort', { ...base, title: 'name', list: { sort: ['nme', 'asc'] } })
  // @ts-expect-error: a rule is on no field
  defineResource('rule', { ...base, title: 'name', rules: { nme: { visible: { name: 'x' } } } })
  // @ts-expect-error: a predicate reads no field
  defineResource('predicate', { ...base, title: 'name', rules: { other: { visible: { nme: 'x' } } } })
  // @ts-expect-error: a form shows no field
  defineResource('form', { ...base, title: 'name', form: { Tab: ['nme'] } })
  // @ts-expect-error: a unique key holds no field
  defineResource('unique', { ...base, title: 'name', unique: [{ fields: ['nme'] }] })
  // @ts-expect-error: an index holds no field
  defineResource('index', { ...base, title: 'name', indexes: [['nme']] })
  const act = { label: 'Agir', call: 'POST /x/{id}/act', permission: 'x', done: 'Fait' } as const
  defineResource('acts', { ...base, title: 'name', actions: { act: { ...act, if: { name: 'x' } } } })
  // @ts-expect-error: an action is guarded by no field
  defineResource('action', { ...base, title: 'name', actions: { act: { ...act, if: { nme: 'x' } } } })
  const steps = {
    draft: { label: 'Brouillon', tone: 'grey' },
    sent: { label: 'Envoyé', tone: 'green' },
  } as const
  const stated = {
    ...base,
    fields: { ...base.fields, step: f.select(steps, { label: 'État' }) },
    title: 'name',
  } as const
  defineResource('steps', {
    ...stated,
    state: 'step',
    actions: { act: { ...act, from: ['draft'], to: 'sent' } },
  })
  // @ts-expect-error: an action from no state
  defineResource('from', { ...stated, state: 'step', actions: { act: { ...act, from: ['drft'] } } })
  // @ts-expect-error: an action to no state
  defineResource('to', { ...stated, state: 'step', actions: { act: { ...act, to: 'snt' } } })
  // @ts-expect-error: a state is no field
  defineResource('state', { ...stated, state: 'stp' })
  // @ts-expect-error: a lock reads no field
  defineResource('locked', { ...base, title: 'name', locked: { when: { nme: 'x' }, refusal: 'Non' } })
  // @ts-expect-error: a right is on no field
  defineResource('right', { ...base, title: 'name', fieldAccess: { nme: { read: 'x' } } })
})

test('a settings table of one line has the common fields', () => {
  const one = setting('one', ['Un', 'Uns'])
  expectTypeOf<Row<typeof one>['label']>().toEqualTypeOf<string>()
  expectTypeOf<Row<typeof one>['active']>().toEqualTypeOf<boolean>()
  // @ts-expect-error: a column that the table has not
  setting('two', ['Deux', 'Deux'], { fields: {}, options: { list: { columns: ['color'] } } })
})
