import { defineKind } from '../kind'
import { textOperators } from '../operators'
import { checkText } from '../text-checks'

/** Several lines of text; 10,000 characters unless told. Line ends are `\n`. */
export const longText = defineKind<string>({
  column: () => 'text',
  json: (field) => ({ type: 'string', maxLength: field.max ?? 10_000 }),
  clean: (value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trimEnd() : value),
  check: (value, field) => checkText(value, { ...field, max: field.max ?? 10_000 }),
  parse: (typed) => typed.replace(/\r\n?/g, '\n').trimEnd(),
  format: (value) => value,
  operators: textOperators,
  cell: 'text',
})
