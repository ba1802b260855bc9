import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../resources'
import { fold } from '../../resources/schema/fold'
import { compileRows } from '../../server/database/compile-rows'
import type { FilterInput } from '../../server/database/filter'
import { searchRows } from '../../server/database/search'
import { policies } from '../../server/policies'
import { openShelf, pageOf, type Shelf, staff } from '../kit/shelf'

let shelf: Shelf

beforeAll(async () => {
  shelf = await openShelf()
})

afterAll(() => shelf.close())

const labels = async (filter: FilterInput) =>
  (await pageOf(shelf.db, { filters: [filter], limit: 50 })).rows.map((row) => row.label).sort()

test('the rows of a page are the same as JSON of the database and by the driver', async () => {
  for (const resource of resources.all) {
    const work = { actor: staff, registry: resources, policies }
    const [records, text] = await shelf.db.read(staff, async (tx) => {
      const rows = await searchRows(tx, work, { resource, limit: 20, orders: [['id', 'asc']] })
      const [json] = await tx.query<{ rows: string | null }>(compileRows(work, resource), [
        rows.map((row) => row.id),
      ])
      return [rows, json?.rows ?? '[]']
    })
    expect(JSON.parse(text), resource.name).toEqual(JSON.parse(JSON.stringify(records)))
  }
})

describe('like', () => {
  const texts = [
    'Crème brûlée',
    'CREME BRULEE',
    'Cœur de bœuf',
    'COEUR DE BOEUF',
    'Œufs frais',
    'Ex æquo',
    'Straße',
    'L’été',
    "L'été",
    '100 % jus',
    'a_b',
    'a\\b',
    'Ñandú',
    'ÇA',
    'ﬁnes herbes',
    'Île flottante',
    'e\u0301te\u0301',
  ]

  beforeAll(() => shelf.insert(texts, '1'))

  test('the database folds as the product does', async () => {
    const { rows } = await shelf.owner.query<{ text: string; folded: string }>(
      'select text, fold(text) as folded from unnest($1::text[]) text',
      [texts],
    )
    for (const { text, folded } of rows) expect(folded, text).toBe(fold(text))
  })

  test.each([
    ['creme brulee', ['Crème brûlée', 'CREME BRULEE']],
    ['COEUR', ['Cœur de bœuf', 'COEUR DE BOEUF']],
    ['œufs', ['Œufs frais']],
    ['l’ete', ['L’été', "L'été"]],
    ['a_b', ['a_b']],
    ['a\\b', ['a\\b']],
    ['coeur%boeuf', ['Cœur de bœuf', 'COEUR DE BOEUF']],
    ['boeuf%coeur', []],
    ['ete', ['L’été', "L'été", 'e\u0301te\u0301']],
  ])('%s', async (value, expected) => {
    await expect.poll(() => labels({ name: 'label', operator: 'like', value })).toEqual([...expected].sort())
  })
})

test('an empty value is equal to nothing but empty, and other than every value', async () => {
  await shelf.clear()
  await shelf.insert(['Vide'], 'null')
  await shelf.insert(['Un'], '1')
  await shelf.insert(['Deux'], '2')
  const found = (operator: FilterInput['operator'], value: unknown) =>
    labels({ name: 'price_ht', operator, value })
  await expect.poll(() => found('eq', null)).toEqual(['Vide'])
  expect(await found('eq', '1')).toEqual(['Un'])
  expect(await found('ne', null)).toEqual(['Deux', 'Un'])
  expect(await found('ne', '1')).toEqual(['Deux', 'Vide'])
  expect(await found('in', ['1', null])).toEqual(['Un', 'Vide'])
  expect(await found('notIn', ['1'])).toEqual(['Deux', 'Vide'])
  expect(await found('notIn', ['1', null])).toEqual(['Deux'])
  expect(await found('gte', '1')).toEqual(['Deux', 'Un'])
  expect(await found('between', ['1', '1'])).toEqual(['Un'])
  expect(await found('between', [null, '1'])).toEqual(['Un'])
  for (const open of [['1'], ['1', ''], { start: '1' }, { start: '1', end: null }])
    expect(await found('between', open), JSON.stringify(open)).toEqual(['Deux', 'Un'])
  for (const open of [{ end: '1' }, { start: '', end: '1' }])
    expect(await found('between', open), JSON.stringify(open)).toEqual(['Un'])
  for (const none of [null, '1', 1])
    await expect(found('between', none)).rejects.toMatchObject({
      answer: { fields: [{ name: 'price_ht', message: 'Un intervalle est attendu.' }] },
    })
})
