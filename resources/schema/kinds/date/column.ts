import type { Column } from '../../kind'
import { orderOperators } from '../../operators'

export const column: Column = {
  column: () => 'date',
  json: () => ({ type: 'string', format: 'date' }),
  operators: orderOperators,
  cell: 'date',
  filter: 'date',
}
