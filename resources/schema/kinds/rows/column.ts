import type { Column } from '../../kind'

/** Most lines of a list that does not say. */
export const mostRows = 500

export const column: Column = {
  json: (field) => ({ type: 'array', maxItems: field.max ?? mostRows, items: { type: 'object' } }),
  operators: [],
  cell: 'text',
}
