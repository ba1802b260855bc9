import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type Code,
  cycles,
  importBreaches,
  importsOf,
  loginBreaches,
  longFiles,
  networkBreaches,
  twoWayPairs,
} from './kit/architecture'
import { doorBreaches, engineBreaches, tradeWords } from './kit/architecture-engine'
import { figuresElsewhere, handTypedCalls, most, pageWideHas, typesCalledRow } from './kit/architecture-house'
import { dateBreaches, dayBreaches, failureBreaches, typeAheadBreaches } from './kit/architecture-inputs'
import { mostTwoWayPairs, rooms } from './kit/architecture-table'
import { caughtInTransactions, outerPastDoors, rolesTaken } from './kit/architecture-transactions'

/** All but this file, whose planted breaches look like imports. */
const isCode = (path: string): boolean =>
  /\.(ts|tsx|mjs|css)$/.test(path) && !path.endsWith('.d.ts') && path !== 'test/architecture.test.ts'

function readCode(): Code {
  const paths = Object.keys(rooms).flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
  )
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  return {
    files: new Map(paths.filter(isCode).map((path) => [path, readFileSync(path, 'utf8')])),
    dependencies: Object.keys(dependencies),
    development: Object.keys(devDependencies),
  }
}

describe('the code of the project', () => {
  const code = readCode()

  test('is read, imports included', () => {
    expect(code.files.size).toBeGreaterThan(50)
    expect(importsOf(code).length).toBeGreaterThan(code.files.size)
  })
  test('imports only downwards, and only packages of its own', () => expect(importBreaches(code)).toEqual([]))
  test('keeps the engine apart from the trade', () => expect(engineBreaches(code)).toEqual([]))
  test('names the trade in no file of the engine', () => expect(tradeWords(code)).toEqual([]))
  test('lets examples in by the doors only', () => expect(doorBreaches(code)).toEqual([]))
  test('passes the row rights with the transaction of their door alone', () =>
    expect(outerPastDoors(code)).toEqual([]))
  test('takes a role of the database in one place', () => expect(rolesTaken(code)).toEqual([]))
  test('has no circle of imports', () => expect(cycles(code)).toEqual([]))
  test('has few folders that import each other', () =>
    expect(twoWayPairs(code).slice(mostTwoWayPairs)).toEqual([]))
  test('types few calls by hand, and no more than there are', () =>
    expect(handTypedCalls(code).slice(most.handTypedCalls)).toEqual([]))
  test('calls few types « Row », and no more than there are', () =>
    expect(typesCalledRow(code).slice(most.typesCalledRow)).toEqual([]))
  test('reckons purchases in the measure layer alone', () => expect(figuresElsewhere(code)).toEqual([]))
  test('styles nothing by what a whole page has', () => expect(pageWideHas(code)).toEqual([]))
  test('keeps the login page light', () => expect(loginBreaches(code)).toEqual([]))
  test('calls the network in providers only', () => expect(networkBreaches(code)).toEqual([]))
  test('shows a second application in 200 lines, its English included', () => {
    const files = readdirSync('examples/library').map((name) =>
      readFileSync(join('examples/library', name), 'utf8'),
    )
    expect(files.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0)).toBeLessThanOrEqual(200)
  })
  test('has no long file', () => expect(longFiles(code)).toEqual([]))
  test('reckons dates in one place', () => expect(dateBreaches(code)).toEqual([]))
  test('has one day input', () => expect(dayBreaches(code)).toEqual([]))
  test('takes nothing on Enter but what was typed', () => expect(typeAheadBreaches(code)).toEqual([]))
  test('keeps what is shown when its refresh fails', () => expect(failureBreaches(code)).toEqual([]))
  test('catches no error inside a transaction but by attempt()', () =>
    expect(caughtInTransactions(code)).toEqual([]))
})

type Check = (code: Code) => string[]
type Planted = [breach: string, check: Check, files: Record<string, string>]

