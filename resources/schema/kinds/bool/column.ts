import type { Column } from '../../kind'

export const column: Column = {
  column: () => 'boolean',
  json: () => ({ type: 'boolean' }),
  operators: ['eq', 'ne'],
  cell: 'bool',
  filter: 'bool',
}
