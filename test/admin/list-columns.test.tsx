import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { resources } from '../../resources'
import { createRegistry } from '../../resources/create-registry'
import { f } from '../../resources/schema/f'
import { defineResource } from '../../resources/schema/resource'
import { setting } from '../../resources/schema/setting'
import { allColumns, associationsOf, columnOf, shownColumns } from '../../src/admin/list/columns'
import { sameRow } from '../../src/admin/list/same-row'

const person = defineResource('person', {
  label: ['Personne', 'Personnes'],
  title: ['first_name', 'last_name'],
  access: { view: 'signedIn' },
  fields: { first_name: f.text({ label: 'Prénom' }), last_name: f.text({ label: 'Nom' }) },
})
const tag = setting('tag', ['Tag', 'Tags'])
const thing = setting('thing', ['Chose', 'Choses'], {
  fields: {
    price: f.money({ label: 'Prix' }),
    owner_id: f.ref('person', { label: 'Responsable', as: 'Owner' }),
    tags: f.refs('tag', { label: 'Tags' }),
    site: f.website({ label: 'Site' }),
    heat: f.decimal({ label: 'Température', unit: '°C', digits: [4, 1] }),
    secret: f.text({ label: 'Secret', secret: true }),
  },
})
const registry = createRegistry([person, tag, thing])

const html = (name: string, row: object) =>
  renderToStaticMarkup(columnOf(registry, thing, name)?.render({ id: 1, ...row }))

describe('a column', () => {
  test('writes numbers as French does, on the right', () => {
    expect(columnOf(registry, thing, 'price')?.numeric).toBe(true)
    expect(html('price', { price: '1234.5' })).toContain('1\u202f234,50\u00a0€')
    expect(html('heat', { heat: '-18.0' })).toContain('-18,0\u00a0°C')
  })

  test('shows a reference by the title of what it refers to', () => {
    expect(
      html('owner_id', { owner_id: 4, Owner: { id: 4, first_name: 'Ève', last_name: 'Roy' } }),
    ).toContain('Ève Roy')
    expect(html('owner_id', { owner_id: 4 })).toContain('n° 4')
    expect(html('owner_id', { owner_id: null, Owner: null })).toBe('')
  })

  test('reads across an association', () => {
    expect(html('Owner.last_name', { Owner: { id: 4, last_name: 'Roy' } })).toContain('Roy')
    expect(columnOf(registry, thing, 'Owner.nothing')).toBeUndefined()
  })

  test('shows the first of several and how many more', () => {
    const Tag = [
      { id: 1, label: 'Bio' },
      { id: 2, label: 'Local' },
      { id: 3, label: 'Vrac' },
    ]
    const shown = html('tags', { tags: [1, 2, 3], Tag })
    expect(shown).toContain('Bio')
    expect(shown).toContain('+2')
  })

  test('never makes a link of anything but http', () => {
    expect(html('site', { site: 'javascript:alert(1)' })).toContain('href="https://javascript:alert(1)"')
  })

  test('is never a secret, and sorts only what the server sorts', () => {
    expect(allColumns(registry, thing).map(({ name }) => name)).not.toContain('secret')
    expect(columnOf(registry, thing, 'tags')?.sortable).toBe(false)
    expect(columnOf(registry, thing, 'owner_id')?.sortable).toBe(true)
  })
})

test('a choice of columns that names nothing any more gives way to the declared ones', () => {
  expect(shownColumns(registry, thing, ['gone']).map(({ name }) => name)[0]).toBe('label')
  expect(shownColumns(registry, thing, ['price', 'gone']).map(({ name }) => name)).toEqual(['price'])
})

test('a row that is called by what it is about is opened by that: an anomaly by its article', () => {
  const titled = (name: string, chosen?: string[]) =>
    shownColumns(resources, resources.get(name), chosen).find(({ isTitle }) => isTitle)?.name
  expect(titled('anomaly')).toBe('article_id')
  expect(titled('article_price')).toBe('article_id')
  expect(titled('anomaly', ['state', 'detail'])).toBe('detail')
  expect(titled('supplier_contract')).toBe('reference')
})

test('the search is asked for the lists that are shown, and no others', () => {
  expect(associationsOf(registry, thing, shownColumns(registry, thing, ['label', 'tags']))).toEqual({
    toMany: ['Tag'],
    associations: [],
  })
  expect(
    associationsOf(registry, thing, shownColumns(registry, thing, ['label', 'Owner.last_name'])),
  ).toEqual({
    toMany: [],
    associations: ['Owner'],
  })
})

test('a row is drawn again only when what it tells has changed', () => {
  const row = { id: 1, label: 'a', Tag: [{ id: 1, label: 'Bio' }] }
  expect(sameRow(row, { ...row, Tag: [{ id: 1, label: 'Bio' }] })).toBe(true)
  expect(sameRow(row, { ...row, Tag: [{ id: 1, label: 'Local' }] })).toBe(false)
  expect(sameRow(row, { ...row, more: 1 })).toBe(false)
})
