import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resources } from '../resources'
import { tablesOf } from '../server/database/tables'
import { mostPastWriter, pastWriter, tablesWritten } from './kit/past-writer'
import { wrongNames } from './kit/sql-names'
import { setColumns } from './kit/sql-set'

const columns = new Map(
  tablesOf(resources).map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]),
)

/** The codes of each declared choice, by `table.column`; resources of one table share theirs. */
const choices = new Map<string, Set<string>>()
for (const { table, name, fields } of resources.all)
  for (const [field, { kind, options }] of Object.entries(fields)) {
    if (kind !== 'select' || !options) continue
    const key = `${table ?? name}.${field}`
    choices.set(key, new Set([...(choices.get(key) ?? []), ...Object.keys(options)]))
  }

const codeOf = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
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

const wrongIn = (code: string) => wrongNames('server/a.ts', code, { columns, tableOf, choices })

test('every name in the SQL of the server is one of the declarations', () => {
  const code = codeOf('server')
  expect(code.filter((one) => one.code.includes('select ')).length).toBeGreaterThan(100)
  expect(code.flatMap((one) => wrongNames(one.path, one.code, { columns, tableOf, choices }))).toEqual([])
})

/** Places where rows that others hold are passed over within what changes them, rather than before it. */
const lateClaims = (code: string): string[] =>
  [...code.matchAll(/skip locked(?=\))/g)].flatMap(({ index, 0: { length } }) => {
    let [at, depth] = [index + length, 1]
    while (depth > 0 && at > 0) {
      at -= 1
      depth += code[at] === ')' ? 1 : code[at] === '(' ? -1 : 0
    }
    const [before, within] = [code.slice(0, at), code.slice(at + 1)]
    return /^\s*select\b/.test(within) && !/(as materialized|[^<>]=) $/.test(before) ? [before] : []
  })

test('what is taken from a queue is read once, before the update: the planner may read within it row by row', () => {
  const skipping = codeOf('server').filter(({ code }) => code.includes('skip locked)'))
  expect(skipping.length).toBeGreaterThan(3)
  expect(skipping.filter(({ code }) => lateClaims(code).length).map(({ path }) => path)).toEqual([])
  expect(
    lateClaims('`update m set a = 1 where m.id in (select id from m for update skip locked)`'),
  ).toHaveLength(1)
  expect(lateClaims('`update m set a = 1 from (select id from m for update skip locked) due`')).toHaveLength(
    1,
  )
})

test('who counts what a person has keeps nobody waiting who writes of that person: but who empties the account takes its key', () => {
  const locked = codeOf('server').filter(({ code }) => /from "user" where[^`';()]* for update/.test(code))
  expect(locked.map(({ path }) => path)).toEqual(['server/accounts/pseudonymise.ts'])
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
  [
    'a code of a choice',
    "x(`select o.id from \"order\" o\n where o.status in ('100', '455')`)",
    "server/a.ts:2 order.status '455'",
  ],
  [
    'a code of a column alone',
    "x(`update export_run set size = 1 where state <> 'gone'`)",
    "server/a.ts:1 export_run.state 'gone'",
  ],
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
    wrongNames(path, code, { columns: renamed, tableOf, choices }),
  )
  const places = (name: string) => told.filter((one) => one.endsWith(name)).length
  expect(places('ask_delivery_date')).toBeGreaterThan(3)
  expect(places('qty_accepted')).toBeGreaterThan(3)
  expect(places('date_operation')).toBeGreaterThan(3)
})

test('a state that is gone is told wherever the SQL of the server still asks for it', () => {
  const fewer = new Map(choices).set('order.status', new Set(['100', '150']))
  const told = codeOf('server').flatMap(({ path, code }) =>
    wrongNames(path, code, { columns, tableOf, choices: fewer }),
  )
  expect(told.filter((one) => one.endsWith("order.status '450'")).length).toBeGreaterThan(5)
})

