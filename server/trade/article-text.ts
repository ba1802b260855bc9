import type { SearchWord } from '../../resources/schema/search-words'
import type { Work } from '../api/work'
import { Params } from '../database/params'
import { likeSql } from '../database/quick'
import type { ShopWord } from './article-words'

/** Where a word is looked for: where words begin, or anywhere in them. */
export type Reach = 'start' | 'inside'

/** What is looked for, and how far. */
export interface Looking {
  words: readonly ShopWord[]
  reach: Reach
  /** What the words name beside the articles themselves. */
  named: Named
}

/** Ids of the rows that a word names, by word and column; without those of which there are too many to list. */
type Named = ReadonlyMap<string, readonly number[]>

const escaped = (stem: string) => stem.replace(/[^a-z0-9]/g, '\\$&')
/** A stem that is no measure, and long enough for an index to know it anywhere. */
const isWord = ({ stem, patterns }: SearchWord) => stem.length > 2 && patterns[0]?.startsWith('%') === true

/** Whether a text holds the word: where one begins, unless it is looked for anywhere. */
export function holdsSql(
  text: string,
  word: SearchWord,
  { reach, params }: { reach: Reach; params: Params },
): string {
  const found = likeSql(text, word, params)
  if (reach === 'inside' || !isWord(word)) return found
  const starts = word.patterns.map((pattern) => escaped(pattern.slice(1, -1).replace(/\\(.)/g, '$1')))
  return `(${found} and ${text} ~ ${params.add(`\\m(${starts.join('|')})`, 'text')})`
}

/** What may name a word: brand, supplier, family, and the unit in which one orders. */
const namers = {
  brand_id: ['brand', 'label__fold'],
  supplier_id: ['supplier', 'name__fold'],
  family_id: ['family', 'label__fold'],
  order_management: ['unit', 'label__fold'],
} as const

const mostNamed = 200
const keyOf = ({ stem }: SearchWord, column: string) => `${stem} ${column}`

/** Looks up what the words name beside the articles: an index knows how many articles share each of a few ids. */
export async function namedBy(work: Work, { words, reach }: Omit<Looking, 'named'>): Promise<Named> {
  const params = new Params()
  const asked = words.flat(2).flatMap((word) =>
    isWord(word)
      ? Object.entries(namers).map(([column, [table, name]]) => ({
          key: keyOf(word, column),
          rows: `select n.id from ${table} n where n."deletedAt" is null and ${holdsSql(`n.${name}`, word, { reach, params })}`,
        }))
      : [],
  )
  if (!asked.length) return new Map()
  const lists = asked.map(({ rows }, at) => `array(${rows} limit ${mostNamed + 1}) as "${at}"`)
  const [row] = await work.tx.query<Record<string, number[]>>(`select ${lists.join(', ')}`, params.values, {
    fresh: true,
  })
  return new Map(
    asked.flatMap(({ key }, at): [string, number[]][] => {
      const ids = (row?.[at] ?? []).map(Number)
      return ids.length > mostNamed ? [] : [[key, ids]]
    }),
  )
}

/** References are looked for by what can be one: nothing without a figure. */
const isReference = (stem: string) => /\d/.test(stem) && stem.length > 3

function wordSql(
  of: string,
  word: SearchWord,
  { reach, named, params }: Looking & { params: Params },
): string {
  const [label, reference] = [`${of}.label__fold`, `${of}.ref_supplier__fold`]
  const names = Object.keys(namers).flatMap((column) => {
    const ids = named.get(keyOf(word, column))
    return ids?.length ? [`${of}.${column} = any(${params.add(ids, 'bigint[]')})`] : []
  })
  if (!isReference(word.stem))
    return [
      holdsSql(label, word, { reach, params }),
      holdsSql(reference, word, { reach, params }),
      ...names,
    ].join(' or ')
  const codes = `select p.id from product p where p."deletedAt" is null and ${likeSql('p.code__fold', word, params)}`
  const own = [holdsSql(label, word, { reach, params }), likeSql(reference, word, params), ...names]
  return `${own.join(' or ')} or ${of}.product_id = any(array(${codes}))`
}

/** Every word, or what it means, stands in the label, in the reference, in the code of the product, or in one of the names. */
export const textSql = (of: string, looking: Looking, params: Params): string[] =>
  looking.words.map((ways) => {
    const all = ways.map((way) =>
      way.map((word) => `(${wordSql(of, word, { ...looking, params })})`).join(' and '),
    )
    return all.length ? `(${all.map((way) => `(${way})`).join(' or ')})` : 'false'
  })

/** A whole word of a label, in the singular or the plural. */
const whole = (stem: string) => `${escaped(stem)}(s|x|es)?\\M`

/** What may stand between the words of a name. */
const between = '[^a-z0-9]+((de|d|du|des|a|au|aux|en|et|l|la|le|les)[^a-z0-9]+)*'

/** Whether a label says the words one after the other, as they were typed. */
function togetherSql(label: string, words: readonly ShopWord[], params: Params): string {
  const stems = words.flatMap(([way = []]) => way.filter(isWord).map(({ stem }) => stem))
  if (stems.length < 2) return 'true'
  const pattern = stems.map((stem) => `${escaped(stem)}(s|x|es)?`).join(between)
  return `${label} ~ ${params.add(`\\m${pattern}\\M`, 'text')}`
}

/**
 * How well a label answers, the least best: by the word that it answers worst (as a whole, by its beginning, elsewhere), then by
 * whether it begins with one of them – « riz » is « Riz rond » before « Boisson au riz » –, then by whether it says them
 * together – « lait entier » before « lait en poudre entier ».
 */
export function answerSql(label: string, words: readonly ShopWord[], params: Params): string {
  const like = (pattern: string) => `${label} ~ ${params.add(pattern, 'text')}`
  const wordClass = (word: SearchWord) =>
    isWord(word)
      ? `(case when ${like(`\\m${whole(word.stem)}`)} then 0 when ${like(`\\m${escaped(word.stem)}`)} then 1 else 2 end)`
      : `(case when ${likeSql(label, word, params)} then 0 else 2 end)`
  const greatest = (some: readonly string[]) => `greatest(0, ${some.join(', ')})`
  const classes = words.map(
    (ways) => `least(2, ${ways.map((way) => greatest(way.map(wordClass))).join(', ')})`,
  )
  const isNot = (sql: string) => `case when ${sql} then 0 else 1 end`
  return `(4 * ${greatest(classes)} + 2 * ${isNot(beginsSql(label, words, params))} + ${isNot(togetherSql(label, words, params))})`
}

/** Whether a label begins with one of the words. */
export function beginsSql(label: string, words: readonly ShopWord[], params: Params): string {
  const firsts = words.flat().flatMap(([first]) => (first && isWord(first) ? [first.stem] : []))
  if (!firsts.length) return 'true'
  const tests = firsts.map(
    (stem) =>
      `(${label} like ${params.add(`${stem.replace(/[\\%_]/g, '\\$&')}%`, 'text')} and ${label} ~ ${params.add(`^${whole(stem)}`, 'text')})`,
  )
  return `(${tests.join(' or ')})`
}
