import type { Column } from '../../kind'

export const column: Column = {
  lists: true,
  column: () => 'text[]',
  json: (field) => ({
    type: 'array',
    maxItems: field.max ?? 100,
    items: field.options
      ? { type: 'string', enum: Object.keys(field.options) }
      : { type: 'string', maxLength: 255 },
  }),
  operators: ['eq', 'ne', 'in', 'notIn'],
  cell: 'text',
  filter: 'choice',
}