/** The columns that say where a row stands, and change by declared moves alone. */
const moved = new Set(
  resources.all.flatMap(({ table, name, fields, actions = {} }) =>
    Object.entries(fields)
      .filter(
        ([field, { moves }]) => moves || Object.values(actions).some(({ move }) => move?.field === field),
      )
      .map(([field]) => `${table ?? name}.${field}`),
  ),
)

/** States that a statement writes of many rows at once, by a declared step and with their history. */
const bySet = new Map([
  ['server/catalogue/recompute-anomalies.ts anomaly.state', 'the nightly check mends thousands at once'],
])

const handMoved = (path: string, code: string) =>
  setColumns(code)
    .filter((column) => moved.has(column))
    .map((column) => `${path} ${column}`)

test('a state with declared moves is written by no SQL of its own, but where many rows move at once', () => {
  const told = codeOf('server')
    .filter(({ path }) => !path.startsWith('server/seed/'))
    .flatMap(({ path, code }) => handMoved(path, code))
  expect(moved.size).toBeGreaterThan(20)
  expect(told).toEqual([...bySet.keys()])
})

test.each([
  ['x("update tender set status = $1 where id = $2")', 'tender.status'],
  [
    'x(`update "order" o\n  set lines_nb = (select n from a where b), status = case when $1 then $2 end from x`)',
    'order.status',
  ],
  ['x(`with a as (update stock_voucher set "state" = $1) select 1`)', 'stock_voucher.state'],
])('a state that %s writes is told', (code, column) => {
  expect(handMoved('a.ts', code)).toEqual([`a.ts ${column}`])
})

/** The tables of the declarations whose changes stand in a history. */
const told = new Set(
  resources.all.filter((one) => !one.untracked && !one.insertOnly).map(({ table, name }) => table ?? name),
)

test('a declared table with a history is written by the row writer, but in the files that say why not', () => {
  const written = codeOf('server')
    .filter(({ path }) => !/^server\/(database|seed)\//.test(path))
    .flatMap(({ path, code }) => tablesWritten(code, told).map((one) => ({ path, one })))
  const [beside, listedFiles] = [[...new Set(written.map(({ path }) => path))], [...pastWriter.keys()]]
  expect(beside.sort()).toEqual(listedFiles.sort())
  expect(written.length).toBeLessThanOrEqual(mostPastWriter)
})

test.each([
  ['x(`insert into reception_line (id) values ($1)`)', ['insert into reception_line']],
  ['x(`with a as (delete from "order" where id = $1) select 1`)', ['delete from order']],
  ['x(`select id from litigation for update`)', []],
])('%s writes what it writes', (code, tables) => expect(tablesWritten(code, told)).toEqual(tables))

/** Words of the engine's own work, which claims and leases its rows itself: no moves of a document. */
const runs = new Set(['email_outbox', 'export_run', 'import_job', 'job_run'])

test('a choice that nobody types and that says where a document stands declares its moves', () => {
  const without = resources.all.flatMap(({ table, name, fields }) =>
    ['status', 'state'].flatMap((field) =>
      fields[field]?.kind === 'select' && fields[field].readonly && !moved.has(`${table ?? name}.${field}`)
        ? [name]
        : [],
    ),
  )
  expect(without.filter((name) => !runs.has(name))).toEqual([])
})

/** Lists of states that are written where they are read: of the engine's own runs, and of an edge where there is no machine. */
const listed = new Map([
  ['server/exports/runs.ts', "what waits or runs of one person's exports"],
  ['server/tenders/apply-directory-sql.ts', 'referencings have no moves: their form says where they stand'],
])
const inSql = /\b(?:status|state) (?:not )?in \('/
const inCode = /\[(?:'\d{3}'(?:, )?){2,}\]/

test('a list of states is written in the declarations alone', () => {
  const told = ['server', 'src', 'providers']
    .flatMap(codeOf)
    .filter(({ path, code }) => !path.startsWith('server/seed/') && (inSql.test(code) || inCode.test(code)))
    .map(({ path }) => path)
  expect(told).toEqual([...listed.keys()])
  expect(inSql.test("select 1 from tender t where t.status not in ('100', '150')")).toBe(true)
  expect(inCode.test("['350', '400'].includes(status)")).toBe(true)
})
