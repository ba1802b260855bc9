import type { Column } from '../../kind'
import { choiceOperators } from '../../operators'

export const column: Column = {
  column: () => 'text',
  json: (field) => ({ type: 'string', enum: Object.keys(field.options ?? {}) }),
  operators: choiceOperators,
  cell: 'text',
  filter: 'choice',
}
