import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import reactAdmin from 'ra-language-french'
import { afterEach, expect, test } from 'vitest'
import { english } from '../i18n/en'
import { words } from '../i18n/en/words'
import { apiErrors } from '../i18n/fr/api-errors'
import { menuMessages } from '../i18n/fr/menu'
import { resources } from '../resources'
import { menuCatalogue } from '../resources/accounts/menus'
import { exportTypes } from '../resources/exports/export-types'
import { frenchDecimal } from '../resources/schema/decimal-text'
import { formOf } from '../resources/schema/derive'
import type { Field, Fields } from '../resources/schema/field'
import { speak } from '../resources/schema/marks'
import type { AnyResource, FormItem } from '../resources/schema/resource'
import { countText } from '../resources/schema/say'
import { frenchOf, keyed } from '../resources/schema/texts'
import { textOfValue, valueOfText } from '../src/fields/inputs/text-of'
import { frenchWords } from './kit/french-words'

const { phrases } = english
const french: Record<string, unknown> = {}
for (const file of readdirSync('i18n/fr'))
  for (const given of Object.values(await import(/* @vite-ignore */ join(process.cwd(), 'i18n/fr', file))))
    if (typeof given === 'object' && given && Object.keys(given).some((key) => key.includes('.')))
      Object.assign(french, given)

afterEach(() => speak(() => undefined))

const numbers = [
  ['int', 1234, '1 234', '1,234', 1234],
  ['money', '1234.50', '1 234,50 €', '1,234.50 €', '1234.50'],
  ['quantity', '0.125', '0,125', '0.125', '0.125'],
  ['coefficient', '12345.6789', '12 345,6789', '12,345.6789', '12345.6789'],
] as const

test.each(numbers)(
  'a number (%s) is written, typed and read as the language spoken does',
  (kind, value, own, other, meant) => {
    const field: Field = { kind, label: '', required: false }
    const shown = () => textOfValue(value, field).replace(/[\u00a0\u202f]/g, ' ')
    expect([shown(), valueOfText(own, field)]).toEqual([own, meant])
    speak(() => english)
    expect([shown(), valueOfText(other, field)]).toEqual([other, meant])
    expect(frenchDecimal('1234.5')).toBe('1\u202f234,5')
  },
)

test('a comma that stands where English writes none is taken for what it is in French', () => {
  const money: Field = { kind: 'money', label: '', required: false }
  speak(() => english)
  expect(valueOfText('1,5', money)).toBe('1.5')
})

const marksOf = (text: string) =>
  [...new Set(text.match(/%\{\w+\}/g))].filter((mark) => mark !== '%{smart_count}').sort()

test('an English phrase has the marks of the French one, and its forms where it counts', () => {
  const wrong = Object.entries(phrases).filter(([key, said]) => {
    const own = french[key] ?? frenchOf(key)
    if (typeof said !== 'string' || typeof own !== 'string') return false
    const isCounted = (text: string) => text.includes('||||')
    return marksOf(own).join() !== marksOf(said).join() || (isCounted(own) && !isCounted(said))
  })
  expect(Object.keys(phrases).length).toBeGreaterThan(1500)
  expect(wrong).toEqual([])
})

const titlesIn = (items: readonly FormItem[]): string[] =>
  items.flatMap((item) =>
    typeof item === 'object' && !Array.isArray(item)
      ? Object.entries(item).flatMap(([title, inner]) => [title, ...titlesIn(inner)])
      : [],
  )

/** The French titles of a declaration: tabs, chapters, its own chapter among the settings. */
const titlesOf = (resource: AnyResource): string[] => [
  ...Object.entries(formOf(resource)).flatMap(([tab, items]) => [tab, ...titlesIn(items)]),
  resource.group ?? '',
]

/** The keys under which declarations say their texts, titles included. */
function keysOfDeclarations(): Set<string> {
  const keys = new Set<string>()
  speak(() => ({
    locale: 'x',
    phrases: new Proxy({}, { get: (_own, key) => void keys.add(String(key)) }),
  }))
  JSON.stringify([resources.all, exportTypes])
  return keys
}

test('each phrase of the English dictionary says a phrase of the French, by the same key', () => {
  const titles = resources.all.flatMap((one) => titlesOf(one))
  const known = new Set([
    ...Object.keys(keyed({ ...reactAdmin, apiErrors, ...menuMessages(menuCatalogue(resources.all)) })),
    ...keysOfDeclarations(),
    ...titles.map((title) => `titles.${title}`),
  ])
  const strays = Object.keys(phrases).filter(
    (key) =>
      french[key] === undefined &&
      frenchOf(key) === undefined &&
      !known.has(key) &&
      !key.startsWith('words.'),
  )
  expect(strays).toEqual([])
  const declared = readdirSync('resources', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join('resources', file), 'utf8'))
    .join()
  expect(Object.keys(words).filter((word) => !declared.includes(word))).toEqual([])
})

