import { fold } from '../../../resources/schema/fold'
import { tidyCode } from '../../../resources/schema/reading/codes'
import type { Work } from '../../api/work'
import type { Reach } from '../article-text'
import { type ShopWord, type Synonyms, shopWords } from '../article-words'
import { correctedText } from './spelling'

/** One way to look for what somebody called an article. */
export interface Way {
  words: readonly ShopWord[]
  reach: Reach
  /** What was looked for instead of what was typed. */
  meant: string | null
  /** Some of the words are left out. */
  near: boolean
}

const measured = /\d(?:kg|gr?|mg|l|cl|ml|dl|mm|cm|m|%)$/

/** A reference or a barcode: compared whole or by its beginning, never corrected nor shortened (5-doors §6). */
export function isCode(text: string): boolean {
  const code = fold(tidyCode(text))
  const hasBoth = /^[a-z0-9][a-z0-9._/-]{2,}$/.test(code) && /\d/.test(code) && /[a-z]/.test(code)
  return /^\d{5,}$/.test(code) || (hasBoth && !measured.test(code))
}

/** Words long enough to be looked for inside others: « cola » stands in « chocolat » by chance. */
const isLong = (words: readonly ShopWord[]) => words.flat(2).every(({ stem }) => stem.length > 4)

/** What is left of a search that finds nothing: without its numbers, then its first word alone. */
function shorter(words: readonly ShopWord[]): ShopWord[][] {
  const named = words.filter((ways) => ways.some((way) => way.some(({ stem }) => !/\d/.test(stem))))
  return [named, named.slice(0, 1)].filter((some) => some.length > 0 && some.length < words.length)
}

/** The words as they were typed, where words begin: the only way that may be certain. */
export const directWay = (name: string, synonyms: Synonyms): Way => ({
  words: shopWords(name, synonyms),
  reach: 'start',
  meant: null,
  near: false,
})

/** The ways to look for a name that its words do not find, the closest first; none for a code (domain §4.6). */
export async function* looserWays(work: Work, name: string, synonyms: Synonyms): AsyncGenerator<Way> {
  const words = shopWords(name, synonyms)
  if (!words.length || isCode(name)) return
  const meant = (await correctedText(work, name, synonyms)) ?? null
  const right = meant === null ? words : shopWords(meant, synonyms)
  if (meant !== null) yield { words: right, reach: 'start', meant, near: false }
  if (isLong(words)) yield { words, reach: 'inside', meant: null, near: false }
  for (const some of shorter(right)) yield { words: some, reach: 'start', meant, near: true }
}
