import { fold } from '../../fold'
import type { Check } from '../../kind'
import { lookup } from '../../lookup'
import { messages } from '../../messages'

/** What people write for yes and no, in columns of crosses too. */
const words: Readonly<Record<string, boolean>> = lookup({
  ...{ oui: true, o: true, vrai: true, true: true, yes: true, y: true, '1': true, x: true },
  ...{ '✓': true, '✔': true, '☑': true, '☒': true },
  ...{ non: false, n: false, faux: false, false: false, no: false, '0': false, '☐': false },
})

const parse = (typed: string): boolean | string =>
  words[fold(typed.trim().replace(/\ufe0f$/, ''))] ?? typed.trim()

export const check: Check<boolean> = {
  clean: (value) => (typeof value === 'string' ? parse(value) : value),
  check: (value) => (typeof value === 'boolean' ? undefined : messages.bool),
  parse,
  format: (value) => (value ? messages.yes : messages.no),
}
