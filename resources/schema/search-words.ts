import { fold } from './fold'

/** A word that somebody looks for: a text holds it when it is like one of its patterns. */
export interface SearchWord {
  /** What is looked for, folded, in the singular. */
  stem: string
  /** Patterns of `like`, their own wildcards taken literally. */
  patterns: readonly string[]
}

/** Words that a French label is full of and that tell nothing; kept where there are no others. */
export const emptyWords: ReadonlySet<string> = new Set(
  'a au aux d de des du en et l la le les un une'.split(' '),
)

/** Two spellings of one thing. */
const alike = new Map([
  ['demi', '1/2'],
  ['1/2', 'demi'],
])

const mostWords = 8
/** Letters from which a word is looked for anywhere: below, an index knows only how words begin. */
const shortest = 3
const unit = '(?:kg|g|mg|l|cl|ml|dl|mm|cm|m)'
const measure = new RegExp(`^(\\d+(?:[.,]\\d+)?)(${unit})$`)

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The singular that a plural begins with: « pommes » → pomme, « gâteaux » → gateau, « chevaux » → cheva. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  if (/[^e]aux$/.test(word)) return word.slice(0, -2)
  return /[^s]s$|[aeo]ux$/.test(word) ? word.slice(0, -1) : word
}

/** Where a word begins: at the start, after a blank, after a hyphen; a number after the sign of « 6×1,5 L » too. */
const begins = (text: string) => [
  `${text}%`,
  ...[' ', '-', ...(/^\d/.test(text) ? ['×', 'x'] : [])].map((before) => `%${before}${text}%`),
]

/** « 1kg » and « 1 kg », with a point or a comma, and no other number that ends in it. */
function measurePatterns(number: string, of: string): string[] {
  const spelled = escaped(number).replace(/[.,]/, '_')
  return [...begins(`${spelled}${of}`), ...begins(`${spelled} ${of}`)]
}

function wordOf(text: string): SearchWord {
  const [, number, of] = measure.exec(text) ?? []
  if (number && of) return { stem: text, patterns: measurePatterns(number, of) }
  const stem = singular(text)
  const spellings = [stem, alike.get(text) ?? []].flat().map(escaped)
  const isShort = stem.length < shortest
  return { stem, patterns: spellings.flatMap((one) => (isShort ? begins(one) : [`%${one}%`])) }
}

/**
 * The words of what somebody typed, each of which must be found somewhere, in any order: folded, hyphens and apostrophes
 * parting them as × parts numbers, French plurals in the singular, a number joined to its unit; `%` parts words as well (specification 2 §5).
 */
export function searchWords(typed: string): SearchWord[] {
  const parts = fold(typed)
    .replace(/(?<=\d) *[x×*] *(?=\d)|(?<!\S)[x×](?=\d)/g, ' ')
    .replace(new RegExp(`(\\d) +(${unit})(?![a-z])`, 'g'), '$1$2')
    .split(/[\s%'"‐-―()[\]«»;:!?+-]+|,(?!\d)/)
    .map((part) => part.replace(/^[.,]+|[.,]+$/g, ''))
    .filter(Boolean)
  const telling = parts.filter((part) => !emptyWords.has(part))
  return [...new Set(telling.length ? telling : parts)].slice(0, mostWords).map(wordOf)
}
