import type { Check } from '../../kind'
import { lookup } from '../../lookup'
import { messages } from '../../messages'

const words: Record<string, boolean> = lookup({
  oui: true,
  vrai: true,
  true: true,
  '1': true,
  yes: true,
  no: false,
  non: false,
  faux: false,
  false: false,
  '0': false,
})

export const check: Check<boolean> = {
  check: (value) => (typeof value === 'boolean' ? undefined : messages.bool),
  parse: (typed) => words[typed.trim().toLowerCase()] ?? typed.trim(),
  format: (value) => (value ? messages.yes : messages.no),
}