test('one list of choices is said alike wherever it stands', () => {
  const said: Record<string, string[]> = {}
  for (const { name, fields } of resources.all)
    for (const [field, { options }] of Object.entries(fields)) {
      if (!options) continue
      const english = Object.keys(options).map((key) => phrases[`resources.${name}.options.${field}.${key}`])
      const list = JSON.stringify(options)
      said[list] ??= []
      if (!english.includes(undefined)) said[list].push(english.join(' | '))
    }
  const shared = Object.values(said).filter(({ length }) => length > 1)
  expect(shared.length).toBeGreaterThan(10)
  for (const texts of shared) expect([...new Set(texts)]).toHaveLength(1)
})

test('a topic that English says is said whole, and no text of the login page has the key of another', () => {
  const topics = new Set(Object.keys(phrases).map((key) => key.split('.')[0] ?? ''))
  const told = [...topics].flatMap((topic) => {
    const own = frenchOf(topic)
    const keys = typeof own === 'object' && own ? Object.keys(keyed(own, `${topic}.`)) : []
    const lacking = keys.filter((key) => phrases[key] === undefined)
    return lacking.length < keys.length ? [{ topic, lacking }] : []
  })
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter(({ lacking }) => lacking.length)).toEqual([])
  expect(Object.keys(french).filter((key) => frenchOf(key) !== undefined)).toEqual([])
})

/** The texts of a declaration that a screen may show, as they are read now. */
function saidBy(resource: AnyResource): string[] {
  const fieldsOf = (fields: Fields): string[] =>
    Object.values(fields)
      .filter((field: Field) => !field.hidden && !field.secret)
      .flatMap(({ label, help = '', options = {}, fields: inner = {} }) => [
        ...[label, help, ...Object.values(options)],
        ...fieldsOf(inner),
      ])
  return [
    ...[...resource.label, resource.list?.title ?? '', ...fieldsOf(resource.fields)],
    ...Object.values(resource.actions ?? {}).flatMap(({ label, confirm = '', done }) => [
      ...[label, done],
      ...(typeof confirm === 'object' ? [confirm.title, confirm.text] : [confirm]),
    ]),
    ...titlesOf(resource).map((title) => String(phrases[`titles.${title}`] ?? title)),
  ].filter(Boolean)
}

/** Tables that no screen shows: what the server keeps for itself. */
const unseen = new Set([
  ...['token', 'kept_answer', 'login_attempt', 'recovery_code', 'order_token', 'quote_token', 'tender_key'],
  ...['purchase_fact', 'food_fact', 'purchase_day', 'purchase_month', 'purchase_day_stale', 'purchase_pair'],
  ...['article_day', 'article_month', 'article_member', 'usable_share', 'guard_count', 'cart_change'],
  ...['identity_flow', 'identity_link', 'identity_session', 'scim_user', 'scim_group', 'scim_member'],
  ...['egalim_plan', 'egalim_plan_change', 'journal_shipment', 'system_sample', 'push_message', 'mail_model'],
  ...['bulk_edit', 'bulk_edit_row', 'merged_record', 'session', 'job_run', 'backup_run', 'comment_follow'],
  ...['order_sending', 'profile_menu', 'profile_permission', 'list_preference', 'dashboardmessage_read'],
  ...['system_alert', 'notification_preference'],
])

test('every label, help, choice, tab and action of a table that a screen shows is said in English', () => {
  const shown = resources.all.filter(({ name }) => !unseen.has(name))
  expect(shown.length).toBeGreaterThan(130)
  // What is replaced in a mail is named in French, and so are the codes of French law.
  const isFrench = (text: string) =>
    frenchWords.test(text.replace(/\{\w+\}|Saint-Pierre-et-Miquelon|Réunion|Valaé/g, ''))
  const inFrench = shown.flatMap(saidBy).filter(isFrench)
  speak(() => english)
  const said = shown.flatMap((one) => saidBy(one).map((text) => `${one.name}: ${text}`))
  expect(said.filter(isFrench)).toEqual([])
  expect(inFrench.length).toBeGreaterThan(1000)
})

test('every type of export is said in English: what it is called, what a row is, its day and its filters', () => {
  const saidOf = () =>
    Object.entries(exportTypes).flatMap(([key, { label, help, period, filters = [] }]) =>
      [label, help, period?.label ?? '', ...filters.map(({ field }) => field.label)].map(
        (text) => `${key}: ${text}`,
      ),
    )
  const inFrench = new Set(saidOf())
  speak(() => english)
  const same = saidOf().filter((text) => inFrench.has(text) && !text.endsWith(': '))
  const ofBoth = ['Contacts', 'EGAlim (ma-cantine)', 'Service', 'Catalogue']
  expect(same.filter((text) => !ofBoth.some((one) => text.endsWith(`: ${one}`)))).toEqual([])
  expect(inFrench.size).toBeGreaterThan(80)
})

test('a count is written as the language writes it', () => {
  expect(countText(1234)).toBe('1\u202f234')
  speak(() => english)
  expect(countText(1234)).toBe('1,234')
})

test('the phrases of a topic are kept by their keys', () => {
  expect(keyed({ a: { b: 'c', d: ['e'] }, f: 'g' })).toEqual({ 'a.b': 'c', 'a.d': ['e'], f: 'g' })
})
