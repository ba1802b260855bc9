import { describe, expect, test } from 'vitest'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { isSame } from '../../src/admin/lock/conflict'
import { mergeRecord, type Sides } from '../../src/admin/lock/merge'

const access = { view: 'signedIn' } as const
const address = defineResource('address', {
  label: ['Adresse', 'Adresses'],
  title: 'street',
  access,
  fields: { street: f.text({ label: 'Rue' }) },
})
const closing = defineResource('closing', {
  label: ['Fermeture', 'Fermetures'],
  title: 'label',
  access,
  fields: { contact_id: f.ref('contact', { label: 'Contact' }), label: f.text({ label: 'Libellé' }) },
})
const contact = defineResource('contact', {
  label: ['Contact', 'Contacts'],
  title: 'name',
  access,
  fields: {
    shop_id: f.ref('shop', { label: 'Magasin' }),
    name: f.text({ label: 'Nom' }),
    email: f.email({ label: 'E-mail' }),
    Home: f.embed('address', { label: 'Domicile', by: 'home_id' }),
    closings: f.children('closing', { label: 'Absences', by: 'contact_id' }),
    position: f.int({ label: 'Ordre', default: 0 }),
  },
})
const shop = defineResource('shop', {
  label: ['Magasin', 'Magasins'],
  title: 'name',
  access,
  fields: {
    name: f.text({ label: 'Enseigne' }),
    zone: f.text({ label: 'Zone' }),
    decimals: f.int({ label: 'Décimales' }),
    Office: f.embed('address', { label: 'Adresse', by: 'office_id' }),
    contacts: f.children('contact', { label: 'Contacts', by: 'shop_id' }),
  },
})
const registry = createRegistry([address, closing, contact, shop])

type Values = Record<string, unknown>
const merge = (base: Values, mine: Values, theirs: Values) =>
  mergeRecord(
    { registry, resource: shop, versions: { base, mine, theirs }, path: '', titles: [] },
    Object.keys(shop.fields),
  )
/** A row as it was read, or changed: the server raises its version with each change. */
const row = (id: number, name: string, more: Values = {}) => ({ id, lock_version: 1, name, ...more })
const [anne, bruno, zoe] = [row(5, 'Anne', { email: 'a@x.fr' }), row(6, 'Bruno'), row(7, 'Zoé')]
const changed = (one: Values, more: Values) => ({ ...one, ...more, lock_version: 2 })
const absent = (one: Values, labels: string[]) => ({
  ...one,
  closings: labels.map((label, index) => row(20 + index, label, { name: undefined, label })),
})

interface Case {
  title: string
  base: Values[]
  mine: Values[]
  theirs: Values[]
  /** The keys that a person must choose of. */
  asked?: string[]
  sides?: Sides
  /** The rows that are saved. */
  saved: Values[]
}

