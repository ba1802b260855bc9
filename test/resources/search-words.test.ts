import { expect, test } from 'vitest'
import { fold } from '../../resources/schema/fold'
import { searchWords, singular } from '../../resources/schema/search-words'
import { Params } from '../../server/database/params'
import { fixtureArticles } from '../../server/seed/data/fixture-articles'
import { demoProducts } from '../../server/seed/demo/products'
import { holdsSql, textSql } from '../../server/trade/article-text'
import { shopWords } from '../../server/trade/article-words'

const stems = (typed: string) => searchWords(typed).map(({ stem }) => stem)

test.each([
  ['pâtes', ['pate']],
  ['Œufs', ['oeuf']],
  ['pommes de terre', ['pomme', 'terre']],
  ['demi-écrémé', ['demi', 'ecreme']],
  ["jus d'orange", ['jus', 'orange']],
  ['jambon 1kg', ['jambon', '1kg']],
  ['jambon 1 kg', ['jambon', '1kg']],
  ['steak 1,5 kg', ['steak', '1,5kg']],
  ['haché steak', ['hache', 'steak']],
  ['riz%vrac', ['riz', 'vrac']],
  ['de', ['de']],
  ['GG03135', ['gg03135']],
  ['Eau de source 6×1,5 L', ['eau', 'source', '6', '1,5l']],
  ['gobelet x1000', ['gobelet', '1000']],
  ['  ', []],
])('%s is looked for as %j', (typed, expected) => {
  expect(stems(typed)).toEqual(expected)
})

test('a plural begins with the singular that is looked for', () => {
  const pairs = {
    pommes: 'pomme',
    gateaux: 'gateau',
    chevaux: 'cheva',
    choux: 'chou',
    eaux: 'eau',
    jus: 'jus',
    noix: 'noix',
    bio: 'bio',
  }
  for (const [plural, one] of Object.entries(pairs)) expect(singular(plural)).toBe(one)
})

test('a measure is found with and without its blank, and in no other number', () => {
  const [word] = searchWords('1kg')
  const isFound = (text: string) =>
    word?.patterns.some((pattern) =>
      new RegExp(`^${pattern.replaceAll('%', '.*').replaceAll('_', '.')}$`).test(text),
    )
  for (const text of ['jambon 1 kg', 'jambon 1kg', '1 kg de jambon']) expect(isFound(text), text).toBe(true)
  for (const text of ['jambon 11 kg', 'jambon 2,1 kg', 'jambon 1 l']) expect(isFound(text), text).toBe(false)
})

test('half is found in both spellings, and what people type is never a wildcard', () => {
  expect(searchWords('demi')[0]?.patterns).toEqual(['%demi%', '%1/2%'])
  expect(searchWords('a_b\\c')[0]?.patterns).toEqual(['%a\\_b\\\\c%'])
})

test('no more than eight words are looked for', () => {
  expect(searchWords('abc bcd cde def efg fgh ghi hij ijk jkl')).toHaveLength(8)
})

/** Whether a text, folded, holds every word of what is typed. */
const holds = (text: string, typed: string) =>
  searchWords(typed).every(({ patterns }) =>
    patterns.some((pattern) => {
      const literal = pattern
        .replace(/[.*+?^${}()|[\]]/g, '\\$&')
        .replaceAll('%', '.*')
        .replaceAll('_', '.')
      return new RegExp(`^${literal}$`, 's').test(fold(text))
    }),
  )

test('every label of the demonstration is found by itself, and by its words turned round', () => {
  const labels = [
    ...new Set([...fixtureArticles.map(({ label }) => label), ...demoProducts().map(({ label }) => label)]),
  ]
  expect(labels.length).toBeGreaterThan(100)
  const turned = (label: string) =>
    label
      .split(/ (?=\p{L}{3,})/u)
      .reverse()
      .join(' ')
  expect(labels.filter((label) => !holds(label, label) || !holds(label, turned(label)))).toEqual([])
})

const wordOf = (typed: string) => searchWords(typed)[0] ?? { stem: '', patterns: [] }

test('a word is looked for where one begins, a measure and a short one anywhere', () => {
  const isBounded = (typed: string, reach: 'start' | 'inside') =>
    holdsSql('t', wordOf(typed), { reach, params: new Params() }).includes('~')
  expect(isBounded('pomme', 'start')).toBe(true)
  expect(isBounded('pomme', 'inside')).toBe(false)
  for (const typed of ['1kg', 'ab']) expect(isBounded(typed, 'start'), typed).toBe(false)
})

test('a code of a product is looked for by what can be one', () => {
  const isCode = (typed: string) =>
    textSql('a', { words: [[[wordOf(typed)]]], reach: 'start', named: new Map() }, new Params())
      .join(' ')
      .includes('code__fold')
  expect(isCode('gg03135')).toBe(true)
  for (const typed of ['pomme', '6', '1kg']) expect(isCode(typed), typed).toBe(false)
})

test('the words of a search stand beside what staff say that they mean', () => {
  const ways = (typed: string) =>
    shopWords(typed, new Map([['patate', ['pomme de terre']]])).map((word) =>
      word.map((way) => way.map(({ stem }) => stem)),
    )
  expect(ways('patates rouges')).toEqual([[['patate'], ['pomme', 'terre']], [['rouge']]])
  expect(ways('rouges de patates')).toEqual([[['rouge']], [['patate'], ['pomme', 'terre']]])
  expect(ways('de')).toEqual([[['de']]])
})
