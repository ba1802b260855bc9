import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resources } from '../resources'
import { tablesOf } from '../server/database/tables'
import { wrongNames } from './kit/sql-names'

const columns = new Map(
  tablesOf(resources).map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]),
)

const codeOf = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(room, path))
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }))

/** The tables of the declarations' constants: `orderLine` → `order_line`. */
const tableOf = new Map(
  codeOf('resources').flatMap(({ code }) =>
    [...code.matchAll(/export const (\w+) = \w+\(\s*'(\w+)'/g)].map(([, constant = '', name = '']) => [
      constant,
      resources.find(name)?.table ?? name,
    ]),
  ) as [string, string][],
)

const wrongIn = (code: string) => wrongNames('server/a.ts', code, { columns, tableOf })

test('every name in the SQL of the server is one of the declarations', () => {
  const code = codeOf('server')
  expect(code.filter((one) => one.code.includes('select ')).length).toBeGreaterThan(100)
  expect(code.flatMap((one) => wrongNames(one.path, one.code, { columns, tableOf }))).toEqual([])
})

test.each([
  [
    'a column of an alias',
    'x(`select o.number\n from "order" o where o.nmber = $1`)',
    'server/a.ts:2 order.nmber',
  ],
  ['a column alone', "x('select id, nmber from reception')", 'server/a.ts:1 nmber'],
  [
    'a column that is written',
    'x(`insert into litigation (statut) values ($1)`)',
    'server/a.ts:1 litigation.statut',
  ],
  ['a column that is set', "x('update stock_voucher set stat = $1 where id = $2')", 'server/a.ts:1 stat'],
  ['the end of a select', "x = select(orderLine, ['id'], 'where ordre_id = $1')", 'server/a.ts:1 ordre_id'],
])('%s that no table has is told with its file and line', (_what, code, told) => {
  expect(wrongIn(code)).toContain(told)
})

test('a column that is renamed is told wherever the SQL of the server says its former name', () => {
  const renamed = new Map(columns)
  for (const [table, column] of [
    ['order', 'ask_delivery_date'],
    ['reception_line', 'qty_accepted'],
    ['stock_voucher', 'date_operation'],
  ] as const)
    renamed.set(table, new Set([...(columns.get(table) ?? [])].filter((name) => name !== column)))
  const told = codeOf('server').flatMap(({ path, code }) =>
    wrongNames(path, code, { columns: renamed, tableOf }),
  )
  const places = (name: string) => told.filter((one) => one.endsWith(name)).length
  expect(places('ask_delivery_date')).toBeGreaterThan(3)
  expect(places('qty_accepted')).toBeGreaterThan(3)
  expect(places('date_operation')).toBeGreaterThan(3)
})
