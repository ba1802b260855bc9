import type { Column } from '../../kind'
import { choiceOperators } from '../../operators'

export const column: Column = {
  lists: true,
  json: (field) => ({ type: 'array', maxItems: field.max ?? 1000, items: { type: 'integer', minimum: 1 } }),
  operators: choiceOperators,
  cell: 'text',
  filter: 'reference',
}
