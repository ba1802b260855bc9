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
  'accounts/own-account-endpoints.ts': ['code'],
  'accounts/own-lists.ts': ['value'],
  'api/deleted-calls.ts': ['title', 'first_name', 'last_name'],
  'api/history-answers.ts': ['first_name', 'last_name', 'label'],
  'api/imports/columns-call.ts': ['value', 'value'],
  'catalogue/shop-endpoints.ts': ['date', 'article_ids'],
  'directory/referencing-endpoints.ts': ['adherent_ids', 'groupAdherent_ids', 'supplier_ids'],
  'directory/supplier-endpoints.ts': ['department_ids'],
  'egalim/closing-endpoints.ts': ['code', 'state'],
  'egalim/endpoints.ts': ['year', 'family'],
  'leakage/endpoints.ts': ['from', 'to', 'company_id', 'family_id'],
  'lists/calls.ts': ['value'],
  'litigations/endpoints.ts': ['status', 'search', 'supplier_id', 'comment', 'reason'],
  'orders/call-fields.ts': ['search'],
  'orders/cart-endpoints.ts': ['search'],
  'orders/confirmation-fields.ts': ['state'],
  'orders/link-calls.ts': ['decision'],
  'pricing/endpoints.ts': ['reason', 'origin'],
  'quotes/endpoints.ts': ['reason'],
  'receptions/endpoints.ts': ['reason'],
  'receptions/reception-fields.ts': ['article_id'],
  'schema/merge-endpoints.ts': ['kept_id'],
  'statistics/endpoints.ts': ['article_id'],
  'stock/endpoints.ts': ['from', 'to', 'search', 'state', 'search', 'state'],
  'tenders/consult-document.ts': ['email'],
  'tenders/consultation-endpoints.ts': ['reason'],
  'tenders/endpoints.ts': ['reason'],
  'tenders/judgement-endpoints.ts': ['supplier_ids'],
  'tenders/preparation-endpoints.ts': ['step', 'supplier_ids', 'adherent_ids'],
}

const within = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => [path, again(readFileSync(join(folder, path), 'utf8'))] as const)

test('what a call asks of a resource is declared there alone', () => {
  const ofCalls = ['endpoints.ts', '-fields.ts'].flatMap((ending) => within('resources', ending))
  const found = [...within('server', '.ts'), ...ofCalls].filter(([, names]) => names.length)
  expect(Object.fromEntries(found)).toEqual(coincide)
  expect(again("batch: f.text({ label: 'Lot', max: 60 })")).toEqual(['batch'])
})
