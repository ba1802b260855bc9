import { createRequire } from 'node:module'
import { afterEach, expect, test } from 'vitest'
import { type PhraseValues, speak } from '../../resources/schema/marks'
import { fill, fillWritten } from '../../resources/schema/phrase'
import { sayer } from '../../resources/schema/say'

const { transformPhrase } = createRequire(import.meta.url)('node-polyglot') as {
  transformPhrase: (phrase: string, values: PhraseValues | undefined, locale: string) => string
}

const phrases = [
  'Bonjour',
  'Bonjour %{name}',
  '%{name}, %{name} et %{other}',
  '%{unité} : 100 % de %{x}',
  '%{smart_count} ligne |||| %{smart_count} lignes',
  ' une |||| plusieurs ',
  'sans forme, %{smart_count}',
  'une ||||',
  '$& %{name} $1',
  '',
]
const values: (PhraseValues | undefined)[] = [
  undefined,
  {},
  { name: 'Ève', unité: 'kg', x: 3 },
  { name: '%{other} $&', other: '' },
  { name: null, other: undefined },
  ...[0, 1, 1.5, 2, 21, -1].map((smart_count) => ({ smart_count, name: 'A' })),
]

test.each(['fr', 'en'])('our phrases are filled as node-polyglot fills them, in %s', (locale) => {
  for (const phrase of phrases)
    for (const given of values)
      expect(fill(phrase, given, locale).replaceAll(',', '.'), `${phrase} ${JSON.stringify(given)}`).toBe(
        transformPhrase(phrase, given, locale).replaceAll(',', '.'),
      )
})

test('a count is written as the language writes numbers', () => {
  expect(fill('%{smart_count} ligne |||| %{smart_count} lignes', { smart_count: 1200 })).toBe(
    '1\u202f200 lignes',
  )
})

test('a text that people write keeps what is no mark of it', () => {
  expect(fillWritten('{objet} {autre} 5 %{rang}', { objet: '{rang}', rang: 2 })).toBe('{rang} {autre} 5 %2')
})

afterEach(() => speak(() => undefined))

test('another language is its phrases by the same keys; what it lacks is said in French', () => {
  const say = sayer({ 'a.lines': '%{smart_count} ligne |||| %{smart_count} lignes', 'a.b': 'Oui' })
  speak(() => ({ locale: 'en', phrases: { 'a.lines': '%{smart_count} line |||| %{smart_count} lines' } }))
  expect([say('a.lines', { smart_count: 0 }), say('a.b')]).toEqual(['0 lines', 'Oui'])
})
