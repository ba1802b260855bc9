import type { Field, KindName } from './field'
import type { Answer } from './infer'
import { many } from './pick'

const said = <V>(kind: KindName, label: string): Field<V, true> => ({ kind, label, required: true })
const decimal = (label: string) => said<string>('decimal', label)

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
