import type { Field, Tone } from './field'

type Word = string | { label?: string; tone?: Tone } | null

const labelOf = (key: string, word: Word): string => (typeof word === 'string' ? word : word?.label) ?? key
const toneOf = (word: Word): Tone => (typeof word === 'string' ? undefined : word?.tone) ?? 'grey'

/** Of an answer: one of the keys of a table (states, kinds), called and coloured as the table says. */
export function toldKey<T extends object>(label: string, table: T): Field<keyof T & string, true> {
  const words = Object.entries<Word>({ ...table } as Record<string, Word>)
  return {
    kind: 'select',
    label,
    required: true,
    options: Object.fromEntries(words.map(([key, word]) => [key, labelOf(key, word)])),
    tones: Object.fromEntries(words.map(([key, word]) => [key, toneOf(word)])),
  }
}
