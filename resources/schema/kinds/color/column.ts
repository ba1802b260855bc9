import type { Column } from '../../kind'
import { choiceOperators } from '../../operators'

export const column: Column = {
  column: () => 'text',
  json: () => ({ type: 'string', pattern: '^#[0-9a-f]{6}$' }),
  operators: choiceOperators,
  cell: 'text',
  filter: 'none',
}
