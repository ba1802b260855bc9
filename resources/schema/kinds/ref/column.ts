import type { Column } from '../../kind'
import { choiceOperators } from '../../operators'

export const column: Column = {
  column: () => 'bigint',
  json: () => ({ type: 'integer', minimum: 1 }),
  operators: choiceOperators,
  cell: 'text',
  filter: 'reference',
}
