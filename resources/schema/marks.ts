import type { Locale } from 'date-fns/locale'

/** What stands in the `%{name}` marks of a phrase; `smart_count` also chooses its form. */
export type PhraseValues = Readonly<Record<string, string | number | null | undefined>>

/** Another language than the French that stands in the code: its texts, by the same keys. */
export interface Language {
  locale: string
  phrases: Readonly<Record<string, unknown>>
  /** Its words of days and months. */
  dates?: Locale
  /** What stands between thousands, and before the decimals. */
  numbers?: { group: string; point: string }
}

declare global {
  /** The language of a page that is not French: set before its application is read (`i18n/en/page.ts`). */
  var spokenLanguage: Language | undefined
}

let told = (): Language | undefined => globalThis.spokenLanguage

/** Who tells the language of what is said now: none is French. */
export function speak(now: typeof told): void {
  told = now
}

/** The language of what is said now, where it is not French. */
export const spoken = (): Language | undefined => told()

/** Fills the marks of a phrase; one without a value stays. */
export const fillMarks = (phrase: string, values: PhraseValues = {}): string =>
  phrase.replace(/%\{(.*?)\}/g, (mark, name: string) => String(values[name] ?? mark))

/** Makes the function that says the keys of French texts without counts: all that the login page carries. */
export const plainSayer =
  <T extends Readonly<Record<string, string>>>(texts: T) =>
  (key: keyof T & string, values?: PhraseValues): string =>
    fillMarks(String(spoken()?.phrases[key] ?? texts[key] ?? key), values)
