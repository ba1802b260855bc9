import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { importsOf } from '../kit/architecture'

/** Files in which faults are made: the rules, not what is declared, answered or drawn. */
const rules: Readonly<Record<string, readonly string[]>> = {
  'resources/catalogue': ['orderability', 'price-periods', 'spend', 'units'],
  'resources/directory': ['contract-state', 'delivery-calendar', 'serving'],
  'resources/litigations': ['states'],
  'resources/orders': ['cart-quantity', 'confirmation', 'fees', 'levels', 'states', 'terms-check', 'totals'],
  'resources/receptions': ['amounts', 'rules', 'service-rate'],
  'resources/schema': [
    'check',
    'date-text',
    'decimal-text',
    'exact',
    'paris-time',
    'predicate',
    'row-checks',
  ],
  'resources/stock': ['cump', 'inventory-rules', 'item-key'],
  'resources/tenders': ['notice-states'],
  'server/api': ['crud', 'input', 'read', 'remove', 'values', 'write'],
  'server/database': [
    'compile-search',
    'condition',
    'filter-value',
    'keyset',
    'order',
    'perimeter',
    'query',
    'rights',
    'past-rights',
  ],
}

/** Whole folders of the server's acts; what reads for a printed sheet is left out. */
const acts = ['server/litigations', 'server/orders', 'server/receptions', 'server/stock', 'server/trade']
const isAct = (name: string) =>
  name.endsWith('.ts') && !/(^|\/)(calls|policies|pdf.*|.*-(calls|pdf|page))\.ts$|^pdf\//.test(name)

/** The tests on a real server that walk a folder's domain. */
const served: Readonly<Record<string, readonly string[]>> = {
  'resources/catalogue': ['catalogue/orderability', 'catalogue/prices', 'catalogue/shop', 'orders/carts'],
  'resources/directory': ['directory', 'orders/carts'],
  'resources/litigations': ['litigations'],
  'resources/orders': ['orders', 'receptions'],
  'resources/receptions': ['receptions'],
  'resources/schema': ['engine/every-resource', 'search-conditions'],
  'resources/stock': ['stock', 'receptions'],
  'resources/tenders': ['tenders'],
  'server/api': [
    'engine/every-resource',
    'engine/rights',
    'engine/repo',
    'engine/openapi',
    'orders/permissions',
    'settings',
    'lists',
  ],
  'server/database': [
    'search-conditions',
    'settings/tables',
    'search-call',
    'search-counts',
    'search-plans',
    'search-words',
    'lists',
    'long-lists',
    'engine/rights',
    'engine/virtual',
    'matrix/wall',
    'orders/permissions',
  ],
  'server/litigations': ['litigations', 'receptions'],
  'server/orders': ['orders', 'receptions'],
  'server/receptions': ['receptions', 'stock'],
  'server/stock': ['stock', 'receptions'],
  'server/trade': [
    'orders',
    'stock',
    'receptions',
    'catalogue/orderability',
    'catalogue/out-of-catalog',
    'litigations',
    'trade',
  ],
}
/** Long runs of their own, which say nothing of a rule that the others do not say. */
const tooLong = [
  'orders/killed',
  'orders/statements',
  'orders/invariants',
  'orders/properties',
  'stock/concurrency',
]

const listed = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

/** Every file in which a fault may be made. */
export const targets: readonly string[] = [
  ...Object.entries(rules).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}.ts`)),
  ...acts.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isAct)
      .map((name) => join(folder, name)),
  ),
].sort()

const code = {
  files: new Map(
    ['resources', 'server', 'test', 'src', 'i18n']
      .flatMap(listed)
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  ),
  dependencies: [],
  development: [],
}
const importers = new Map<string, string[]>()
for (const { from, to, isType } of importsOf(code))
  if (!isType) importers.set(to, [...(importers.get(to) ?? []), from])

const isUnit = (path: string) =>
  /^test\/((resources|types|providers|screens)\/.*|sort-rights)\.test\.ts$/.test(path)

/** The tests without a server that import a file, itself or through others. */
export function unitTestsOf(path: string): string[] {
  const seen = new Set([path])
  for (const one of seen) for (const from of importers.get(one) ?? []) seen.add(from)
  return [...seen].filter(isUnit).sort()
}

const serverTests = listed('test/server').filter((path) => path.endsWith('.test.ts'))

/** How often a test names what a file is called after: those that speak of it most run first. */
function mentions(path: string, test: string): number {
  const words = basename(path, '.ts').split('-')
  const text = code.files.get(test) ?? ''
  return words.reduce((sum, word) => sum + text.split(word).length - 1, 0)
}

const importing = (path: string, test: string) => (importers.get(path) ?? []).includes(test)

/** The tests on a server that import a file or walk its domain, the nearest first. */
export function serverTestsOf(path: string): string[] {
  const parts = served[dirname(path)] ?? served[dirname(dirname(path))] ?? []
  const walks = (test: string) => parts.some((part) => test.startsWith(`test/server/${part}`))
  return serverTests
    .filter((test) => importing(path, test) || walks(test))
    .filter((test) => !tooLong.some((long) => test.includes(long)))
    .sort()
    .sort((a, b) => mentions(path, b) - mentions(path, a))
}
