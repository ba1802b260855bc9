import type { Column } from '../../kind'

export const column: Column = {
  lists: true,
  json: (field) => ({ type: 'array', maxItems: field.max ?? 200, items: { type: 'object' } }),
  operators: [],
  cell: 'text',
}