const cases: Case[] = [
  {
    title: 'nothing changed but versions: the rows of now, nothing to choose',
    ...{ base: [anne, bruno], mine: [anne, bruno], theirs: [changed(anne, {}), bruno] },
    saved: [changed(anne, {}), bruno],
  },
  {
    title: 'each changed another row: both changes are kept',
    ...{ base: [anne, bruno], mine: [{ ...anne, name: 'Anna' }, bruno] },
    theirs: [anne, changed(bruno, { name: 'Brice' })],
    saved: [{ ...anne, name: 'Anna' }, changed(bruno, { name: 'Brice' })],
  },
  {
    title: 'each changed another column of one row: both columns are kept, on the version of now',
    ...{ base: [anne], mine: [{ ...anne, name: 'Anna' }], theirs: [changed(anne, { email: 'b@x.fr' })] },
    saved: [changed(anne, { name: 'Anna', email: 'b@x.fr' })],
  },
  {
    title: 'both changed one column otherwise: mine or theirs of this row and column; mine',
    ...{ base: [anne, bruno], mine: [{ ...anne, name: 'Anna' }, bruno] },
    theirs: [changed(anne, { name: 'Annie' }), bruno],
    ...{ asked: ['contacts.5.name'], sides: { 'contacts.5.name': 'mine' } },
    saved: [changed(anne, { name: 'Anna' }), bruno],
  },
  {
    title: 'both changed one column otherwise; theirs, and my other column stays',
    ...{ base: [anne], mine: [{ ...anne, name: 'Anna', email: null }] },
    theirs: [changed(anne, { name: 'Annie' })],
    ...{ asked: ['contacts.5.name'], sides: { 'contacts.5.name': 'theirs' } },
    saved: [changed(anne, { name: 'Annie', email: null })],
  },
  {
    title: 'both changed one column to the same value: nothing to choose',
    ...{ base: [anne], mine: [{ ...anne, name: 'Anna' }], theirs: [changed(anne, { name: 'Anna' })] },
    saved: [changed(anne, { name: 'Anna' })],
  },
  {
    title: 'a row that I removed and nobody changed goes, though its place was written anew',
    ...{ base: [anne, bruno], mine: [anne], theirs: [anne, changed(bruno, { position: 3 })] },
    saved: [anne],
  },
  {
    title: 'a row that they removed and I did not change goes',
    ...{ base: [anne, bruno], mine: [anne, bruno], theirs: [bruno] },
    saved: [bruno],
  },
  {
    title: 'a row that both removed is gone',
    ...{ base: [anne, bruno], mine: [anne], theirs: [anne] },
    saved: [anne],
  },
  {
    title: 'a row that I removed and they changed is asked; theirs: it stays as they left it',
    ...{ base: [anne, bruno], mine: [anne], theirs: [anne, changed(bruno, { name: 'Brice' })] },
    ...{ asked: ['contacts.6'], sides: { 'contacts.6': 'theirs' } },
    saved: [anne, changed(bruno, { name: 'Brice' })],
  },
  {
    title: 'a row that I removed and they changed; mine: it goes',
    ...{ base: [anne, bruno], mine: [anne], theirs: [anne, changed(bruno, { name: 'Brice' })] },
    ...{ asked: ['contacts.6'], sides: { 'contacts.6': 'mine' } },
    saved: [anne],
  },
  {
    title: 'a row that they removed and I changed is asked; mine: it is made anew, with what is inside it',
    base: [{ ...absent(bruno, ['Août']), Home: { id: 9, lock_version: 4, street: 'rue A' } }],
    mine: [{ ...absent(bruno, ['Août']), name: 'Brice', Home: { id: 9, lock_version: 4, street: 'rue A' } }],
    ...{ theirs: [], asked: ['contacts.6'], sides: { 'contacts.6': 'mine' } },
    saved: [{ name: 'Brice', Home: { street: 'rue A' }, closings: [{ label: 'Août' }] }],
  },
  {
    title: 'a row that they removed and I changed; theirs: it is gone',
    ...{ base: [anne, bruno], mine: [anne, { ...bruno, name: 'Brice' }], theirs: [anne] },
    ...{ asked: ['contacts.6'], sides: { 'contacts.6': 'theirs' } },
    saved: [anne],
  },
  {
    title: 'new rows of both are kept, each after the one that it was put after',
    ...{ base: [anne, bruno], mine: [anne, bruno, { name: 'Max' }], theirs: [anne, zoe, bruno] },
    saved: [anne, zoe, bruno, { name: 'Max' }],
  },
  {
    title: 'new rows put first by them and last by both: theirs, saved before, come first',
    ...{ base: [anne], mine: [anne, { name: 'Max' }], theirs: [row(8, 'Yves'), anne, zoe] },
    saved: [row(8, 'Yves'), anne, zoe, { name: 'Max' }],
  },
  {
    title:
      'a new row that was saved meanwhile with the same content is one row; a second one like it is another',
    ...{ base: [], mine: [{ name: 'Zoé' }, { name: 'Zoé' }], theirs: [zoe] },
    saved: [zoe, { name: 'Zoé' }],
  },
  {
    title: 'I alone moved rows: my order, with their new row',
    ...{ base: [anne, bruno], mine: [bruno, anne], theirs: [anne, zoe, bruno] },
    saved: [bruno, anne, zoe],
  },
  {
    title: 'they alone moved rows: their order, with my new row',
    ...{ base: [anne, bruno], mine: [anne, { name: 'Max' }, bruno] },
    theirs: [changed(bruno, {}), changed(anne, {})],
    saved: [changed(bruno, {}), changed(anne, {}), { name: 'Max' }],
  },
  {
    title: 'both moved rows otherwise: the order is asked',
    ...{ base: [anne, bruno, zoe], mine: [bruno, anne, zoe], theirs: [anne, zoe, bruno] },
    ...{ asked: ['contacts.order'], sides: { 'contacts.order': 'theirs' } },
    saved: [anne, zoe, bruno],
  },
  {
    title: 'a row typed over an older version than the one read: nobody knows what it was, so it is asked',
    base: [changed(anne, { name: 'Annie' })],
    ...{ mine: [{ ...anne, name: 'Anna' }], theirs: [changed(anne, { name: 'Annie' })] },
    ...{ asked: ['contacts.5.name'], sides: { 'contacts.5.name': 'mine' } },
    saved: [changed(anne, { name: 'Anna' })],
  },
  {
    title: 'rows inside a row merge row by row as well',
    base: [absent(anne, ['Août', 'Mai'])],
    mine: [{ ...absent(anne, ['Août', 'Juin']) }],
    theirs: [changed(absent(anne, ['Noël', 'Mai']), {})],
    saved: [changed(absent(anne, ['Noël', 'Juin']), {})],
  },
  {
    title: 'rows of a list that was empty to both are all kept',
    ...{ base: [], mine: [{ name: 'Max' }], theirs: [zoe, bruno] },
    saved: [zoe, bruno, { name: 'Max' }],
  },
]

