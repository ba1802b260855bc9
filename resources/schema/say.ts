import { type PhraseValues, spoken } from './marks'
import { fill } from './phrase'

/** A key's phrase in the language spoken, or this French of it, with its values. */
export function say(key: string, french: string, values?: PhraseValues): string {
  const other = spoken()
  return fill(String(other?.phrases[key] ?? french), values, other?.locale)
}

/** A count as the language spoken writes it. */
export const countText = (count: number): string => count.toLocaleString(spoken()?.locale ?? 'fr-FR')

/** The title of a part of a form, of a chapter of the settings: its French is its key. */
export const sayTitle = (french: string): string => String(spoken()?.phrases[`titles.${french}`] ?? french)

/** A word that a declaration holds outside its fields, a state or a choice: its French is its key. */
export const sayWord = (french: string): string => String(spoken()?.phrases[`words.${french}`] ?? french)

/** Makes the function that says the keys of these French phrases. */
export const sayer =
  <T extends Readonly<Record<string, string>>>(texts: T) =>
  (key: keyof T & string, values?: PhraseValues): string =>
    say(key, texts[key] ?? key, values)
