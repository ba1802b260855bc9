import type { Field, Tone } from './field'

type Word = string | { label?: string; tone?: Tone } | null

const labelOf = (key: string, word: Word): string => (typeof word === 'string' ? word : word?.label) ?? key
const toneOf = (word: Word): Tone => (typeof word === 'string' ? undefined : word?.tone) ?? 'grey'

/** What is said of each key, asked of the table when it is read: in the language of that moment. */
function said<V>(table: object, of: (key: string, word: Word) => V): Record<string, V> {
  const words = table as Record<string, Word>
  const read = (key: string) => ({ enumerable: true, get: () => of(key, words[key] ?? null) })
  return Object.defineProperties({}, Object.fromEntries(Object.keys(table).map((key) => [key, read(key)])))
}

/** Of an answer: one of the keys of a table (states, kinds), called and coloured as the table says. */
export const toldKey = <T extends object>(label: string, table: T): Field<keyof T & string, true> => ({
  kind: 'select',
  label,
  required: true,
  options: said(table, labelOf),
  tones: said(table, (_key, word) => toneOf(word)),
})
