import type { Column } from '../../kind'
import { orderOperators } from '../../operators'

/** A time of day as it is written. */
export const hour = /^([01]\d|2[0-3]):[0-5]\d$/

export const column: Column = {
  column: () => 'time(0)',
  json: () => ({ type: 'string', pattern: hour.source }),
  operators: orderOperators,
  cell: 'text',
  filter: 'none',
}
