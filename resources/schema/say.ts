import type { PhraseValues } from './marks'
import { fill } from './phrase'

/** Another language than the French that stands in the code: its phrases, by the same keys. */
export interface Language {
  locale: string
  phrases: Readonly<Record<string, string>>
}

let spoken: () => Language | undefined = () => undefined

/** Who tells the language of what is said now: none is French. */
export function speak(language: typeof spoken): void {
  spoken = language
}

/** A key's phrase in the language spoken, or this French of it, with its values. */
export function say(key: string, french: string, values?: PhraseValues): string {
  const other = spoken()
  return fill(other?.phrases[key] ?? french, values, other?.locale)
}

/** Makes the function that says the keys of these French phrases. */
export const sayer =
  <T extends Readonly<Record<string, string>>>(texts: T) =>
  (key: keyof T & string, values?: PhraseValues): string =>
    say(key, texts[key] ?? key, values)
