/** Somebody who may be mentioned. */
export interface Person {
  id: number
  name: string
  email: string
}

/** What a person is called in a list: of several of one name, each with its address. */
export const labelOf = ({ id, name, email }: Person, people: readonly Person[]): string =>
  people.some((other) => other.name === name && other.id !== id) ? `${name} (${email})` : name

/** The mention that is being typed before the caret: where its « @ » stands, and the words after it. */
export function mentionAt(text: string, caret: number): { from: number; words: string } | undefined {
  const found = /(?:^|[\s(])@((?:[^\s@][^\n@]{0,40})?)$/.exec(text.slice(0, caret))
  if (!found) return undefined
  const words = found[1] ?? ''
  return { from: caret - words.length - 1, words }
}

/** Those whom a text mentions, by « @ » and their name; of several of one name, whom one has chosen. */
export function mentionedIn(text: string, people: readonly Person[], chosen: readonly number[]): number[] {
  const named = people.filter(({ name }) => text.includes(`@${name}`))
  const picked = new Set(named.filter(({ id }) => chosen.includes(id)).map(({ name }) => name))
  return named.filter(({ id, name }) => chosen.includes(id) || !picked.has(name)).map(({ id }) => id)
}

/** The parts of a text, those that mention somebody marked. */
export function partsOf(text: string, people: readonly Person[]): { text: string; isMention: boolean }[] {
  const names = people.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length)
  const parts: { text: string; isMention: boolean }[] = []
  let rest = text
  while (rest) {
    const places = names
      .map((name) => ({ name, at: rest.indexOf(name) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.name.length - a.name.length)
    const [first] = places
    if (!first) break
    if (first.at) parts.push({ text: rest.slice(0, first.at), isMention: false })
    parts.push({ text: first.name, isMention: true })
    rest = rest.slice(first.at + first.name.length)
  }
  return rest ? [...parts, { text: rest, isMention: false }] : parts
}