describe('a child list that two people changed', () => {
  test.each(cases)('$title', ({ base, mine, theirs, asked = [], sides = {}, saved }) => {
    const { list, take } = merge({ contacts: base }, { contacts: mine }, { contacts: theirs })
    expect(list.filter(({ obvious }) => !obvious).map(({ key }) => key)).toEqual(asked)
    expect(take(sides).contacts).toEqual(saved)
  })

  test('what differs is named by list, row and column', () => {
    const theirs = { contacts: [changed(anne, { name: 'Annie' })] }
    const { list } = merge({ contacts: [anne] }, { contacts: [{ ...anne, name: 'Anna' }] }, theirs)
    expect(list.map(({ titles, name }) => [...titles, name])).toEqual([['Contacts', 'Annie', 'name']])
  })

  test('five thousand rows changed by each side merge at once', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => row(index + 1, `Ligne ${index}`))
    const mine = rows.map((one) => ({ ...one, email: 'm@x.fr' }))
    const theirs = rows.map((one) => changed(one, { name: `${one.name} bis` }))
    const { list, take } = merge({ contacts: rows }, { contacts: mine }, { contacts: theirs })
    expect(list).toHaveLength(10_000)
    expect(take({}).contacts).toEqual(theirs.map((one) => ({ ...one, email: 'm@x.fr' })))
  })
})

describe('fields that differ', () => {
  const base = { name: 'Kilo', zone: 'Nord', decimals: 3 }
  const mine = { name: 'Kg', zone: 'Nord', decimals: 2 }
  const theirs = { name: 'Kilogramme', zone: 'Sud', decimals: 3 }

  test('the side that alone changed a value is chosen; where both did, nobody is', () => {
    const { list, take } = merge(base, mine, theirs)
    expect(list.map(({ name, obvious }) => [name, obvious])).toEqual([
      ['name', undefined],
      ['zone', 'theirs'],
      ['decimals', 'mine'],
    ])
    expect(take({ name: 'mine' })).toEqual({ name: 'Kg', zone: 'Sud', decimals: 2 })
  })
  test('what the form does not send is passed over', () => {
    expect(merge(base, { zone: 'Nord' }, theirs).list.map(({ name }) => name)).toEqual(['zone'])
  })
  test('the one row inside that is kept as typed replaces the one that stands there now', () => {
    const office = { id: 8, lock_version: 3, street: 'rue A' }
    const there = { Office: { ...office, street: 'rue B', lock_version: 9 } }
    expect(merge({ Office: null }, { Office: office }, there).take({ Office: 'mine' })).toEqual({
      Office: { ...office, lock_version: 9 },
    })
  })
  test('nothing is nothing, and an inner row may carry more than was sent', () => {
    expect(isSame(null, '')).toBe(true)
    expect(isSame([], null)).toBe(true)
    expect(isSame([{ id: 1, email: 'a' }], [{ id: 1, email: 'a', lock_version: 3 }])).toBe(true)
    expect(isSame([{ id: 1, email: 'a' }], [{ id: 1, email: 'b' }])).toBe(false)
  })
})
