import { fillMarks, type PhraseValues } from './marks'

/** The marks of a phrase: `%{order}` asks for `order`. */
export type Marks<T extends string> = T extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | Marks<Rest>
  : never

/**
 * A phrase with its values, in node-polyglot's format: `%{name}` marks, `||||` between the forms of a count.
 * A count is written as the language writes numbers.
 */
export function fill(phrase: string, values: PhraseValues = {}, locale = 'fr'): string {
  const count = values.smart_count
  if (count == null) return fillMarks(phrase, values)
  const n = Number(count)
  const [one = '', more] = phrase.split('||||')
  const isSeveral = locale === 'fr' ? n >= 2 : n !== 1
  const form = (isSeveral && more) || one
  return fillMarks(form.trim(), { ...values, smart_count: n.toLocaleString(locale) })
}

/** The same of a text that people write, whose marks are `{name}`; one that names no value stays. */
export const fillWritten = (text: string, values: PhraseValues): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
