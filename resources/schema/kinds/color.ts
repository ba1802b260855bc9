import { defineKind } from '../kind'
import { messages } from '../messages'
import { choiceOperators } from '../operators'
import { checkPattern } from '../text-checks'

/** A colour, `#rrggbb`. */
export const color = defineKind<string>({
  column: () => 'text',
  json: () => ({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
  clean: (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  check: (value) => checkPattern(value, /^#[0-9a-f]{6}$/, messages.color),
  parse: (typed) => typed.trim().toLowerCase(),
  format: (value) => value,
  operators: choiceOperators,
  cell: 'text',
})
