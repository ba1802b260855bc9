import type { Digits, Field } from '../../field'
import type { Column } from '../../kind'
import { orderOperators } from '../../operators'

export const digitsFor = (field: Field, fallback: Digits): Digits => field.digits ?? fallback

/** The column of exact decimals, of these digits unless the field has its own. */
export const decimalColumn = (digits: Digits): Column => ({
  column: (field) => `numeric(${digitsFor(field, digits).join(',')})`,
  json: () => ({ type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }),
  operators: orderOperators,
  cell: 'number',
  numeric: true,
})
