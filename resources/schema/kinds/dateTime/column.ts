import type { Column } from '../../kind'
import { orderOperators } from '../../operators'

export const column: Column = {
  column: () => 'timestamptz',
  json: () => ({ type: 'string', format: 'date-time' }),
  operators: orderOperators,
  cell: 'date',
  filter: 'date',
}
