import { expect, test } from 'vitest'
import type { FilterInput } from '../../server/database/filter'
import { Params } from '../../server/database/params'
import { cellOf, conditionsSql, sheetColumn } from '../../server/trade/export-source'

const column = { key: 'quantity', label: 'Quantité', kind: 'quantity' } as const

test('a column of a reckoned export keeps the decimals of its kind, a day is a day', () => {
  expect(sheetColumn(column)).toEqual({ header: 'Quantité', width: 14, scale: 3 })
  expect(sheetColumn({ ...column, kind: 'price' })).toMatchObject({ scale: 4 })
  expect(cellOf(column, '12.500')).toBe(12.5)
  expect(cellOf(column, '')).toBeNull()
  expect(cellOf({ ...column, kind: 'date' }, '2026-03-04T00:00:00Z')).toEqual({ wall: '2026-03-04' })
})

test('what is filtered is a row by its id, or days', () => {
  const params = new Params()
  const filters: FilterInput[] = [
    { name: 'adherent_id', operator: 'eq', value: 3 },
    { name: 'day', operator: 'gte', value: '2026-01-01' },
  ]
  expect(conditionsSql(filters, params)).toBe('m."adherent_id" = $1::bigint and m."day" >= $2::date')
  expect(params.values).toEqual([3, '2026-01-01'])
  expect(conditionsSql([], params)).toBe('true')
  expect(() => conditionsSql([{ name: 'day', operator: 'like', value: 'x' }], params)).toThrow()
})