const planted: Planted[] = [
  ...[
    'const day = (now: Date) => now.toISOString().slice(0, 10)',
    'const later = new Date(now.getTime() + 60_000)',
    "const paris = new Intl.DateTimeFormat('fr-FR')",
    'date.setUTCDate(date.getUTCDate() + 1)',
  ].map((text): Planted => ['a date reckoned by hand', dateBreaches, { 'server/orders/late.ts': text }]),
  ['src importing server', importBreaches, { 'src/admin/list.ts': "import { x } from '../../server/app'" }],
  [
    'server importing src',
    importBreaches,
    { 'server/api/crud.ts': "export { x } from '../../src/admin/list'" },
  ],
  ['resources importing i18n', importBreaches, { 'resources/a/b.ts': "import fr from '../../i18n/fr'" }],
  ['a room importing the tests', importBreaches, { 'server/api/a.ts': "import '../../test/kit/x'" }],
  ['a room importing the scripts', importBreaches, { 'server/app.ts': "import '../scripts/tools.mjs'" }],
  ['a dynamic import', importBreaches, { 'src/apps/a.ts': "const x = await import('../../server/app')" }],
  [
    'an import over several lines',
    importBreaches,
    { 'src/a/b.ts': "import {\n  one,\n} from '../../server/app'" },
  ],
  [
    'an import after a string like a comment',
    importBreaches,
    { 'src/fields/a.ts': "const a = 'image/*'\nimport '../../server/app' /** b */" },
  ],
  [
    'an import of a type',
    importBreaches,
    { 'src/fields/a.ts': "import type { X } from '../../server/api/x'" },
  ],
  ['an absolute path', importBreaches, { 'src/fields/a.ts': "import '/server/app.ts'" }],
  ['an unknown room', importBreaches, { 'lib/a.ts': "import '../src/fields/a'" }],
  [
    'schema importing a domain',
    importBreaches,
    { 'resources/schema/a.ts': "import { b } from '../orders/b'" },
  ],
  ['a domain importing the index', importBreaches, { 'resources/orders/a.ts': "import { b } from '..'" }],
  ['database importing the api', importBreaches, { 'server/database/a.ts': "import { b } from '../api/b'" }],
  ['api importing a domain', importBreaches, { 'server/api/a.ts': "import { b } from '../orders/b'" }],
  ['a domain importing the app', importBreaches, { 'server/orders/a.ts': "import { b } from '../app'" }],
  ['a domain importing another', importBreaches, { 'server/orders/a.ts': "import { b } from '../stock/b'" }],
  ['the app importing main', importBreaches, { 'server/app.ts': "import './main'", 'server/main.ts': '' }],
  ['fields importing admin', importBreaches, { 'src/fields/a.tsx': "import { b } from '../admin/b'" }],
  ['layout importing screens', importBreaches, { 'src/layout/a.tsx': "import { b } from '../screens/b'" }],
  [
    'a screen importing those of another domain',
    importBreaches,
    { 'src/screens/orders/a.tsx': "import { b } from '../shop/b'" },
  ],
  ['screens importing apps', importBreaches, { 'src/screens/a.tsx': "import { b } from '../apps/b'" }],
  ['a part of src that has no floor', importBreaches, { 'src/misc/a.ts': "import { b } from '../fields/b'" }],
  [
    'the check of a kind importing its input',
    importBreaches,
    { 'resources/schema/kinds/isbn/check.ts': "import { input } from './input'" },
  ],
  [
    'the server importing the cell of a kind',
    importBreaches,
    { 'server/api/a.ts': "import { cell } from '../../resources/schema/kinds/isbn/cell'" },
  ],
  [
    'a screen importing the samples of a kind',
    importBreaches,
    { 'src/screens/a.ts': "import { sample } from '../../resources/schema/kinds/isbn/sample'" },
  ],
  [
    'a pattern of files above',
    importBreaches,
    { 'src/fields/a.ts': "import.meta.glob('../admin/*/b.ts')", 'src/admin/c/b.ts': '' },
  ],
  [
    'the engine importing a domain',
    engineBreaches,
    { 'server/api/a.ts': "import { b } from '../trade/b'", 'server/trade/b.ts': '' },
  ],
  [
    'the engine importing the wires of the portal',
    engineBreaches,
    { 'src/admin/a.ts': "import { b } from '../../providers/trade/b'", 'providers/trade/b.ts': '' },
  ],
  ['a role taken by hand', rolesTaken, { 'server/orders/a.ts': "tx.query('set local role portal_system')" }],
  ['a list of the trade in the vocabulary', tradeWords, { 'resources/schema/a.ts': 'const egalimA = {}\n' }],
  ['a word of the trade in the engine', tradeWords, { 'server/api/a.ts': 'const supplier = 1\n' }],
  [
    'an example going past the doors',
    doorBreaches,
    { 'examples/library/a.ts': "import { b } from '../../server/api/call'", 'server/api/call.ts': '' },
  ],
  ['a package not named', importBreaches, { 'src/fields/a.ts': "import _ from 'lodash'" }],
  [
    'a part of a package not named',
    importBreaches,
    { 'src/fields/a.ts': "import { x } from '@scope/pkg/deep'" },
  ],
  ['a development package', importBreaches, { 'server/api/a.ts': "import { x } from 'vitest'" }],
  ['Node.js in the browser', importBreaches, { 'providers/a.ts': "import { x } from 'node:fs'" }],
  [
    'a circle',
    cycles,
    { 'src/a/a.ts': "import './b'", 'src/a/b.ts': "import './c'", 'src/a/c.ts': "import './a'" },
  ],
  ['a file that imports itself', cycles, { 'src/a/a.ts': "import './a'" }],
  [
    'MUI behind the login page',
    loginBreaches,
    { 'src/login/a.ts': "import '../widgets/b'", 'src/widgets/b.ts': "import '@mui/material/Box'" },
  ],
  ['a call typed by hand', handTypedCalls, { 'src/screens/a.ts': 'http.put<Page>(`/order/send`)' }],
  ['a type that says « some record »', typesCalledRow, { 'server/api/a.ts': 'type Row = object' }],
  ['fetch in a screen', networkBreaches, { 'src/screens/a.ts': "await fetch('/api/x')" }],
  ['XMLHttpRequest in a field', networkBreaches, { 'src/fields/a.ts': 'new XMLHttpRequest()' }],
  [
    'a box of choices that does not wait for its answer',
    typeAheadBreaches,
    { 'src/screens/a.tsx': '<Autocomplete filterOptions={(rows) => rows} />' },
  ],
  [
    'a search that is left for the rows of another',
    typeAheadBreaches,
    {
      'src/admin/a.tsx': `useDebounced(q); <input type="search" onKeyDown={(e) => e.key === 'ArrowDown' && enter()} />`,
    },
  ],
  [
    'a table that is dropped when its refresh fails',
    failureBreaches,
    { 'src/screens/a.tsx': 'if (error) return <ErrorState text="" />' },
  ],
  ['a native day', dayBreaches, { 'src/screens/a.tsx': '<input type="date" />' }],
  ['a native day in a property', dayBreaches, { 'src/screens/a.tsx': "field({ type: 'datetime-local' })" }],
  [
    'a second reading of days',
    dayBreaches,
    { 'server/orders/a.ts': "import { parse } from 'date-fns/parse'" },
  ],
  [
    'a second pattern of days',
    dayBreaches,
    { 'providers/a.ts': 'const parts = /^(\\d{1,2})[/.](\\d{1,2})[/.](\\d{4})$/.exec(text)' },
  ],
  ['a day turned round', dayBreaches, { 'server/a.ts': "day.split('/').reverse().join('-')" }],
  [
    'an error caught by a function that is given a transaction',
    caughtInTransactions,
    { 'server/orders/a.ts': 'async function a(work: Work) { try { await b(work) } catch { return 0 } }' },
  ],
  [
    'an error caught in the function of a transaction',
    caughtInTransactions,
    { 'server/orders/a.ts': 'export const a = () => db.system("x", (t) => b(t).catch(() => 0))' },
  ],
  [
    'an error forgiven under a condition',
    caughtInTransactions,
    {
      'server/orders/a.ts':
        'export const a = (tx: Tx) => b(tx).catch((error: unknown) => { if (hard(error)) throw error })',
    },
  ],
  [
    'failures of several pieces of work taken away',
    caughtInTransactions,
    { 'server/orders/a.ts': 'export const a = (tx: Tx) => Promise.allSettled([b(tx)])' },
  ],
  [
    'the outer transaction past the row rights',
    outerPastDoors,
    { 'server/accounts/a.ts': "pastRights(tx, 'perimeter', () => createRow(work, user, value))" },
  ],
  [
    'a figure of purchases beside the measure layer',
    figuresElsewhere,
    { 'server/orders/a.ts': 'const sql = `select sum(amount_ht) from purchase_fact f`' },
  ],
  [
    'a style by what a whole page has',
    pageWideHas,
    { 'src/layout/a.tsx': "const a = { 'body:has(.b) &': {} }" },
  ],
  ['a long file', longFiles, { 'server/api/a.ts': 'x\n'.repeat(201) }],
]

