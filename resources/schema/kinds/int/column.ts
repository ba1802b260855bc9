import type { Column } from '../../kind'
import { orderOperators } from '../../operators'

export const column: Column = {
  column: () => 'integer',
  json: (field) => ({ type: 'integer', minimum: field.min ?? -2147483648, maximum: field.max ?? 2147483647 }),
  operators: orderOperators,
  cell: 'number',
  numeric: true,
}
