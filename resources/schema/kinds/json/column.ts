import type { Column } from '../../kind'

export const column: Column = {
  lists: true,
  column: () => 'jsonb',
  json: ({ component }) => (component ? { $ref: `#/components/schemas/${component}` } : {}),
  operators: [],
  cell: 'text',
}