const codeOf = (files: Record<string, string>): Code => ({
  files: new Map(Object.entries(files)),
  dependencies: ['react', 'pg'],
  development: ['vitest'],
})

describe('a planted breach goes red', () => {
  test.each(planted)('%s', (_breach, check, files) => expect(check(codeOf(files))).not.toEqual([]))
})

describe('what is allowed stays green', () => {
  const allowed: [string, string, string][] = [
    ['a screen importing a widget', 'src/screens/orders/a.tsx', "import { b } from '../../widgets/b'"],
    ['a domain importing the api', 'server/orders/a.ts', "import { b } from '../api/b'"],
    ['a domain importing itself', 'server/orders/a.ts', "import { b } from './b'"],
    ['a package named', 'server/database/a.ts', "import pg from 'pg'"],
    ['a development package in a test', 'test/a.test.ts', "import { test } from 'vitest'"],
    [
      'an import in a comment',
      'src/fields/a.ts',
      "/* import '../../server/app' */\n// import '../../server/app'\n",
    ],
    ['an import in a template', 'src/fields/a.ts', "const code = `\nimport '../../server/app'\n`"],
    [
      'the input of a kind importing those of the fields',
      'resources/schema/kinds/isbn/input.ts',
      "import { a } from '../../../../src/fields/inputs/a'",
    ],
    ['the word fetch', 'src/fields/a.ts', 'query.refetch(); // fetch()\n'],
    ['two hundred lines', 'src/fields/a.ts', 'x\n'.repeat(200)],
  ]
  test.each(allowed)('%s', (_what, path, text) => {
    const code = codeOf({ [path]: text })
    expect(
      [importBreaches, cycles, loginBreaches, networkBreaches, longFiles].flatMap((check) => check(code)),
    ).toEqual([])
  })
})
