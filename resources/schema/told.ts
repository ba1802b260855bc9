import type { Field, KindName, Tone } from './field'
import type { Answer } from './infer'
import { many } from './pick'

const said = <V>(kind: KindName, label: string): Field<V, true> => ({ kind, label, required: true })
const decimal = (label: string) => said<string>('decimal', label)

type Word = string | { label?: unknown; tone?: Tone }

/** What the keys of a table are called, and their colours; a key whose table says neither is called as itself. */
function wordsOf(table: object): Pick<Field, 'options' | 'tones'> {
  const words = Object.entries<Word>({ ...table })
  const labelOf = (key: string, word: Word) =>
    typeof word === 'string' ? word : typeof word?.label === 'string' ? word.label : key
  return {
    options: Object.fromEntries(words.map(([key, word]) => [key, labelOf(key, word)])),
    tones: Object.fromEntries(
      words.flatMap(([key, word]) => (typeof word === 'object' && word?.tone ? [[key, word.tone]] : [])),
    ),
  }
}

/** Fields of answers that no resource declares: what the server counts or works out. Each is always there, unless `maybe`. */
export const told = {
  text: (label: string) => said<string>('text', label),
  long: (label: string) => said<string>('longText', label),
  int: (label: string) => said<number>('int', label),
  bool: (label: string) => said<boolean>('bool', label),
  /** `YYYY-MM-DD`. */
  date: (label: string) => said<string>('date', label),
  /** `YYYY-MM`. */
  month: (label: string): Field<string, true> => ({ ...said('text', label), example: '2026-11' }),
  /** ISO 8601. */
  moment: (label: string) => said<string>('dateTime', label),
  money: (label: string) => said<string>('money', label),
  decimal,
  percent: (label: string): Field<string, true> => ({ ...decimal(label), unit: '%' }),
  /** The id of a row of this resource. */
  ref: (to: string, label: string): Field<number, true> => ({ ...said('ref', label), to }),
  /** Ids, or other whole numbers from 1. */
  ids: (label: string): Field<number[], true> => ({ ...said('refs', label), max: 100_000 }),
  texts: (label: string): Field<string[], true> => ({ ...said('list', label), max: 100_000 }),
  /** Days, `YYYY-MM-DD`. */
  days: (label: string): Field<string[], true> => ({
    ...told.texts(label),
    example: ['2026-12-01', '2026-12-03'],
  }),
  /** One of these words. */
  word: <const N extends string>(label: string, words: readonly N[]): Field<N, true> => ({
    ...said('select', label),
    options: Object.fromEntries(words.map((word) => [word, word])),
  }),
  /** One of the keys of a table: states, kinds. It is called, and coloured, as the table says. */
  keyOf: <T extends object>(label: string, table: T): Field<keyof T & string, true> => ({
    ...said('select', label),
    ...wordsOf(table),
  }),
}

/** What an act answers that has nothing else to say. */
export const success = { success: told.bool('Fait') }

/** What an act answers that made a row. */
export const made = { id: told.int('Identifiant') }
export type Made = Answer<typeof made>

/** What an act on several answers: how many it was done to. */
export const counted = { count: told.int('Nombre') }
export type Counted = Answer<typeof counted>

/** When what is typed was kept. */
export const savedAt = { saved_at: told.moment('Enregistré le') }
export type SavedAt = Answer<typeof savedAt>

/** Of a sheet that was brought back: what is wrong in its lines (`SheetErrors`). */
export const sheetErrors = {
  errors: many('Erreurs', { line: told.int('Ligne'), message: told.long('Message') }),
  more: told.int('Autres erreurs'),
  remarks: many('Remarques', { line: told.int('Ligne'), message: told.long('Message') }),
}
