import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resources } from '../resources'

const keyOf = (name: string, kind: string, label: string) => `${name} ${kind} « ${label} »`
const declared = new Set(
  resources.all.flatMap(({ fields }) =>
    Object.entries(fields).map(([name, { kind, label }]) => keyOf(name, kind, label)),
  ),
)

/** The fields that code declares by itself although a resource has one of that name, kind and label. */
const again = (code: string): string[] =>
  [...code.matchAll(/(\w+): f\.(\w+)\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(
    ([, name = '', kind = '', options = '']) => {
      const [, single, double] = /label: (?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/.exec(options) ?? []
      return declared.has(keyOf(name, kind, single ?? double ?? '')) ? [name] : []
    },
  )

/** What coincides only: the span and the words of a search, a reason that history keeps, a code that somebody types, what is joined. */
const coincide: Readonly<Record<string, readonly string[]>> = {
  'accounts/enrol.ts': ['code'],
  'accounts/login.ts': ['email'],
  'accounts/own-factor.ts': ['code'],
  'accounts/own-lists.ts': ['value'],
  'api/deleted-calls.ts': ['title', 'first_name', 'last_name'],
  'api/history-answers.ts': ['first_name', 'last_name', 'label'],
  'api/imports/columns-call.ts': ['value', 'value'],
  'catalogue/orderability-call.ts': ['date'],
  'catalogue/price-history.ts': ['article_ids'],
  'directory/referencing-bulk.ts': ['adherent_ids', 'groupAdherent_ids', 'supplier_ids'],
  'directory/save-coverage.ts': ['department_ids'],
  'egalim/calls.ts': ['year', 'company_id', 'year', 'family'],
  'lists/calls.ts': ['value'],
  'litigations/calls.ts': ['status', 'search', 'supplier_id', 'comment', 'reason'],
  'orders/confirmation-input.ts': ['state'],
  'orders/link-calls.ts': ['decision'],
  'orders/substitution-calls.ts': ['search'],
  'orders/tool-calls.ts': ['reference', 'search'],
  'pricing/campaign-calls.ts': ['reason'],
  'pricing/request-calls.ts': ['origin'],
  'quotes/calls.ts': ['reason'],
  'rebates/leak-calls.ts': ['from', 'to', 'company_id', 'family_id'],
  'receptions/calls.ts': ['reason'],
  'receptions/reception-input.ts': ['article_id'],
  'statistics/calls.ts': ['article_id'],
  'stock/calls.ts': ['from', 'to', 'search'],
  'stock/inventory-calls.ts': ['state'],
  'stock/voucher-calls.ts': ['state', 'from', 'to', 'search'],
  'tenders/consult-document.ts': ['email'],
  'tenders/consultation-calls.ts': ['reason'],
  'tenders/negotiation-calls.ts': ['supplier_ids'],
  'tenders/preparation-calls.ts': ['step', 'supplier_ids', 'adherent_ids'],
  'tenders/publication-calls.ts': ['reason'],
}

test('what a call asks of a resource is declared there alone', () => {
  const found = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [path, again(readFileSync(join('server', path), 'utf8'))] as const)
    .filter(([, names]) => names.length)
  expect(Object.fromEntries(found)).toEqual(coincide)
  expect(again("batch: f.text({ label: 'Lot', max: 60 })")).toEqual(['batch'])
})
