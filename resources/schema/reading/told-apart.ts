/** A name, and the digits by which it is told from others of that name. */
export interface ToldApart {
  name: string
  code: string
}

const before = /^(\d{4,6})[\s,–-]+(\D.*)$/
const after = /^(\D.*?)[\s,(–-]+(\d{4,6})\)?$/

/** A name and its code in one text: « 34000 Montpellier », « Montpellier (34000) »; undefined where there is no code. */
export function toldApart(text: string): ToldApart | undefined {
  const given = text.trim()
  const [, code, name] = before.exec(given) ?? []
  if (code && name) return { code, name }
  const [, first, last] = after.exec(given) ?? []
  return first && last ? { code: last, name: first } : undefined
}
