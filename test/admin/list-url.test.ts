import { describe, expect, test } from 'vitest'
import { f } from '../../resources/schema/f'
import { setting } from '../../resources/schema/setting'
import { isFiltered, queryToday, readListQuery, writeListQuery } from '../../src/admin/list/list-url'
import { pageItems } from '../../src/admin/list/page-items'
import { cycleSort } from '../../src/admin/list/sort-cycle'

describe('the address of a list', () => {
  test('holds several orders, filters as name|value, the quick search and the page', () => {
    const search = 'orderBy=label|asc&orderBy=position|desc&filterBy=label|caf%C3%A9|x&filterBy=q|bio&page=3'
    expect(readListQuery(search)).toEqual({
      orders: [
        ['label', 'asc'],
        ['position', 'desc'],
      ],
      filters: [{ name: 'label', value: 'café|x' }],
      q: 'bio',
      page: 3,
      grouping: [],
    })
  })

  test('says nothing of an ordinary state, and of the page only above 1', () => {
    const usual = { orders: [], filters: [], q: ' ', page: 1, grouping: [] }
    expect(writeListQuery(usual)).toBe('')
    expect(writeListQuery({ ...usual, page: 2 })).toBe('page=2')
  })

  test('reads back what it wrote, whatever the value holds', () => {
    const query = {
      orders: [['zip_code', 'desc'] as const],
      filters: [
        { name: 'label', value: "l'été & l'hiver=100 %|+?" },
        { name: 'department_id', value: '1,2,-' },
      ],
      q: 'pomme, poire',
      page: 12,
      grouping: [['groupBy', 'day|month'] as const, ['groupMeasure', 'price|sum'] as const],
    }
    expect(readListQuery(writeListQuery(query))).toEqual(query)
  })

  test('follows fields that were renamed since', () => {
    const sample = setting('sample', ['Exemple', 'Exemples'], {
      fields: {
        amount: f.int({ label: 'Montant', was: ['cost', 'price'] }),
      },
    })
    const query = readListQuery('orderBy=price|desc&filterBy=cost|12&filterBy=label|x')
    expect(queryToday(sample, query)).toMatchObject({
      orders: [['amount', 'desc']],
      filters: [
        { name: 'amount', value: '12' },
        { name: 'label', value: 'x' },
      ],
    })
  })

  test('keeps the parameters of others', () => {
    expect(writeListQuery({ orders: [], filters: [], q: 'a', page: 1, grouping: [] }, 'tab=2&page=4')).toBe(
      'tab=2&filterBy=q|a',
    )
  })

  test('reads what react-admin’s own links and saved queries say, and writes it by its own names', () => {
    const filter = encodeURIComponent(JSON.stringify({ unit_id: [1, 2], q: 'pomme', label: '' }))
    const query = readListQuery(`filter=${filter}&sort=label&order=DESC&page=2&displayedFilters=%7B%7D`)
    expect(query).toEqual({
      orders: [['label', 'desc']],
      filters: [{ name: 'unit_id', value: '1,2' }],
      q: 'pomme',
      page: 2,
      grouping: [],
    })
    expect(writeListQuery(query, `filter=${filter}&sort=label&tab=1`)).toBe(
      'tab=1&orderBy=label|desc&filterBy=unit_id|1,2&filterBy=q|pomme&page=2',
    )
    expect(readListQuery('filter=oops&sort=')).toEqual({
      orders: [],
      filters: [],
      q: '',
      page: 1,
      grouping: [],
    })
  })

  test('passes over what makes no sense', () => {
    const search =
      'page=-4&page=zz&orderBy=|asc&filterBy=&filterBy=label|&orderBy=label|up&orderBy=label|desc'
    expect(readListQuery(search)).toEqual({
      orders: [['label', 'desc']],
      filters: [],
      q: '',
      page: 1,
      grouping: [],
    })
  })

  test('knows a search from a mere order', () => {
    expect(isFiltered(readListQuery('orderBy=label|asc&page=2'))).toBe(false)
    expect(isFiltered(readListQuery('filterBy=q|a'))).toBe(true)
  })
})

describe('sorting', () => {
  test('a column goes from ascending to descending to none', () => {
    const first = cycleSort([], 'label', false)
    const second = cycleSort(first, 'label', false)
    expect([first, second, cycleSort(second, 'label', false)]).toEqual([
      [['label', 'asc']],
      [['label', 'desc']],
      [],
    ])
  })

  test('a click alone takes the place of the other orders', () => {
    expect(cycleSort([['label', 'desc']], 'position', false)).toEqual([['position', 'asc']])
    const both = [['label', 'desc'] as const, ['position', 'asc'] as const]
    expect(cycleSort(both, 'label', false)).toEqual([['label', 'asc']])
  })

  test('with Shift a column joins, turns and leaves without moving the others', () => {
    const both = cycleSort([['label', 'asc']], 'position', true)
    expect(both).toEqual([
      ['label', 'asc'],
      ['position', 'asc'],
    ])
    const turned = cycleSort(both, 'label', true)
    expect(turned[0]).toEqual(['label', 'desc'])
    expect(cycleSort(turned, 'label', true)).toEqual([['position', 'asc']])
  })
})

describe('the pages offered', () => {
  test('are all there while they are few', () => {
    expect(pageItems(1, 1)).toEqual([1])
    expect(pageItems(2, 6)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('leave gaps around the current one, never for one page only', () => {
    expect(pageItems(1, 20)).toEqual([1, 2, 3, 'gap-after', 19, 20])
    expect(pageItems(10, 20)).toEqual([1, 2, 'gap-before', 9, 10, 11, 'gap-after', 19, 20])
    expect(pageItems(5, 20)).toEqual([1, 2, 3, 4, 5, 6, 'gap-after', 19, 20])
    expect(pageItems(20, 20)).toEqual([1, 2, 'gap-before', 18, 19, 20])
  })
})
