import { expect, test } from 'vitest'
import { searchWords, singular } from '../../resources/schema/search-words'

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
