import { fold } from '../../../resources/schema/fold'
import { singular } from '../../../resources/schema/search-words'
import type { Work } from '../../api/work'
import type { Synonyms } from '../article-words'

/** How alike a label has to be to one word of the search, at least, for its words to be looked at. */
const alike = '0.3'

/** Letters that differ between two words: left out, put in, changed, or two beside one another swapped. */
export function misspelling(typed: string, word: string): number {
  let [former, above, row]: number[][] = [[], [], Array.from({ length: word.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= typed.length; i += 1) {
    ;[former, above, row] = [above ?? [], row ?? [], [i]]
    for (let j = 1; j <= word.length; j += 1) {
      const same = typed[i - 1] === word[j - 1] ? 0 : 1
      const swaps = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      const cost = [(above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same]
      row[j] = Math.min(...cost, ...(swaps ? [(former[j - 2] ?? 0) + 1] : []))
    }
  }
  return row?.[word.length] ?? 0
}

/** Letters that may differ: one of a short word, two of a longer one. */
const forgiven = (word: string) => (word.length < 7 ? 1 : 2)

const places = [
  ['product', 'label'],
  ['brand', 'label'],
  ['family', 'label'],
].map(
  ([table, name]) =>
    `select t.${name} as text from ${table} t where t."deletedAt" is null and t.active and t.${name}__fold %> $1`,
)

/** The words of labels of products, brands and families that are most like a word, the most frequent first. */
async function wordsLike(work: Work, word: string): Promise<readonly string[]> {
  const rows = await work.tx.query<{ word: string }>(
    `select w.word from (${places.join(' union all ')}) t, regexp_split_to_table(lower(t.text), '[^[:alpha:]]+') w(word)
     where length(w.word) > 2 group by 1 order by count(*) desc limit 2000`,
    [word],
  )
  return rows.map((row) => row.word)
}

/** Letters that begin a word alike. */
const sounds = ['ckqsx', 'gj', 'iy', 'fp', 'vw', 'ao', 'eao']

/** « mangue » is no misspelt « langue »: another first letter is another word, unless it is left out, swapped, or sounds alike. */
function beginsAlike(typed: string, word: string): boolean {
  const [a = '', b = ''] = [typed[0], word[0]]
  if (a === b || sounds.some((some) => some.includes(a) && some.includes(b))) return true
  return typed.length !== word.length || (a === word[1] && b === typed[1])
}

const isSpelled = (word: string) => word.length > 3 && word.length < 40 && /^[a-z]+$/.test(word)

/** The word that was meant instead of one that no label holds; itself where none is near. */
async function spelled(work: Work, word: string, synonyms: Synonyms): Promise<string> {
  if (!isSpelled(word) || synonyms.has(singular(word))) return word
  const known = await wordsLike(work, word)
  if (known.some((one) => fold(one).startsWith(singular(word)))) return word
  const [best] = [...known, ...synonyms.keys()]
    .filter((one) => isSpelled(fold(one)) && beginsAlike(singular(word), singular(fold(one))))
    .map((one) => ({ one, letters: fold(one) }))
    .map(({ one, letters }) => ({
      one,
      wrong: Math.min(misspelling(word, letters), misspelling(singular(word), singular(letters))),
    }))
    .filter(({ one, wrong }) => wrong <= Math.min(forgiven(one), forgiven(word)))
    .sort((a, b) => a.wrong - b.wrong || Number(a.one[0] !== word[0]) - Number(b.one[0] !== word[0]))
  return best?.one ?? word
}

/** What was meant by a text that finds nothing: its unknown words as labels spell them; undefined where there are none. */
export async function correctedText(work: Work, q: string, synonyms: Synonyms): Promise<string | undefined> {
  await work.tx.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [alike])
  const words = q
    .trim()
    .toLowerCase()
    .split(/[\s'’-]+/)
    .slice(0, 8)
  const right: string[] = []
  for (const word of words) {
    const meant = await spelled(work, fold(word), synonyms)
    right.push(meant === fold(word) ? word : meant)
  }
  return right.every((word, at) => word === words[at]) ? undefined : right.join(' ')
}
