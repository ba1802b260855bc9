import type { Column } from '../../kind'

export const column: Column = {
  lists: true,
  column: () => 'jsonb',
  json: () => ({}),
  operators: [],
  cell: 'text',
}
