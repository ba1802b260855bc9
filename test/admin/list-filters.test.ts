import { describe, expect, test } from 'vitest'
import { f } from '../../resources/schema/f'
import type { Field } from '../../resources/schema/field'
import { setting } from '../../resources/schema/setting'
import { conditionsFor } from '../../src/admin/filters/conditions'
import { filterText } from '../../src/admin/filters/filter-text'
import { filterFields } from '../../src/admin/filters/filterable'
import { presets } from '../../src/admin/filters/presets'
import { hasName, withSearch } from '../../src/admin/filters/saved'

const label = { label: 'X' }
const asks = (field: Field, value: string) => conditionsFor(field, { name: 'x', value })

describe('a filter of the address asks', () => {
  test('a text to be contained', () => {
    expect(asks(f.text(label), ' bœuf ')).toEqual([{ name: 'x', operator: 'like', value: 'bœuf' }])
    expect(asks(f.text(label), '  ')).toEqual([])
  })

  test('one of several references, or none at all', () => {
    expect(asks(f.ref('unit', label), '3,12,-,abc')).toEqual([
      { name: 'x', operator: 'in', value: [3, 12, null] },
    ])
    expect(asks(f.ref('unit', label), 'abc')).toEqual([])
  })

  test('only declared choices', () => {
    const kind = f.select({ weight: 'Poids', volume: 'Volume' }, label)
    expect(asks(kind, 'weight,toString')).toEqual([{ name: 'x', operator: 'in', value: ['weight'] }])
  })

  test('anything but a value, or than several', () => {
    expect(asks(f.text(label), '! bœuf ')).toEqual([{ name: 'x', operator: 'ne', value: 'bœuf' }])
    expect(asks(f.ref('unit', label), '!3')).toEqual([{ name: 'x', operator: 'ne', value: 3 }])
    expect(asks(f.ref('unit', label), '!3,-')).toEqual([{ name: 'x', operator: 'notIn', value: [3, null] }])
    expect(asks(f.select({ a: 'A', b: 'B' }, label), '!a,c')).toEqual([
      { name: 'x', operator: 'ne', value: 'a' },
    ])
    expect(asks(f.money(label), '!1.50')).toEqual([{ name: 'x', operator: 'ne', value: '1.50' }])
    expect(asks(f.int(label), '!7')).toEqual([{ name: 'x', operator: 'ne', value: 7 }])
    expect(asks(f.date(label), '!2026-03-01')).toEqual([{ name: 'x', operator: 'ne', value: '2026-03-01' }])
    expect(asks(f.int(label), '!')).toEqual([])
  })

  test('yes, no, or not told', () => {
    expect(asks(f.bool(label), 'true')).toEqual([{ name: 'x', operator: 'eq', value: true }])
    expect(asks(f.bool(label), '-')).toEqual([{ name: 'x', operator: 'eq', value: null }])
    expect(asks(f.bool(label), 'peut-être')).toEqual([])
  })

  test('numbers between two bounds, decimals as text', () => {
    expect(asks(f.int(label), '10..3')).toEqual([{ name: 'x', operator: 'between', value: [3, 10] }])
    expect(asks(f.money(label), '1.50..')).toEqual([{ name: 'x', operator: 'gte', value: '1.50' }])
    expect(asks(f.int(label), '..9')).toEqual([{ name: 'x', operator: 'lte', value: 9 }])
    expect(asks(f.int(label), 'dix..')).toEqual([])
  })

  test('whole days, the end moved to a start that is after it', () => {
    expect(asks(f.date(label), '2026-03-01..2026-02-01')).toEqual([
      { name: 'x', operator: 'between', value: ['2026-03-01', '2026-03-01'] },
    ])
  })

  test('moments from 00:00:00 to 23:59:59, Paris time', () => {
    expect(asks(f.dateTime(label), '2026-07-01..2026-07-31')).toEqual([
      { name: 'x', operator: 'between', value: ['2026-06-30T22:00:00.000Z', '2026-07-31T21:59:59.000Z'] },
    ])
  })
})

describe('the search panel', () => {
  const resource = setting('thing', ['Chose', 'Choses'], {
    fields: {
      kind: f.select({ a: 'Alpha', b: 'Bêta' }, { label: 'Nature' }),
      photo: f.image({ label: 'Photo', folder: 'x' }),
      hash: f.text({ label: 'Secret', secret: true }),
      since: f.date({ label: 'Depuis' }),
    },
  })

  test('offers the fields that can be searched, and no secret', () => {
    expect(filterFields(resource).map(({ name }) => name)).toEqual([
      'label',
      'kind',
      'since',
      'position',
      'active',
      'createdAt',
      'updatedAt',
    ])
  })

  test('says in French what a filter asks', () => {
    const said = (name: string, value: string) => {
      const field = filterFields(resource).find((one) => one.name === name)
      return field && filterText(field, value, new Map([['4', 'Kilo']]))
    }
    expect(said('label', 'bio')).toBe('contient « bio »')
    expect(said('kind', 'b,a')).toBe('Bêta +1')
    expect(said('kind', '!b,a')).toBe('différent de Bêta +1')
    expect(said('label', '!bio')).toBe('différent de bio')
    expect(said('active', 'false')).toBe('Non')
    expect(said('since', '2026-02-01..')).toBe('à partir du 01/02/2026')
    expect(said('since', '2026-02-01..2026-02-28')).toBe('du 01/02/2026 au 28/02/2026')
    expect(said('position', '..1200')).toBe('1\u202f200 ou moins')
  })

  test('proposes the usual intervals, by the day it is in Paris', () => {
    expect(presets(new Date('2026-02-28T23:30:00Z')).map(({ value }) => value)).toEqual([
      '2026-03-01..2026-03-01',
      '2026-02-23..2026-03-01',
      '2026-03-01..2026-03-01',
      '2026-01-01..2026-03-01',
    ])
  })

  test('keeps one search a name, whatever its case and accents', () => {
    const list = withSearch([{ name: 'Été', search: 'a' }], { name: ' été ', search: 'b' })
    expect(list).toEqual([{ name: 'été', search: 'b' }])
    expect(hasName(list, 'ETE')).toBe(true)
  })
})
