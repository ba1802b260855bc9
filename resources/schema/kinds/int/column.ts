import type { Column } from '../../kind'
import { orderOperators } from '../../operators'

export const column: Column = {
  column: () => 'integer',
  json: ({ min, max }) => ({
    type: 'integer',
    ...(max === undefined && { format: 'int32' }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  }),
  operators: orderOperators,
  cell: 'number',
  numeric: true,
}
