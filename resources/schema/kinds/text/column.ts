import type { Field } from '../../field'
import type { Column, JsonSchema } from '../../kind'
import { textOperators } from '../../operators'

/** The column of every kind that is a text: its JSON Schema tells one from the other. */
export const textColumn = (json: (field: Field) => JsonSchema): Column => ({
  column: () => 'text',
  json,
  operators: textOperators,
  cell: 'text',
})

export const column = textColumn((field) => ({
  type: 'string',
  maxLength: field.max ?? 255,
  ...(field.min ? { minLength: field.min } : {}),
}))
