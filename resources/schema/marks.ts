/** What stands in the `%{name}` marks of a phrase; `smart_count` also chooses its form. */
export type PhraseValues = Readonly<Record<string, string | number | null | undefined>>

/** Fills the marks of a phrase; one without a value stays. */
export const fillMarks = (phrase: string, values: PhraseValues = {}): string =>
  phrase.replace(/%\{(.*?)\}/g, (mark, name: string) => String(values[name] ?? mark))

/** Makes the function that says the keys of French texts without counts: all that the login page carries. */
export const plainSayer =
  <T extends Readonly<Record<string, string>>>(texts: T) =>
  (key: keyof T & string, values?: PhraseValues): string =>
    fillMarks(texts[key] ?? key, values)
