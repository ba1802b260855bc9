import { fold } from '../../resources/schema/fold'
import { emptyWords, type SearchWord, searchWords, singular } from '../../resources/schema/search-words'
import type { Work } from '../api/work'

/** A word of a search with its synonyms: one of the ways to say it, each of some words that all stand there. */
export type ShopWord = readonly (readonly SearchWord[])[]

/** Synonyms that staff keep, by what is typed (« Synonymes de recherche »). */
export type Synonyms = ReadonlyMap<string, readonly string[]>

const parts = (text: string): string[] =>
  fold(text)
    .split(/[\s'‐-―-]+/)
    .filter(Boolean)
const bare = (part: string) => part.replace(/[.,;:!?]+$/, '')

/** The most words that one synonym is made of. */
const longest = 4

export async function readSynonyms(work: Work): Promise<Synonyms> {
  const rows = await work.tx.query<{ label: string; meaning: string }>(
    `select label, meaning from searchsynonym where active and "deletedAt" is null`,
  )
  const ways = rows.map(({ label, meaning }): [string, string[]] => [
    parts(label).map(bare).join(' '),
    meaning.split(','),
  ])
  return new Map(ways)
}

/** The synonym that some words typed are, as they are or in the singular: « pâté » is not « pâtes ». */
function synonymOf(typed: readonly string[], synonyms: Synonyms): string | undefined {
  const spelled = [typed.map(bare), typed.map((part) => singular(bare(part)))].map((some) => some.join(' '))
  return spelled.find((key) => synonyms.has(key))
}

/** How many of the parts from one on are a synonym, the longest first. */
const synonymAt = (typed: readonly string[], at: number, synonyms: Synonyms): number =>
  Array.from({ length: longest }, (_, less) => longest - less).find(
    (count) => at + count <= typed.length && synonymOf(typed.slice(at, at + count), synonyms) !== undefined,
  ) ?? 0

/** The words of what somebody typed, each with what staff say that it means. */
export function shopWords(q: string, synonyms: Synonyms): ShopWord[] {
  const typed = parts(q)
  const words: ShopWord[] = []
  let plain: string[] = []
  const flush = () => {
    const tells = plain.some((part) => !emptyWords.has(part)) || plain.length === typed.length
    if (plain.length && tells) words.push(...searchWords(plain.join(' ')).map((word) => [[word]]))
    plain = []
  }
  for (let at = 0; at < typed.length; at += 1) {
    const count = synonymAt(typed, at, synonyms)
    const one = typed.slice(at, at + count)
    if (count > 0) {
      flush()
      const said = [one.join(' '), ...(synonyms.get(synonymOf(one, synonyms) ?? '') ?? [])]
      words.push(said.map((text) => searchWords(text)).filter((way) => way.length > 0))
      at += count - 1
    } else plain.push(typed[at] ?? '')
  }
  flush()
  return words
}
