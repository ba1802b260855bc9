import { defineKind } from '../kind'
import { textOperators } from '../operators'
import { checkText, trim } from '../text-checks'

/** One line of text; 255 characters unless told. */
export const text = defineKind<string>({
  column: () => 'text',
  json: (field) => ({
    type: 'string',
    maxLength: field.max ?? 255,
    ...(field.min ? { minLength: field.min } : {}),
  }),
  clean: trim,
  check: (value, field) => checkText(value, { ...field, max: field.max ?? 255 }),
  parse: (typed) => typed.trim(),
  format: (value) => value,
  operators: textOperators,
  cell: 'text',
})
